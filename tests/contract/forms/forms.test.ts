import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DocumentCategory } from '#generated/models/document-category.ts';
import { FamilyRelation } from '#generated/models/family-relation.ts';
import type { RegistrationAction } from '#generated/models/registration-action.ts';
import { emailSchema, loginSchema } from '@/features/auth/entry/entry-schema';
import {
  clinicRequest,
  clinicSchema,
  doctorRequest,
  doctorSchema,
  patientRequest,
  patientSchema,
} from '@/features/auth/register/form-schemas';
import { type AccountMode, registrationProof } from '@/features/auth/register/registration';
import { bookingSchema, requestOf } from '@/features/patient/booking/booking-schema';
import { familySchema } from '@/features/patient/family/family-fields';
import { cardSchema } from '@/features/patient/medical-card/card-schema';
import { documentSchema } from '@/features/patient/medical-card/document-form';
import { profileSchema } from '@/features/patient/profile/profile-fields';
import { reviewSchema } from '@/features/patient/review/review-fields';
import { oneTimeCode } from '@/shared/form/rules/digits';
import { fc, runs } from '../../support/properties';
import { bodyProblems } from './contract-body.ts';
import * as typed from './typed.ts';

const HASH = 'reg-0123456789abcdef';

const proof = (action: RegistrationAction) => {
  const found = registrationProof({ hash: HASH, action });
  if (found === undefined) throw new Error('The registration is not ready');
  return found;
};

const accesses: readonly AccountMode[] = ['new', 'own', 'signed-in'];

const names = {
  second_name: typed.name,
  first_name: typed.name,
  third_name: typed.optional(typed.name),
  phone: typed.phone,
};
const person = {
  ...names,
  birthday: typed.typedDay,
  iin: typed.taxNumber,
  gender: fc.constantFrom('male', 'female', 'male', ''),
};
const identity = {
  iin: typed.optional(typed.taxNumber),
  citizenship_id: fc.constantFrom('1', '1', '7', ''),
  document_number: typed.optional(fc.oneof(fc.stringMatching(/^N \d{7,9}$/), typed.text(30))),
};
const doctor = {
  ...person,
  specialisations: fc.uniqueArray(fc.integer({ min: 1, max: 25 }), { maxLength: 6 }),
  experience_since: typed.year,
};
const clinic = {
  ...names,
  title: typed.text(200),
  short_title: typed.optional(typed.text(60)),
  clinic_type_id: typed.chosenId,
  city_id: typed.chosenId,
  work_start_year: typed.year,
  affiliates_count: typed.count(500),
  bin: typed.taxNumber,
  jur_name: typed.text(300),
  jur_address: typed.text(300),
};

/**
 * Random values of a form: its fields, the password repeated with or without a typo, and the
 * consent.
 */
function filled<Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) {
  return fc
    .tuple(fc.record(fields), typed.password, typed.password, fc.boolean(), typed.tick)
    .map(([answers, password, other, same, consent]) => ({
      ...answers,
      password,
      password_confirmation: same ? password : other,
      consent,
    }));
}

/**
 * Fills the form with random values. Expects that the contract accepts every request that the form
 * accepts, and that the form accepts more than `share` of the values.
 */
function expectAgreement<Values, Output>(
  values: fc.Arbitrary<Values>,
  schema: v.GenericSchema<unknown, Output>,
  problems: (output: Output) => string[],
  { cases = 400, share = 0.05 } = {},
): void {
  let accepted = 0;
  fc.assert(
    fc.property(values, (value) => {
      const { success, output } = v.safeParse(schema, value);
      if (!success) return;
      accepted += 1;
      expect(problems(output)).toEqual([]);
    }),
    { numRuns: runs(cases) },
  );
  expect(accepted).toBeGreaterThan(runs(cases) * share);
}

