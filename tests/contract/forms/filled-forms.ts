import * as v from 'valibot';
import type { ServiceQuestion } from '#generated/models/service-question.ts';
import { answersSchema } from '@/domain/visit/visit-answers';
import { clinicSchema, doctorSchema, patientSchema } from '@/features/auth/register/form-schemas';
import { clientSchema } from '@/features/clinic/clients/client-fields';
import { clientNoteSchema } from '@/features/clinic/clients/client-screen';
import { filialSchema, newFilial } from '@/features/clinic/filial/filial-schema';
import { photoSchema } from '@/features/clinic/filial/photos-card';
import { newsSchema } from '@/features/clinic/news/news-form';
import { bulkSchema } from '@/features/clinic/prices/bulk-dialog';
import { priceSchema } from '@/features/clinic/prices/price-dialog';
import { clinicSchema as clinicProfileSchema } from '@/features/clinic/profile/profile-schema';
import { inviteSchema } from '@/features/clinic/staff/staff-dialogs';
import { waitlistSchema } from '@/features/clinic/waitlist/caller-dialog';
import { declineSchema } from '@/features/desk/binding/decline-binding-dialog';
import { bookDefaults, bookSchema } from '@/features/desk/book/book-schema';
import { callerDefaults } from '@/features/desk/caller/caller-fields';
import { fundingSchema, fundingValues } from '@/features/desk/funding/funding-schema';
import { refuseSchema } from '@/features/desk/mark/refuse-dialog';
import { visitDocumentSchema } from '@/features/desk/papers/visit-documents';
import { visitNoteSchema } from '@/features/desk/papers/visit-notes';
import { questionsSchema, questionValues } from '@/features/desk/questions/questions-schema';
import { complaintSchema } from '@/features/desk/reviews/complaint-dialog';
import { replySchema } from '@/features/desk/reviews/own-reply';
import { newDraft } from '@/features/desk/schedule-change/absence-draft';
import { closeTimeSchema } from '@/features/desk/schedule-change/close-time-sheet';
import { conclusionSchema } from '@/features/doctor/visit/conclusion-dialog';
import { bookingSchema } from '@/features/patient/booking/booking-schema';
import { cardInviteSchema } from '@/features/patient/card-access/access-dialogs';
import { joinSchema } from '@/features/patient/card-access/invitation-screen';
import { familySchema } from '@/features/patient/family/family-fields';
import { cardSchema } from '@/features/patient/medical-card/card-schema';
import { documentSchema } from '@/features/patient/medical-card/document-form';
import { profileSchema } from '@/features/patient/profile/profile-fields';
import { reviewSchema } from '@/features/patient/review/review-fields';
import { cancelSchema } from '@/features/patient/visit-parts/cancel-visit-dialog';
import { homeAddressSchema } from '@/features/patient/visit-parts/home-address-schema';
import { commentSchema } from '@/features/patient/visits/comment-dialog';
import { disputeSchema } from '@/features/patient/visits/dispute-dialog';
import { askQuestionSchema } from '@/features/public/questions/ask-question-dialog';

/** Values of valid forms; the test changes one field at a time. */
export const person = {
  second_name: 'Осипова',
  first_name: 'Елена',
  third_name: '',
  phone: '+7-707-555-01-23',
  birthday: '15.05.1990',
  iin: '900515400123',
  gender: 'female',
  password: 'Demo2026',
  password_confirmation: 'Demo2026',
  consent: true,
};
const clinic = {
  ...person,
  title: 'Клиника «Шипа»',
  short_title: '',
  clinic_type_id: '1',
  city_id: '1',
  work_start_year: '2016',
  affiliates_count: '2',
  bin: '160340001238',
  jur_name: 'ТОО «Шипа Мед»',
  jur_address: 'Алматы, ул. Жандосова, 58',
};
const clinicProfile = {
  ...clinic,
  description: '',
  parameter_ids: [1],
  site: 'https://clinic.example',
  licence: { number: '16012345', issued_on: '15.03.2016' },
  whatsapp: '',
  telegram: '@clinic',
  instagram: '',
  book_ahead_hours: '1',
  cancel_ahead_hours: '4',
  arrive_early_minutes: '10',
  auto_confirm: false,
};
const address = { street: 'ул. Жандосова, 58', flat: '14', entrance: '', floor: '', intercom: '', note: '' };
/**
 * Fields whose limits this test does not check: typed-client.test.ts tests the patient as
 * `NewClient`, and the other fields are chosen from lists.
 */
const booked = [
  ...['client_id', 'new_client', 'doctor_id', 'filial_id', 'service_id', 'service_ids', 'starts_at', 'source'],
  ...['home_address', 'over_schedule', 'arrived'],
];
const invited = { email: 'a@b.kz', right: 'book' };
const question: ServiceQuestion = { id: 1, kind: 'text', text: 'Что беспокоит?', is_required: true, options: [] };

