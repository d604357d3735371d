import { Table } from './table.ts';
import type {
  BindingRequestRow,
  CalendarFeedRow,
  DoctorContactsRow,
  PushSubscriptionRow,
  ReminderSettingsRow,
  ScheduleSettingsRow,
} from './types/cabinet.ts';
import type { NewsRow, NotificationRow, QuestionRow } from './types/content.ts';
import type {
  Absence,
  ComplaintRow,
  Doctor,
  DoctorServiceLink,
  EducationRow,
  FeedbackRow,
  KeptHistory,
  OpenTimes,
  QualificationRow,
  SpecialDay,
  WorkExperienceRow,
  WorkingHours,
} from './types/doctor.ts';
import type { FileRow } from './types/file.ts';
import type { IdempotentAnswerRow } from './types/idempotent-answer.ts';
import type {
  CardAccessRow,
  Client,
  ClientNoteRow,
  ConsentRow,
  DocumentRow,
  EmailChangeRow,
  EmailCodeRow,
  FactorSetupRow,
  FamilyMemberRow,
  Favourite,
  HalfLoginRow,
  MedicalCard,
  PhoneCodeRow,
  RegistrationRow,
  SecondFactorRow,
  SessionRow,
  UserRow,
} from './types/person.ts';
import type { Clinic, Filial, FilialPriceRow, PlacePhotoRow } from './types/place.ts';
import type {
  City,
  District,
  DoctorQualificationRow,
  MeddirectionRow,
  ServiceRow,
  SpecialisationRow,
  Symptom,
  Titled,
} from './types/reference.ts';
import type { TriesRow } from './types/tries.ts';
import type {
  SlotHoldRow,
  ServiceQuestionRow,
  VisitAnswersRow,
  VisitConclusionRow,
  VisitDisputeRow,
  VisitEventRow,
  VisitNoteRow,
  VisitRow,
  WaitlistRow,
} from './types/visit.ts';

export type Scale = 'small' | 'site';

export interface DbMeta {
  readonly scale: Scale;
  /** The seed's day, YYYY-MM-DD. Generated visits lie before and after it. */
  readonly today: string;
}

/** First id of rows that are generated on demand. */
export const GENERATED_IDS = 1_000_000;

/** The whole state of the stand-in provider. */
export type Db = ReturnType<typeof createDb>;

