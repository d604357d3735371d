import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import {
  isPublicClinic,
  isPublicFilial,
  refuseTakenBin,
  refuseTakenIin,
  verifyAccount,
} from '#mocks/rules/identity.ts';
import { refusal, smallWorld } from './world.ts';

const IIN = '900515400123';
let db: Db;
beforeEach(() => {
  db = smallWorld();
  db.users.update(1, { iin: IIN });
});

it('an IIN or BIN of another account is refused, and an account may send its own IIN again', () => {
  for (const id of [undefined, 11]) {
    expect(refusal(() => refuseTakenIin(db, IIN, id))).toMatchObject({ status: 409, fields: ['iin'] });
  }
  refuseTakenIin(db, IIN, 1);
  refuseTakenIin(db, '851123300454', undefined);
  const { bin } = db.clinics.require(1);
  expect(refusal(() => refuseTakenBin(db, bin))).toMatchObject({ status: 409, fields: ['bin'] });
  refuseTakenBin(db, '190741000453');
});

it('a filial is public while it is open and its clinic is verified', () => {
  db.filials.update(2, { state: 'closed' });
  expect([1, 2, 404].map((id) => isPublicFilial(db, id))).toEqual([true, false, false]);
  db.clinics.update(1, { is_pending: true });
  expect([isPublicFilial(db, 1), isPublicClinic(db.clinics.require(1))]).toEqual([false, false]);
});

describe('the provider’s verification', () => {
  it.each([
    ['a doctor', { doctor_id: 1, clinic_id: null }],
    ['a clinic', { doctor_id: null, clinic_id: 1 }],
    ['both', { doctor_id: 1, clinic_id: 1 }],
  ])('publishes what the account has registered: %s', (_, own) => {
    const { email } = db.users.update(1, own);
    db.doctors.update(1, { is_pending: true });
    db.clinics.update(1, { is_pending: true });
    expect(verifyAccount(db, email.toUpperCase())).toBe(true);
    expect(db.doctors.require(1).is_pending).toBe(own.doctor_id === null);
    expect(db.clinics.require(1).is_pending).toBe(own.clinic_id === null);
  });

  it('has no effect on other accounts and unknown e-mails', () => {
    const { email } = db.users.update(1, { doctor_id: 1, clinic_id: 1 });
    expect([verifyAccount(db, email), verifyAccount(db, 'nobody@demo.kz')]).toEqual([false, false]);
    db.users.update(1, { doctor_id: null, clinic_id: null });
    expect(verifyAccount(db, email)).toBe(false);
  });
});
