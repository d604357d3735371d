/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { VisitAttendanceConfirmAnswer } from '../../models/visit-attendance-confirm-answer.ts';
import type { VisitCancelAnswer } from '../../models/visit-cancel-answer.ts';
import type { VisitCommentUpdateAnswer } from '../../models/visit-comment-update-answer.ts';
import type { VisitCreateAnswer } from '../../models/visit-create-answer.ts';
import type { VisitDisputeAnswer } from '../../models/visit-dispute-answer.ts';
import type { VisitHomeAddressUpdateAnswer } from '../../models/visit-home-address-update-answer.ts';
import type { VisitListAnswer } from '../../models/visit-list-answer.ts';
import type { VisitReadAnswer } from '../../models/visit-read-answer.ts';
import type { VisitRescheduleAnswer } from '../../models/visit-reschedule-answer.ts';

export const getVisitListResponseMock = (): VisitListAnswer => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'pending',
      answer_until: '2026-05-12T10:21:00+05:00',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      created_at: '2026-05-12T08:21:00+05:00',
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
      service_id: 1,
      service_title: 'Первичный приём кардиолога',
      price: 12500,
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      comment: null,
      phone: '+7-707-555-01-23',
      email: 'patient@demo.kz',
      attendance_requested: false,
      attendance_confirmed_at: null,
      cancel_until: '2026-05-12T10:30:00+05:00',
      format: 'clinic',
      arrive_at: '2026-05-12T14:20:00+05:00',
      arrival_window: null,
      home_address: null,
      video_from: null,
      video_url: null,
      fasting: false,
      ready_in_workdays: null,
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
      cancel_reason: null,
      cancelled_by: null,
      review_id: null,
      rating: null,
      dispute_until: null,
      disputed_at: null,
      history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
    },
  ],
  meta: { page: 1, per_page: 10, total: 3, last_page: 1, counts: { upcoming: 3, past: 14, cancelled: 2 } },
});