/** Creates an empty Db; `createSeed` fills it. */
export function createDb(meta: DbMeta) {
  return {
    meta,
    cities: new Table<City, 'slug'>('cities', { slug: (row) => row.slug }),
    districts: new Table<District, 'slug' | 'city'>('districts', {
      slug: (row) => row.slug,
      city: (row) => row.city_id,
    }),
    countries: new Table<Titled>('countries', {}),
    clinic_types: new Table<Titled>('clinic_types', {}),
    clinic_parameters: new Table<Titled>('clinic_parameters', {}),
    doctor_qualifications: new Table<DoctorQualificationRow>('doctor_qualifications', {}),
    doctor_parameters: new Table<Titled>('doctor_parameters', {}),
    meddirections: new Table<MeddirectionRow, 'slug'>('meddirections', { slug: (row) => row.slug }),
    specialisations: new Table<SpecialisationRow, 'slug'>('specialisations', { slug: (row) => row.slug }),
    services: new Table<ServiceRow, 'slug'>('services', { slug: (row) => row.slug }),
    symptoms: new Table<Symptom, 'slug'>('symptoms', { slug: (row) => row.slug }),

    clinics: new Table<Clinic, 'slug'>('clinics', { slug: (row) => row.slug }),
    filials: new Table<Filial, 'clinic' | 'city'>('filials', {
      clinic: (row) => row.clinic_id,
      city: (row) => row.city_id,
    }),
    filial_prices: new Table<FilialPriceRow, 'filial'>('filial_prices', { filial: (row) => row.filial_id }),
    place_photos: new Table<PlacePhotoRow, 'clinic' | 'filial'>('place_photos', {
      clinic: (row) => row.clinic_id,
      filial: (row) => row.filial_id,
    }),

    doctors: new Table<Doctor, 'slug' | 'filial'>('doctors', {
      slug: (row) => row.slug,
      filial: (row) => row.filial_ids,
    }),
    doctor_services: new Table<DoctorServiceLink, 'doctor' | 'filial' | 'service'>('doctor_services', {
      doctor: (row) => row.doctor_id,
      filial: (row) => row.filial_id,
      service: (row) => row.service_id,
    }),
    working_hours: new Table<WorkingHours, 'doctor' | 'filial'>('working_hours', {
      doctor: (row) => row.doctor_id,
      filial: (row) => row.filial_id,
    }),
    absences: new Table<Absence, 'doctor'>('absences', { doctor: (row) => row.doctor_id }),
    special_days: new Table<SpecialDay, 'doctor'>('special_days', { doctor: (row) => row.doctor_id }),
    open_times: new Table<OpenTimes>('open_times', {}),
    schedule_settings: new Table<ScheduleSettingsRow>('schedule_settings', {}),
    doctor_contacts: new Table<DoctorContactsRow>('doctor_contacts', {}),
    binding_requests: new Table<BindingRequestRow, 'doctor' | 'filial'>('binding_requests', {
      doctor: (row) => row.doctor_id,
      filial: (row) => row.filial_id,
    }),
    educations: new Table<EducationRow, 'doctor'>('educations', { doctor: (row) => row.doctor_id }, GENERATED_IDS),
    work_experiences: new Table<WorkExperienceRow, 'doctor'>(
      'work_experiences',
      { doctor: (row) => row.doctor_id },
      GENERATED_IDS,
    ),
    qualifications: new Table<QualificationRow, 'doctor'>(
      'qualifications',
      { doctor: (row) => row.doctor_id },
      GENERATED_IDS,
    ),
    kept_histories: new Table<KeptHistory>('kept_histories', {}),
    feedbacks: new Table<FeedbackRow, 'doctor' | 'filial' | 'user' | 'visit'>(
      'feedbacks',
      {
        doctor: (row) => row.doctor_id,
        filial: (row) => row.filial_id,
        user: (row) => row.user_id,
        visit: (row) => row.visit_id,
      },
      GENERATED_IDS,
    ),

    complaints: new Table<ComplaintRow>('complaints', {}),
    users: new Table<UserRow, 'email' | 'doctor' | 'clinic'>('users', {
      email: (row) => row.email.toLowerCase(),
      doctor: (row) => row.doctor_id,
      clinic: (row) => row.clinic_id,
    }),
    family_members: new Table<FamilyMemberRow, 'user'>('family_members', { user: (row) => row.user_id }),
    card_accesses: new Table<CardAccessRow, 'user' | 'guest' | 'email'>('card_accesses', {
      user: (row) => row.user_id,
      guest: (row) => row.guest_id,
      email: (row) => row.email,
    }),
    clients: new Table<Client, 'clinic' | 'user'>('clients', {
      clinic: (row) => row.clinic_id,
      user: (row) => row.user_id,
    }),
    client_notes: new Table<ClientNoteRow, 'client'>('client_notes', { client: (row) => row.client_id }),
    sessions: new Table<SessionRow, 'user'>('sessions', { user: (row) => row.user_id }),
    tries: new Table<TriesRow>('tries', {}),
    registrations: new Table<RegistrationRow, 'email'>('registrations', { email: (row) => row.email.toLowerCase() }),
    password_codes: new Table<EmailCodeRow, 'email'>('password_codes', { email: (row) => row.email.toLowerCase() }),
    email_changes: new Table<EmailChangeRow, 'user'>('email_changes', { user: (row) => row.user_id }),
    phone_codes: new Table<PhoneCodeRow, 'user'>('phone_codes', { user: (row) => row.user_id }),
    second_factors: new Table<SecondFactorRow>('second_factors', {}),
    factor_setups: new Table<FactorSetupRow>('factor_setups', {}),
    half_logins: new Table<HalfLoginRow>('half_logins', {}),
    consents: new Table<ConsentRow, 'user'>('consents', { user: (row) => row.user_id }),
    medical_cards: new Table<MedicalCard>('medical_cards', {}),
    family_cards: new Table<MedicalCard>('family_cards', {}),
    documents: new Table<DocumentRow, 'user' | 'visit'>('documents', {
      user: (row) => row.user_id,
      visit: (row) => row.visit_id,
    }),
    files: new Table<FileRow, 'user'>('files', { user: (row) => row.user_id }),
    calendar_feeds: new Table<CalendarFeedRow, 'user'>('calendar_feeds', { user: (row) => row.user_id }),
    push_subscriptions: new Table<PushSubscriptionRow, 'user'>('push_subscriptions', { user: (row) => row.user_id }),
    reminder_settings: new Table<ReminderSettingsRow>('reminder_settings', {}),
    favourites: new Table<Favourite, 'user'>('favourites', { user: (row) => row.user_id }),

    visits: new Table<VisitRow, 'doctor' | 'filial' | 'clinic' | 'user' | 'client' | 'status'>(
      'visits',
      {
        doctor: (row) => row.doctor_id,
        filial: (row) => row.filial_id,
        clinic: (row) => row.clinic_id,
        user: (row) => row.user_id,
        client: (row) => row.client_id,
        status: (row) => row.status,
      },
      GENERATED_IDS,
    ),
    visit_events: new Table<VisitEventRow, 'visit'>('visit_events', { visit: (row) => row.visit_id }),
    visit_notes: new Table<VisitNoteRow, 'visit'>('visit_notes', { visit: (row) => row.visit_id }),
    service_questions: new Table<ServiceQuestionRow, 'service'>('service_questions', {
      service: (row) => row.service_id,
    }),
    visit_answers: new Table<VisitAnswersRow>('visit_answers', {}),
    visit_conclusions: new Table<VisitConclusionRow>('visit_conclusions', {}),
    visit_disputes: new Table<VisitDisputeRow>('visit_disputes', {}),
    waitlist: new Table<WaitlistRow, 'user'>('waitlist', { user: (row) => row.user_id }),
    idempotent_answers: new Table<IdempotentAnswerRow, 'user'>('idempotent_answers', { user: (row) => row.user_id }),
    slot_holds: new Table<SlotHoldRow, 'doctor' | 'user'>('slot_holds', {
      doctor: (row) => row.doctor_id,
      user: (row) => row.user_id,
    }),

    notifications: new Table<NotificationRow, 'user'>('notifications', { user: (row) => row.user_id }),
    news: new Table<NewsRow, 'clinic'>('news', { clinic: (row) => row.clinic_id }),
    questions: new Table<QuestionRow, 'user'>('questions', { user: (row) => row.user_id ?? null }),
  };
}
