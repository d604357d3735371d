/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { CityList200 } from '../../models/city-list200.ts';
import type { ClinicContacts200 } from '../../models/clinic-contacts200.ts';
import type { ClinicDoctors200 } from '../../models/clinic-doctors200.ts';
import type { ClinicFeedbacks200 } from '../../models/clinic-feedbacks200.ts';
import type { ClinicFilials200 } from '../../models/clinic-filials200.ts';
import type { ClinicFull200 } from '../../models/clinic-full200.ts';
import type { ClinicParameterList200 } from '../../models/clinic-parameter-list200.ts';
import type { ClinicSamplingSlots200 } from '../../models/clinic-sampling-slots200.ts';
import type { ClinicSampling200 } from '../../models/clinic-sampling200.ts';
import type { ClinicServices200 } from '../../models/clinic-services200.ts';
import type { ClinicTypeList200 } from '../../models/clinic-type-list200.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { CountryList200 } from '../../models/country-list200.ts';
import type { DoctorClinics200 } from '../../models/doctor-clinics200.ts';
import type { DoctorContacts200 } from '../../models/doctor-contacts200.ts';
import type { DoctorEducation200 } from '../../models/doctor-education200.ts';
import type { DoctorFeedbacks200 } from '../../models/doctor-feedbacks200.ts';
import type { DoctorFull200 } from '../../models/doctor-full200.ts';
import type { DoctorParameterList200 } from '../../models/doctor-parameter-list200.ts';
import type { DoctorParameters200 } from '../../models/doctor-parameters200.ts';
import type { DoctorQualificationList200 } from '../../models/doctor-qualification-list200.ts';
import type { DoctorQualification200 } from '../../models/doctor-qualification200.ts';
import type { DoctorServices200 } from '../../models/doctor-services200.ts';
import type { DoctorSimilar200 } from '../../models/doctor-similar200.ts';
import type { DoctorSlots200 } from '../../models/doctor-slots200.ts';
import type { DoctorWorkExperience200 } from '../../models/doctor-work-experience200.ts';
import type { GuestSlotHoldCreate201 } from '../../models/guest-slot-hold-create201.ts';
import type { MeddirectionList200 } from '../../models/meddirection-list200.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { QuestionList200 } from '../../models/question-list200.ts';
import type { QuestionRead200 } from '../../models/question-read200.ts';
import type { SearchFilters200 } from '../../models/search-filters200.ts';
import type { SearchResults200 } from '../../models/search-results200.ts';
import type { SearchSuggestions200 } from '../../models/search-suggestions200.ts';
import type { ServiceList200 } from '../../models/service-list200.ts';
import type { SpecialisationList200 } from '../../models/specialisation-list200.ts';
import type { SymptomList200 } from '../../models/symptom-list200.ts';
import type { TooManyRequestsResponse } from '../../models/too-many-requests-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';

export const getCityListResponseMock = (): CityList200 => ({
  data: [
    { id: 1, title: 'Алматы', title_locative: 'Алматы' },
    { id: 2, title: 'Астана', title_locative: 'Астане' },
  ],
});

export const getCityListResponseMock200 = (): CityList200 => ({
  data: [
    { id: 1, title: 'Алматы', title_locative: 'Алматы' },
    { id: 2, title: 'Астана', title_locative: 'Астане' },
  ],
});

export const getCityListResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getCityListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getCountryListResponseMock = (): CountryList200 => ({ data: [{ id: 1, title: 'Казахстан' }] });

export const getCountryListResponseMock200 = (): CountryList200 => ({ data: [{ id: 1, title: 'Казахстан' }] });

export const getCountryListResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getCountryListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicTypeListResponseMock = (): ClinicTypeList200 => ({
  data: [{ id: 1, title: 'Многопрофильная клиника' }],
});

export const getClinicTypeListResponseMock200 = (): ClinicTypeList200 => ({
  data: [{ id: 1, title: 'Многопрофильная клиника' }],
});

export const getClinicTypeListResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getClinicTypeListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicParameterListResponseMock = (): ClinicParameterList200 => ({
  data: [{ id: 1, title: 'Парковка' }],
});

export const getClinicParameterListResponseMock200 = (): ClinicParameterList200 => ({
  data: [{ id: 1, title: 'Парковка' }],
});

export const getClinicParameterListResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getClinicParameterListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorQualificationListResponseMock = (): DoctorQualificationList200 => ({
  data: [{ id: 1, title: 'Высшая категория' }],
});

export const getDoctorQualificationListResponseMock200 = (): DoctorQualificationList200 => ({
  data: [{ id: 1, title: 'Высшая категория' }],
});

export const getDoctorQualificationListResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getDoctorQualificationListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorParameterListResponseMock = (): DoctorParameterList200 => ({
  data: [{ id: 1, title: 'Русский и казахский языки' }],
});

export const getDoctorParameterListResponseMock200 = (): DoctorParameterList200 => ({
  data: [{ id: 1, title: 'Русский и казахский языки' }],
});