describe('the contract accepts the request of a filled-in form:', () => {
  it('the login', () => {
    const values = fc.record({ email: typed.email, password: typed.password, remember: fc.boolean() });
    expectAgreement(values, loginSchema, (body) => bodyProblems('login-request', { ...body, role: 'user' }));
  });

  it('the e-mail step of a registration', () => {
    const values = fc.record({ email: typed.email });
    expectAgreement(values, emailSchema, (body) => bodyProblems('code-send-request', body));
  });

  it('the code step of a registration', () => {
    const values = fc.oneof(fc.stringMatching(/^\d{4,6}$/), fc.string(), fc.constantFrom(' 12345 ', '１２３４５'));
    expectAgreement(values, oneTimeCode(), (code) =>
      bodyProblems('code-confirm-request', { email: 'a@b.kz', hash: HASH, code }),
    );
  });

  it.each(accesses)('a patient’s registration, account «%s»', (accountMode) => {
    expectAgreement(filled({ ...person, ...identity }), patientSchema(accountMode), (answers) =>
      bodyProblems('register-patient-request', patientRequest(answers, accountMode, proof('create_user'))),
    );
  });

  it.each(accesses)('a doctor’s registration, account «%s»', (accountMode) => {
    // The form accepts few of these values: with 400 cases the share was sometimes too low.
    expectAgreement(
      filled(doctor),
      doctorSchema(accountMode),
      (answers) => bodyProblems('register-doctor-request', doctorRequest(answers, accountMode, proof('create_doctor'))),
      { cases: 1600 },
    );
  });

  it.each(accesses)('a clinic’s registration, account «%s»', (accountMode) => {
    expectAgreement(filled(clinic), clinicSchema(accountMode), (answers) =>
      bodyProblems('register-clinic-request', clinicRequest(answers, accountMode, proof('create_clinic'))),
    );
  });

  it('the booking', () => {
    const values = fc.record({
      family_member_id: fc.constantFrom('owner', '7', ''),
      funding: fc.constantFrom('', 'osms', 'paid'),
      phone: typed.phone,
      email: typed.email,
      comment: typed.optional(typed.text(1000)),
      answers: fc.constant({}),
      consent: typed.tick,
      home_address: fc.record({
        street: typed.text(200),
        flat: typed.optional(typed.text(20)),
        entrance: typed.optional(typed.text(20)),
        floor: typed.optional(typed.text(20)),
        intercom: typed.optional(typed.text(20)),
        note: typed.optional(typed.text(300)),
      }),
    });
    const { consent } = proof('create_user');
    const people = ['owner', '7'].map((value) => ({ value, label: '', note: '', refused: undefined }));
    for (const format of ['clinic', 'home'] as const) {
      expectAgreement(values, bookingSchema(people, format, false, ['osms', 'paid']), (answers) =>
        bodyProblems(
          'visit-create-request',
          requestOf(answers, { hold_id: '0b9f8a52-6c1d-4e0f-9a3b-5d7e2c4f6a81', consent }),
        ),
      );
    }
  });

  it('the family member', () => {
    const relation = fc.constantFrom(...Object.values(FamilyRelation), '');
    const values = fc.record({ ...person, ...identity, phone: typed.optional(typed.phone), relation });
    expectAgreement(values, familySchema, (body) => bodyProblems('family-member-request', body));
  });

  it('the patient’s profile', () => {
    const values = fc.record({
      ...person,
      ...identity,
      address: typed.optional(typed.text(300)),
    });
    expectAgreement(values, profileSchema, (body) => bodyProblems('person-profile-request', body));
  });

  it('the medical card', () => {
    const values = fc.record({
      blood_type: fc.constantFrom('O', 'A', 'B', 'AB', '', 'C'),
      rh_factor: fc.constantFrom('positive', 'negative', '', '+'),
      height: typed.optional(typed.count(260)),
      weight: typed.optional(fc.oneof(typed.count(410), fc.constantFrom('64,2', '0,9', '400,1', ' 70.5 ', '−70'))),
    });
    expectAgreement(values, cardSchema, (body) => bodyProblems('medical-card-request', body));
  });

  it('the document', () => {
    const category = fc.constantFrom(...Object.values(DocumentCategory), '', 'letters');
    const values = fc.record({ name: typed.text(200), category });
    expectAgreement(values, documentSchema, (body) => [
      ...bodyProblems('document-update-request', body),
      ...bodyProblems('document-request', { ...body, file_id: 1, visit_id: null }),
    ]);
  });

  it('a new review and an edited review', () => {
    const mark = fc.oneof(
      { weight: 24, arbitrary: fc.constantFrom('1', '2', '3', '4', '5') },
      { weight: 1, arbitrary: fc.constantFrom('', '0', '6', '4.5') },
    );
    const values = fc.record({
      rating: mark,
      criteria: fc.record({ attention: mark, explanation: mark, punctuality: mark }),
      text: fc.oneof(typed.text(3000), fc.string({ unit: 'grapheme', minLength: 4, maxLength: 20 })),
      anonymous: fc.constantFrom('named', 'hidden', ''),
    });
    expectAgreement(values, reviewSchema, (answers) => [
      ...bodyProblems('review-request', { ...answers, visit_id: 5 }),
      ...bodyProblems('review-update-request', answers),
    ]);
  });
});
