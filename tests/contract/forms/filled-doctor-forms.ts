import { moveSchema } from '@/features/desk/book/move-visit-dialog';
import { scheduleSettingsSchema } from '@/features/doctor/operating-modes/settings-screen';
import { modeSchema } from '@/features/doctor/operating-modes/week-draft';
import { educationSchema, workSchema } from '@/features/doctor/profile/background-form-sections';
import { certificateSchema } from '@/features/doctor/profile/certificates-section';
import {
  contactSchema,
  descriptionSchema,
  nameSchema,
  qualificationSchema,
} from '@/features/doctor/profile/profile-forms';
import { bulkPricesSchema } from '@/features/doctor/services/bulk-prices-dialog';
import { copySchema } from '@/features/doctor/services/copy-dialog';
import { priceSchema as doctorPriceSchema } from '@/features/doctor/services/service-form';
import { person } from './filled-forms.ts';

/** Valid forms of the doctor's cabinet. */
export const doctorForms = [
  {
    body: 'certificate-request',
    sent: ['file_id'],
    schema: certificateSchema,
    filled: { title: 'Эхокардиография', issued_by: '', year: '', file: null },
  },
  {
    body: 'contact-info-request',
    schema: contactSchema,
    filled: { phone: person.phone, whatsapp: '', telegram: '', instagram: '' },
  },
  { body: 'description-request', schema: descriptionSchema, filled: { description: '' } },
  { body: 'doctor-name-request', schema: nameSchema, filled: person },
  {
    body: 'doctor-qualification-request',
    schema: qualificationSchema,
    filled: {
      category_id: '',
      degree_id: '',
      experience_since: '2014',
      licence: { number: 'KZ64VBX00012037', issued_on: '12.09.2023' },
    },
  },
  {
    body: 'doctor-service-link-update-request',
    sent: ['duration_minutes'],
    schema: doctorPriceSchema,
    filled: { price: '9000', duration_minutes: '30' },
  },
  {
    body: 'service-copy-request',
    schema: copySchema,
    filled: { from_filial_id: '1', to_filial_id: '2', link_ids: [1] },
  },
  {
    // The program calculates the prices from the typed amount.
    body: 'service-prices-request',
    sent: ['prices'],
    schema: bulkPricesSchema,
    filled: { filial_id: '', step: '100', way: 'up', amount: '10', unit: 'percent' },
  },
  {
    body: 'desk-visit-move-request',
    sent: ['starts_at', 'filial_id', 'doctor_id'],
    schema: moveSchema,
    filled: { time: '2026-05-12T14:30:00+05:00', reason: '' },
  },
  {
    body: 'education-request',
    schema: educationSchema,
    filled: { title: 'Лечебное дело', institution: 'КазНМУ', city: '', year_from: '', year_to: '2014' },
  },
  {
    body: 'work-experience-request',
    schema: workSchema,
    filled: { position: 'Кардиолог', organisation: 'Аяла', city: '', year_from: '2016', year_to: '' },
  },
  {
    // week-draft.test.ts covers the rules of the week.
    body: 'operating-mode-request',
    sent: ['days', 'odd_days', 'slot_minutes', 'decisions', 'told_reason'],
    schema: modeSchema,
    filled: { week: [null, null, null, null, null, null, null], odd: null, slot: 30, buffer: 0 },
  },
  {
    body: 'schedule-settings',
    sent: ['buffer_minutes'],
    schema: scheduleSettingsSchema,
    filled: { online_booking: true, auto_confirm: false, horizon_days: '28', buffer_minutes: 10 },
  },
] as const;