export const getDoctorParameterListResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getDoctorParameterListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getServiceListResponseMock = (): ServiceList200 => ({
  data: [
    {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
  ],
});

export const getServiceListResponseMock200 = (): ServiceList200 => ({
  data: [
    {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
  ],
});

export const getServiceListResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getServiceListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getMeddirectionListResponseMock = (): MeddirectionList200 => ({
  data: [{ id: 7, slug: 'kardiologiya', title: 'Кардиология' }],
});

export const getMeddirectionListResponseMock200 = (): MeddirectionList200 => ({
  data: [{ id: 7, slug: 'kardiologiya', title: 'Кардиология' }],
});

export const getMeddirectionListResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getMeddirectionListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getSpecialisationListResponseMock = (): SpecialisationList200 => ({
  data: [{ id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' }],
});

export const getSpecialisationListResponseMock200 = (): SpecialisationList200 => ({
  data: [{ id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' }],
});

export const getSpecialisationListResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getSpecialisationListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getSearchSuggestionsResponseMock = (): SearchSuggestions200 => ({
  data: {
    doctors: [
      {
        slug: 'serikova-aigul',
        avatar: '/api/v0/files/portraits/aigul.svg',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        specialisation: 'Кардиолог',
      },
    ],
    clinics: [{ slug: 'ayala', logo: null, title: 'Медицинский центр «Аяла»' }],
    services: [{ slug: 'priem-kardiologa', title: 'Первичный приём кардиолога', kind: 'consultation' }],
    specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    meddirections: [{ slug: 'kardiologiya', title: 'Кардиология' }],
  },
});

export const getSearchSuggestionsResponseMock200 = (): SearchSuggestions200 => ({
  data: {
    doctors: [
      {
        slug: 'serikova-aigul',
        avatar: '/api/v0/files/portraits/aigul.svg',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        specialisation: 'Кардиолог',
      },
    ],
    clinics: [{ slug: 'ayala', logo: null, title: 'Медицинский центр «Аяла»' }],
    services: [{ slug: 'priem-kardiologa', title: 'Первичный приём кардиолога', kind: 'consultation' }],
    specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    meddirections: [{ slug: 'kardiologiya', title: 'Кардиология' }],
  },
});

export const getSearchSuggestionsResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getSearchSuggestionsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getSearchFiltersResponseMock = (): SearchFilters200 => ({
  data: {
    counts: { doctors: 86, clinics: 34, services: 61, analysis: 48, examination: 27 },
    when: [
      { value: 'any', title: 'Любой день', count: 86 },
      { value: 'today', title: 'Сегодня', count: 19 },
      { value: 'tomorrow', title: 'Сегодня или завтра', count: 37 },
      { value: 'weekend', title: 'В выходные', count: 28 },
    ],
    specialisations: [{ value: 'kardiolog', title: 'Кардиолог', count: 86 }],
    services: [{ value: 'ekg', title: 'ЭКГ', count: 40 }],
    districts: [{ value: 'bostandykskiy', title: 'Бостандыкский район', count: 12 }],
    patients: [
      { value: 'adults', title: 'Взрослых', count: 81 },
      { value: 'children', title: 'Детей', count: 14 },
    ],
    formats: [
      { value: 'clinic', title: 'В клинике', count: 86 },
      { value: 'online', title: 'Онлайн', count: 23 },
      { value: 'home', title: 'На дому', count: 9 },
    ],
    qualifications: [{ value: 'highest', title: 'Высшая', count: 34 }],
    ratings: [
      { value: 'any', title: 'Любой', count: 86 },
      { value: '4.5', title: '4,5 и выше', count: 58 },
      { value: '4', title: '4 и выше', count: 77 },
    ],
    experience: [
      { value: 'any', title: 'Любой', count: 86 },
      { value: '5', title: 'От 5 лет', count: 70 },
    ],
    genders: [
      { value: 'female', title: 'Женщина', count: 50 },
      { value: 'male', title: 'Мужчина', count: 36 },
    ],
    price: { min: 8000, max: 13000 },
  },
});

export const getSearchFiltersResponseMock200 = (): SearchFilters200 => ({
  data: {
    counts: { doctors: 86, clinics: 34, services: 61, analysis: 48, examination: 27 },
    when: [
      { value: 'any', title: 'Любой день', count: 86 },
      { value: 'today', title: 'Сегодня', count: 19 },
      { value: 'tomorrow', title: 'Сегодня или завтра', count: 37 },
      { value: 'weekend', title: 'В выходные', count: 28 },
    ],
    specialisations: [{ value: 'kardiolog', title: 'Кардиолог', count: 86 }],
    services: [{ value: 'ekg', title: 'ЭКГ', count: 40 }],
    districts: [{ value: 'bostandykskiy', title: 'Бостандыкский район', count: 12 }],
    patients: [
      { value: 'adults', title: 'Взрослых', count: 81 },
      { value: 'children', title: 'Детей', count: 14 },
    ],
    formats: [
      { value: 'clinic', title: 'В клинике', count: 86 },
      { value: 'online', title: 'Онлайн', count: 23 },
      { value: 'home', title: 'На дому', count: 9 },
    ],
    qualifications: [{ value: 'highest', title: 'Высшая', count: 34 }],
    ratings: [
      { value: 'any', title: 'Любой', count: 86 },
      { value: '4.5', title: '4,5 и выше', count: 58 },
      { value: '4', title: '4 и выше', count: 77 },
    ],
    experience: [
      { value: 'any', title: 'Любой', count: 86 },
      { value: '5', title: 'От 5 лет', count: 70 },
    ],
    genders: [
      { value: 'female', title: 'Женщина', count: 50 },
      { value: 'male', title: 'Мужчина', count: 36 },
    ],
    price: { min: 8000, max: 13000 },
  },
});

export const getSearchFiltersResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getSearchFiltersResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getSearchResultsResponseMock = (): SearchResults200 => ({
  data: [
    {
      kind: 'doctor',
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: '/api/v0/files/portraits/aigul.svg',
      specialisations: [
        { slug: 'kardiolog', title: 'Кардиолог' },
        { slug: 'terapevt', title: 'Терапевт' },
      ],
      experience_years: 14,
      qualification: 'высшая категория',
      degree: null,
      rating: 4.9,
      reviews_count: 184,
      offer: {
        service_id: 1,
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        price: 12500,
        duration_minutes: 40,
      },
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        directions: '2-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        location: { lat: 43.2389, lng: 76.8897 },
      },
      filials_count: 2,
      patients: ['adults'],
      formats: ['clinic', 'online'],
      online_booking: true,
      next_days: [
        {
          date: '2026-05-12',
          slots: ['2026-05-12T14:30:00+05:00', '2026-05-12T15:00:00+05:00', '2026-05-12T16:30:00+05:00'],
          more: 2,
        },
      ],
    },
  ],
  meta: { page: 1, per_page: 10, total: 86, last_page: 9, did_you_mean: null },
});

export const getSearchResultsResponseMock200 = (): SearchResults200 => ({
  data: [
    {
      kind: 'doctor',
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: '/api/v0/files/portraits/aigul.svg',
      specialisations: [
        { slug: 'kardiolog', title: 'Кардиолог' },
        { slug: 'terapevt', title: 'Терапевт' },
      ],
      experience_years: 14,
      qualification: 'высшая категория',
      degree: null,
      rating: 4.9,
      reviews_count: 184,
      offer: {
        service_id: 1,
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        price: 12500,
        duration_minutes: 40,
      },
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        directions: '2-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        location: { lat: 43.2389, lng: 76.8897 },
      },
      filials_count: 2,
      patients: ['adults'],
      formats: ['clinic', 'online'],
      online_booking: true,
      next_days: [
        {
          date: '2026-05-12',
          slots: ['2026-05-12T14:30:00+05:00', '2026-05-12T15:00:00+05:00', '2026-05-12T16:30:00+05:00'],
          more: 2,
        },
      ],
    },
  ],
  meta: { page: 1, per_page: 10, total: 86, last_page: 9, did_you_mean: null },
});

export const getSearchResultsResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getSearchResultsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorFullResponseMock = (): DoctorFull200 => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    gender: 'female',
    specialisations: [
      { slug: 'kardiolog', title: 'Кардиолог' },
      { slug: 'terapevt', title: 'Терапевт' },
    ],
    specialisation_plural: 'Кардиологи',
    experience_years: 14,
    qualification: 'высшая категория',
    degree: null,
    rating: 4.9,
    reviews_count: 184,
    price_from: 12500,
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    patients: ['adults'],
    age_min: 18,
    age_max: null,
    formats: ['clinic', 'online'],
    filials_count: 2,
    main_filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      location: { lat: 43.2389, lng: 76.8897 },
    },
    city_locative: 'Алматы',
    offer: {
      service_id: 1,
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      price: 12500,
      duration_minutes: 40,
    },
    nearest: {
      starts_at: '2026-05-12T14:30:00+05:00',
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        directions: '2-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        location: { lat: 43.2389, lng: 76.8897 },
      },
    },
  },
});

