/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ClinicClientList200 } from '../../models/clinic-client-list200.ts';
import type { ClinicDoctorCreate201 } from '../../models/clinic-doctor-create201.ts';
import type { ClinicDoctorList200 } from '../../models/clinic-doctor-list200.ts';
import type { ClinicFilialCreate201 } from '../../models/clinic-filial-create201.ts';
import type { ClinicFilialList200 } from '../../models/clinic-filial-list200.ts';
import type { ClinicFilialRead200 } from '../../models/clinic-filial-read200.ts';
import type { ClinicFilialUpdate200 } from '../../models/clinic-filial-update200.ts';
import type { ClinicHome200 } from '../../models/clinic-home200.ts';
import type { ClinicProfileUpdate200 } from '../../models/clinic-profile-update200.ts';
import type { ClinicProfile200 } from '../../models/clinic-profile200.ts';
import type { ClinicVisitList200 } from '../../models/clinic-visit-list200.ts';
import type { ClinicVisitStateUpdate200 } from '../../models/clinic-visit-state-update200.ts';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';

export const getClinicFilialListResponseMock = (): ClinicFilialList200 => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      doctors_count: 12,
      visits_today: 64,
      pending_count: 5,
      occupancy_percent: 78,
    },
  ],
});

export const getClinicFilialListResponseMock200 = (): ClinicFilialList200 => ({
  data: [
    {
      id: 1,
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-700-000-11-50',
      doctors_count: 12,
      visits_today: 64,
      pending_count: 5,
      occupancy_percent: 78,
    },
  ],
});

export const getClinicFilialListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicFilialListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicFilialListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicFilialCreateResponseMock = (): ClinicFilialCreate201 => ({
  data: {
    id: 1,
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  },
});

export const getClinicFilialCreateResponseMock201 = (): ClinicFilialCreate201 => ({
  data: {
    id: 1,
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  },
});

export const getClinicFilialCreateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicFilialCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicFilialCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicFilialCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicProfileResponseMock = (): ClinicProfile200 => ({
  data: {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: 'Аяла',
    bin: '160340001238',
    jur_name: 'ТОО «Медицинский центр „Аяла“»',
    jur_address: 'Алматы, пр. Абая, 150',
    work_start_year: 2009,
    logo: null,
    description: null,
    clinic_type_id: 1,
    parameter_ids: [1],
    settings: { book_ahead_hours: 1, cancel_ahead_hours: 4, arrive_early_minutes: 10 },
  },
});

export const getClinicProfileResponseMock200 = (): ClinicProfile200 => ({
  data: {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: 'Аяла',
    bin: '160340001238',
    jur_name: 'ТОО «Медицинский центр „Аяла“»',
    jur_address: 'Алматы, пр. Абая, 150',
    work_start_year: 2009,
    logo: null,
    description: null,
    clinic_type_id: 1,
    parameter_ids: [1],
    settings: { book_ahead_hours: 1, cancel_ahead_hours: 4, arrive_early_minutes: 10 },
  },
});

export const getClinicProfileResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getClinicProfileResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicProfileResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicProfileUpdateResponseMock = (): ClinicProfileUpdate200 => ({
  data: {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: 'Аяла',
    bin: '160340001238',
    jur_name: 'ТОО «Медицинский центр „Аяла“»',
    jur_address: 'Алматы, пр. Абая, 150',
    work_start_year: 2009,
    logo: null,
    description: null,
    clinic_type_id: 1,
    parameter_ids: [1],
    settings: { book_ahead_hours: 1, cancel_ahead_hours: 4, arrive_early_minutes: 10 },
  },
});

export const getClinicProfileUpdateResponseMock200 = (): ClinicProfileUpdate200 => ({
  data: {
    id: 1,
    slug: 'ayala',
    title: 'Медицинский центр «Аяла»',
    short_title: 'Аяла',
    bin: '160340001238',
    jur_name: 'ТОО «Медицинский центр „Аяла“»',
    jur_address: 'Алматы, пр. Абая, 150',
    work_start_year: 2009,
    logo: null,
    description: null,
    clinic_type_id: 1,
    parameter_ids: [1],
    settings: { book_ahead_hours: 1, cancel_ahead_hours: 4, arrive_early_minutes: 10 },
  },
});

