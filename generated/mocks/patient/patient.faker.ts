/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
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
import type { MedicalCardRead200 } from '../../models/medical-card-read200.ts';
import type { MedicalCardUpdate200 } from '../../models/medical-card-update200.ts';
import type { NewsList200 } from '../../models/news-list200.ts';
import type { NewsRead200 } from '../../models/news-read200.ts';
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
      format: 'clinic',
      arrive_at: '2026-05-12T14:20:00+05:00',
      arrival_window: null,
      home_address: null,
      video_from: null,
      video_url: null,
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
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    format: 'clinic',
    arrive_at: '2026-05-12T14:20:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    format: 'clinic',
    arrive_at: '2026-05-12T14:20:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: 'Изменились планы',
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    format: 'clinic',
    arrive_at: '2026-05-13T08:50:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
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
    format: 'clinic',
    arrive_at: '2026-05-12T14:20:00+05:00',
    arrival_window: null,
    home_address: null,
    video_from: null,
    video_url: null,
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
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
    preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    cancel_reason: null,
    review_id: null,
    rating: null,
    dispute_until: null,
    disputed_at: null,
    history: [{ id: 1, at: '2026-05-12T08:21:00+05:00', kind: 'created', text: 'Вы записались' }],
  },
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