export const getVisitCreateResponseMock = (): VisitCreateAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'pending',
    answer_until: '2026-05-12T10:21:00+05:00',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    created_at: '2026-05-12T08:21:00+05:00',
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
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    comment: null,
    phone: '+7-707-555-01-23',
    email: 'patient@demo.kz',
    attendance_requested: false,
    attendance_confirmed_at: null,
    cancel_until: '2026-05-12T10:30:00+05:00',
    format: 'clinic',
    arrive_at: '2026-05-12T14:20:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    fasting: false,
    ready_in_workdays: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    cancelled_by: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitReadResponseMock = (): VisitReadAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'pending',
    answer_until: '2026-05-12T10:21:00+05:00',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    created_at: '2026-05-12T08:21:00+05:00',
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
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    comment: null,
    phone: '+7-707-555-01-23',
    email: 'patient@demo.kz',
    attendance_requested: false,
    attendance_confirmed_at: null,
    cancel_until: '2026-05-12T10:30:00+05:00',
    format: 'clinic',
    arrive_at: '2026-05-12T14:20:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    fasting: false,
    ready_in_workdays: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    cancelled_by: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitCancelResponseMock = (): VisitCancelAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'cancelled_by_patient',
    answer_until: null,
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    created_at: '2026-05-12T08:21:00+05:00',
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
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    comment: null,
    phone: '+7-707-555-01-23',
    email: 'patient@demo.kz',
    attendance_requested: false,
    attendance_confirmed_at: null,
    cancel_until: '2026-05-12T10:30:00+05:00',
    format: 'clinic',
    arrive_at: '2026-05-12T14:20:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    fasting: false,
    ready_in_workdays: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: 'Изменились планы',
    cancelled_by: 'patient',
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitRescheduleResponseMock = (): VisitRescheduleAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'pending',
    answer_until: '2026-05-12T10:21:00+05:00',
    starts_at: '2026-05-13T09:00:00+05:00',
    ends_at: '2026-05-13T09:40:00+05:00',
    created_at: '2026-05-12T08:21:00+05:00',
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
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    comment: null,
    phone: '+7-707-555-01-23',
    email: 'patient@demo.kz',
    attendance_requested: false,
    attendance_confirmed_at: null,
    cancel_until: '2026-05-13T05:00:00+05:00',
    format: 'clinic',
    arrive_at: '2026-05-13T08:50:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    fasting: false,
    ready_in_workdays: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    cancelled_by: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitAttendanceConfirmResponseMock = (): VisitAttendanceConfirmAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'pending',
    answer_until: '2026-05-12T10:21:00+05:00',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    created_at: '2026-05-12T08:21:00+05:00',
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
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    comment: null,
    phone: '+7-707-555-01-23',
    email: 'patient@demo.kz',
    attendance_requested: false,
    attendance_confirmed_at: '2026-05-12T08:22:00+05:00',
    cancel_until: '2026-05-12T10:30:00+05:00',
    format: 'clinic',
    arrive_at: '2026-05-12T14:20:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    fasting: false,
    ready_in_workdays: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    cancelled_by: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitDisputeResponseMock = (): VisitDisputeAnswer => ({
  data: {
    id: 4,
    number: 'A-10004',
    status: 'completed',
    answer_until: null,
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    created_at: '2026-05-12T08:21:00+05:00',
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
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    comment: null,
    phone: '+7-707-555-01-23',
    email: 'patient@demo.kz',
    attendance_requested: false,
    attendance_confirmed_at: null,
    cancel_until: '2026-05-12T10:30:00+05:00',
    format: 'clinic',
    arrive_at: '2026-05-12T14:20:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    fasting: false,
    ready_in_workdays: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    cancelled_by: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: '2026-05-13T09:00:00+05:00',
    history: [
      { id: 2, at: '2026-05-13T09:00:00+05:00', kind: 'disputed', text: 'Вы сообщили, что приём не состоялся' },
      { id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' },
    ],
  },
});

export const getVisitCommentUpdateResponseMock = (): VisitCommentUpdateAnswer => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'pending',
    answer_until: '2026-05-12T10:21:00+05:00',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    created_at: '2026-05-12T08:21:00+05:00',
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
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    comment: 'Давление вечером до 145/95',
    phone: '+7-707-555-01-23',
    email: 'patient@demo.kz',
    attendance_requested: false,
    attendance_confirmed_at: null,
    cancel_until: '2026-05-12T10:30:00+05:00',
    format: 'clinic',
    arrive_at: '2026-05-12T14:20:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    fasting: false,
    ready_in_workdays: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    cancelled_by: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitHomeAddressUpdateResponseMock = (): VisitHomeAddressUpdateAnswer => ({
  data: {
    id: 21,
    number: 'A-10021',
    status: 'pending',
    answer_until: '2026-05-12T10:21:00+05:00',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    created_at: '2026-05-12T08:21:00+05:00',
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
    service_id: 1,
    service_title: 'Вызов кардиолога на дом',
    price: 12500,
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    comment: null,
    phone: '+7-707-555-01-23',
    email: 'patient@demo.kz',
    attendance_requested: false,
    attendance_confirmed_at: null,
    cancel_until: '2026-05-12T10:30:00+05:00',
    format: 'home',
    arrive_at: null,
    arrival_window: { from: '2026-05-12T14:30:00+05:00', to: '2026-05-12T15:30:00+05:00' },
    home_address: { street: 'ул. Розыбакиева, 134', flat: '14', entrance: '2', floor: '5', intercom: '14', note: null },
    video_from: null,
    video_url: null,
    fasting: false,
    ready_in_workdays: null,
    preparation: ['Держите под рукой удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    cancelled_by: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [
      { id: 2, at: '2026-05-12T08:30:00+05:00', kind: 'address_changed', text: 'Вы изменили адрес' },
      { id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' },
    ],
  },
});

export const getVisitListMockHandler = (
  overrideResponse?:
    | VisitListAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitListAnswer> | VisitListAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCreateMockHandler = (
  overrideResponse?:
    | VisitCreateAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitCreateAnswer> | VisitCreateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getVisitReadMockHandler = (
  overrideResponse?:
    | VisitReadAnswer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitReadAnswer> | VisitReadAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/visits/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCancelMockHandler = (
  overrideResponse?:
    | VisitCancelAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitCancelAnswer> | VisitCancelAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitCancelResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitRescheduleMockHandler = (
  overrideResponse?:
    | VisitRescheduleAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<VisitRescheduleAnswer> | VisitRescheduleAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits/:id/reschedule',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitRescheduleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitAttendanceConfirmMockHandler = (
  overrideResponse?:
    | VisitAttendanceConfirmAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<VisitAttendanceConfirmAnswer> | VisitAttendanceConfirmAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits/:id/attendance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitAttendanceConfirmResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitDisputeMockHandler = (
  overrideResponse?:
    | VisitDisputeAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitDisputeAnswer> | VisitDisputeAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/visits/:id/dispute',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitDisputeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCommentUpdateMockHandler = (
  overrideResponse?:
    | VisitCommentUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<VisitCommentUpdateAnswer> | VisitCommentUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/visits/:id/comment',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitCommentUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitHomeAddressUpdateMockHandler = (
  overrideResponse?:
    | VisitHomeAddressUpdateAnswer
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<VisitHomeAddressUpdateAnswer> | VisitHomeAddressUpdateAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/visits/:id/home-address',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getVisitHomeAddressUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientVisitsMock = () => [
  getVisitListMockHandler(),
  getVisitCreateMockHandler(),
  getVisitReadMockHandler(),
  getVisitCancelMockHandler(),
  getVisitRescheduleMockHandler(),
  getVisitAttendanceConfirmMockHandler(),
  getVisitDisputeMockHandler(),
  getVisitCommentUpdateMockHandler(),
  getVisitHomeAddressUpdateMockHandler(),
];
