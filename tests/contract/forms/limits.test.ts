import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { clinicSchema, doctorSchema, patientSchema } from '@/features/auth/register/form-schemas';
import { priceSchema } from '@/features/clinic/prices/price-dialog';
import { clinicSchema as clinicProfileSchema } from '@/features/clinic/profile/profile-schema';
import { bookingSchema } from '@/features/patient/booking/booking-schema';
import { familySchema } from '@/features/patient/family/family-fields';
import { cardSchema } from '@/features/patient/medical-card/card-schema';
import { documentSchema } from '@/features/patient/medical-card/document-form';
import { profileSchema } from '@/features/patient/profile/profile-fields';
import { reviewSchema } from '@/features/patient/review/review-fields';
import { cancelSchema } from '@/features/patient/visit-parts/cancel-visit-dialog';
import { homeAddressSchema } from '@/features/patient/visit-parts/home-address-schema';
import { commentSchema } from '@/features/patient/visit/comment-dialog';
import { disputeSchema } from '@/features/patient/visit/dispute-dialog';
import { type Limits, limitsOf } from './contract-body.ts';

/** A form as it passes; the limits are tried on one field at a time. */
const person = {
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
  whatsapp: '',
  telegram: '@clinic',
  instagram: '',
  book_ahead_hours: '1',
  cancel_ahead_hours: '4',
  arrive_early_minutes: '10',
  auto_confirm: false,
};
const address = { street: 'ул. Жандосова, 58', flat: '14', entrance: '', floor: '', intercom: '', note: '' };
const forms = [
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
    schema: bookingSchema([{ value: 'owner', label: 'Я', note: '', refused: undefined }], 'home'),
    filled: {
      family_member_id: 'owner',
      home_address: address,
      phone: person.phone,
      email: 'a@b.kz',
      comment: '',
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
  { body: 'visit-comment-request', schema: commentSchema, filled: { comment: '' } },
  { body: 'clinic-profile-request', schema: clinicProfileSchema, filled: clinicProfile },
  { body: 'booking-settings', schema: clinicProfileSchema, filled: clinicProfile },
  { body: 'price-update-request', schema: priceSchema, filled: { price: '2500', is_visible: true } },
  { body: 'visit-cancel-request', schema: cancelSchema, filled: { reason: '', details: '' } },
  { body: 'visit-dispute-request', schema: disputeSchema, filled: { text: 'Врача не было на месте' } },
] as const;

/** What no person types: the program sends it. `contacts` and `settings` are made of fields of the same form, tried apart. */
const sentByProgram = new Set([
  'from_price',
  'contacts',
  'settings',
  'hash',
  'action',
  'consent',
  'hold_id',
  'family_member_id',
  'visit_id',
]);

/** Fields of which not every text of some length is a value: their rules are tried elsewhere (rules.test.ts). */
const shaped = new Set(['phone', 'iin', 'bin', 'email', 'birthday', 'gender', 'relation']);

/** Where the form knows better than the contract, which cannot know what year it is. */
const stricter = new Set(['experience_since maximum', 'work_start_year maximum']);
/** An empty text is sent as null. */
const emptied = new Set(['reason minLength']);

interface Edge {
  readonly name: string;
  readonly inside: unknown;
  readonly outside: unknown;
}

function edgesOf(field: string, limits: Limits): Edge[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = limits;
  const text = (length: number): string =>
    (field.startsWith('password') ? 'Demo2026' : 'а').padEnd(length, 'а').slice(0, length);
  const list = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);
  return [
    ...edge('minLength', minLength, (at) => [text(at), text(at - 1)]),
    ...edge('maxLength', maxLength, (at) => [text(at), text(at + 1)]),
    ...edge('minimum', minimum, (at) => [String(at), String(at - 1)]),
    ...edge('maximum', maximum, (at) => [String(at), String(at + 1)]),
    ...edge('minItems', minItems, (at) => [list(at), list(at - 1)]),
    ...edge('maxItems', maxItems, (at) => [list(at), list(at + 1)]),
  ].filter(({ name }) => !stricter.has(`${field} ${name}`) && !emptied.has(`${field} ${name}`));
}

function edge(name: string, at: number | undefined, sides: (at: number) => [unknown, unknown]): Edge[] {
  if (at === undefined) return [];
  const [inside, outside] = sides(at);
  return [{ name, inside, outside }];
}

describe.each(forms)('the limits of $body are the form’s', ({ body, schema, filled }) => {
  const accepts = (field: string, value: unknown): boolean => {
    const twice = field === 'password' ? { password_confirmation: value } : {};
    return v.safeParse(schema, { ...filled, ...twice, [field]: value }).success;
  };
  const typed = [...limitsOf(body)].filter(([field]) => !sentByProgram.has(field));

  it('asks for each of its fields', () => {
    expect(v.safeParse(schema, filled).issues).toBeUndefined();
    expect(Object.keys(filled)).toEqual(expect.arrayContaining(typed.map(([field]) => field)));
  });

  const cases = typed
    .filter(([field]) => !shaped.has(field) && field !== 'password_confirmation')
    .flatMap(([field, limits]) => edgesOf(field, limits).map((one) => ({ field, ...one })));

  it.each(cases)('$field: $name', ({ field, inside, outside }) => {
    expect(accepts(field, inside)).toBe(true);
    expect(accepts(field, outside)).toBe(false);
  });
});
