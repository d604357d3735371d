/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';
import type { ConflictResponse } from '../../models/conflict-response.ts';
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
import type { ForbiddenResponse } from '../../models/forbidden-response.ts';
import type { NotFoundResponse } from '../../models/not-found-response.ts';
import type { UnauthorizedResponse } from '../../models/unauthorized-response.ts';
import type { UnexpectedResponse } from '../../models/unexpected-response.ts';
import type { ValidationFailedResponse } from '../../models/validation-failed-response.ts';

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

export const getDoctorVisitListResponseMock200 = (): DoctorVisitList200 => ({
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

export const getDoctorVisitListResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getDoctorVisitListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorVisitListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorVisitListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorVisitStateUpdateResponseMock200 = (): DoctorVisitStateUpdate200 => ({
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

export const getDoctorVisitStateUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorVisitStateUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorVisitStateUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorVisitStateUpdateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getDoctorVisitStateUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorVisitStateUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorProfileInfoResponseMock200 = (): DoctorProfileInfo200 => ({
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

export const getDoctorProfileInfoResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorProfileInfoResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorProfileInfoResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorContactInfoUpdateResponseMock200 = (): DoctorContactInfoUpdate200 => ({
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

export const getDoctorContactInfoUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorContactInfoUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorContactInfoUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorContactInfoUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorWorkExperienceCreateResponseMock201 = (): DoctorWorkExperienceCreate201 => ({
  data: {
    id: 1,
    position: 'Кардиолог',
    organisation: 'Медицинский центр «Аяла»',
    city: 'Алматы',
    year_from: 2019,
    year_to: null,
  },
});

export const getDoctorWorkExperienceCreateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorWorkExperienceCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorWorkExperienceCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorWorkExperienceCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorWorkExperienceDeleteResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorWorkExperienceDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorWorkExperienceDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorWorkExperienceDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorEducationCreateResponseMock201 = (): DoctorEducationCreate201 => ({
  data: {
    id: 1,
    title: 'Лечебное дело',
    institution: 'Медицинский университет',
    city: 'Караганда',
    year_from: 2006,
    year_to: 2012,
  },
});

export const getDoctorEducationCreateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorEducationCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorEducationCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorEducationCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorEducationDeleteResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorEducationDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorEducationDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorEducationDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorDescriptionUpdateResponseMock200 = (): DoctorDescriptionUpdate200 => ({
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

export const getDoctorDescriptionUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorDescriptionUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorDescriptionUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorDescriptionUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorAvatarUpdateResponseMock200 = (): DoctorAvatarUpdate200 => ({
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

export const getDoctorAvatarUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorAvatarUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorAvatarUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorAvatarUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorAvatarUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorSpecialisationDirectoryResponseMock = (): DoctorSpecialisationDirectory200 => ({
  data: [{ id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' }],
});

export const getDoctorSpecialisationDirectoryResponseMock200 = (): DoctorSpecialisationDirectory200 => ({
  data: [{ id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' }],
});

export const getDoctorSpecialisationDirectoryResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorSpecialisationDirectoryResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorSpecialisationDirectoryResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorSpecialisationLinkListResponseMock = (): DoctorSpecialisationLinkList200 => ({
  data: [{ id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } }],
});

export const getDoctorSpecialisationLinkListResponseMock200 = (): DoctorSpecialisationLinkList200 => ({
  data: [{ id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } }],
});

export const getDoctorSpecialisationLinkListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorSpecialisationLinkListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorSpecialisationLinkListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorSpecialisationLinkCreateResponseMock = (): DoctorSpecialisationLinkCreate201 => ({
  data: { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
});

export const getDoctorSpecialisationLinkCreateResponseMock201 = (): DoctorSpecialisationLinkCreate201 => ({
  data: { id: 1, specialisation: { id: 8, slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' } },
});

export const getDoctorSpecialisationLinkCreateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorSpecialisationLinkCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorSpecialisationLinkCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getDoctorSpecialisationLinkCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorSpecialisationLinkCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorSpecialisationLinkDeleteResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorSpecialisationLinkDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorSpecialisationLinkDeleteResponseMock404 = (): NotFoundResponse => ({
  message: 'Ничего не найдено',
});

export const getDoctorSpecialisationLinkDeleteResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getDoctorSpecialisationLinkDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorServiceDirectoryResponseMock200 = (): DoctorServiceDirectory200 => ({
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

export const getDoctorServiceDirectoryResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorServiceDirectoryResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorServiceDirectoryResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorServiceLinkListResponseMock200 = (): DoctorServiceLinkList200 => ({
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

export const getDoctorServiceLinkListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorServiceLinkListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorServiceLinkListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorServiceLinkCreateResponseMock201 = (): DoctorServiceLinkCreate201 => ({
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

export const getDoctorServiceLinkCreateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorServiceLinkCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorServiceLinkCreateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorServiceLinkCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getDoctorServiceLinkCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorServiceLinkCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorServiceLinkUpdateResponseMock200 = (): DoctorServiceLinkUpdate200 => ({
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

export const getDoctorServiceLinkUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorServiceLinkUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorServiceLinkUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorServiceLinkUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorServiceLinkUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorServiceLinkDeleteResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorServiceLinkDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorServiceLinkDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorServiceLinkDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorServiceVisibilitySetResponseMock200 = (): DoctorServiceVisibilitySet200 => ({
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

export const getDoctorServiceVisibilitySetResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorServiceVisibilitySetResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorServiceVisibilitySetResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorServiceVisibilitySetResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorServiceVisibilitySetResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorServiceVisibilityUpdateResponseMock200 = (): DoctorServiceVisibilityUpdate200 => ({
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

export const getDoctorServiceVisibilityUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorServiceVisibilityUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorServiceVisibilityUpdateResponseMock404 = (): NotFoundResponse => ({
  message: 'Ничего не найдено',
});

export const getDoctorServiceVisibilityUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorServiceVisibilityUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorParameterLinkListResponseMock = (): DoctorParameterLinkList200 => ({
  data: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
});

export const getDoctorParameterLinkListResponseMock200 = (): DoctorParameterLinkList200 => ({
  data: [{ id: 1, parameter_id: 1, title: 'Русский и казахский языки' }],
});

export const getDoctorParameterLinkListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorParameterLinkListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorParameterLinkListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorParameterLinkCreateResponseMock = (): DoctorParameterLinkCreate201 => ({
  data: { id: 1, parameter_id: 1, title: 'Русский и казахский языки' },
});

export const getDoctorParameterLinkCreateResponseMock201 = (): DoctorParameterLinkCreate201 => ({
  data: { id: 1, parameter_id: 1, title: 'Русский и казахский языки' },
});

export const getDoctorParameterLinkCreateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorParameterLinkCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorParameterLinkCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getDoctorParameterLinkCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorParameterLinkCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorParameterLinkDeleteResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorParameterLinkDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorParameterLinkDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorParameterLinkDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorScheduleSettingsResponseMock = (): DoctorScheduleSettings200 => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30 },
});

export const getDoctorScheduleSettingsResponseMock200 = (): DoctorScheduleSettings200 => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30 },
});

export const getDoctorScheduleSettingsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorScheduleSettingsResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorScheduleSettingsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorScheduleSettingsUpdateResponseMock = (): DoctorScheduleSettingsUpdate200 => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30 },
});

export const getDoctorScheduleSettingsUpdateResponseMock200 = (): DoctorScheduleSettingsUpdate200 => ({
  data: { online_booking: true, auto_confirm: false, horizon_days: 30 },
});

export const getDoctorScheduleSettingsUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorScheduleSettingsUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorScheduleSettingsUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorScheduleSettingsUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorOperatingModesResponseMock200 = (): DoctorOperatingModes200 => ({
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

export const getDoctorOperatingModesResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorOperatingModesResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorOperatingModesResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorOperatingModeUpdateResponseMock200 = (): DoctorOperatingModeUpdate200 => ({
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

export const getDoctorOperatingModeUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorOperatingModeUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorOperatingModeUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorOperatingModeUpdateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getDoctorOperatingModeUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorOperatingModeUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorTouchedVisitsResponseMock200 = (): DoctorTouchedVisits200 => ({
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

export const getDoctorTouchedVisitsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorTouchedVisitsResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorTouchedVisitsResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorTouchedVisitsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorAbsenceListResponseMock = (): DoctorAbsenceList200 => ({
  data: [{ id: 1, date_from: '2026-06-01', date_to: '2026-06-07', reason: 'Отпуск' }],
});

export const getDoctorAbsenceListResponseMock200 = (): DoctorAbsenceList200 => ({
  data: [{ id: 1, date_from: '2026-06-01', date_to: '2026-06-07', reason: 'Отпуск' }],
});

export const getDoctorAbsenceListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorAbsenceListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorAbsenceListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorAbsenceCreateResponseMock = (): DoctorAbsenceCreate201 => ({
  data: { id: 1, date_from: '2026-06-01', date_to: '2026-06-07', reason: 'Отпуск' },
});

export const getDoctorAbsenceCreateResponseMock201 = (): DoctorAbsenceCreate201 => ({
  data: { id: 1, date_from: '2026-06-01', date_to: '2026-06-07', reason: 'Отпуск' },
});

export const getDoctorAbsenceCreateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorAbsenceCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorAbsenceCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getDoctorAbsenceCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorAbsenceCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorAbsenceDeleteResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorAbsenceDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorAbsenceDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorAbsenceDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorClinicBindingListResponseMock200 = (): DoctorClinicBindingList200 => ({
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

export const getDoctorClinicBindingListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorClinicBindingListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorClinicBindingListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorClinicBindingCreateResponseMock201 = (): DoctorClinicBindingCreate201 => ({
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

export const getDoctorClinicBindingCreateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorClinicBindingCreateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorClinicBindingCreateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorClinicBindingCreateResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getDoctorClinicBindingCreateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorClinicBindingCreateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorClinicBindingDeleteResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorClinicBindingDeleteResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorClinicBindingDeleteResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorClinicBindingDeleteResponseMock409 = (): ConflictResponse => ({
  message: 'Это время только что заняли',
  errors: { starts_at: ['Это время только что заняли. Выберите другое'] },
});

export const getDoctorClinicBindingDeleteResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorHomeResponseMock200 = (): DoctorHome200 => ({
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

export const getDoctorHomeResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getDoctorHomeResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorHomeResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorFeedbackListResponseMock200 = (): DoctorFeedbackList200 => ({
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

export const getDoctorFeedbackListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorFeedbackListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorFeedbackListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorFeedbackListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorFeedbackReplyUpdateResponseMock200 = (): DoctorFeedbackReplyUpdate200 => ({
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

export const getDoctorFeedbackReplyUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorFeedbackReplyUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorFeedbackReplyUpdateResponseMock404 = (): NotFoundResponse => ({ message: 'Ничего не найдено' });

export const getDoctorFeedbackReplyUpdateResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorFeedbackReplyUpdateResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorNotificationListResponseMock200 = (): DoctorNotificationList200 => ({
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

export const getDoctorNotificationListResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorNotificationListResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorNotificationListResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorNotificationListResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorNotificationReadAllResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Войдите, чтобы продолжить',
});

export const getDoctorNotificationReadAllResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorNotificationReadAllResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorAnalyticsResponseMock200 = (): DoctorAnalytics200 => ({
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

export const getDoctorAnalyticsResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getDoctorAnalyticsResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorAnalyticsResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorAnalyticsResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
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

export const getDoctorArchiveResponseMock200 = (): DoctorArchive200 => ({
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

export const getDoctorArchiveResponseMock401 = (): UnauthorizedResponse => ({ message: 'Войдите, чтобы продолжить' });

export const getDoctorArchiveResponseMock403 = (): ForbiddenResponse => ({
  message: 'Для этого действия нужна другая роль',
});

export const getDoctorArchiveResponseMock422 = (): ValidationFailedResponse => ({
  message: 'Проверьте заполненные поля',
  errors: { phone: ['Обязательно для заполнения'] },
});

export const getDoctorArchiveResponseMockDefault = (): UnexpectedResponse => ({
  message: 'Непредвиденная ошибка, попробуйте позже',
});

export const getDoctorVisitListMockHandler = (
  overrideResponse?:
    | DoctorVisitList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorVisitList200> | DoctorVisitList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitListMockHandler200 = (
  overrideResponse?:
    | DoctorVisitList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorVisitList200> | DoctorVisitList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorVisitListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorVisitListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorVisitListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitStateUpdateMockHandler = (
  overrideResponse?:
    | DoctorVisitStateUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorVisitStateUpdate200> | DoctorVisitStateUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitStateUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitStateUpdateMockHandler200 = (
  overrideResponse?:
    | DoctorVisitStateUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorVisitStateUpdate200> | DoctorVisitStateUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitStateUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorVisitStateUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitStateUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorVisitStateUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitStateUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorVisitStateUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitStateUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorVisitStateUpdateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitStateUpdateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getDoctorVisitStateUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitStateUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorVisitStateUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/visits/:id/state',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorVisitStateUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorProfileInfoMockHandler = (
  overrideResponse?:
    | DoctorProfileInfo200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorProfileInfo200> | DoctorProfileInfo200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/profile/info',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorProfileInfoResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorProfileInfoMockHandler200 = (
  overrideResponse?:
    | DoctorProfileInfo200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorProfileInfo200> | DoctorProfileInfo200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/profile/info',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorProfileInfoResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorProfileInfoMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/profile/info',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorProfileInfoResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorProfileInfoMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/profile/info',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorProfileInfoResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorProfileInfoMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/profile/info',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorProfileInfoResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorContactInfoUpdateMockHandler = (
  overrideResponse?:
    | DoctorContactInfoUpdate200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorContactInfoUpdate200> | DoctorContactInfoUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/contact-info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactInfoUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorContactInfoUpdateMockHandler200 = (
  overrideResponse?:
    | DoctorContactInfoUpdate200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorContactInfoUpdate200> | DoctorContactInfoUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/contact-info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactInfoUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorContactInfoUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/contact-info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactInfoUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorContactInfoUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/contact-info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactInfoUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorContactInfoUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/contact-info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactInfoUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorContactInfoUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/contact-info',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorContactInfoUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceCreateMockHandler = (
  overrideResponse?:
    | DoctorWorkExperienceCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorWorkExperienceCreate201> | DoctorWorkExperienceCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/work-experience',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceCreateMockHandler201 = (
  overrideResponse?:
    | DoctorWorkExperienceCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorWorkExperienceCreate201> | DoctorWorkExperienceCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/work-experience',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/work-experience',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/work-experience',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/work-experience',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/work-experience',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/work-experience/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorWorkExperienceDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/work-experience/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorWorkExperienceDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/work-experience/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/work-experience/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/work-experience/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorWorkExperienceDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/work-experience/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorWorkExperienceDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorEducationCreateMockHandler = (
  overrideResponse?:
    | DoctorEducationCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorEducationCreate201> | DoctorEducationCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/education',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorEducationCreateMockHandler201 = (
  overrideResponse?:
    | DoctorEducationCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorEducationCreate201> | DoctorEducationCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/education',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorEducationCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/education',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorEducationCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/education',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorEducationCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/education',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorEducationCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/add/education',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorEducationDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/education/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorEducationDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/education/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorEducationDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/education/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorEducationDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/education/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorEducationDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/education/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorEducationDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/profile/education/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorEducationDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorDescriptionUpdateMockHandler = (
  overrideResponse?:
    | DoctorDescriptionUpdate200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorDescriptionUpdate200> | DoctorDescriptionUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/description',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorDescriptionUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorDescriptionUpdateMockHandler200 = (
  overrideResponse?:
    | DoctorDescriptionUpdate200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorDescriptionUpdate200> | DoctorDescriptionUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/description',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorDescriptionUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorDescriptionUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/description',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorDescriptionUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorDescriptionUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/description',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorDescriptionUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorDescriptionUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/description',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorDescriptionUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorDescriptionUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/description',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorDescriptionUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAvatarUpdateMockHandler = (
  overrideResponse?:
    | DoctorAvatarUpdate200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorAvatarUpdate200> | DoctorAvatarUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/avatar',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAvatarUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAvatarUpdateMockHandler200 = (
  overrideResponse?:
    | DoctorAvatarUpdate200
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorAvatarUpdate200> | DoctorAvatarUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/avatar',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAvatarUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAvatarUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/avatar',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAvatarUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorAvatarUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/avatar',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAvatarUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorAvatarUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/avatar',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAvatarUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorAvatarUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/avatar',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAvatarUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorAvatarUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/profile/update/avatar',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAvatarUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationDirectoryMockHandler = (
  overrideResponse?:
    | DoctorSpecialisationDirectory200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorSpecialisationDirectory200> | DoctorSpecialisationDirectory200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationDirectoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationDirectoryMockHandler200 = (
  overrideResponse?:
    | DoctorSpecialisationDirectory200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorSpecialisationDirectory200> | DoctorSpecialisationDirectory200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationDirectoryResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationDirectoryMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationDirectoryResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationDirectoryMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationDirectoryResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationDirectoryMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationDirectoryResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkListMockHandler = (
  overrideResponse?:
    | DoctorSpecialisationLinkList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorSpecialisationLinkList200> | DoctorSpecialisationLinkList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkListMockHandler200 = (
  overrideResponse?:
    | DoctorSpecialisationLinkList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorSpecialisationLinkList200> | DoctorSpecialisationLinkList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkCreateMockHandler = (
  overrideResponse?:
    | DoctorSpecialisationLinkCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorSpecialisationLinkCreate201> | DoctorSpecialisationLinkCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkCreateMockHandler201 = (
  overrideResponse?:
    | DoctorSpecialisationLinkCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorSpecialisationLinkCreate201> | DoctorSpecialisationLinkCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/specialisations/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/specialisations/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorSpecialisationLinkDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/specialisations/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorSpecialisationLinkDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/specialisations/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/specialisations/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/specialisations/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkDeleteMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/specialisations/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkDeleteResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getDoctorSpecialisationLinkDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/specialisations/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorSpecialisationLinkDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceDirectoryMockHandler = (
  overrideResponse?:
    | DoctorServiceDirectory200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceDirectory200> | DoctorServiceDirectory200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceDirectoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceDirectoryMockHandler200 = (
  overrideResponse?:
    | DoctorServiceDirectory200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceDirectory200> | DoctorServiceDirectory200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceDirectoryResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceDirectoryMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceDirectoryResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorServiceDirectoryMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceDirectoryResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorServiceDirectoryMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/dir',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceDirectoryResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkListMockHandler = (
  overrideResponse?:
    | DoctorServiceLinkList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceLinkList200> | DoctorServiceLinkList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkListMockHandler200 = (
  overrideResponse?:
    | DoctorServiceLinkList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceLinkList200> | DoctorServiceLinkList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkCreateMockHandler = (
  overrideResponse?:
    | DoctorServiceLinkCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorServiceLinkCreate201> | DoctorServiceLinkCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkCreateMockHandler201 = (
  overrideResponse?:
    | DoctorServiceLinkCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorServiceLinkCreate201> | DoctorServiceLinkCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkCreateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkCreateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/services/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkUpdateMockHandler = (
  overrideResponse?:
    | DoctorServiceLinkUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServiceLinkUpdate200> | DoctorServiceLinkUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkUpdateMockHandler200 = (
  overrideResponse?:
    | DoctorServiceLinkUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServiceLinkUpdate200> | DoctorServiceLinkUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorServiceLinkDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorServiceLinkDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorServiceLinkDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/services/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceLinkDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilitySetMockHandler = (
  overrideResponse?:
    | DoctorServiceVisibilitySet200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceVisibilitySet200> | DoctorServiceVisibilitySet200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link/:id/visibility/:value',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilitySetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilitySetMockHandler200 = (
  overrideResponse?:
    | DoctorServiceVisibilitySet200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorServiceVisibilitySet200> | DoctorServiceVisibilitySet200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link/:id/visibility/:value',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilitySetResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilitySetMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link/:id/visibility/:value',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilitySetResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilitySetMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link/:id/visibility/:value',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilitySetResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilitySetMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link/:id/visibility/:value',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilitySetResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilitySetMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link/:id/visibility/:value',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilitySetResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilitySetMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/services/link/:id/visibility/:value',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilitySetResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilityUpdateMockHandler = (
  overrideResponse?:
    | DoctorServiceVisibilityUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServiceVisibilityUpdate200> | DoctorServiceVisibilityUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id/visibility',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilityUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilityUpdateMockHandler200 = (
  overrideResponse?:
    | DoctorServiceVisibilityUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorServiceVisibilityUpdate200> | DoctorServiceVisibilityUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id/visibility',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilityUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilityUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id/visibility',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilityUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilityUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id/visibility',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilityUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilityUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id/visibility',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilityUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilityUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id/visibility',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilityUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorServiceVisibilityUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/services/link/:id/visibility',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorServiceVisibilityUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkListMockHandler = (
  overrideResponse?:
    | DoctorParameterLinkList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorParameterLinkList200> | DoctorParameterLinkList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkListMockHandler200 = (
  overrideResponse?:
    | DoctorParameterLinkList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorParameterLinkList200> | DoctorParameterLinkList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkCreateMockHandler = (
  overrideResponse?:
    | DoctorParameterLinkCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorParameterLinkCreate201> | DoctorParameterLinkCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkCreateMockHandler201 = (
  overrideResponse?:
    | DoctorParameterLinkCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorParameterLinkCreate201> | DoctorParameterLinkCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/parameters/link',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/parameters/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorParameterLinkDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/parameters/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorParameterLinkDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/parameters/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/parameters/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/parameters/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorParameterLinkDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/parameters/link/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorParameterLinkDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsMockHandler = (
  overrideResponse?:
    | DoctorScheduleSettings200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorScheduleSettings200> | DoctorScheduleSettings200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsMockHandler200 = (
  overrideResponse?:
    | DoctorScheduleSettings200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorScheduleSettings200> | DoctorScheduleSettings200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsUpdateMockHandler = (
  overrideResponse?:
    | DoctorScheduleSettingsUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorScheduleSettingsUpdate200> | DoctorScheduleSettingsUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsUpdateMockHandler200 = (
  overrideResponse?:
    | DoctorScheduleSettingsUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorScheduleSettingsUpdate200> | DoctorScheduleSettingsUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorScheduleSettingsUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/settings',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorScheduleSettingsUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModesMockHandler = (
  overrideResponse?:
    | DoctorOperatingModes200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorOperatingModes200> | DoctorOperatingModes200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/operating-modes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModesMockHandler200 = (
  overrideResponse?:
    | DoctorOperatingModes200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorOperatingModes200> | DoctorOperatingModes200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/operating-modes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModesMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/operating-modes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModesResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModesMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/operating-modes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModesResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModesMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/operating-modes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModesResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModeUpdateMockHandler = (
  overrideResponse?:
    | DoctorOperatingModeUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorOperatingModeUpdate200> | DoctorOperatingModeUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/operating-modes/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModeUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModeUpdateMockHandler200 = (
  overrideResponse?:
    | DoctorOperatingModeUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorOperatingModeUpdate200> | DoctorOperatingModeUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/operating-modes/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModeUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModeUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/operating-modes/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModeUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModeUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/operating-modes/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModeUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModeUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/operating-modes/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModeUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModeUpdateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/operating-modes/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModeUpdateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModeUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/operating-modes/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModeUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorOperatingModeUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/schedule/operating-modes/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorOperatingModeUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorTouchedVisitsMockHandler = (
  overrideResponse?:
    | DoctorTouchedVisits200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorTouchedVisits200> | DoctorTouchedVisits200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/touched-visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorTouchedVisitsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorTouchedVisitsMockHandler200 = (
  overrideResponse?:
    | DoctorTouchedVisits200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorTouchedVisits200> | DoctorTouchedVisits200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/touched-visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorTouchedVisitsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorTouchedVisitsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/touched-visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorTouchedVisitsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorTouchedVisitsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/touched-visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorTouchedVisitsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorTouchedVisitsMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/touched-visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorTouchedVisitsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorTouchedVisitsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/touched-visits',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorTouchedVisitsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceListMockHandler = (
  overrideResponse?:
    | DoctorAbsenceList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorAbsenceList200> | DoctorAbsenceList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceListMockHandler200 = (
  overrideResponse?:
    | DoctorAbsenceList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorAbsenceList200> | DoctorAbsenceList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceCreateMockHandler = (
  overrideResponse?:
    | DoctorAbsenceCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorAbsenceCreate201> | DoctorAbsenceCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceCreateMockHandler201 = (
  overrideResponse?:
    | DoctorAbsenceCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorAbsenceCreate201> | DoctorAbsenceCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/schedule/absences',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/schedule/absences/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorAbsenceDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/schedule/absences/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorAbsenceDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/schedule/absences/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/schedule/absences/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/schedule/absences/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorAbsenceDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/schedule/absences/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAbsenceDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingListMockHandler = (
  overrideResponse?:
    | DoctorClinicBindingList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorClinicBindingList200> | DoctorClinicBindingList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingListMockHandler200 = (
  overrideResponse?:
    | DoctorClinicBindingList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorClinicBindingList200> | DoctorClinicBindingList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingCreateMockHandler = (
  overrideResponse?:
    | DoctorClinicBindingCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorClinicBindingCreate201> | DoctorClinicBindingCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingCreateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingCreateMockHandler201 = (
  overrideResponse?:
    | DoctorClinicBindingCreate201
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<DoctorClinicBindingCreate201> | DoctorClinicBindingCreate201),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingCreateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingCreateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingCreateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingCreateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingCreateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingCreateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingCreateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingCreateMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingCreateResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingCreateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingCreateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingCreateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/clinics',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingCreateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingDeleteMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/clinics/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorClinicBindingDeleteMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/clinics/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorClinicBindingDeleteMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/clinics/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingDeleteResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingDeleteMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/clinics/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingDeleteResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingDeleteMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/clinics/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingDeleteResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingDeleteMockHandler409 = (
  overrideResponse?:
    | ConflictResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/clinics/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingDeleteResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getDoctorClinicBindingDeleteMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/api/v0/fo/doctor/clinics/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorClinicBindingDeleteResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorHomeMockHandler = (
  overrideResponse?:
    | DoctorHome200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorHome200> | DoctorHome200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorHomeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorHomeMockHandler200 = (
  overrideResponse?:
    | DoctorHome200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorHome200> | DoctorHome200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorHomeResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorHomeMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorHomeResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorHomeMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorHomeResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorHomeMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/home',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorHomeResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackListMockHandler = (
  overrideResponse?:
    | DoctorFeedbackList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFeedbackList200> | DoctorFeedbackList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackListMockHandler200 = (
  overrideResponse?:
    | DoctorFeedbackList200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorFeedbackList200> | DoctorFeedbackList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/feedbacks',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackReplyUpdateMockHandler = (
  overrideResponse?:
    | DoctorFeedbackReplyUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorFeedbackReplyUpdate200> | DoctorFeedbackReplyUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackReplyUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackReplyUpdateMockHandler200 = (
  overrideResponse?:
    | DoctorFeedbackReplyUpdate200
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<DoctorFeedbackReplyUpdate200> | DoctorFeedbackReplyUpdate200),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackReplyUpdateResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackReplyUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackReplyUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackReplyUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackReplyUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackReplyUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackReplyUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackReplyUpdateMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackReplyUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorFeedbackReplyUpdateMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '*/api/v0/fo/doctor/feedbacks/:id/reply',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorFeedbackReplyUpdateResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorNotificationListMockHandler = (
  overrideResponse?:
    | DoctorNotificationList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorNotificationList200> | DoctorNotificationList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNotificationListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorNotificationListMockHandler200 = (
  overrideResponse?:
    | DoctorNotificationList200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<DoctorNotificationList200> | DoctorNotificationList200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNotificationListResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorNotificationListMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNotificationListResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorNotificationListMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNotificationListResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorNotificationListMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNotificationListResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorNotificationListMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNotificationListResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorNotificationReadAllMockHandler = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/notifications/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorNotificationReadAllMockHandler204 = (
  overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/notifications/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDoctorNotificationReadAllMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/notifications/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNotificationReadAllResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorNotificationReadAllMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/notifications/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNotificationReadAllResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorNotificationReadAllMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/api/v0/fo/doctor/notifications/read',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorNotificationReadAllResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAnalyticsMockHandler = (
  overrideResponse?:
    | DoctorAnalytics200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorAnalytics200> | DoctorAnalytics200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/analytics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAnalyticsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAnalyticsMockHandler200 = (
  overrideResponse?:
    | DoctorAnalytics200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorAnalytics200> | DoctorAnalytics200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/analytics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAnalyticsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorAnalyticsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/analytics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAnalyticsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorAnalyticsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/analytics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAnalyticsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorAnalyticsMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/analytics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAnalyticsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorAnalyticsMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/analytics',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorAnalyticsResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorArchiveMockHandler = (
  overrideResponse?:
    | DoctorArchive200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorArchive200> | DoctorArchive200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/archive',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorArchiveResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorArchiveMockHandler200 = (
  overrideResponse?:
    | DoctorArchive200
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DoctorArchive200> | DoctorArchive200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/archive',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorArchiveResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDoctorArchiveMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/archive',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorArchiveResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDoctorArchiveMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/archive',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorArchiveResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDoctorArchiveMockHandler422 = (
  overrideResponse?:
    | ValidationFailedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ValidationFailedResponse> | ValidationFailedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/archive',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorArchiveResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDoctorArchiveMockHandlerDefault = (
  overrideResponse?:
    | UnexpectedResponse
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnexpectedResponse> | UnexpectedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/api/v0/fo/doctor/archive',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDoctorArchiveResponseMockDefault(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getDoctorMock = () => [
  getDoctorVisitListMockHandler(),
  getDoctorVisitStateUpdateMockHandler(),
  getDoctorProfileInfoMockHandler(),
  getDoctorContactInfoUpdateMockHandler(),
  getDoctorWorkExperienceCreateMockHandler(),
  getDoctorWorkExperienceDeleteMockHandler(),
  getDoctorEducationCreateMockHandler(),
  getDoctorEducationDeleteMockHandler(),
  getDoctorDescriptionUpdateMockHandler(),
  getDoctorAvatarUpdateMockHandler(),
  getDoctorSpecialisationDirectoryMockHandler(),
  getDoctorSpecialisationLinkListMockHandler(),
  getDoctorSpecialisationLinkCreateMockHandler(),
  getDoctorSpecialisationLinkDeleteMockHandler(),
  getDoctorServiceDirectoryMockHandler(),
  getDoctorServiceLinkListMockHandler(),
  getDoctorServiceLinkCreateMockHandler(),
  getDoctorServiceLinkUpdateMockHandler(),
  getDoctorServiceLinkDeleteMockHandler(),
  getDoctorServiceVisibilitySetMockHandler(),
  getDoctorServiceVisibilityUpdateMockHandler(),
  getDoctorParameterLinkListMockHandler(),
  getDoctorParameterLinkCreateMockHandler(),
  getDoctorParameterLinkDeleteMockHandler(),
  getDoctorScheduleSettingsMockHandler(),
  getDoctorScheduleSettingsUpdateMockHandler(),
  getDoctorOperatingModesMockHandler(),
  getDoctorOperatingModeUpdateMockHandler(),
  getDoctorTouchedVisitsMockHandler(),
  getDoctorAbsenceListMockHandler(),
  getDoctorAbsenceCreateMockHandler(),
  getDoctorAbsenceDeleteMockHandler(),
  getDoctorClinicBindingListMockHandler(),
  getDoctorClinicBindingCreateMockHandler(),
  getDoctorClinicBindingDeleteMockHandler(),
  getDoctorHomeMockHandler(),
  getDoctorFeedbackListMockHandler(),
  getDoctorFeedbackReplyUpdateMockHandler(),
  getDoctorNotificationListMockHandler(),
  getDoctorNotificationReadAllMockHandler(),
  getDoctorAnalyticsMockHandler(),
  getDoctorArchiveMockHandler(),
];