export const forms = [
  {
    body: 'desk-visit-create-request',
    sent: booked,
    schema: bookSchema,
    filled: { ...bookDefaults, client_id: '18' },
  },
  {
    body: 'clinic-waitlist-request',
    sent: ['client_id', 'new_client'],
    schema: waitlistSchema,
    filled: { ...callerDefaults, client_id: '18', filial_id: '1', doctor_id: '1', service_id: '1', comment: '' },
  },
  {
    body: 'absence-request',
    sent: ['date_from', 'date_to', 'time_from', 'time_to', 'decisions', 'told_reason', 'filial_ids'],
    schema: closeTimeSchema,
    filled: { time: newDraft(), reason: '', filial_ids: [1], replaces: 0 },
  },
  {
    body: 'register-patient-request',
    schema: patientSchema('new'),
    filled: { ...person, citizenship_id: '1', document_number: '' },
  },
  {
    body: 'register-doctor-request',
    schema: doctorSchema('new'),
    filled: { ...person, specialisations: [8], experience_since: '2014' },
  },
  { body: 'register-clinic-request', schema: clinicSchema('new'), filled: clinic },
  {
    body: 'visit-create-request',
    sent: ['answers'],
    schema: bookingSchema([{ value: 'owner', label: 'Я', note: '', refused: undefined }], 'home'),
    filled: {
      family_member_id: 'owner',
      funding: '',
      home_address: address,
      phone: person.phone,
      email: 'a@b.kz',
      comment: '',
      answers: {},
      consent: true,
    },
  },
  { body: 'home-address', schema: homeAddressSchema, filled: address },
  {
    body: 'person-profile-request',
    schema: profileSchema,
    filled: { ...person, address: '', citizenship_id: '', document_number: '' },
  },
  {
    body: 'family-member-request',
    schema: familySchema,
    filled: { ...person, relation: 'daughter', citizenship_id: '1', document_number: '' },
  },
  { body: 'card-access-request', sent: ['family_member_id'], schema: cardInviteSchema, filled: invited },
  {
    body: 'card-invitation-accept-request',
    sent: ['former_owner_reads'],
    schema: joinSchema,
    filled: { relation: 'mother' },
  },
  {
    body: 'medical-card-request',
    schema: cardSchema,
    filled: { blood_type: 'O', rh_factor: 'positive', height: '168', weight: '64,2' },
  },
  {
    body: 'review-request',
    schema: reviewSchema,
    filled: {
      rating: '5',
      criteria: { attention: '5', explanation: '5', punctuality: '4' },
      text: 'Внимательный врач, всё объяснила.',
      anonymous: 'named',
    },
  },
  { body: 'document-update-request', schema: documentSchema, filled: { name: 'ЭКГ', category: 'examination' } },
  {
    body: 'visit-answers-request',
    sent: ['answers'],
    schema: v.object({ answers: answersSchema([question], 'patient') }),
    filled: { answers: { q1: 'Голова' } },
  },
  {
    body: 'service-questions-request',
    sent: ['questions'],
    schema: questionsSchema,
    filled: { questions: [questionValues(question)] },
  },
  {
    body: 'service-funding-request',
    sent: ['link_ids', 'funding', 'osms_hours'],
    schema: fundingSchema,
    filled: { ...fundingValues({ id: 1, title: 'УЗИ', funding: ['osms', 'paid'] }, false), osms_times: 'some' },
  },
  { body: 'visit-comment-request', schema: commentSchema, filled: { comment: '' } },
  { body: 'clinic-profile-request', schema: clinicProfileSchema, filled: clinicProfile },
  { body: 'booking-settings', schema: clinicProfileSchema, filled: clinicProfile },
  { body: 'price-update-request', schema: priceSchema, filled: { price: '2500', is_visible: true } },
  { body: 'visit-cancel-request', schema: cancelSchema, filled: { reason: '', details: '' } },
  { body: 'visit-dispute-request', schema: disputeSchema, filled: { text: 'Врача не было на месте' } },
  { body: 'binding-decline-request', schema: declineSchema, filled: { reason: '' } },
  { body: 'client-note-request', schema: clientNoteSchema, filled: { text: 'Звонить после 18:00' } },
  { body: 'client-request', schema: clientSchema, filled: person },
  {
    body: 'clinic-news-request',
    sent: ['file_id'],
    schema: newsSchema,
    filled: { title: 'Рентген', lead: 'Новый', text: 'На Абая', tag: 'Новое', picture: { url: null } },
  },
  { body: 'complaint-request', schema: complaintSchema, filled: { reason: 'insult', text: '' } },
  { body: 'feedback-reply-request', schema: replySchema, filled: { text: 'Ждём вас' } },
  {
    body: 'filial-request',
    sent: ['hours', 'parameter_ids', 'payment_methods', 'decisions', 'reason'],
    schema: filialSchema,
    filled: { ...newFilial, title: 'На Абая', type_id: '1', phone: person.phone, city_id: '1', address: 'Абая, 10' },
  },
  { body: 'place-photo-request', sent: ['file_id', 'filial_id'], schema: photoSchema, filled: { alt: 'Вход' } },
  {
    body: 'price-bulk-request',
    sent: ['service_ids', 'is_visible'],
    schema: bulkSchema,
    filled: { percent: '10', round_to: '100', visible: 'same' },
  },
  {
    body: 'question-request',
    schema: askQuestionSchema,
    filled: { meddirection: 'kardiologiya', title: 'Можно бегать?', text: 'Давление 150 на 100.', anonymous: false },
  },
  {
    body: 'staff-request',
    schema: inviteSchema,
    filled: { ...person, email: 'a@b.kz', rights: ['visits'], filial_ids: { all: true, ids: [] } },
  },
  {
    body: 'visit-document-request',
    sent: ['file_id'],
    schema: visitDocumentSchema,
    filled: { name: 'ЭКГ', category: 'examination' },
  },
  {
    body: 'visit-conclusion-request',
    sent: ['referrals'],
    schema: conclusionSchema,
    filled: {
      complaints: 'Головная боль',
      diagnosis: 'Мигрень',
      prescriptions: 'Покой',
      control_until: '2030-08-12',
      referrals: ['specialisation-1'],
    },
  },
  { body: 'visit-note-request', schema: visitNoteSchema, filled: { text: 'Контроль через месяц' } },
  { body: 'visit-state-request', sent: ['status'], schema: refuseSchema, filled: { reason: 'Врач заболел' } },
] as const;
