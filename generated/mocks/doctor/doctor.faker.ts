/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorAbsenceCreate201 } from '../../models/doctor-absence-create201.ts';
import type { DoctorAbsenceList200 } from '../../models/doctor-absence-list200.ts';
import type { DoctorAnalytics200 } from '../../models/doctor-analytics200.ts';
import type { DoctorArchive200 } from '../../models/doctor-archive200.ts';
import type { DoctorAvatarUpdate200 } from '../../models/doctor-avatar-update200.ts';
import type { DoctorClinicBindingCreate201 } from '../../models/doctor-clinic-binding-create201.ts';
import type { DoctorClinicBindingList200 } from '../../models/doctor-clinic-binding-list200.ts';
import type { DoctorContactInfoUpdate200 } from '../../models/doctor-contact-info-update200.ts';
import type { DoctorDescriptionUpdate200 } from '../../models/doctor-description-update200.ts';
import type { DoctorEducationCreate201 } from '../../models/doctor-education-create201.ts';
import type { DoctorFeedbackList200 } from '../../models/doctor-feedback-list200.ts';
import type { DoctorFeedbackReplyUpdate200 } from '../../models/doctor-feedback-reply-update200.ts';
import type { DoctorHome200 } from '../../models/doctor-home200.ts';
import type { DoctorNotificationList200 } from '../../models/doctor-notification-list200.ts';
import type { DoctorOperatingModeUpdate200 } from '../../models/doctor-operating-mode-update200.ts';
import type { DoctorOperatingModes200 } from '../../models/doctor-operating-modes200.ts';
import type { DoctorParameterLinkCreate201 } from '../../models/doctor-parameter-link-create201.ts';
import type { DoctorParameterLinkList200 } from '../../models/doctor-parameter-link-list200.ts';
import type { DoctorProfileInfo200 } from '../../models/doctor-profile-info200.ts';
import type { DoctorScheduleSettingsUpdate200 } from '../../models/doctor-schedule-settings-update200.ts';
import type { DoctorScheduleSettings200 } from '../../models/doctor-schedule-settings200.ts';
import type { DoctorServiceDirectory200 } from '../../models/doctor-service-directory200.ts';
import type { DoctorServiceLinkCreate201 } from '../../models/doctor-service-link-create201.ts';
import type { DoctorServiceLinkList200 } from '../../models/doctor-service-link-list200.ts';
import type { DoctorServiceLinkUpdate200 } from '../../models/doctor-service-link-update200.ts';
import type { DoctorServiceVisibilitySet200 } from '../../models/doctor-service-visibility-set200.ts';
import type { DoctorServiceVisibilityUpdate200 } from '../../models/doctor-service-visibility-update200.ts';
import type { DoctorSpecialisationDirectory200 } from '../../models/doctor-specialisation-directory200.ts';
import type { DoctorSpecialisationLinkCreate201 } from '../../models/doctor-specialisation-link-create201.ts';
import type { DoctorSpecialisationLinkList200 } from '../../models/doctor-specialisation-link-list200.ts';
import type { DoctorTouchedVisits200 } from '../../models/doctor-touched-visits200.ts';
import type { DoctorVisitList200 } from '../../models/doctor-visit-list200.ts';
import type { DoctorVisitStateUpdate200 } from '../../models/doctor-visit-state-update200.ts';
import type { DoctorWorkExperienceCreate201 } from '../../models/doctor-work-experience-create201.ts';

export const getDoctorVisitListResponseMock = (): DoctorVisitList200 => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'pending',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      service_title: 'Первичный приём кардиолога',
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      first_time: true,
      format: 'clinic',
      arrival_window: null,
      home_address: null,
      video_url: null,
      comment: 'Давление вечером до 145/95',
      phone: '+7-707-555-01-23',
      attendance_confirmed_at: null,
      undo_to: null,
    },
  ],
});

export const getDoctorVisitStateUpdateResponseMock = (): DoctorVisitStateUpdate200 => ({
  data: {
    id: 1,
    number: 'A-20417',
    status: 'confirmed',
    starts_at: '2026-05-12T14:30:00+05:00',
    ends_at: '2026-05-12T15:10:00+05:00',
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    service_title: 'Первичный приём кардиолога',
    duration_minutes: 40,
    person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
    first_time: true,
    format: 'clinic',
    arrival_window: null,
    home_address: null,
    video_url: null,
    comment: 'Давление вечером до 145/95',
    phone: '+7-707-555-01-23',
    attendance_confirmed_at: null,
    undo_to: null,
  },
});

