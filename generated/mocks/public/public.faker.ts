/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
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
import type { QuestionList200 } from '../../models/question-list200.ts';
import type { QuestionRead200 } from '../../models/question-read200.ts';
import type { SearchFilters200 } from '../../models/search-filters200.ts';
import type { SearchResults200 } from '../../models/search-results200.ts';
import type { SearchSuggestions200 } from '../../models/search-suggestions200.ts';
import type { ServiceList200 } from '../../models/service-list200.ts';
import type { SpecialisationList200 } from '../../models/specialisation-list200.ts';
import type { SymptomList200 } from '../../models/symptom-list200.ts';

export const getCityListResponseMock = (): CityList200 => ({
  data: [
    { id: 1, title: 'Алматы', title_locative: 'Алматы' },
    { id: 2, title: 'Астана', title_locative: 'Астане' },
  ],
});

export const getCountryListResponseMock = (): CountryList200 => ({ data: [{ id: 1, title: 'Казахстан' }] });

export const getClinicTypeListResponseMock = (): ClinicTypeList200 => ({
  data: [{ id: 1, title: 'Многопрофильная клиника' }],
});

export const getClinicParameterListResponseMock = (): ClinicParameterList200 => ({
  data: [{ id: 1, title: 'Парковка' }],
});

export const getDoctorQualificationListResponseMock = (): DoctorQualificationList200 => ({
  data: [{ id: 1, title: 'Высшая категория' }],
});

export const getDoctorParameterListResponseMock = (): DoctorParameterList200 => ({
  data: [{ id: 1, title: 'Русский и казахский языки' }],
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

export const getMeddirectionListResponseMock = (): MeddirectionList200 => ({
  data: [{ id: 7, slug: 'kardiologiya', title: 'Кардиология' }],
});

export const getSpecialisationListResponseMock = (): SpecialisationList200 => ({
  data: [{ id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' }],
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

export const getDoctorParametersResponseMock = (): DoctorParameters200 => ({
  data: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
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

export const getDoctorQualificationResponseMock = (): DoctorQualification200 => ({
  data: [{ id: 1, title: 'Высшая категория, кардиология', issued_by: null, year: 2021 }],
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

export const getDoctorContactsResponseMock = (): DoctorContacts200 => ({
  data: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
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

export const getDoctorSimilarResponseMock = (): DoctorSimilar200 => ({ data: [] });

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

export const getClinicContactsResponseMock = (): ClinicContacts200 => ({
  data: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
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
