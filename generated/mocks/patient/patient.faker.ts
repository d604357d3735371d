/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FamilyMemberCreate201 } from '../../models/family-member-create201.ts';
import type { FamilyMemberList200 } from '../../models/family-member-list200.ts';
import type { PatientProfile200 } from '../../models/patient-profile200.ts';
import type { SlotHoldCreate201 } from '../../models/slot-hold-create201.ts';
import type { SlotHoldRead200 } from '../../models/slot-hold-read200.ts';
import type { VisitAttendanceConfirm200 } from '../../models/visit-attendance-confirm200.ts';
import type { VisitCancel200 } from '../../models/visit-cancel200.ts';
import type { VisitCreate201 } from '../../models/visit-create201.ts';
import type { VisitList200 } from '../../models/visit-list200.ts';
import type { VisitRead200 } from '../../models/visit-read200.ts';
import type { VisitReschedule200 } from '../../models/visit-reschedule200.ts';

export const getPatientProfileResponseMock = (): PatientProfile200 => ({
  data: {
    id: 1,
    first_name: 'Елена',
    second_name: 'Осипова',
    third_name: 'Игоревна',
    avatar: null,
    email: 'patient@demo.kz',
    phone: '+7-707-555-01-23',
    iin: '900515400123',
    birthday: '1990-05-15',
    gender: 'female',
    address: null,
    citizenship_id: null,
  },
});

export const getFamilyMemberListResponseMock = (): FamilyMemberList200 => ({
  data: [
    {
      id: 1,
      relation: 'son',
      first_name: 'Марк',
      second_name: 'Осипов',
      third_name: null,
      birthday: '2016-09-02',
      gender: 'male',
      age: 9,
    },
  ],
});

export const getFamilyMemberCreateResponseMock = (): FamilyMemberCreate201 => ({
  data: {
    id: 1,
    relation: 'son',
    first_name: 'Марк',
    second_name: 'Осипов',
    third_name: null,
    birthday: '2016-09-02',
    gender: 'male',
    age: 9,
  },
});

export const getSlotHoldCreateResponseMock = (): SlotHoldCreate201 => ({
  data: {
    id: '5f0c9a34-7d1e-4c4b-9f52-0a7d6a2b1c10',
    doctor_id: 1,
    filial_id: 1,
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    starts_at: '2026-05-12T14:30:00+05:00',
    expires_at: '2026-05-12T08:25:00+05:00',
    cancel_until: '2026-05-12T10:30:00+05:00',
  },
});

export const getSlotHoldReadResponseMock = (): SlotHoldRead200 => ({
  data: {
    id: '5f0c9a34-7d1e-4c4b-9f52-0a7d6a2b1c10',
    doctor_id: 1,
    filial_id: 1,
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    duration_minutes: 40,
    starts_at: '2026-05-12T14:30:00+05:00',
    expires_at: '2026-05-12T08:25:00+05:00',
    cancel_until: '2026-05-12T10:30:00+05:00',
  },
});

export const getVisitListResponseMock = (): VisitList200 => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'pending',
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
      arrive_at: '2026-05-12T14:20:00+05:00',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
      cancel_reason: null,
      review_id: null,
      history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
    },
  ],
  meta: { page: 1, per_page: 10, total: 3, last_page: 1, counts: { upcoming: 3, past: 14, cancelled: 2 } },
});

export const getVisitCreateResponseMock = (): VisitCreate201 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'pending',
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
    arrive_at: '2026-05-12T14:20:00+05:00',
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    review_id: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitReadResponseMock = (): VisitRead200 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'pending',
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
    arrive_at: '2026-05-12T14:20:00+05:00',
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    review_id: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitCancelResponseMock = (): VisitCancel200 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'cancelled_by_patient',
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
    arrive_at: '2026-05-12T14:20:00+05:00',
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: 'Изменились планы',
    review_id: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitRescheduleResponseMock = (): VisitReschedule200 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'pending',
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
    arrive_at: '2026-05-13T08:50:00+05:00',
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    review_id: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitAttendanceConfirmResponseMock = (): VisitAttendanceConfirm200 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'pending',
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
    arrive_at: '2026-05-12T14:20:00+05:00',
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    review_id: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});