export const getDoctorProfileInfoResponseMock = (): DoctorProfileInfo200 => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    services: [
      {
        id: 1,
        visible: true,
        filial_id: 1,
        filial_title: '«Аяла» на Абая',
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
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorContactInfoUpdateResponseMock = (): DoctorContactInfoUpdate200 => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    services: [
      {
        id: 1,
        visible: true,
        filial_id: 1,
        filial_title: '«Аяла» на Абая',
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
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorWorkExperienceCreateResponseMock = (): DoctorWorkExperienceCreate201 => ({
  data: {
    id: 1,
    position: 'Кардиолог',
    organisation: 'Медицинский центр «Аяла»',
    city: 'Алматы',
    year_from: 2019,
    year_to: null,
  },
});

export const getDoctorEducationCreateResponseMock = (): DoctorEducationCreate201 => ({
  data: {
    id: 1,
    title: 'Лечебное дело',
    institution: 'Медицинский университет',
    city: 'Караганда',
    year_from: 2006,
    year_to: 2012,
  },
});

export const getDoctorDescriptionUpdateResponseMock = (): DoctorDescriptionUpdate200 => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    services: [
      {
        id: 1,
        visible: true,
        filial_id: 1,
        filial_title: '«Аяла» на Абая',
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
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorAvatarUpdateResponseMock = (): DoctorAvatarUpdate200 => ({
  data: {
    id: 1,
    slug: 'serikova-aigul',
    first_name: 'Айгуль',
    second_name: 'Серикова',
    third_name: 'Маратовна',
    avatar: '/api/v0/files/portraits/aigul.svg',
    phone: '+7-701-555-10-20',
    email: 'doctor@demo.kz',
    contacts: [{ kind: 'phone', value: '+7-700-000-11-50', filial_id: 1 }],
    description: 'Лечу гипертонию, аритмии и ишемическую болезнь сердца.',
    specialisations: [
      { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
    ],
    work_experience: [
      {
        id: 1,
        position: 'Кардиолог',
        organisation: 'Медицинский центр «Аяла»',
        city: 'Алматы',
        year_from: 2019,
        year_to: null,
      },
    ],
    education: [
      {
        id: 1,
        title: 'Лечебное дело',
        institution: 'Медицинский университет',
        city: 'Караганда',
        year_from: 2006,
        year_to: 2012,
      },
    ],
    services: [
      {
        id: 1,
        visible: true,
        filial_id: 1,
        filial_title: '«Аяла» на Абая',
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
    parameters: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorSpecialisationDirectoryResponseMock = (): DoctorSpecialisationDirectory200 => ({
  data: [{ id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' }],
});

export const getDoctorSpecialisationLinkListResponseMock = (): DoctorSpecialisationLinkList200 => ({
  data: [{ id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } }],
});

export const getDoctorSpecialisationLinkCreateResponseMock = (): DoctorSpecialisationLinkCreate201 => ({
  data: { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
});

export const getDoctorServiceDirectoryResponseMock = (): DoctorServiceDirectory200 => ({
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

export const getDoctorServiceLinkListResponseMock = (): DoctorServiceLinkList200 => ({
  data: [
    {
      id: 1,
      visible: true,
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
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

export const getDoctorServiceLinkCreateResponseMock = (): DoctorServiceLinkCreate201 => ({
  data: {
    id: 1,
    visible: true,
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
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
});

export const getDoctorServiceLinkUpdateResponseMock = (): DoctorServiceLinkUpdate200 => ({
  data: {
    id: 1,
    visible: true,
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    service: {
      id: 1,
      slug: 'priem-kardiologa',
      title: 'Первичный приём кардиолога',
      kind: 'consultation',
      format: 'clinic',
      meddirection: 'kardiologiya',
      preparation: ['Возьмите удостоверение личности и прошлые ЭКГ.'],
    },
    price: 13000,
    duration_minutes: 40,
  },
});

export const getDoctorServiceVisibilitySetResponseMock = (): DoctorServiceVisibilitySet200 => ({
  data: {
    id: 1,
    visible: false,
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
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
});

export const getDoctorServiceVisibilityUpdateResponseMock = (): DoctorServiceVisibilityUpdate200 => ({
  data: {
    id: 1,
    visible: false,
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
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
});

export const getDoctorParameterLinkListResponseMock = (): DoctorParameterLinkList200 => ({
  data: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
});

export const getDoctorParameterLinkCreateResponseMock = (): DoctorParameterLinkCreate201 => ({
  data: { id: 1, parameter_id: 1, title: 'Русский и казахский языки' },
});

export const getDoctorScheduleSettingsResponseMock = (): DoctorScheduleSettings200 => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30 },
});

export const getDoctorScheduleSettingsUpdateResponseMock = (): DoctorScheduleSettingsUpdate200 => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30 },
});

export const getDoctorOperatingModesResponseMock = (): DoctorOperatingModes200 => ({
  data: [
    {
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      slot_minutes: 40,
      days: [
        { weekday: 'monday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'tuesday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'wednesday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'thursday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'friday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
        { weekday: 'saturday', hours: null, breaks: [] },
        { weekday: 'sunday', hours: null, breaks: [] },
      ],
    },
  ],
});

export const getDoctorOperatingModeUpdateResponseMock = (): DoctorOperatingModeUpdate200 => ({
  data: {
    filial_id: 1,
    filial_title: '«Аяла» на Абая',
    slot_minutes: 40,
    days: [
      { weekday: 'monday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'tuesday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'wednesday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'thursday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'friday', hours: { from: '09:00', to: '18:00' }, breaks: [{ from: '13:00', to: '13:50' }] },
      { weekday: 'saturday', hours: null, breaks: [] },
      { weekday: 'sunday', hours: null, breaks: [] },
    ],
  },
});

export const getDoctorTouchedVisitsResponseMock = (): DoctorTouchedVisits200 => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'pending',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      service_title: 'Первичный приём кардиолога',
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      first_time: true,
      format: 'clinic',
      arrival_window: null,
      home_address: null,
      video_url: null,
      comment: 'Давление вечером до 145/95',
      phone: '+7-707-555-01-23',
      attendance_confirmed_at: null,
      undo_to: null,
    },
  ],
});

export const getDoctorAbsenceListResponseMock = (): DoctorAbsenceList200 => ({
  data: [{ id: 1, date_from: '2026-06-01', date_to: '2026-06-07', reason: 'Отпуск' }],
});

export const getDoctorAbsenceCreateResponseMock = (): DoctorAbsenceCreate201 => ({
  data: { id: 1, date_from: '2026-06-01', date_to: '2026-06-07', reason: 'Отпуск' },
});

export const getDoctorClinicBindingListResponseMock = (): DoctorClinicBindingList200 => ({
  data: [
    {
      id: 1,
      state: 'active',
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
  ],
});

export const getDoctorClinicBindingCreateResponseMock = (): DoctorClinicBindingCreate201 => ({
  data: {
    id: 2,
    state: 'requested',
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
});

export const getDoctorHomeResponseMock = (): DoctorHome200 => ({
  data: {
    date: '2026-05-12',
    counts: { total: 10, completed: 2, no_show: 1, arrived: 1, ahead: 6, pending: 1 },
    next_gap: { starts_at: '2026-05-12T11:40:00+05:00', ends_at: '2026-05-12T12:20:00+05:00' },
    notifications: [
      {
        id: 1,
        kind: 'visit_created',
        title: 'Новая запись на 14 мая',
        text: 'Дүйсенов Ерлан, первичный приём',
        at: '2026-05-12T08:20:00+05:00',
        read: false,
        visit_id: 1,
      },
    ],
    completeness_percent: 80,
    missing: ['description'],
  },
});

export const getDoctorFeedbackListResponseMock = (): DoctorFeedbackList200 => ({
  data: [
    {
      id: 1,
      rating: 5,
      text: 'Объяснила результаты ЭхоКГ простыми словами.',
      author_name: 'Гүлнар',
      service_title: 'Первичный приём кардиолога',
      created_at: '2026-05-03T18:10:00+05:00',
      reply: null,
    },
  ],
  meta: {
    page: 1,
    per_page: 10,
    total: 1,
    last_page: 1,
    rating: 4.9,
    distribution: [
      { rating: 5, count: 1 },
      { rating: 4, count: 0 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
  },
});

export const getDoctorFeedbackReplyUpdateResponseMock = (): DoctorFeedbackReplyUpdate200 => ({
  data: {
    id: 1,
    rating: 5,
    text: 'Объяснила результаты ЭхоКГ простыми словами.',
    author_name: 'Гүлнар',
    service_title: 'Первичный приём кардиолога',
    created_at: '2026-05-03T18:10:00+05:00',
    reply: { text: 'Спасибо за отзыв.', created_at: '2026-05-12T08:20:00+05:00' },
  },
});

export const getDoctorNotificationListResponseMock = (): DoctorNotificationList200 => ({
  data: [
    {
      id: 1,
      kind: 'visit_created',
      title: 'Новая запись на 14 мая',
      text: 'Дүйсенов Ерлан, первичный приём',
      at: '2026-05-12T08:20:00+05:00',
      read: false,
      visit_id: 1,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});

export const getDoctorAnalyticsResponseMock = (): DoctorAnalytics200 => ({
  data: {
    visits: 120,
    completed: 101,
    no_show: 4,
    cancelled: 9,
    new_patients: 38,
    occupancy_percent: 74,
    revenue: 1262500,
    by_day: [{ date: '2026-05-12', visits: 10 }],
  },
});

export const getDoctorArchiveResponseMock = (): DoctorArchive200 => ({
  data: [
    {
      id: 1,
      number: 'A-20417',
      status: 'completed',
      starts_at: '2026-05-12T14:30:00+05:00',
      ends_at: '2026-05-12T15:10:00+05:00',
      filial_id: 1,
      filial_title: '«Аяла» на Абая',
      service_title: 'Первичный приём кардиолога',
      duration_minutes: 40,
      person: { family_member_id: null, full_name: 'Осипова Елена Игоревна', relation: null, age: 35 },
      first_time: true,
      format: 'clinic',
      arrival_window: null,
      home_address: null,
      video_url: null,
      comment: 'Давление вечером до 145/95',
      phone: '+7-707-555-01-23',
      attendance_confirmed_at: null,
      undo_to: null,
    },
  ],
  meta: { page: 1, per_page: 10, total: 1, last_page: 1 },
});
