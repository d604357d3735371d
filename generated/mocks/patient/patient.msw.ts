/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { FamilyMemberCreate201 } from '../../models/family-member-create201.ts';
import type { FamilyMemberList200 } from '../../models/family-member-list200.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { PatientProfile200 } from '../../models/patient-profile200.ts';
import type { SlotHoldCreate201 } from '../../models/slot-hold-create201.ts';
import type { SlotHoldRead200 } from '../../models/slot-hold-read200.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
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

export const getPatientProfileResponseMock200 = (): PatientProfile200 => ({
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

export const getPatientProfileResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getPatientProfileResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getPatientProfileResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getFamilyMemberListResponseMock200 = (): FamilyMemberList200 => ({
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

export const getFamilyMemberListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getFamilyMemberListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getFamilyMemberListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getFamilyMemberCreateResponseMock201 = (): FamilyMemberCreate201 => ({
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

export const getFamilyMemberCreateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getFamilyMemberCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getFamilyMemberCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getFamilyMemberCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getSlotHoldCreateResponseMock201 = (): SlotHoldCreate201 => ({
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

export const getSlotHoldCreateResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getSlotHoldCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getSlotHoldCreateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getSlotHoldCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getSlotHoldCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getSlotHoldCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getSlotHoldReadResponseMock200 = (): SlotHoldRead200 => ({
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

export const getSlotHoldReadResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getSlotHoldReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getSlotHoldReadResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getSlotHoldReadResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getSlotHoldDeleteResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getSlotHoldDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getSlotHoldDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getSlotHoldDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getVisitListResponseMock200 = (): VisitList200 => ({
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

export const getVisitListResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getVisitListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getVisitListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getVisitListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getVisitCreateResponseMock201 = (): VisitCreate201 => ({
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

export const getVisitCreateResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getVisitCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getVisitCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getVisitCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getVisitCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getVisitReadResponseMock200 = (): VisitRead200 => ({
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

export const getVisitReadResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getVisitReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getVisitReadResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getVisitReadResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getVisitCancelResponseMock200 = (): VisitCancel200 => ({
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

export const getVisitCancelResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getVisitCancelResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getVisitCancelResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getVisitCancelResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getVisitCancelResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getVisitCancelResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getVisitRescheduleResponseMock200 = (): VisitReschedule200 => ({
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

export const getVisitRescheduleResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getVisitRescheduleResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getVisitRescheduleResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getVisitRescheduleResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getVisitRescheduleResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getVisitRescheduleResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getVisitAttendanceConfirmResponseMock200 = (): VisitAttendanceConfirm200 => ({
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

export const getVisitAttendanceConfirmResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getVisitAttendanceConfirmResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getVisitAttendanceConfirmResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getVisitAttendanceConfirmResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getVisitAttendanceConfirmResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getPatientProfileMockHandler = (
  overrideResponse?:
    | PatientProfile200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientProfile200> | PatientProfile200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientProfileMockHandler200 = (
  overrideResponse?:
    | PatientProfile200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientProfile200> | PatientProfile200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientProfileMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPatientProfileMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getPatientProfileMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFamilyMemberListMockHandler = (
  overrideResponse?:
    | FamilyMemberList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FamilyMemberList200> | FamilyMemberList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFamilyMemberListMockHandler200 = (
  overrideResponse?:
    | FamilyMemberList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FamilyMemberList200> | FamilyMemberList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFamilyMemberListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFamilyMemberListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getFamilyMemberListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFamilyMemberCreateMockHandler = (
  overrideResponse?:
    | FamilyMemberCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FamilyMemberCreate201> | FamilyMemberCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getFamilyMemberCreateMockHandler201 = (
  overrideResponse?:
    | FamilyMemberCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FamilyMemberCreate201> | FamilyMemberCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getFamilyMemberCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFamilyMemberCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getFamilyMemberCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getFamilyMemberCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/family',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSlotHoldCreateMockHandler = (
  overrideResponse?:
    | SlotHoldCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SlotHoldCreate201> | SlotHoldCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getSlotHoldCreateMockHandler201 = (
  overrideResponse?:
    | SlotHoldCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SlotHoldCreate201> | SlotHoldCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getSlotHoldCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getSlotHoldCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getSlotHoldCreateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldCreateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getSlotHoldCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getSlotHoldCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSlotHoldCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/slot-holds',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSlotHoldReadMockHandler = (
  overrideResponse?:
    | SlotHoldRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SlotHoldRead200> | SlotHoldRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSlotHoldReadMockHandler200 = (
  overrideResponse?:
    | SlotHoldRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SlotHoldRead200> | SlotHoldRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSlotHoldReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getSlotHoldReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getSlotHoldReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getSlotHoldReadMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldReadResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSlotHoldDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSlotHoldDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSlotHoldDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getSlotHoldDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getSlotHoldDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getSlotHoldDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/slot-holds/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSlotHoldDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitListMockHandler = (
  overrideResponse?:
    | VisitList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitList200> | VisitList200),
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

export const getVisitListMockHandler200 = (
  overrideResponse?:
    | VisitList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitList200> | VisitList200),
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
          : getVisitListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
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
          : getVisitListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getVisitListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
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
          : getVisitListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getVisitListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
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
          : getVisitListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getVisitListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
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
          : getVisitListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCreateMockHandler = (
  overrideResponse?:
    | VisitCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitCreate201> | VisitCreate201),
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

export const getVisitCreateMockHandler201 = (
  overrideResponse?:
    | VisitCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitCreate201> | VisitCreate201),
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
          : getVisitCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getVisitCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
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
          : getVisitCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getVisitCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
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
          : getVisitCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getVisitCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
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
          : getVisitCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getVisitCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
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
          : getVisitCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getVisitCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
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
          : getVisitCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitReadMockHandler = (
  overrideResponse?:
    | VisitRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitRead200> | VisitRead200),
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

export const getVisitReadMockHandler200 = (
  overrideResponse?:
    | VisitRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitRead200> | VisitRead200),
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
          : getVisitReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
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
          : getVisitReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getVisitReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
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
          : getVisitReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getVisitReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
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
          : getVisitReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getVisitReadMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
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
          : getVisitReadResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCancelMockHandler = (
  overrideResponse?:
    | VisitCancel200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitCancel200> | VisitCancel200),
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

export const getVisitCancelMockHandler200 = (
  overrideResponse?:
    | VisitCancel200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitCancel200> | VisitCancel200),
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
          : getVisitCancelResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCancelMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
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
          : getVisitCancelResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getVisitCancelMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
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
          : getVisitCancelResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getVisitCancelMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
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
          : getVisitCancelResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getVisitCancelMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
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
          : getVisitCancelResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getVisitCancelMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
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
          : getVisitCancelResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getVisitCancelMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
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
          : getVisitCancelResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitRescheduleMockHandler = (
  overrideResponse?:
    | VisitReschedule200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitReschedule200> | VisitReschedule200),
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

export const getVisitRescheduleMockHandler200 = (
  overrideResponse?:
    | VisitReschedule200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitReschedule200> | VisitReschedule200),
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
          : getVisitRescheduleResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitRescheduleMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
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
          : getVisitRescheduleResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getVisitRescheduleMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
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
          : getVisitRescheduleResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getVisitRescheduleMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
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
          : getVisitRescheduleResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getVisitRescheduleMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
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
          : getVisitRescheduleResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getVisitRescheduleMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
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
          : getVisitRescheduleResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getVisitRescheduleMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
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
          : getVisitRescheduleResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitAttendanceConfirmMockHandler = (
  overrideResponse?:
    | VisitAttendanceConfirm200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<VisitAttendanceConfirm200> | VisitAttendanceConfirm200),
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

export const getVisitAttendanceConfirmMockHandler200 = (
  overrideResponse?:
    | VisitAttendanceConfirm200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<VisitAttendanceConfirm200> | VisitAttendanceConfirm200),
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
          : getVisitAttendanceConfirmResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitAttendanceConfirmMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
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
          : getVisitAttendanceConfirmResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getVisitAttendanceConfirmMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
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
          : getVisitAttendanceConfirmResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getVisitAttendanceConfirmMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
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
          : getVisitAttendanceConfirmResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getVisitAttendanceConfirmMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
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
          : getVisitAttendanceConfirmResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getVisitAttendanceConfirmMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
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
          : getVisitAttendanceConfirmResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientMock = () => [
  getPatientProfileMockHandler(),
  getFamilyMemberListMockHandler(),
  getFamilyMemberCreateMockHandler(),
  getSlotHoldCreateMockHandler(),
  getSlotHoldReadMockHandler(),
  getSlotHoldDeleteMockHandler(),
  getVisitListMockHandler(),
  getVisitCreateMockHandler(),
  getVisitReadMockHandler(),
  getVisitCancelMockHandler(),
  getVisitRescheduleMockHandler(),
  getVisitAttendanceConfirmMockHandler(),
];
