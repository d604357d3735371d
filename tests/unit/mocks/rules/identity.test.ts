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

describe('an IIN', () => {
  it('belongs to one account, and may be given again by its owner', () => {
    expect(refusal(() => refuseTakenIin(db, IIN, undefined))).toMatchObject({ status: 409, fields: ['iin'] });
    expect(refusal(() => refuseTakenIin(db, IIN, 11))).toMatchObject({ status: 409, fields: ['iin'] });
    expect(() => refuseTakenIin(db, IIN, 1)).not.toThrow();
    expect(() => refuseTakenIin(db, '851123300454', undefined)).not.toThrow();
  });
});

it('a BIN belongs to one clinic', () => {
  const { bin } = db.clinics.require(1);
  expect(refusal(() => refuseTakenBin(db, bin))).toMatchObject({ status: 409, fields: ['bin'] });
  expect(() => refuseTakenBin(db, '190741000453')).not.toThrow();
});

it('a filial is shown while it is open and its clinic checked', () => {
  expect(isPublicFilial(db, 1)).toBe(true);
  expect(isPublicFilial(db, 404)).toBe(false);
  db.filials.update(2, { state: 'closed' });
  expect(isPublicFilial(db, 2)).toBe(false);
  db.clinics.update(1, { is_pending: true });
  expect(isPublicFilial(db, 1)).toBe(false);
  expect(isPublicClinic(db.clinics.require(1))).toBe(false);
});

describe('the provider’s check', () => {
  it('opens the doctor and the clinic that wait', () => {
    db.users.update(1, { doctor_id: 1, clinic_id: 1 });
    db.doctors.update(1, { is_pending: true });
    db.clinics.update(1, { is_pending: true });
    expect(verifyAccount(db, db.users.require(1).email.toUpperCase())).toBe(true);
    expect(db.doctors.require(1).is_pending).toBe(false);
    expect(db.clinics.require(1).is_pending).toBe(false);
  });

  it.each(['doctor_id', 'clinic_id'] as const)('opens what waits alone (%s)', (id) => {
    db.users.update(1, { doctor_id: null, clinic_id: null, [id]: 1 });
    db.doctors.update(1, { is_pending: true });
    db.clinics.update(1, { is_pending: true });
    expect(verifyAccount(db, db.users.require(1).email)).toBe(true);
    expect(db.doctors.require(1).is_pending).toBe(id !== 'doctor_id');
    expect(db.clinics.require(1).is_pending).toBe(id !== 'clinic_id');
  });

  it('has nothing to do for others', () => {
    db.users.update(1, { doctor_id: 1, clinic_id: 1 });
    expect(verifyAccount(db, db.users.require(1).email)).toBe(false);
    expect(verifyAccount(db, 'nobody@demo.kz')).toBe(false);
    db.users.update(1, { doctor_id: null, clinic_id: null });
    expect(verifyAccount(db, db.users.require(1).email)).toBe(false);
  });
});
