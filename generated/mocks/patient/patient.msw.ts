/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ConflictResponse } from '../../models/conflict-response.ts';
import type { ConsentList200 } from '../../models/consent-list200.ts';
import type { DocumentCreate201 } from '../../models/document-create201.ts';
import type { DocumentList200 } from '../../models/document-list200.ts';
import type { DocumentRead200 } from '../../models/document-read200.ts';
import type { DocumentUpdate200 } from '../../models/document-update200.ts';
import type { FamilyMemberCreate201 } from '../../models/family-member-create201.ts';
import type { FamilyMemberList200 } from '../../models/family-member-list200.ts';
import type { FamilyMemberUpdate200 } from '../../models/family-member-update200.ts';
import type { FavouriteAdd200 } from '../../models/favourite-add200.ts';
import type { FavouriteList200 } from '../../models/favourite-list200.ts';
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { MedicalCardRead200 } from '../../models/medical-card-read200.ts';
import type { MedicalCardUpdate200 } from '../../models/medical-card-update200.ts';
import type { NewsList200 } from '../../models/news-list200.ts';
import type { NewsRead200 } from '../../models/news-read200.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { PatientAvatarUpdate200 } from '../../models/patient-avatar-update200.ts';
import type { PatientClinicList200 } from '../../models/patient-clinic-list200.ts';
import type { PatientHome200 } from '../../models/patient-home200.ts';
import type { PatientProfileUpdate200 } from '../../models/patient-profile-update200.ts';
import type { PatientProfile200 } from '../../models/patient-profile200.ts';
import type { PatientServiceList200 } from '../../models/patient-service-list200.ts';
import type { PatientServiceRead200 } from '../../models/patient-service-read200.ts';
import type { ReviewCreate201 } from '../../models/review-create201.ts';
import type { ReviewList200 } from '../../models/review-list200.ts';
import type { ReviewRead200 } from '../../models/review-read200.ts';
import type { ReviewUpdate200 } from '../../models/review-update200.ts';
import type { SlotHoldCreate201 } from '../../models/slot-hold-create201.ts';
import type { SlotHoldRead200 } from '../../models/slot-hold-read200.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';
import type { VisitAttendanceConfirm200 } from '../../models/visit-attendance-confirm200.ts';
import type { VisitCancel200 } from '../../models/visit-cancel200.ts';
import type { VisitCommentUpdate200 } from '../../models/visit-comment-update200.ts';
import type { VisitCreate201 } from '../../models/visit-create201.ts';
import type { VisitDispute200 } from '../../models/visit-dispute200.ts';
import type { VisitHomeAddressUpdate200 } from '../../models/visit-home-address-update200.ts';
import type { VisitList200 } from '../../models/visit-list200.ts';
import type { VisitRead200 } from '../../models/visit-read200.ts';
import type { VisitReschedule200 } from '../../models/visit-reschedule200.ts';
import type { WaitlistCreate201 } from '../../models/waitlist-create201.ts';
import type { WaitlistList200 } from '../../models/waitlist-list200.ts';

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