export const getClinicProfileUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicProfileUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicProfileUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicProfileUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicFilialReadResponseMock = (): ClinicFilialRead200 => ({
  data: {
    id: 1,
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  },
});

export const getClinicFilialReadResponseMock200 = (): ClinicFilialRead200 => ({
  data: {
    id: 1,
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  },
});

export const getClinicFilialReadResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicFilialReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicFilialReadResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicFilialReadResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicFilialUpdateResponseMock = (): ClinicFilialUpdate200 => ({
  data: {
    id: 1,
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  },
});

export const getClinicFilialUpdateResponseMock200 = (): ClinicFilialUpdate200 => ({
  data: {
    id: 1,
    title: '«Аяла» на Абая',
    short_title: 'На Абая',
    type_id: 1,
    contact_person: 'Ахметова Сауле',
    phone: '+7-700-000-11-50',
    email: 'abaya@ayala.example',
    city_id: 1,
    district: 'Бостандыкский район',
    address: 'пр. Абая, 150',
    directions: '2-й этаж',
    hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
  },
});

export const getClinicFilialUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicFilialUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicFilialUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicFilialUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicFilialUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicDoctorListResponseMock = (): ClinicDoctorList200 => ({
  data: [
    {
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
      filial_ids: [1],
      state: 'active',
      occupancy_percent: 82,
      rating: 4.9,
      reviews_count: 184,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicDoctorListResponseMock200 = (): ClinicDoctorList200 => ({
  data: [
    {
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
      filial_ids: [1],
      state: 'active',
      occupancy_percent: 82,
      rating: 4.9,
      reviews_count: 184,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicDoctorListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicDoctorListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicDoctorListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicDoctorListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicDoctorCreateResponseMock = (): ClinicDoctorCreate201 => ({
  data: {
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
    filial_ids: [1],
    state: 'invited',
    occupancy_percent: 82,
    rating: 4.9,
    reviews_count: 184,
  },
});

export const getClinicDoctorCreateResponseMock201 = (): ClinicDoctorCreate201 => ({
  data: {
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
    filial_ids: [1],
    state: 'invited',
    occupancy_percent: 82,
    rating: 4.9,
    reviews_count: 184,
  },
});

export const getClinicDoctorCreateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicDoctorCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicDoctorCreateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicDoctorCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getClinicDoctorCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicDoctorCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicDoctorDeleteResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicDoctorDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicDoctorDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicDoctorDeleteResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getClinicDoctorDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicClientListResponseMock = (): ClinicClientList200 => ({
  data: [
    {
      id: 1,
      full_name: 'Осипова Елена Игоревна',
      age: 35,
      phone: '+7-707-555-01-23',
      visits_count: 4,
      no_show_count: 0,
      last_visit_at: '2026-04-28T10:00:00+05:00',
      next_visit_at: '2026-05-12T14:30:00+05:00',
      last_doctor: 'Серикова А. М.',
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicClientListResponseMock200 = (): ClinicClientList200 => ({
  data: [
    {
      id: 1,
      full_name: 'Осипова Елена Игоревна',
      age: 35,
      phone: '+7-707-555-01-23',
      visits_count: 4,
      no_show_count: 0,
      last_visit_at: '2026-04-28T10:00:00+05:00',
      next_visit_at: '2026-05-12T14:30:00+05:00',
      last_doctor: 'Серикова А. М.',
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getClinicClientListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicClientListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicClientListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicClientListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicVisitListResponseMock = (): ClinicVisitList200 => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'pending',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      doctor_id: 1,
      doctor_name: 'Серикова Айгуль Маратовна',
      service_title: 'Первичный приём кардиолога',
      price: 12500,
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      first_time: true,
      format: 'clinic',
      arrival_window: null,
      home_address: null,
      comment: null,
      phone: '+7-707-555-01-23',
      attendance_confirmed_at: null,
      undo_to: null,
    },
  ],
});

export const getClinicVisitListResponseMock200 = (): ClinicVisitList200 => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'pending',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      doctor_id: 1,
      doctor_name: 'Серикова Айгуль Маратовна',
      service_title: 'Первичный приём кардиолога',
      price: 12500,
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      first_time: true,
      format: 'clinic',
      arrival_window: null,
      home_address: null,
      comment: null,
      phone: '+7-707-555-01-23',
      attendance_confirmed_at: null,
      undo_to: null,
    },
  ],
});

export const getClinicVisitListResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getClinicVisitListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicVisitListResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicVisitListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicVisitListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicVisitStateUpdateResponseMock = (): ClinicVisitStateUpdate200 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'confirmed',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    filial_id: 1,
    doctor_id: 1,
    doctor_name: 'Серикова Айгуль Маратовна',
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    first_time: true,
    format: 'clinic',
    arrival_window: null,
    home_address: null,
    comment: null,
    phone: '+7-707-555-01-23',
    attendance_confirmed_at: null,
    undo_to: null,
  },
});

export const getClinicVisitStateUpdateResponseMock200 = (): ClinicVisitStateUpdate200 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'confirmed',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    filial_id: 1,
    doctor_id: 1,
    doctor_name: 'Серикова Айгуль Маратовна',
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    first_time: true,
    format: 'clinic',
    arrival_window: null,
    home_address: null,
    comment: null,
    phone: '+7-707-555-01-23',
    attendance_confirmed_at: null,
    undo_to: null,
  },
});

export const getClinicVisitStateUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getClinicVisitStateUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicVisitStateUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getClinicVisitStateUpdateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getClinicVisitStateUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getClinicVisitStateUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicHomeResponseMock = (): ClinicHome200 => ({
  data: {
    date: '2026-05-12',
    visits_today: 64,
    pending_count: 5,
    no_show_percent: 3.4,
    occupancy_percent: 78,
    filials: [
      {
        id: 1,
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        doctors_count: 12,
        visits_today: 64,
        pending_count: 5,
        occupancy_percent: 78,
      },
    ],
  },
});

export const getClinicHomeResponseMock200 = (): ClinicHome200 => ({
  data: {
    date: '2026-05-12',
    visits_today: 64,
    pending_count: 5,
    no_show_percent: 3.4,
    occupancy_percent: 78,
    filials: [
      {
        id: 1,
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        city: 'Алматы',
        phone: '+7-700-000-11-50',
        doctors_count: 12,
        visits_today: 64,
        pending_count: 5,
        occupancy_percent: 78,
      },
    ],
  },
});

export const getClinicHomeResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getClinicHomeResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getClinicHomeResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getClinicFilialListMockHandler = (
  overrideResponse?:
    | ClinicFilialList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilialList200> | ClinicFilialList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialListMockHandler200 = (
  overrideResponse?:
    | ClinicFilialList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilialList200> | ClinicFilialList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicFilialListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicFilialListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialCreateMockHandler = (
  overrideResponse?:
    | ClinicFilialCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicFilialCreate201> | ClinicFilialCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicFilialCreateMockHandler201 = (
  overrideResponse?:
    | ClinicFilialCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicFilialCreate201> | ClinicFilialCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicFilialCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicFilialCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicFilialCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicFilialCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/filials',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicProfileMockHandler = (
  overrideResponse?:
    | ClinicProfile200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicProfile200> | ClinicProfile200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicProfileMockHandler200 = (
  overrideResponse?:
    | ClinicProfile200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicProfile200> | ClinicProfile200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicProfileMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicProfileMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicProfileMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicProfileUpdateMockHandler = (
  overrideResponse?:
    | ClinicProfileUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicProfileUpdate200> | ClinicProfileUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicProfileUpdateMockHandler200 = (
  overrideResponse?:
    | ClinicProfileUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicProfileUpdate200> | ClinicProfileUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicProfileUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicProfileUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicProfileUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicProfileUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicProfileUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialReadMockHandler = (
  overrideResponse?:
    | ClinicFilialRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilialRead200> | ClinicFilialRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialReadMockHandler200 = (
  overrideResponse?:
    | ClinicFilialRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicFilialRead200> | ClinicFilialRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicFilialReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicFilialReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicFilialReadMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialReadResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialUpdateMockHandler = (
  overrideResponse?:
    | ClinicFilialUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ClinicFilialUpdate200> | ClinicFilialUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialUpdateMockHandler200 = (
  overrideResponse?:
    | ClinicFilialUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ClinicFilialUpdate200> | ClinicFilialUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicFilialUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicFilialUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicFilialUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicFilialUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicFilialUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/filials/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicFilialUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorListMockHandler = (
  overrideResponse?:
    | ClinicDoctorList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicDoctorList200> | ClinicDoctorList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorListMockHandler200 = (
  overrideResponse?:
    | ClinicDoctorList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicDoctorList200> | ClinicDoctorList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicDoctorListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicDoctorListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicDoctorListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorCreateMockHandler = (
  overrideResponse?:
    | ClinicDoctorCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorCreate201> | ClinicDoctorCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicDoctorCreateMockHandler201 = (
  overrideResponse?:
    | ClinicDoctorCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ClinicDoctorCreate201> | ClinicDoctorCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getClinicDoctorCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicDoctorCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicDoctorCreateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorCreateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicDoctorCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getClinicDoctorCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicDoctorCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/clinic/doctors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicDoctorDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicDoctorDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getClinicDoctorDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicDoctorDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicDoctorDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicDoctorDeleteMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorDeleteResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getClinicDoctorDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/clinic/doctors/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicDoctorDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicClientListMockHandler = (
  overrideResponse?:
    | ClinicClientList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicClientList200> | ClinicClientList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicClientListMockHandler200 = (
  overrideResponse?:
    | ClinicClientList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicClientList200> | ClinicClientList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicClientListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicClientListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicClientListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicClientListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/clients',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicClientListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitListMockHandler = (
  overrideResponse?:
    | ClinicVisitList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicVisitList200> | ClinicVisitList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitListMockHandler200 = (
  overrideResponse?:
    | ClinicVisitList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicVisitList200> | ClinicVisitList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicVisitListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicVisitListMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitListResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicVisitListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicVisitListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandler = (
  overrideResponse?:
    | ClinicVisitStateUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicVisitStateUpdate200> | ClinicVisitStateUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandler200 = (
  overrideResponse?:
    | ClinicVisitStateUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ClinicVisitStateUpdate200> | ClinicVisitStateUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getClinicVisitStateUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/clinic/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicVisitStateUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicHomeMockHandler = (
  overrideResponse?:
    | ClinicHome200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicHome200> | ClinicHome200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicHomeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicHomeMockHandler200 = (
  overrideResponse?:
    | ClinicHome200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClinicHome200> | ClinicHome200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicHomeResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getClinicHomeMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicHomeResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getClinicHomeMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicHomeResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getClinicHomeMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/clinic/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getClinicHomeResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getClinicMock = () => [
  getClinicFilialListMockHandler(),
  getClinicFilialCreateMockHandler(),
  getClinicProfileMockHandler(),
  getClinicProfileUpdateMockHandler(),
  getClinicFilialReadMockHandler(),
  getClinicFilialUpdateMockHandler(),
  getClinicDoctorListMockHandler(),
  getClinicDoctorCreateMockHandler(),
  getClinicDoctorDeleteMockHandler(),
  getClinicClientListMockHandler(),
  getClinicVisitListMockHandler(),
  getClinicVisitStateUpdateMockHandler(),
  getClinicHomeMockHandler(),
];
