/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
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