export const getDoctorFullResponseMock200 = (): DoctorFull200 => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    gender: 'female',
    specialisations: [
      { slug: 'kardiolog', title: 'Кардиолог' },
      { slug: 'terapevt', title: 'Терапевт' },
    ],
    specialisation_plural: 'Кардиологи',
    experience_years: 14,
    qualification: 'высшая категория',
    degree: null,
    rating: 4.9,
    reviews_count: 184,
    price_from: 12500,
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    patients: ['adults'],
    age_min: 18,
    age_max: null,
    formats: ['clinic', 'online'],
    filials_count: 2,
    main_filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      location: { lat: 43.2389, lng: 76.8897 },
    },
    city_locative: 'Алматы',
    offer: {
      service_id: 1,
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      price: 12500,
      duration_minutes: 40,
    },
    nearest: {
      starts_at: '2026-05-12T14:30:00+05:00',
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        directions: '2-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        location: { lat: 43.2389, lng: 76.8897 },
      },
    },
  },
});

export const getDoctorFullResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorFullResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorFullResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorParametersResponseMock = (): DoctorParameters200 => ({
  data: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
});

export const getDoctorParametersResponseMock200 = (): DoctorParameters200 => ({
  data: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
});

export const getDoctorParametersResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorParametersResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorEducationResponseMock = (): DoctorEducation200 => ({
  data: [
    {
      id: 1,
      title: 'Лечебное дело',
      institution: 'Медицинский университет',
      city: 'Караганда',
      year_from: 2006,
      year_to: 2012,
    },
  ],
});

export const getDoctorEducationResponseMock200 = (): DoctorEducation200 => ({
  data: [
    {
      id: 1,
      title: 'Лечебное дело',
      institution: 'Медицинский университет',
      city: 'Караганда',
      year_from: 2006,
      year_to: 2012,
    },
  ],
});

export const getDoctorEducationResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorEducationResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorWorkExperienceResponseMock = (): DoctorWorkExperience200 => ({
  data: [
    {
      id: 1,
      position: 'Кардиолог',
      organisation: 'Медицинский центр «Аяла»',
      city: 'Алматы',
      year_from: 2019,
      year_to: null,
    },
  ],
});

export const getDoctorWorkExperienceResponseMock200 = (): DoctorWorkExperience200 => ({
  data: [
    {
      id: 1,
      position: 'Кардиолог',
      organisation: 'Медицинский центр «Аяла»',
      city: 'Алматы',
      year_from: 2019,
      year_to: null,
    },
  ],
});

export const getDoctorWorkExperienceResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorWorkExperienceResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorQualificationResponseMock = (): DoctorQualification200 => ({
  data: [{ id: 1, title: 'Высшая категория, кардиология', issued_by: null, year: 2021 }],
});

export const getDoctorQualificationResponseMock200 = (): DoctorQualification200 => ({
  data: [{ id: 1, title: 'Высшая категория, кардиология', issued_by: null, year: 2021 }],
});

export const getDoctorQualificationResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorQualificationResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorServicesResponseMock = (): DoctorServices200 => ({
  data: [
    {
      id: 1,
      filial_id: 1,
      service: {
        id: 1,
        slug: 'priem-kardiologa',
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        meddirection: 'kardiologiya',
        preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
      },
      price: 12500,
      duration_minutes: 40,
    },
  ],
});

export const getDoctorServicesResponseMock200 = (): DoctorServices200 => ({
  data: [
    {
      id: 1,
      filial_id: 1,
      service: {
        id: 1,
        slug: 'priem-kardiologa',
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        meddirection: 'kardiologiya',
        preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
      },
      price: 12500,
      duration_minutes: 40,
    },
  ],
});

export const getDoctorServicesResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorServicesResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorClinicsResponseMock = (): DoctorClinics200 => ({
  data: [
    {
      id: 1,
      clinic_slug: 'ayala',
      clinic_title: 'Медицинский центр «Аяла»',
      clinic_legal_name: 'ТОО «Медицинский центр „Аяла“»',
      logo: null,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      location: { lat: 43.2389, lng: 76.8897 },
      hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      reception: [{ weekday: 'monday', from: '09:00', to: '18:00' }],
      book_ahead_hours: 1,
      cancel_ahead_hours: 4,
      arrive_early_minutes: 10,
      arrival_window_minutes: 60,
    },
  ],
});

export const getDoctorClinicsResponseMock200 = (): DoctorClinics200 => ({
  data: [
    {
      id: 1,
      clinic_slug: 'ayala',
      clinic_title: 'Медицинский центр «Аяла»',
      clinic_legal_name: 'ТОО «Медицинский центр „Аяла“»',
      logo: null,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      location: { lat: 43.2389, lng: 76.8897 },
      hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      reception: [{ weekday: 'monday', from: '09:00', to: '18:00' }],
      book_ahead_hours: 1,
      cancel_ahead_hours: 4,
      arrive_early_minutes: 10,
      arrival_window_minutes: 60,
    },
  ],
});