export const getPatientProfileUpdateResponseMock = (): PatientProfileUpdate200 => ({
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

export const getPatientProfileUpdateResponseMock200 = (): PatientProfileUpdate200 => ({
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

export const getPatientProfileUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getPatientProfileUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getPatientProfileUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getPatientProfileUpdateResponseMockDefault = (): UnexpectedResponse => ({
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
      review_id: null,
      rating: null,
      dispute_until: null,
      disputed_at: null,
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
      review_id: null,
      rating: null,
      dispute_until: null,
      disputed_at: null,
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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

export const getPatientHomeResponseMock = (): PatientHome200 => ({
  data: {
    next_visit: {
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
      review_id: null,
      rating: null,
      dispute_until: null,
      disputed_at: null,
      history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
    },
    upcoming_count: 3,
    to_confirm: [],
    to_review: [],
    missing_profile_fields: ['address'],
    rebook: [
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
    medical_card: {
      blood_type: 'O',
      rh_factor: 'positive',
      height: 168,
      weight: 64.2,
      updated_at: '2026-05-12T08:20:00+05:00',
      measurements: [{ at: '2026-05-12T08:20:00+05:00', height: 168, weight: 64.2 }],
      documents_count: 7,
    },
  },
});

export const getPatientHomeResponseMock200 = (): PatientHome200 => ({
  data: {
    next_visit: {
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
      review_id: null,
      rating: null,
      dispute_until: null,
      disputed_at: null,
      history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
    },
    upcoming_count: 3,
    to_confirm: [],
    to_review: [],
    missing_profile_fields: ['address'],
    rebook: [
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
    medical_card: {
      blood_type: 'O',
      rh_factor: 'positive',
      height: 168,
      weight: 64.2,
      updated_at: '2026-05-12T08:20:00+05:00',
      measurements: [{ at: '2026-05-12T08:20:00+05:00', height: 168, weight: 64.2 }],
      documents_count: 7,
    },
  },
});

export const getPatientHomeResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getPatientHomeResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getPatientHomeResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getPatientAvatarUpdateResponseMock = (): PatientAvatarUpdate200 => ({
  data: {
    id: 1,
    first_name: 'Елена',
    second_name: 'Осипова',
    third_name: 'Игоревна',
    avatar: '/api/v0/files/1',
    email: 'patient@demo.kz',
    phone: '+7-707-555-01-23',
    iin: '900515400123',
    birthday: '1990-05-15',
    gender: 'female',
    address: null,
    citizenship_id: null,
  },
});

export const getPatientAvatarUpdateResponseMock200 = (): PatientAvatarUpdate200 => ({
  data: {
    id: 1,
    first_name: 'Елена',
    second_name: 'Осипова',
    third_name: 'Игоревна',
    avatar: '/api/v0/files/1',
    email: 'patient@demo.kz',
    phone: '+7-707-555-01-23',
    iin: '900515400123',
    birthday: '1990-05-15',
    gender: 'female',
    address: null,
    citizenship_id: null,
  },
});

export const getPatientAvatarUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getPatientAvatarUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getPatientAvatarUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getPatientAvatarUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getPatientAvatarUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getFamilyMemberUpdateResponseMock = (): FamilyMemberUpdate200 => ({
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

export const getFamilyMemberUpdateResponseMock200 = (): FamilyMemberUpdate200 => ({
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

export const getFamilyMemberUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getFamilyMemberUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getFamilyMemberUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getFamilyMemberUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getFamilyMemberUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getFamilyMemberDeleteResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getFamilyMemberDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getFamilyMemberDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getFamilyMemberDeleteResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getFamilyMemberDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getMedicalCardReadResponseMock = (): MedicalCardRead200 => ({
  data: {
    blood_type: 'O',
    rh_factor: 'positive',
    height: 168,
    weight: 64.2,
    updated_at: '2026-05-12T08:20:00+05:00',
    measurements: [
      { at: '2025-05-10T09:00:00+05:00', height: 168, weight: 65.5 },
      { at: '2026-05-12T08:20:00+05:00', height: 168, weight: 64.2 },
    ],
    documents_count: 7,
  },
});

export const getMedicalCardReadResponseMock200 = (): MedicalCardRead200 => ({
  data: {
    blood_type: 'O',
    rh_factor: 'positive',
    height: 168,
    weight: 64.2,
    updated_at: '2026-05-12T08:20:00+05:00',
    measurements: [
      { at: '2025-05-10T09:00:00+05:00', height: 168, weight: 65.5 },
      { at: '2026-05-12T08:20:00+05:00', height: 168, weight: 64.2 },
    ],
    documents_count: 7,
  },
});

export const getMedicalCardReadResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getMedicalCardReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getMedicalCardReadResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getMedicalCardReadResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getMedicalCardReadResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getMedicalCardUpdateResponseMock = (): MedicalCardUpdate200 => ({
  data: {
    blood_type: 'O',
    rh_factor: 'positive',
    height: 168,
    weight: 64.2,
    updated_at: '2026-05-12T08:20:00+05:00',
    measurements: [
      { at: '2025-05-10T09:00:00+05:00', height: 168, weight: 65.5 },
      { at: '2026-05-12T08:20:00+05:00', height: 168, weight: 64.2 },
    ],
    documents_count: 7,
  },
});

export const getMedicalCardUpdateResponseMock200 = (): MedicalCardUpdate200 => ({
  data: {
    blood_type: 'O',
    rh_factor: 'positive',
    height: 168,
    weight: 64.2,
    updated_at: '2026-05-12T08:20:00+05:00',
    measurements: [
      { at: '2025-05-10T09:00:00+05:00', height: 168, weight: 65.5 },
      { at: '2026-05-12T08:20:00+05:00', height: 168, weight: 64.2 },
    ],
    documents_count: 7,
  },
});

export const getMedicalCardUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getMedicalCardUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getMedicalCardUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getMedicalCardUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getMedicalCardUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDocumentListResponseMock = (): DocumentList200 => ({
  data: [
    {
      id: 1,
      category: 'examination',
      name: 'ЭКГ, 2 марта 2026',
      file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
      created_at: '2026-03-02T12:00:00+05:00',
      added_by: '«Аяла» на Абая',
      family_member_id: null,
      visit_id: null,
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 1,
    last_page: 1,
    counts: { analysis: 0, examination: 1, conclusion: 0, referral: 0, prescription: 0, vaccination: 0, other: 0 },
  },
});

export const getDocumentListResponseMock200 = (): DocumentList200 => ({
  data: [
    {
      id: 1,
      category: 'examination',
      name: 'ЭКГ, 2 марта 2026',
      file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
      created_at: '2026-03-02T12:00:00+05:00',
      added_by: '«Аяла» на Абая',
      family_member_id: null,
      visit_id: null,
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 1,
    last_page: 1,
    counts: { analysis: 0, examination: 1, conclusion: 0, referral: 0, prescription: 0, vaccination: 0, other: 0 },
  },
});

export const getDocumentListResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getDocumentListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDocumentListResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDocumentListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDocumentListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDocumentCreateResponseMock = (): DocumentCreate201 => ({
  data: {
    id: 1,
    category: 'examination',
    name: 'ЭКГ, 2 марта 2026',
    file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
    created_at: '2026-03-02T12:00:00+05:00',
    added_by: '«Аяла» на Абая',
    family_member_id: null,
    visit_id: null,
  },
});

export const getDocumentCreateResponseMock201 = (): DocumentCreate201 => ({
  data: {
    id: 1,
    category: 'examination',
    name: 'ЭКГ, 2 марта 2026',
    file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
    created_at: '2026-03-02T12:00:00+05:00',
    added_by: '«Аяла» на Абая',
    family_member_id: null,
    visit_id: null,
  },
});

export const getDocumentCreateResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getDocumentCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDocumentCreateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDocumentCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDocumentCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDocumentReadResponseMock = (): DocumentRead200 => ({
  data: {
    id: 1,
    category: 'examination',
    name: 'ЭКГ, 2 марта 2026',
    file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
    created_at: '2026-03-02T12:00:00+05:00',
    added_by: '«Аяла» на Абая',
    family_member_id: null,
    visit_id: null,
  },
});

export const getDocumentReadResponseMock200 = (): DocumentRead200 => ({
  data: {
    id: 1,
    category: 'examination',
    name: 'ЭКГ, 2 марта 2026',
    file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
    created_at: '2026-03-02T12:00:00+05:00',
    added_by: '«Аяла» на Абая',
    family_member_id: null,
    visit_id: null,
  },
});

export const getDocumentReadResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getDocumentReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDocumentReadResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDocumentReadResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDocumentUpdateResponseMock = (): DocumentUpdate200 => ({
  data: {
    id: 1,
    category: 'examination',
    name: 'ЭКГ',
    file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
    created_at: '2026-03-02T12:00:00+05:00',
    added_by: '«Аяла» на Абая',
    family_member_id: null,
    visit_id: null,
  },
});

export const getDocumentUpdateResponseMock200 = (): DocumentUpdate200 => ({
  data: {
    id: 1,
    category: 'examination',
    name: 'ЭКГ',
    file: { id: 1, path: '/api/v0/files/1', name: 'ekg.pdf', size: 1258291, type: 'application/pdf' },
    created_at: '2026-03-02T12:00:00+05:00',
    added_by: '«Аяла» на Абая',
    family_member_id: null,
    visit_id: null,
  },
});

export const getDocumentUpdateResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getDocumentUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDocumentUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDocumentUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDocumentUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDocumentDeleteResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getDocumentDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDocumentDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDocumentDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getReviewListResponseMock = (): ReviewList200 => ({
  data: [
    {
      id: 1,
      visit_id: 5,
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
        city: 'Алматы',
        phone: '+7-700-000-11-50',
      },
      service_title: 'Первичный приём кардиолога',
      visit_date: '2026-04-28',
      rating: 5,
      criteria: { attention: 5, explanation: 5, punctuality: 4 },
      text: 'Внимательный врач, всё объяснила.',
      anonymous: false,
      state: 'in_process',
      reject_reason: null,
      created_at: '2026-04-29T10:00:00+05:00',
      moderation_due_at: '2026-05-01T10:00:00+05:00',
      reply: null,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1, counts: { published: 0, in_process: 1, rejected: 0 } },
});

export const getReviewListResponseMock200 = (): ReviewList200 => ({
  data: [
    {
      id: 1,
      visit_id: 5,
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
        city: 'Алматы',
        phone: '+7-700-000-11-50',
      },
      service_title: 'Первичный приём кардиолога',
      visit_date: '2026-04-28',
      rating: 5,
      criteria: { attention: 5, explanation: 5, punctuality: 4 },
      text: 'Внимательный врач, всё объяснила.',
      anonymous: false,
      state: 'in_process',
      reject_reason: null,
      created_at: '2026-04-29T10:00:00+05:00',
      moderation_due_at: '2026-05-01T10:00:00+05:00',
      reply: null,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1, counts: { published: 0, in_process: 1, rejected: 0 } },
});

export const getReviewListResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getReviewListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getReviewListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getReviewListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getReviewCreateResponseMock = (): ReviewCreate201 => ({
  data: {
    id: 1,
    visit_id: 5,
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
      city: 'Алматы',
      phone: '+7-700-000-11-50',
    },
    service_title: 'Первичный приём кардиолога',
    visit_date: '2026-04-28',
    rating: 5,
    criteria: { attention: 5, explanation: 5, punctuality: 4 },
    text: 'Внимательный врач, всё объяснила.',
    anonymous: false,
    state: 'in_process',
    reject_reason: null,
    created_at: '2026-04-29T10:00:00+05:00',
    moderation_due_at: '2026-05-01T10:00:00+05:00',
    reply: null,
  },
});

export const getReviewCreateResponseMock201 = (): ReviewCreate201 => ({
  data: {
    id: 1,
    visit_id: 5,
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
      city: 'Алматы',
      phone: '+7-700-000-11-50',
    },
    service_title: 'Первичный приём кардиолога',
    visit_date: '2026-04-28',
    rating: 5,
    criteria: { attention: 5, explanation: 5, punctuality: 4 },
    text: 'Внимательный врач, всё объяснила.',
    anonymous: false,
    state: 'in_process',
    reject_reason: null,
    created_at: '2026-04-29T10:00:00+05:00',
    moderation_due_at: '2026-05-01T10:00:00+05:00',
    reply: null,
  },
});

export const getReviewCreateResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getReviewCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getReviewCreateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getReviewCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getReviewCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getReviewCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getReviewReadResponseMock = (): ReviewRead200 => ({
  data: {
    id: 1,
    visit_id: 5,
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
      city: 'Алматы',
      phone: '+7-700-000-11-50',
    },
    service_title: 'Первичный приём кардиолога',
    visit_date: '2026-04-28',
    rating: 5,
    criteria: { attention: 5, explanation: 5, punctuality: 4 },
    text: 'Внимательный врач, всё объяснила.',
    anonymous: false,
    state: 'in_process',
    reject_reason: null,
    created_at: '2026-04-29T10:00:00+05:00',
    moderation_due_at: '2026-05-01T10:00:00+05:00',
    reply: null,
  },
});

export const getReviewReadResponseMock200 = (): ReviewRead200 => ({
  data: {
    id: 1,
    visit_id: 5,
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
      city: 'Алматы',
      phone: '+7-700-000-11-50',
    },
    service_title: 'Первичный приём кардиолога',
    visit_date: '2026-04-28',
    rating: 5,
    criteria: { attention: 5, explanation: 5, punctuality: 4 },
    text: 'Внимательный врач, всё объяснила.',
    anonymous: false,
    state: 'in_process',
    reject_reason: null,
    created_at: '2026-04-29T10:00:00+05:00',
    moderation_due_at: '2026-05-01T10:00:00+05:00',
    reply: null,
  },
});

export const getReviewReadResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getReviewReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getReviewReadResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getReviewReadResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getReviewUpdateResponseMock = (): ReviewUpdate200 => ({
  data: {
    id: 1,
    visit_id: 5,
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
      city: 'Алматы',
      phone: '+7-700-000-11-50',
    },
    service_title: 'Первичный приём кардиолога',
    visit_date: '2026-04-28',
    rating: 5,
    criteria: { attention: 5, explanation: 5, punctuality: 4 },
    text: 'Внимательный врач, всё объяснила.',
    anonymous: false,
    state: 'in_process',
    reject_reason: null,
    created_at: '2026-04-29T10:00:00+05:00',
    moderation_due_at: '2026-05-01T10:00:00+05:00',
    reply: null,
  },
});

export const getReviewUpdateResponseMock200 = (): ReviewUpdate200 => ({
  data: {
    id: 1,
    visit_id: 5,
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
      city: 'Алматы',
      phone: '+7-700-000-11-50',
    },
    service_title: 'Первичный приём кардиолога',
    visit_date: '2026-04-28',
    rating: 5,
    criteria: { attention: 5, explanation: 5, punctuality: 4 },
    text: 'Внимательный врач, всё объяснила.',
    anonymous: false,
    state: 'in_process',
    reject_reason: null,
    created_at: '2026-04-29T10:00:00+05:00',
    moderation_due_at: '2026-05-01T10:00:00+05:00',
    reply: null,
  },
});

export const getReviewUpdateResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getReviewUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getReviewUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getReviewUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getReviewUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getReviewDeleteResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getReviewDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getReviewDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getReviewDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getFavouriteListResponseMock = (): FavouriteList200 => ({
  data: {
    doctors: [
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
    clinics: [
      {
        kind: 'clinic',
        id: 1,
        slug: 'ayala',
        title: 'Медицинский центр «Аяла»',
        logo: null,
        type: 'Многопрофильная клиника',
        rating: 4.8,
        reviews_count: 312,
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
        filials_count: 4,
        doctors_count: 48,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
        nearest_starts_at: '2026-05-12T14:30:00+05:00',
        price_from: 6000,
        offer: null,
        hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      },
    ],
  },
});

export const getFavouriteListResponseMock200 = (): FavouriteList200 => ({
  data: {
    doctors: [
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
    clinics: [
      {
        kind: 'clinic',
        id: 1,
        slug: 'ayala',
        title: 'Медицинский центр «Аяла»',
        logo: null,
        type: 'Многопрофильная клиника',
        rating: 4.8,
        reviews_count: 312,
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
        filials_count: 4,
        doctors_count: 48,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
        nearest_starts_at: '2026-05-12T14:30:00+05:00',
        price_from: 6000,
        offer: null,
        hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      },
    ],
  },
});

export const getFavouriteListResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getFavouriteListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getFavouriteListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getFavouriteAddResponseMock = (): FavouriteAdd200 => ({
  data: {
    doctors: [
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
    clinics: [
      {
        kind: 'clinic',
        id: 1,
        slug: 'ayala',
        title: 'Медицинский центр «Аяла»',
        logo: null,
        type: 'Многопрофильная клиника',
        rating: 4.8,
        reviews_count: 312,
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
        filials_count: 4,
        doctors_count: 48,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
        nearest_starts_at: '2026-05-12T14:30:00+05:00',
        price_from: 6000,
        offer: null,
        hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      },
    ],
  },
});

export const getFavouriteAddResponseMock200 = (): FavouriteAdd200 => ({
  data: {
    doctors: [
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
    clinics: [
      {
        kind: 'clinic',
        id: 1,
        slug: 'ayala',
        title: 'Медицинский центр «Аяла»',
        logo: null,
        type: 'Многопрофильная клиника',
        rating: 4.8,
        reviews_count: 312,
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
        filials_count: 4,
        doctors_count: 48,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
        nearest_starts_at: '2026-05-12T14:30:00+05:00',
        price_from: 6000,
        offer: null,
        hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      },
    ],
  },
});

export const getFavouriteAddResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getFavouriteAddResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getFavouriteAddResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getFavouriteAddResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getFavouriteAddResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getFavouriteDeleteResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getFavouriteDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getFavouriteDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getFavouriteDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getPatientClinicListResponseMock = (): PatientClinicList200 => ({
  data: [
    {
      clinic: {
        kind: 'clinic',
        id: 1,
        slug: 'ayala',
        title: 'Медицинский центр «Аяла»',
        logo: null,
        type: 'Многопрофильная клиника',
        rating: 4.8,
        reviews_count: 312,
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
        filials_count: 4,
        doctors_count: 48,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
        nearest_starts_at: '2026-05-12T14:30:00+05:00',
        price_from: 6000,
        offer: null,
        hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      },
      visits_count: 3,
      last_visit_at: '2026-04-28T10:00:00+05:00',
      doctors: [
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
        },
      ],
      favourite: true,
    },
  ],
});

export const getPatientClinicListResponseMock200 = (): PatientClinicList200 => ({
  data: [
    {
      clinic: {
        kind: 'clinic',
        id: 1,
        slug: 'ayala',
        title: 'Медицинский центр «Аяла»',
        logo: null,
        type: 'Многопрофильная клиника',
        rating: 4.8,
        reviews_count: 312,
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
        filials_count: 4,
        doctors_count: 48,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
        nearest_starts_at: '2026-05-12T14:30:00+05:00',
        price_from: 6000,
        offer: null,
        hours: [{ weekday: 'monday', from: '08:00', to: '20:00' }],
      },
      visits_count: 3,
      last_visit_at: '2026-04-28T10:00:00+05:00',
      doctors: [
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
        },
      ],
      favourite: true,
    },
  ],
});

export const getPatientClinicListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getPatientClinicListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getPatientClinicListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getPatientServiceListResponseMock = (): PatientServiceList200 => ({
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
      visits_count: 2,
      last_visit_id: 5,
      last_visit_at: '2026-04-28T10:00:00+05:00',
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
      price: 12500,
    },
  ],
});

export const getPatientServiceListResponseMock200 = (): PatientServiceList200 => ({
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
      visits_count: 2,
      last_visit_id: 5,
      last_visit_at: '2026-04-28T10:00:00+05:00',
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
      price: 12500,
    },
  ],
});

export const getPatientServiceListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getPatientServiceListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getPatientServiceListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getPatientServiceReadResponseMock = (): PatientServiceRead200 => ({
  data: {
    service: {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
    visits_count: 2,
    last_visit_id: 5,
    last_visit_at: '2026-04-28T10:00:00+05:00',
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
    price: 12500,
    visits: [
      {
        id: 5,
        starts_at: '2026-04-28T10:00:00+05:00',
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
        price: 12500,
        person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      },
    ],
  },
});

export const getPatientServiceReadResponseMock200 = (): PatientServiceRead200 => ({
  data: {
    service: {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
    visits_count: 2,
    last_visit_id: 5,
    last_visit_at: '2026-04-28T10:00:00+05:00',
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
    price: 12500,
    visits: [
      {
        id: 5,
        starts_at: '2026-04-28T10:00:00+05:00',
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
        price: 12500,
        person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      },
    ],
  },
});

export const getPatientServiceReadResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getPatientServiceReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getPatientServiceReadResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getPatientServiceReadResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getNewsListResponseMock = (): NewsList200 => ({
  data: [
    {
      id: 1,
      title: 'Как подготовиться к анализам',
      lead: 'Короткая памятка на каждый день.',
      text: 'Кровь сдают утром натощак.\n\nЗа сутки не ешьте жирного.',
      published_at: '2026-05-05T09:00:00+05:00',
      tag: 'Советы',
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getNewsListResponseMock200 = (): NewsList200 => ({
  data: [
    {
      id: 1,
      title: 'Как подготовиться к анализам',
      lead: 'Короткая памятка на каждый день.',
      text: 'Кровь сдают утром натощак.\n\nЗа сутки не ешьте жирного.',
      published_at: '2026-05-05T09:00:00+05:00',
      tag: 'Советы',
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getNewsListResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getNewsListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getNewsListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getNewsListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getNewsReadResponseMock = (): NewsRead200 => ({
  data: {
    id: 1,
    title: 'Как подготовиться к анализам',
    lead: 'Короткая памятка на каждый день.',
    text: 'Кровь сдают утром натощак.\n\nЗа сутки не ешьте жирного.',
    published_at: '2026-05-05T09:00:00+05:00',
    tag: 'Советы',
  },
});

export const getNewsReadResponseMock200 = (): NewsRead200 => ({
  data: {
    id: 1,
    title: 'Как подготовиться к анализам',
    lead: 'Короткая памятка на каждый день.',
    text: 'Кровь сдают утром натощак.\n\nЗа сутки не ешьте жирного.',
    published_at: '2026-05-05T09:00:00+05:00',
    tag: 'Советы',
  },
});

export const getNewsReadResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getNewsReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getNewsReadResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getNewsReadResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getVisitDisputeResponseMock = (): VisitDispute200 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'completed',
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

export const getVisitDisputeResponseMock200 = (): VisitDispute200 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'completed',
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

export const getVisitDisputeResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getVisitDisputeResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getVisitDisputeResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getVisitDisputeResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getVisitDisputeResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getVisitDisputeResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getVisitCommentUpdateResponseMock = (): VisitCommentUpdate200 => ({
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitCommentUpdateResponseMock200 = (): VisitCommentUpdate200 => ({
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
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
});

export const getVisitCommentUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getVisitCommentUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getVisitCommentUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getVisitCommentUpdateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getVisitCommentUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getVisitCommentUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getVisitHomeAddressUpdateResponseMock = (): VisitHomeAddressUpdate200 => ({
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

export const getVisitHomeAddressUpdateResponseMock200 = (): VisitHomeAddressUpdate200 => ({
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

export const getVisitHomeAddressUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getVisitHomeAddressUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getVisitHomeAddressUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getVisitHomeAddressUpdateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getVisitHomeAddressUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getVisitHomeAddressUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getWaitlistListResponseMock = (): WaitlistList200 => ({
  data: [
    {
      id: 1,
      visit_id: 1,
      doctor: {
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: null,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
      },
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        city: 'Алматы',
        phone: '+7-727-250-10-10',
      },
      service_id: 1,
      service_title: 'Первичный приём кардиолога',
      until: '2026-05-28T09:20:00+05:00',
      nearest_slot_at: null,
      created_at: '2026-05-12T08:20:00+05:00',
    },
  ],
});

export const getWaitlistListResponseMock200 = (): WaitlistList200 => ({
  data: [
    {
      id: 1,
      visit_id: 1,
      doctor: {
        id: 1,
        slug: 'serikova-aigul',
        first_name: 'Айгуль',
        second_name: 'Серикова',
        third_name: 'Маратовна',
        avatar: null,
        specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
      },
      filial: {
        id: 1,
        clinic_slug: 'ayala',
        title: '«Аяла» на Абая',
        address: 'пр. Абая, 150',
        city: 'Алматы',
        phone: '+7-727-250-10-10',
      },
      service_id: 1,
      service_title: 'Первичный приём кардиолога',
      until: '2026-05-28T09:20:00+05:00',
      nearest_slot_at: null,
      created_at: '2026-05-12T08:20:00+05:00',
    },
  ],
});

export const getWaitlistListResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getWaitlistListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getWaitlistListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getWaitlistCreateResponseMock = (): WaitlistCreate201 => ({
  data: {
    id: 1,
    visit_id: 1,
    doctor: {
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: null,
      specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    },
    filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-727-250-10-10',
    },
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    until: '2026-05-28T09:20:00+05:00',
    nearest_slot_at: null,
    created_at: '2026-05-12T08:20:00+05:00',
  },
});

export const getWaitlistCreateResponseMock201 = (): WaitlistCreate201 => ({
  data: {
    id: 1,
    visit_id: 1,
    doctor: {
      id: 1,
      slug: 'serikova-aigul',
      first_name: 'Айгуль',
      second_name: 'Серикова',
      third_name: 'Маратовна',
      avatar: null,
      specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
    },
    filial: {
      id: 1,
      clinic_slug: 'ayala',
      title: '«Аяла» на Абая',
      address: 'пр. Абая, 150',
      city: 'Алматы',
      phone: '+7-727-250-10-10',
    },
    service_id: 1,
    service_title: 'Первичный приём кардиолога',
    until: '2026-05-28T09:20:00+05:00',
    nearest_slot_at: null,
    created_at: '2026-05-12T08:20:00+05:00',
  },
});

export const getWaitlistCreateResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getWaitlistCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getWaitlistCreateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getWaitlistCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getWaitlistCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getWaitlistCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getWaitlistDeleteResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getWaitlistDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getWaitlistDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getWaitlistDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getConsentListResponseMock = (): ConsentList200 => ({
  data: [
    {
      id: 1,
      purpose: 'registration',
      version: '2026-05',
      accepted_at: '2026-05-12T08:20:00+05:00',
      withdrawn_at: null,
    },
  ],
});

export const getConsentListResponseMock200 = (): ConsentList200 => ({
  data: [
    {
      id: 1,
      purpose: 'registration',
      version: '2026-05',
      accepted_at: '2026-05-12T08:20:00+05:00',
      withdrawn_at: null,
    },
  ],
});

export const getConsentListResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getConsentListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getConsentListResponseMockDefault = (): UnexpectedResponse => ({
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

export const getPatientProfileUpdateMockHandler = (
  overrideResponse?:
    | PatientProfileUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PatientProfileUpdate200> | PatientProfileUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientProfileUpdateMockHandler200 = (
  overrideResponse?:
    | PatientProfileUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PatientProfileUpdate200> | PatientProfileUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientProfileUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPatientProfileUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getPatientProfileUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getPatientProfileUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientProfileUpdateResponseMockDefault(),
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

export const getPatientHomeMockHandler = (
  overrideResponse?:
    | PatientHome200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientHome200> | PatientHome200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientHomeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientHomeMockHandler200 = (
  overrideResponse?:
    | PatientHome200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientHome200> | PatientHome200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientHomeResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientHomeMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientHomeResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPatientHomeMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientHomeResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getPatientHomeMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientHomeResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientAvatarUpdateMockHandler = (
  overrideResponse?:
    | PatientAvatarUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PatientAvatarUpdate200> | PatientAvatarUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile/avatar',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientAvatarUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientAvatarUpdateMockHandler200 = (
  overrideResponse?:
    | PatientAvatarUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PatientAvatarUpdate200> | PatientAvatarUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile/avatar',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientAvatarUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientAvatarUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile/avatar',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientAvatarUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPatientAvatarUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile/avatar',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientAvatarUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getPatientAvatarUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile/avatar',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientAvatarUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getPatientAvatarUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile/avatar',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientAvatarUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getPatientAvatarUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/profile/avatar',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientAvatarUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFamilyMemberUpdateMockHandler = (
  overrideResponse?:
    | FamilyMemberUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FamilyMemberUpdate200> | FamilyMemberUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFamilyMemberUpdateMockHandler200 = (
  overrideResponse?:
    | FamilyMemberUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FamilyMemberUpdate200> | FamilyMemberUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFamilyMemberUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFamilyMemberUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getFamilyMemberUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getFamilyMemberUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getFamilyMemberUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFamilyMemberDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getFamilyMemberDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getFamilyMemberDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFamilyMemberDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getFamilyMemberDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getFamilyMemberDeleteMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberDeleteResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getFamilyMemberDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/family/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFamilyMemberDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMedicalCardReadMockHandler = (
  overrideResponse?:
    | MedicalCardRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicalCardRead200> | MedicalCardRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMedicalCardReadMockHandler200 = (
  overrideResponse?:
    | MedicalCardRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MedicalCardRead200> | MedicalCardRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMedicalCardReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getMedicalCardReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getMedicalCardReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getMedicalCardReadMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardReadResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getMedicalCardReadMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardReadResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMedicalCardUpdateMockHandler = (
  overrideResponse?:
    | MedicalCardUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MedicalCardUpdate200> | MedicalCardUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMedicalCardUpdateMockHandler200 = (
  overrideResponse?:
    | MedicalCardUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MedicalCardUpdate200> | MedicalCardUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMedicalCardUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getMedicalCardUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getMedicalCardUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getMedicalCardUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getMedicalCardUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMedicalCardUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentListMockHandler = (
  overrideResponse?:
    | DocumentList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentList200> | DocumentList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentListMockHandler200 = (
  overrideResponse?:
    | DocumentList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentList200> | DocumentList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDocumentListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDocumentListMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentListResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDocumentListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDocumentListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentCreateMockHandler = (
  overrideResponse?:
    | DocumentCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentCreate201> | DocumentCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDocumentCreateMockHandler201 = (
  overrideResponse?:
    | DocumentCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DocumentCreate201> | DocumentCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDocumentCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDocumentCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDocumentCreateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentCreateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDocumentCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDocumentCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/medical-card/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentReadMockHandler = (
  overrideResponse?:
    | DocumentRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentRead200> | DocumentRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentReadMockHandler200 = (
  overrideResponse?:
    | DocumentRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DocumentRead200> | DocumentRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDocumentReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDocumentReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDocumentReadMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentReadResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentUpdateMockHandler = (
  overrideResponse?:
    | DocumentUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DocumentUpdate200> | DocumentUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentUpdateMockHandler200 = (
  overrideResponse?:
    | DocumentUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DocumentUpdate200> | DocumentUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDocumentUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDocumentUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDocumentUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDocumentUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDocumentDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDocumentDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDocumentDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDocumentDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDocumentDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDocumentDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/medical-card/documents/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDocumentDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewListMockHandler = (
  overrideResponse?:
    | ReviewList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewList200> | ReviewList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewListMockHandler200 = (
  overrideResponse?:
    | ReviewList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewList200> | ReviewList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getReviewListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getReviewListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getReviewListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewCreateMockHandler = (
  overrideResponse?:
    | ReviewCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReviewCreate201> | ReviewCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getReviewCreateMockHandler201 = (
  overrideResponse?:
    | ReviewCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReviewCreate201> | ReviewCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getReviewCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getReviewCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getReviewCreateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewCreateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getReviewCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getReviewCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getReviewCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/reviews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewReadMockHandler = (
  overrideResponse?:
    | ReviewRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewRead200> | ReviewRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewReadMockHandler200 = (
  overrideResponse?:
    | ReviewRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewRead200> | ReviewRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getReviewReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getReviewReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getReviewReadMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewReadResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewUpdateMockHandler = (
  overrideResponse?:
    | ReviewUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReviewUpdate200> | ReviewUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewUpdateMockHandler200 = (
  overrideResponse?:
    | ReviewUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ReviewUpdate200> | ReviewUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getReviewUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getReviewUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getReviewUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getReviewUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviewDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getReviewDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getReviewDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getReviewDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getReviewDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getReviewDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/reviews/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviewDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteListMockHandler = (
  overrideResponse?:
    | FavouriteList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FavouriteList200> | FavouriteList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteListMockHandler200 = (
  overrideResponse?:
    | FavouriteList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FavouriteList200> | FavouriteList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFavouriteListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getFavouriteListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteAddMockHandler = (
  overrideResponse?:
    | FavouriteAdd200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FavouriteAdd200> | FavouriteAdd200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteAddResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteAddMockHandler200 = (
  overrideResponse?:
    | FavouriteAdd200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FavouriteAdd200> | FavouriteAdd200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteAddResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteAddMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteAddResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFavouriteAddMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteAddResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getFavouriteAddMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteAddResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getFavouriteAddMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteAddResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getFavouriteAddMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/favourites',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteAddResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFavouriteDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/favourites/:kind/:slug',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getFavouriteDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/favourites/:kind/:slug',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getFavouriteDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/favourites/:kind/:slug',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFavouriteDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/favourites/:kind/:slug',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getFavouriteDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/favourites/:kind/:slug',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getFavouriteDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/favourites/:kind/:slug',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFavouriteDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientClinicListMockHandler = (
  overrideResponse?:
    | PatientClinicList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientClinicList200> | PatientClinicList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientClinicListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientClinicListMockHandler200 = (
  overrideResponse?:
    | PatientClinicList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientClinicList200> | PatientClinicList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientClinicListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientClinicListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientClinicListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPatientClinicListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientClinicListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getPatientClinicListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientClinicListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientServiceListMockHandler = (
  overrideResponse?:
    | PatientServiceList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientServiceList200> | PatientServiceList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientServiceListMockHandler200 = (
  overrideResponse?:
    | PatientServiceList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientServiceList200> | PatientServiceList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientServiceListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPatientServiceListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getPatientServiceListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientServiceReadMockHandler = (
  overrideResponse?:
    | PatientServiceRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientServiceRead200> | PatientServiceRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientServiceReadMockHandler200 = (
  overrideResponse?:
    | PatientServiceRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientServiceRead200> | PatientServiceRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatientServiceReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPatientServiceReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getPatientServiceReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getPatientServiceReadMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/services/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPatientServiceReadResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewsListMockHandler = (
  overrideResponse?:
    | NewsList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsList200> | NewsList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewsListMockHandler200 = (
  overrideResponse?:
    | NewsList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsList200> | NewsList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewsListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getNewsListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getNewsListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getNewsListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewsReadMockHandler = (
  overrideResponse?:
    | NewsRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsRead200> | NewsRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewsReadMockHandler200 = (
  overrideResponse?:
    | NewsRead200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewsRead200> | NewsRead200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNewsReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getNewsReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getNewsReadMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsReadResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getNewsReadMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/news/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getNewsReadResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitDisputeMockHandler = (
  overrideResponse?:
    | VisitDispute200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitDispute200> | VisitDispute200),
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

export const getVisitDisputeMockHandler200 = (
  overrideResponse?:
    | VisitDispute200
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitDispute200> | VisitDispute200),
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
          : getVisitDisputeResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitDisputeMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
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
          : getVisitDisputeResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getVisitDisputeMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
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
          : getVisitDisputeResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getVisitDisputeMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
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
          : getVisitDisputeResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getVisitDisputeMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
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
          : getVisitDisputeResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getVisitDisputeMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
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
          : getVisitDisputeResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getVisitDisputeMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
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
          : getVisitDisputeResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCommentUpdateMockHandler = (
  overrideResponse?:
    | VisitCommentUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VisitCommentUpdate200> | VisitCommentUpdate200),
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

export const getVisitCommentUpdateMockHandler200 = (
  overrideResponse?:
    | VisitCommentUpdate200
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VisitCommentUpdate200> | VisitCommentUpdate200),
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
          : getVisitCommentUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitCommentUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
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
          : getVisitCommentUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getVisitCommentUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
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
          : getVisitCommentUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getVisitCommentUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
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
          : getVisitCommentUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getVisitCommentUpdateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
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
          : getVisitCommentUpdateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getVisitCommentUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
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
          : getVisitCommentUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getVisitCommentUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
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
          : getVisitCommentUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitHomeAddressUpdateMockHandler = (
  overrideResponse?:
    | VisitHomeAddressUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<VisitHomeAddressUpdate200> | VisitHomeAddressUpdate200),
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

export const getVisitHomeAddressUpdateMockHandler200 = (
  overrideResponse?:
    | VisitHomeAddressUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<VisitHomeAddressUpdate200> | VisitHomeAddressUpdate200),
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
          : getVisitHomeAddressUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getVisitHomeAddressUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
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
          : getVisitHomeAddressUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getVisitHomeAddressUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
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
          : getVisitHomeAddressUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getVisitHomeAddressUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
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
          : getVisitHomeAddressUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getVisitHomeAddressUpdateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
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
          : getVisitHomeAddressUpdateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getVisitHomeAddressUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
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
          : getVisitHomeAddressUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getVisitHomeAddressUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
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
          : getVisitHomeAddressUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWaitlistListMockHandler = (
  overrideResponse?:
    | WaitlistList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WaitlistList200> | WaitlistList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWaitlistListMockHandler200 = (
  overrideResponse?:
    | WaitlistList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<WaitlistList200> | WaitlistList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWaitlistListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getWaitlistListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getWaitlistListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWaitlistCreateMockHandler = (
  overrideResponse?:
    | WaitlistCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WaitlistCreate201> | WaitlistCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getWaitlistCreateMockHandler201 = (
  overrideResponse?:
    | WaitlistCreate201
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WaitlistCreate201> | WaitlistCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getWaitlistCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getWaitlistCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getWaitlistCreateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistCreateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getWaitlistCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getWaitlistCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getWaitlistCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/patient/waitlist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWaitlistDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/waitlist/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getWaitlistDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/waitlist/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getWaitlistDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/waitlist/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getWaitlistDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/waitlist/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getWaitlistDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/waitlist/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getWaitlistDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/patient/waitlist/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWaitlistDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConsentListMockHandler = (
  overrideResponse?:
    | ConsentList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConsentList200> | ConsentList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/consents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConsentListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConsentListMockHandler200 = (
  overrideResponse?:
    | ConsentList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConsentList200> | ConsentList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/consents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConsentListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConsentListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/consents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConsentListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getConsentListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/consents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConsentListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getConsentListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/patient/consents',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConsentListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPatientMock = () => [
  getPatientProfileMockHandler(),
  getPatientProfileUpdateMockHandler(),
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
  getPatientHomeMockHandler(),
  getPatientAvatarUpdateMockHandler(),
  getFamilyMemberUpdateMockHandler(),
  getFamilyMemberDeleteMockHandler(),
  getMedicalCardReadMockHandler(),
  getMedicalCardUpdateMockHandler(),
  getDocumentListMockHandler(),
  getDocumentCreateMockHandler(),
  getDocumentReadMockHandler(),
  getDocumentUpdateMockHandler(),
  getDocumentDeleteMockHandler(),
  getReviewListMockHandler(),
  getReviewCreateMockHandler(),
  getReviewReadMockHandler(),
  getReviewUpdateMockHandler(),
  getReviewDeleteMockHandler(),
  getFavouriteListMockHandler(),
  getFavouriteAddMockHandler(),
  getFavouriteDeleteMockHandler(),
  getPatientClinicListMockHandler(),
  getPatientServiceListMockHandler(),
  getPatientServiceReadMockHandler(),
  getNewsListMockHandler(),
  getNewsReadMockHandler(),
  getVisitDisputeMockHandler(),
  getVisitCommentUpdateMockHandler(),
  getVisitHomeAddressUpdateMockHandler(),
  getWaitlistListMockHandler(),
  getWaitlistCreateMockHandler(),
  getWaitlistDeleteMockHandler(),
  getConsentListMockHandler(),
];