export const getDoctorClinicsResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorClinicsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorFeedbacksResponseMock = (): DoctorFeedbacks200 => ({
  data: [
    {
      id: 1,
      rating: 5,
      text: 'Объяснила результаты ЭхоКГ простыми словами.',
      author_name: 'Гүлнар',
      service_title: 'Первичный приём кардиолога',
      created_at: '2026-05-03T18:10:00+05:00',
      reply: {
        text: 'Гүлнар, спасибо! Через месяц ждём вас на контроль давления.',
        created_at: '2026-05-04T09:00:00+05:00',
      },
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 184,
    last_page: 19,
    rating: 4.9,
    distribution: [
      { rating: 5, count: 170 },
      { rating: 4, count: 10 },
      { rating: 3, count: 2 },
      { rating: 2, count: 0 },
      { rating: 1, count: 2 },
    ],
  },
});

export const getDoctorFeedbacksResponseMock200 = (): DoctorFeedbacks200 => ({
  data: [
    {
      id: 1,
      rating: 5,
      text: 'Объяснила результаты ЭхоКГ простыми словами.',
      author_name: 'Гүлнар',
      service_title: 'Первичный приём кардиолога',
      created_at: '2026-05-03T18:10:00+05:00',
      reply: {
        text: 'Гүлнар, спасибо! Через месяц ждём вас на контроль давления.',
        created_at: '2026-05-04T09:00:00+05:00',
      },
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 184,
    last_page: 19,
    rating: 4.9,
    distribution: [
      { rating: 5, count: 170 },
      { rating: 4, count: 10 },
      { rating: 3, count: 2 },
      { rating: 2, count: 0 },
      { rating: 1, count: 2 },
    ],
  },
});

export const getDoctorFeedbacksResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorFeedbacksResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorFeedbacksResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorContactsResponseMock = (): DoctorContacts200 => ({
  data: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
});

export const getDoctorContactsResponseMock200 = (): DoctorContacts200 => ({
  data: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
});

export const getDoctorContactsResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorContactsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorSlotsResponseMock = (): DoctorSlots200 => ({
  data: [
    {
      date: '2026-05-12',
      slots: [
        { starts_at: '2026-05-12T14:30:00+05:00', available: true },
        { starts_at: '2026-05-12T15:00:00+05:00', available: false },
      ],
      closed_reason: null,
    },
  ],
});

export const getDoctorSlotsResponseMock200 = (): DoctorSlots200 => ({
  data: [
    {
      date: '2026-05-12',
      slots: [
        { starts_at: '2026-05-12T14:30:00+05:00', available: true },
        { starts_at: '2026-05-12T15:00:00+05:00', available: false },
      ],
      closed_reason: null,
    },
  ],
});

export const getDoctorSlotsResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorSlotsResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorSlotsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorSimilarResponseMock = (): DoctorSimilar200 => ({ data: [] });

export const getDoctorSimilarResponseMock200 = (): DoctorSimilar200 => ({ data: [] });

export const getDoctorSimilarResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorSimilarResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getGuestSlotHoldCreateResponseMock = (): GuestSlotHoldCreate201 => ({
  data: {
    id: '0d6c2f1e-58b4-4a7e-b1c9-3e2f7a90c4d8',
    doctor_id: 1,
    filial_id: 1,
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    starts_at: '2026-05-12T14:30:00+05:00',
    expires_at: '2026-05-12T08:25:00+05:00',
    prolong_until: '2026-05-12T08:35:00+05:00',
  },
});

export const getGuestSlotHoldCreateResponseMock201 = (): GuestSlotHoldCreate201 => ({
  data: {
    id: '0d6c2f1e-58b4-4a7e-b1c9-3e2f7a90c4d8',
    doctor_id: 1,
    filial_id: 1,
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    starts_at: '2026-05-12T14:30:00+05:00',
    expires_at: '2026-05-12T08:25:00+05:00',
    prolong_until: '2026-05-12T08:35:00+05:00',
  },
});

export const getGuestSlotHoldCreateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getGuestSlotHoldCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getGuestSlotHoldCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getGuestSlotHoldCreateResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getGuestSlotHoldCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getGuestSlotHoldDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getGuestSlotHoldDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicFullResponseMock = (): ClinicFull200 => ({
  data: {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: 'Аяла',
    legal_name: 'ТОО «Медицинский центр „Аяла“»',
    logo: '/api/v0/files/marks/leaf-1.svg',
    type: 'Многопрофильная клиника',
    description: 'Принимаем взрослых и детей с 2009 года.',
    rating: 4.8,
    reviews_count: 312,
    filials_count: 4,
    doctors_count: 48,
    price_from: 6000,
    work_start_year: 2009,
    parameters: [{ id: 1, title: 'Парковка' }],
    specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    photos: [{ path: '/api/v0/files/facades/multi-1.svg', alt: '«Аяла» на Абая снаружи' }],
    main_filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      location: { lat: 43.2389, lng: 76.8897 },
    },
  },
});

export const getClinicFullResponseMock200 = (): ClinicFull200 => ({
  data: {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: 'Аяла',
    legal_name: 'ТОО «Медицинский центр „Аяла“»',
    logo: '/api/v0/files/marks/leaf-1.svg',
    type: 'Многопрофильная клиника',
    description: 'Принимаем взрослых и детей с 2009 года.',
    rating: 4.8,
    reviews_count: 312,
    filials_count: 4,
    doctors_count: 48,
    price_from: 6000,
    work_start_year: 2009,
    parameters: [{ id: 1, title: 'Парковка' }],
    specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    photos: [{ path: '/api/v0/files/facades/multi-1.svg', alt: '«Аяла» на Абая снаружи' }],
    main_filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      location: { lat: 43.2389, lng: 76.8897 },
    },
  },
});

export const getClinicFullResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicFullResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicFilialsResponseMock = (): ClinicFilials200 => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      type: 'Многопрофильная клиника',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      email: 'abaya@ayala.example',
      location: { lat: 43.2389, lng: 76.8897 },
      hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      sampling: {
        appointment: 'none',
        hours: [{ weekday: 'monday', from: '08:00', to: '11:00' }],
        nearest_starts_at: null,
      },
      doctors_count: 12,
    },
  ],
});

export const getClinicFilialsResponseMock200 = (): ClinicFilials200 => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      type: 'Многопрофильная клиника',
      address: 'пр. Абая, 150',
      directions: '2-й этаж',
      district: 'Бостандыкский район',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      email: 'abaya@ayala.example',
      location: { lat: 43.2389, lng: 76.8897 },
      hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      sampling: {
        appointment: 'none',
        hours: [{ weekday: 'monday', from: '08:00', to: '11:00' }],
        nearest_starts_at: null,
      },
      doctors_count: 12,
    },
  ],
});

export const getClinicFilialsResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicFilialsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicDoctorsResponseMock = (): ClinicDoctors200 => ({
  data: [
    {
      kind: 'doctor',
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: '/api/v0/files/portraits/aigul.svg',
      specialisations: [
        { slug: 'kardiolog', title: 'Кардиолог' },
        { slug: 'terapevt', title: 'Терапевт' },
      ],
      experience_years: 14,
      qualification: 'высшая категория',
      degree: null,
      rating: 4.9,
      reviews_count: 184,
      offer: {
        service_id: 1,
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        price: 12500,
        duration_minutes: 40,
      },
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        directions: '2-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        location: { lat: 43.2389, lng: 76.8897 },
      },
      filials_count: 2,
      patients: ['adults'],
      formats: ['clinic', 'online'],
      next_days: [
        {
          date: '2026-05-12',
          slots: ['2026-05-12T14:30:00+05:00', '2026-05-12T15:00:00+05:00', '2026-05-12T16:30:00+05:00'],
          more: 2,
        },
      ],
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicDoctorsResponseMock200 = (): ClinicDoctors200 => ({
  data: [
    {
      kind: 'doctor',
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: '/api/v0/files/portraits/aigul.svg',
      specialisations: [
        { slug: 'kardiolog', title: 'Кардиолог' },
        { slug: 'terapevt', title: 'Терапевт' },
      ],
      experience_years: 14,
      qualification: 'высшая категория',
      degree: null,
      rating: 4.9,
      reviews_count: 184,
      offer: {
        service_id: 1,
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        price: 12500,
        duration_minutes: 40,
      },
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        directions: '2-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        location: { lat: 43.2389, lng: 76.8897 },
      },
      filials_count: 2,
      patients: ['adults'],
      formats: ['clinic', 'online'],
      next_days: [
        {
          date: '2026-05-12',
          slots: ['2026-05-12T14:30:00+05:00', '2026-05-12T15:00:00+05:00', '2026-05-12T16:30:00+05:00'],
          more: 2,
        },
      ],
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicDoctorsResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicDoctorsResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicDoctorsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicServicesResponseMock = (): ClinicServices200 => ({
  data: [
    {
      service: {
        id: 1,
        slug: 'priem-kardiologa',
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        meddirection: 'kardiologiya',
        preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
      },
      price_from: 9000,
      price_to: 12500,
      doctors_count: 6,
      appointment: 'doctor',
      ready_in_workdays: null,
      fasting: false,
    },
    {
      service: {
        id: 90,
        slug: 'ttg-tireotropnyy-gormon',
        title: 'ТТГ (тиреотропный гормон)',
        kind: 'analysis',
        format: 'clinic',
        meddirection: 'endokrinologiya',
        preparation: ['Сдавайте кровь утром натощак: не ешьте 8 часов, воду пить можно.'],
      },
      price_from: 2450,
      price_to: 2900,
      doctors_count: 0,
      appointment: 'none',
      ready_in_workdays: 1,
      fasting: true,
    },
  ],
});

export const getClinicServicesResponseMock200 = (): ClinicServices200 => ({
  data: [
    {
      service: {
        id: 1,
        slug: 'priem-kardiologa',
        title: 'Первичный приём кардиолога',
        kind: 'consultation',
        format: 'clinic',
        meddirection: 'kardiologiya',
        preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
      },
      price_from: 9000,
      price_to: 12500,
      doctors_count: 6,
      appointment: 'doctor',
      ready_in_workdays: null,
      fasting: false,
    },
    {
      service: {
        id: 90,
        slug: 'ttg-tireotropnyy-gormon',
        title: 'ТТГ (тиреотропный гормон)',
        kind: 'analysis',
        format: 'clinic',
        meddirection: 'endokrinologiya',
        preparation: ['Сдавайте кровь утром натощак: не ешьте 8 часов, воду пить можно.'],
      },
      price_from: 2450,
      price_to: 2900,
      doctors_count: 0,
      appointment: 'none',
      ready_in_workdays: 1,
      fasting: true,
    },
  ],
});

export const getClinicServicesResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicServicesResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicServicesResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicSamplingResponseMock = (): ClinicSampling200 => ({
  data: {
    service: {
      id: 90,
      slug: 'ttg-tireotropnyy-gormon',
      title: 'ТТГ (тиреотропный гормон)',
      kind: 'analysis',
      format: 'clinic',
      meddirection: 'endokrinologiya',
      preparation: ['Сдавайте кровь утром натощак: не ешьте 8 часов, воду пить можно.'],
    },
    fasting: true,
    places: [
      {
        id: 1,
        clinic_slug: 'ayala',
        clinic_title: 'Медицинский центр «Аяла»',
        clinic_legal_name: 'ТОО «Медицинский центр „Аяла“»',
        logo: '/api/v0/files/marks/leaf-1.svg',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        directions: '2-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        location: { lat: 43.2389, lng: 76.8897 },
        appointment: 'filial',
        hours: [{ weekday: 'monday', from: '08:00', to: '11:00' }],
        price: 2450,
        duration_minutes: 10,
        ready_in_workdays: 1,
        nearest_starts_at: '2026-05-12T08:20:00+05:00',
        book_ahead_hours: 1,
        cancel_ahead_hours: 4,
        arrive_early_minutes: 10,
      },
    ],
  },
});

export const getClinicSamplingResponseMock200 = (): ClinicSampling200 => ({
  data: {
    service: {
      id: 90,
      slug: 'ttg-tireotropnyy-gormon',
      title: 'ТТГ (тиреотропный гормон)',
      kind: 'analysis',
      format: 'clinic',
      meddirection: 'endokrinologiya',
      preparation: ['Сдавайте кровь утром натощак: не ешьте 8 часов, воду пить можно.'],
    },
    fasting: true,
    places: [
      {
        id: 1,
        clinic_slug: 'ayala',
        clinic_title: 'Медицинский центр «Аяла»',
        clinic_legal_name: 'ТОО «Медицинский центр „Аяла“»',
        logo: '/api/v0/files/marks/leaf-1.svg',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        directions: '2-й этаж',
        district: 'Бостандыкский район',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        location: { lat: 43.2389, lng: 76.8897 },
        appointment: 'filial',
        hours: [{ weekday: 'monday', from: '08:00', to: '11:00' }],
        price: 2450,
        duration_minutes: 10,
        ready_in_workdays: 1,
        nearest_starts_at: '2026-05-12T08:20:00+05:00',
        book_ahead_hours: 1,
        cancel_ahead_hours: 4,
        arrive_early_minutes: 10,
      },
    ],
  },
});

export const getClinicSamplingResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicSamplingResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicSamplingResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicSamplingSlotsResponseMock = (): ClinicSamplingSlots200 => ({
  data: [
    {
      date: '2026-05-12',
      slots: [
        { starts_at: '2026-05-12T08:20:00+05:00', available: true, seats_left: 2 },
        { starts_at: '2026-05-12T08:30:00+05:00', available: false, seats_left: 0 },
      ],
      closed_reason: null,
    },
  ],
});

export const getClinicSamplingSlotsResponseMock200 = (): ClinicSamplingSlots200 => ({
  data: [
    {
      date: '2026-05-12',
      slots: [
        { starts_at: '2026-05-12T08:20:00+05:00', available: true, seats_left: 2 },
        { starts_at: '2026-05-12T08:30:00+05:00', available: false, seats_left: 0 },
      ],
      closed_reason: null,
    },
  ],
});

export const getClinicSamplingSlotsResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicSamplingSlotsResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicSamplingSlotsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicFeedbacksResponseMock = (): ClinicFeedbacks200 => ({
  data: [
    {
      id: 1,
      rating: 5,
      text: 'Приняли вовремя, всё объяснили.',
      author_name: 'Андрей',
      service_title: 'ЭКГ с расшифровкой',
      created_at: '2026-04-26T12:00:00+05:00',
      reply: null,
      doctor: {
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: null,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
      },
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 1,
    last_page: 1,
    rating: 4.8,
    distribution: [
      { rating: 5, count: 1 },
      { rating: 4, count: 0 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
  },
});

export const getClinicFeedbacksResponseMock200 = (): ClinicFeedbacks200 => ({
  data: [
    {
      id: 1,
      rating: 5,
      text: 'Приняли вовремя, всё объяснили.',
      author_name: 'Андрей',
      service_title: 'ЭКГ с расшифровкой',
      created_at: '2026-04-26T12:00:00+05:00',
      reply: null,
      doctor: {
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: null,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
      },
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 1,
    last_page: 1,
    rating: 4.8,
    distribution: [
      { rating: 5, count: 1 },
      { rating: 4, count: 0 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
  },
});

export const getClinicFeedbacksResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicFeedbacksResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicFeedbacksResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicContactsResponseMock = (): ClinicContacts200 => ({
  data: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
});

export const getClinicContactsResponseMock200 = (): ClinicContacts200 => ({
  data: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
});

export const getClinicContactsResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicContactsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getQuestionListResponseMock = (): QuestionList200 => ({
  data: [
    {
      id: 1,
      title: 'Нужно ли голодать перед УЗИ брюшной полости?',
      text: 'Записалась на утро. Можно ли пить воду?',
      author_name: 'Алия',
      meddirection: { slug: 'gastroenterologiya', title: 'Гастроэнтерология' },
      created_at: '2026-04-20T10:00:00+05:00',
      answers_count: 1,
      answers: [
        {
          id: 1,
          text: 'Не ешьте 8 часов до исследования. Воду пить можно.',
          created_at: '2026-04-20T15:00:00+05:00',
          doctor: {
            id: 1,
            slug: 'serikova-aigul',
            first_name: 'Айгуль',
            second_name: 'Серикова',
            third_name: 'Маратовна',
            avatar: '/api/v0/files/portraits/aigul.svg',
            specialisations: [
              { slug: 'kardiolog', title: 'Кардиолог' },
              { slug: 'terapevt', title: 'Терапевт' },
            ],
          },
        },
      ],
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getQuestionListResponseMock200 = (): QuestionList200 => ({
  data: [
    {
      id: 1,
      title: 'Нужно ли голодать перед УЗИ брюшной полости?',
      text: 'Записалась на утро. Можно ли пить воду?',
      author_name: 'Алия',
      meddirection: { slug: 'gastroenterologiya', title: 'Гастроэнтерология' },
      created_at: '2026-04-20T10:00:00+05:00',
      answers_count: 1,
      answers: [
        {
          id: 1,
          text: 'Не ешьте 8 часов до исследования. Воду пить можно.',
          created_at: '2026-04-20T15:00:00+05:00',
          doctor: {
            id: 1,
            slug: 'serikova-aigul',
            first_name: 'Айгуль',
            second_name: 'Серикова',
            third_name: 'Маратовна',
            avatar: '/api/v0/files/portraits/aigul.svg',
            specialisations: [
              { slug: 'kardiolog', title: 'Кардиолог' },
              { slug: 'terapevt', title: 'Терапевт' },
            ],
          },
        },
      ],
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getQuestionListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getQuestionListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getQuestionReadResponseMock = (): QuestionRead200 => ({
  data: {
    id: 1,
    title: 'Нужно ли голодать перед УЗИ брюшной полости?',
    text: 'Записалась на утро. Можно ли пить воду?',
    author_name: 'Алия',
    meddirection: { slug: 'gastroenterologiya', title: 'Гастроэнтерология' },
    created_at: '2026-04-20T10:00:00+05:00',
    answers_count: 1,
    answers: [
      {
        id: 1,
        text: 'Не ешьте 8 часов до исследования. Воду пить можно.',
        created_at: '2026-04-20T15:00:00+05:00',
        doctor: {
          id: 1,
          slug: 'serikova-aigul',
          first_name: 'Айгуль',
          second_name: 'Серикова',
          third_name: 'Маратовна',
          avatar: '/api/v0/files/portraits/aigul.svg',
          specialisations: [
            { slug: 'kardiolog', title: 'Кардиолог' },
            { slug: 'terapevt', title: 'Терапевт' },
          ],
        },
      },
    ],
  },
});

export const getQuestionReadResponseMock200 = (): QuestionRead200 => ({
  data: {
    id: 1,
    title: 'Нужно ли голодать перед УЗИ брюшной полости?',
    text: 'Записалась на утро. Можно ли пить воду?',
    author_name: 'Алия',
    meddirection: { slug: 'gastroenterologiya', title: 'Гастроэнтерология' },
    created_at: '2026-04-20T10:00:00+05:00',
    answers_count: 1,
    answers: [
      {
        id: 1,
        text: 'Не ешьте 8 часов до исследования. Воду пить можно.',
        created_at: '2026-04-20T15:00:00+05:00',
        doctor: {
          id: 1,
          slug: 'serikova-aigul',
          first_name: 'Айгуль',
          second_name: 'Серикова',
          third_name: 'Маратовна',
          avatar: '/api/v0/files/portraits/aigul.svg',
          specialisations: [
            { slug: 'kardiolog', title: 'Кардиолог' },
            { slug: 'terapevt', title: 'Терапевт' },
          ],
        },
      },
    ],
  },
});

export const getQuestionReadResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getQuestionReadResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getSymptomListResponseMock = (): SymptomList200 => ({
  data: [
    {
      id: 41,
      slug: 'temperatura',
      title: 'Температура',
      area: 'general',
      guidance: [
        {
          patients: 'adults',
          urgent: false,
          red_flags: ['Сыпь не бледнеет, если прижать её стаканом.'],
          advice: null,
          first: [{ slug: 'terapevt', title: 'Терапевт' }],
          later: [],
          later_after_days: null,
        },
        {
          patients: 'children',
          urgent: true,
          red_flags: ['Младше 3 месяцев и температура 38° или выше.'],
          advice: null,
          first: [{ slug: 'pediatr', title: 'Педиатр' }],
          later: [{ slug: 'lor', title: 'ЛОР' }],
          later_after_days: 3,
        },
      ],
      sources: [
        {
          title: 'NICE NG143, Fever in under 5s: assessment and initial management',
          url: 'https://www.nice.org.uk/guidance/ng143',
        },
      ],
    },
  ],
  meta: { patients: null, corrected: null },
});

export const getSymptomListResponseMock200 = (): SymptomList200 => ({
  data: [
    {
      id: 41,
      slug: 'temperatura',
      title: 'Температура',
      area: 'general',
      guidance: [
        {
          patients: 'adults',
          urgent: false,
          red_flags: ['Сыпь не бледнеет, если прижать её стаканом.'],
          advice: null,
          first: [{ slug: 'terapevt', title: 'Терапевт' }],
          later: [],
          later_after_days: null,
        },
        {
          patients: 'children',
          urgent: true,
          red_flags: ['Младше 3 месяцев и температура 38° или выше.'],
          advice: null,
          first: [{ slug: 'pediatr', title: 'Педиатр' }],
          later: [{ slug: 'lor', title: 'ЛОР' }],
          later_after_days: 3,
        },
      ],
      sources: [
        {
          title: 'NICE NG143, Fever in under 5s: assessment and initial management',
          url: 'https://www.nice.org.uk/guidance/ng143',
        },
      ],
    },
  ],
  meta: { patients: null, corrected: null },
});

export const getSymptomListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getSymptomListResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Слишком много попыток. Повторите через 45 секунд',
});

export const getSymptomListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getCityListMockHandler = (
  overrideResponse?:
    | CityList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CityList200> | CityList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/cities',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCityListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCityListMockHandler200 = (
  overrideResponse?:
    | CityList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CityList200> | CityList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/cities',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCityListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCityListMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/cities',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCityListResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getCityListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/cities',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCityListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCountryListMockHandler = (
  overrideResponse?:
    | CountryList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryList200> | CountryList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/countries',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCountryListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCountryListMockHandler200 = (
  overrideResponse?:
    | CountryList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryList200> | CountryList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/countries',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCountryListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCountryListMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/countries',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCountryListResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getCountryListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/countries',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCountryListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicTypeListMockHandler = (
  overrideResponse?:
    | ClinicTypeList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicTypeList200> | ClinicTypeList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/clinic-types',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicTypeListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicTypeListMockHandler200 = (
  overrideResponse?:
    | ClinicTypeList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicTypeList200> | ClinicTypeList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/clinic-types',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicTypeListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicTypeListMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/clinic-types',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicTypeListResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getClinicTypeListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/clinic-types',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicTypeListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicParameterListMockHandler = (
  overrideResponse?:
    | ClinicParameterList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicParameterList200> | ClinicParameterList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/clinic-parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicParameterListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicParameterListMockHandler200 = (
  overrideResponse?:
    | ClinicParameterList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicParameterList200> | ClinicParameterList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/clinic-parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicParameterListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicParameterListMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/clinic-parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicParameterListResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getClinicParameterListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/clinic-parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicParameterListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationListMockHandler = (
  overrideResponse?:
    | DoctorQualificationList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorQualificationList200> | DoctorQualificationList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/doctor-qualifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationListMockHandler200 = (
  overrideResponse?:
    | DoctorQualificationList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorQualificationList200> | DoctorQualificationList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/doctor-qualifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationListMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/doctor-qualifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationListResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getDoctorQualificationListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/doctor-qualifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParameterListMockHandler = (
  overrideResponse?:
    | DoctorParameterList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorParameterList200> | DoctorParameterList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/doctor-parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParameterListMockHandler200 = (
  overrideResponse?:
    | DoctorParameterList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorParameterList200> | DoctorParameterList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/doctor-parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParameterListMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/doctor-parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterListResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getDoctorParameterListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/dir/doctor-parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getServiceListMockHandler = (
  overrideResponse?:
    | ServiceList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceList200> | ServiceList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getServiceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getServiceListMockHandler200 = (
  overrideResponse?:
    | ServiceList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceList200> | ServiceList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getServiceListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getServiceListMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getServiceListResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getServiceListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getServiceListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMeddirectionListMockHandler = (
  overrideResponse?:
    | MeddirectionList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeddirectionList200> | MeddirectionList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/meddirections',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMeddirectionListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMeddirectionListMockHandler200 = (
  overrideResponse?:
    | MeddirectionList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MeddirectionList200> | MeddirectionList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/meddirections',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMeddirectionListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMeddirectionListMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/meddirections',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMeddirectionListResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getMeddirectionListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/meddirections',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMeddirectionListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSpecialisationListMockHandler = (
  overrideResponse?:
    | SpecialisationList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SpecialisationList200> | SpecialisationList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/specialisations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSpecialisationListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSpecialisationListMockHandler200 = (
  overrideResponse?:
    | SpecialisationList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SpecialisationList200> | SpecialisationList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/specialisations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSpecialisationListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSpecialisationListMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/specialisations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSpecialisationListResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getSpecialisationListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/resources/specialisations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSpecialisationListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchSuggestionsMockHandler = (
  overrideResponse?:
    | SearchSuggestions200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchSuggestions200> | SearchSuggestions200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/suggestions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchSuggestionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchSuggestionsMockHandler200 = (
  overrideResponse?:
    | SearchSuggestions200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchSuggestions200> | SearchSuggestions200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/suggestions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchSuggestionsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchSuggestionsMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/suggestions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchSuggestionsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSearchSuggestionsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/suggestions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchSuggestionsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchFiltersMockHandler = (
  overrideResponse?:
    | SearchFilters200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchFilters200> | SearchFilters200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/filters',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchFiltersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchFiltersMockHandler200 = (
  overrideResponse?:
    | SearchFilters200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchFilters200> | SearchFilters200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/filters',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchFiltersResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchFiltersMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/filters',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchFiltersResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSearchFiltersMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search/filters',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchFiltersResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchResultsMockHandler = (
  overrideResponse?:
    | SearchResults200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchResults200> | SearchResults200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchResultsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchResultsMockHandler200 = (
  overrideResponse?:
    | SearchResults200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SearchResults200> | SearchResults200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchResultsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchResultsMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchResultsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSearchResultsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/search',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchResultsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFullMockHandler = (
  overrideResponse?:
    | DoctorFull200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFull200> | DoctorFull200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFullResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFullMockHandler200 = (
  overrideResponse?:
    | DoctorFull200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFull200> | DoctorFull200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFullResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFullMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFullResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorFullMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFullResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorFullMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFullResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParametersMockHandler = (
  overrideResponse?:
    | DoctorParameters200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorParameters200> | DoctorParameters200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParametersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParametersMockHandler200 = (
  overrideResponse?:
    | DoctorParameters200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorParameters200> | DoctorParameters200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParametersResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParametersMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParametersResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorParametersMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParametersResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorEducationMockHandler = (
  overrideResponse?:
    | DoctorEducation200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorEducation200> | DoctorEducation200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/education',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorEducationMockHandler200 = (
  overrideResponse?:
    | DoctorEducation200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorEducation200> | DoctorEducation200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/education',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorEducationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/education',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorEducationMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/education',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceMockHandler = (
  overrideResponse?:
    | DoctorWorkExperience200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorWorkExperience200> | DoctorWorkExperience200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/work-experience',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceMockHandler200 = (
  overrideResponse?:
    | DoctorWorkExperience200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorWorkExperience200> | DoctorWorkExperience200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/work-experience',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/work-experience',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/work-experience',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationMockHandler = (
  overrideResponse?:
    | DoctorQualification200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorQualification200> | DoctorQualification200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/qualification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationMockHandler200 = (
  overrideResponse?:
    | DoctorQualification200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorQualification200> | DoctorQualification200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/qualification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorQualificationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/qualification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorQualificationMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/qualification',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorQualificationResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServicesMockHandler = (
  overrideResponse?:
    | DoctorServices200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorServices200> | DoctorServices200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServicesMockHandler200 = (
  overrideResponse?:
    | DoctorServices200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorServices200> | DoctorServices200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServicesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServicesMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServicesResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorServicesMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServicesResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicsMockHandler = (
  overrideResponse?:
    | DoctorClinics200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorClinics200> | DoctorClinics200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicsMockHandler200 = (
  overrideResponse?:
    | DoctorClinics200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorClinics200> | DoctorClinics200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicsMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicsResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorClinicsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbacksMockHandler = (
  overrideResponse?:
    | DoctorFeedbacks200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFeedbacks200> | DoctorFeedbacks200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbacksResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbacksMockHandler200 = (
  overrideResponse?:
    | DoctorFeedbacks200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFeedbacks200> | DoctorFeedbacks200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbacksResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbacksMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbacksResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorFeedbacksMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbacksResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorFeedbacksMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbacksResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorContactsMockHandler = (
  overrideResponse?:
    | DoctorContacts200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorContacts200> | DoctorContacts200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorContactsMockHandler200 = (
  overrideResponse?:
    | DoctorContacts200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorContacts200> | DoctorContacts200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorContactsMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactsResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorContactsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSlotsMockHandler = (
  overrideResponse?:
    | DoctorSlots200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorSlots200> | DoctorSlots200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSlotsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSlotsMockHandler200 = (
  overrideResponse?:
    | DoctorSlots200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorSlots200> | DoctorSlots200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSlotsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSlotsMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSlotsResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorSlotsMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSlotsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorSlotsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSlotsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSimilarMockHandler = (
  overrideResponse?:
    | DoctorSimilar200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorSimilar200> | DoctorSimilar200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/similar',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSimilarResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSimilarMockHandler200 = (
  overrideResponse?:
    | DoctorSimilar200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorSimilar200> | DoctorSimilar200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/similar',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSimilarResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSimilarMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/similar',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSimilarResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorSimilarMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/doctors/:id/similar',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSimilarResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGuestSlotHoldCreateMockHandler = (
  overrideResponse?:
    | GuestSlotHoldCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GuestSlotHoldCreate201> | GuestSlotHoldCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGuestSlotHoldCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGuestSlotHoldCreateMockHandler201 = (
  overrideResponse?:
    | GuestSlotHoldCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GuestSlotHoldCreate201> | GuestSlotHoldCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGuestSlotHoldCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGuestSlotHoldCreateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGuestSlotHoldCreateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGuestSlotHoldCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGuestSlotHoldCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getGuestSlotHoldCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGuestSlotHoldCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGuestSlotHoldCreateMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGuestSlotHoldCreateResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getGuestSlotHoldCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/front/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGuestSlotHoldCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGuestSlotHoldDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/front/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getGuestSlotHoldDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/front/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getGuestSlotHoldDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/front/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGuestSlotHoldDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGuestSlotHoldDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/front/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGuestSlotHoldDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFullMockHandler = (
  overrideResponse?:
    | ClinicFull200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFull200> | ClinicFull200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFullResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFullMockHandler200 = (
  overrideResponse?:
    | ClinicFull200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFull200> | ClinicFull200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFullResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFullMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFullResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicFullMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/full',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFullResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialsMockHandler = (
  overrideResponse?:
    | ClinicFilials200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilials200> | ClinicFilials200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialsMockHandler200 = (
  overrideResponse?:
    | ClinicFilials200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilials200> | ClinicFilials200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialsMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialsResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicFilialsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorsMockHandler = (
  overrideResponse?:
    | ClinicDoctors200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicDoctors200> | ClinicDoctors200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorsMockHandler200 = (
  overrideResponse?:
    | ClinicDoctors200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicDoctors200> | ClinicDoctors200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorsMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorsResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicDoctorsMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicDoctorsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicServicesMockHandler = (
  overrideResponse?:
    | ClinicServices200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicServices200> | ClinicServices200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicServicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicServicesMockHandler200 = (
  overrideResponse?:
    | ClinicServices200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicServices200> | ClinicServices200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicServicesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicServicesMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicServicesResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicServicesMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicServicesResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicServicesMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicServicesResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSamplingMockHandler = (
  overrideResponse?:
    | ClinicSampling200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicSampling200> | ClinicSampling200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSamplingMockHandler200 = (
  overrideResponse?:
    | ClinicSampling200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicSampling200> | ClinicSampling200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSamplingMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicSamplingMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicSamplingMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSamplingSlotsMockHandler = (
  overrideResponse?:
    | ClinicSamplingSlots200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicSamplingSlots200> | ClinicSamplingSlots200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling-slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingSlotsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSamplingSlotsMockHandler200 = (
  overrideResponse?:
    | ClinicSamplingSlots200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClinicSamplingSlots200> | ClinicSamplingSlots200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling-slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingSlotsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicSamplingSlotsMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling-slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingSlotsResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicSamplingSlotsMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling-slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingSlotsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicSamplingSlotsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/sampling-slots',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicSamplingSlotsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFeedbacksMockHandler = (
  overrideResponse?:
    | ClinicFeedbacks200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFeedbacks200> | ClinicFeedbacks200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbacksResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFeedbacksMockHandler200 = (
  overrideResponse?:
    | ClinicFeedbacks200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFeedbacks200> | ClinicFeedbacks200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbacksResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFeedbacksMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbacksResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicFeedbacksMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbacksResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicFeedbacksMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFeedbacksResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicContactsMockHandler = (
  overrideResponse?:
    | ClinicContacts200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicContacts200> | ClinicContacts200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicContactsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicContactsMockHandler200 = (
  overrideResponse?:
    | ClinicContacts200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicContacts200> | ClinicContacts200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicContactsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicContactsMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicContactsResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicContactsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/clinics/:id/contacts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicContactsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQuestionListMockHandler = (
  overrideResponse?:
    | QuestionList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuestionList200> | QuestionList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/questions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQuestionListMockHandler200 = (
  overrideResponse?:
    | QuestionList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuestionList200> | QuestionList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/questions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQuestionListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/questions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getQuestionListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/questions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQuestionReadMockHandler = (
  overrideResponse?:
    | QuestionRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuestionRead200> | QuestionRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/questions/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQuestionReadMockHandler200 = (
  overrideResponse?:
    | QuestionRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QuestionRead200> | QuestionRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/questions/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getQuestionReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/questions/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getQuestionReadMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/questions/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getQuestionReadResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSymptomListMockHandler = (
  overrideResponse?:
    | SymptomList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SymptomList200> | SymptomList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/symptoms',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSymptomListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSymptomListMockHandler200 = (
  overrideResponse?:
    | SymptomList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SymptomList200> | SymptomList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/symptoms',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSymptomListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSymptomListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/symptoms',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSymptomListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSymptomListMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/symptoms',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSymptomListResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getSymptomListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/front/symptoms',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSymptomListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPublicMock = () => [
  getCityListMockHandler(),
  getCountryListMockHandler(),
  getClinicTypeListMockHandler(),
  getClinicParameterListMockHandler(),
  getDoctorQualificationListMockHandler(),
  getDoctorParameterListMockHandler(),
  getServiceListMockHandler(),
  getMeddirectionListMockHandler(),
  getSpecialisationListMockHandler(),
  getSearchSuggestionsMockHandler(),
  getSearchFiltersMockHandler(),
  getSearchResultsMockHandler(),
  getDoctorFullMockHandler(),
  getDoctorParametersMockHandler(),
  getDoctorEducationMockHandler(),
  getDoctorWorkExperienceMockHandler(),
  getDoctorQualificationMockHandler(),
  getDoctorServicesMockHandler(),
  getDoctorClinicsMockHandler(),
  getDoctorFeedbacksMockHandler(),
  getDoctorContactsMockHandler(),
  getDoctorSlotsMockHandler(),
  getDoctorSimilarMockHandler(),
  getGuestSlotHoldCreateMockHandler(),
  getGuestSlotHoldDeleteMockHandler(),
  getClinicFullMockHandler(),
  getClinicFilialsMockHandler(),
  getClinicDoctorsMockHandler(),
  getClinicServicesMockHandler(),
  getClinicSamplingMockHandler(),
  getClinicSamplingSlotsMockHandler(),
  getClinicFeedbacksMockHandler(),
  getClinicContactsMockHandler(),
  getQuestionListMockHandler(),
  getQuestionReadMockHandler(),
  getSymptomListMockHandler(),
];
