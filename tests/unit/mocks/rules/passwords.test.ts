import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { changePassword, confirmPasswordCode, resetPassword, sendPasswordCode } from '#mocks/rules/passwords.ts';
import { startSession } from '#mocks/rules/sessions.ts';
import { HOUR, MINUTE, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const EMAIL = 'user-1@demo.kz';
const CODE = '12345';
const chosen = { password: 'Demo2027', password_confirmation: 'Demo2027' };
const person = () => db.users.require(1);
const sessions = () => db.sessions.find('user', 1).map(({ id }) => id);

function confirmed(email = EMAIL): string {
  const { id } = sendPasswordCode(db, email, NOW);
  return confirmPasswordCode(db, { email, hash: id, code: CODE }, NOW);
}

describe('a forgotten password', () => {
  it('is replaced once, and every session of the account ends', () => {
    startSession(db, person(), NOW, { remember: true, device: null });
    const other = startSession(db, db.users.require(2), NOW, { remember: true, device: null });
    const hash = confirmed();
    resetPassword(db, { hash, ...chosen }, NOW);
    expect(person().password).toBe('Demo2027');
    expect(sessions()).toEqual([]);
    expect(db.sessions.get(other)).toBeDefined();
    expect(refusal(() => resetPassword(db, { hash, ...chosen }, NOW))).toMatchObject({ status: 409, fields: ['hash'] });
  });

  it('answers an address without an account as one that has one, and takes no code from it', () => {
    const unknown = sendPasswordCode(db, 'nobody@demo.kz', NOW);
    const known = sendPasswordCode(db, EMAIL, NOW);
    expect({ ...unknown, id: '', email: '' }).toEqual({ ...known, id: '', email: '' });
    expect(unknown.id).toHaveLength(known.id.length);
    const guess = { email: 'nobody@demo.kz', hash: unknown.id, code: CODE };
    const wrong = { email: EMAIL, hash: known.id, code: '00000' };
    for (let left = 4; left >= 0; left -= 1) {
      expect(refusal(() => confirmPasswordCode(db, guess, NOW))).toEqual(
        refusal(() => confirmPasswordCode(db, wrong, NOW)),
      );
    }
    expect(refusal(() => confirmPasswordCode(db, guess, NOW)).status).toBe(429);
    expect(refusal(() => confirmPasswordCode(db, wrong, NOW)).status).toBe(429);
  });

  it('sends a code a minute; the newer one takes the place of the older', () => {
    const first = sendPasswordCode(db, EMAIL, NOW);
    expect(refusal(() => sendPasswordCode(db, EMAIL.toUpperCase(), NOW + MINUTE - 1)).status).toBe(429);
    sendPasswordCode(db, EMAIL, NOW + MINUTE);
    const late = { email: EMAIL, hash: first.id, code: CODE };
    expect(refusal(() => confirmPasswordCode(db, late, NOW + MINUTE)).fields).toEqual(['code', 'hash']);
  });

  it('lets a code live ten minutes, and the right to choose an hour', () => {
    const { id } = sendPasswordCode(db, EMAIL, NOW);
    const asked = { email: EMAIL, hash: id, code: CODE };
    expect(refusal(() => confirmPasswordCode(db, asked, NOW + 10 * MINUTE)).fields).toEqual(['code', 'hash']);
    expect(refusal(() => resetPassword(db, { hash: id, ...chosen }, NOW)).status).toBe(409);
    confirmPasswordCode(db, asked, NOW);
    expect(refusal(() => resetPassword(db, { hash: id, ...chosen }, NOW + HOUR)).status).toBe(409);
  });

  it('must be chosen the same twice', () => {
    const hash = confirmed();
    const different = { hash, ...chosen, password_confirmation: 'Demo2028' };
    expect(refusal(() => resetPassword(db, different, NOW))).toMatchObject({
      status: 422,
      fields: ['password_confirmation'],
    });
    resetPassword(db, { hash, ...chosen }, NOW);
    expect(person().password).toBe('Demo2027');
  });
});

describe('a password that is changed', () => {
  it('ends the other sessions of the person, and not this one', () => {
    const here = startSession(db, person(), NOW, { remember: true, device: null });
    startSession(db, person(), NOW, { remember: false, device: null });
    changePassword(db, person(), here, { current_password: 'Demo2026', ...chosen }, NOW);
    expect(person().password).toBe('Demo2027');
    expect(sessions()).toEqual([here]);
  });

  it('needs the current one, five tries a minute', () => {
    const wrong = { current_password: 'Demo2025', ...chosen };
    for (let n = 0; n < 5; n += 1) {
      expect(refusal(() => changePassword(db, person(), null, wrong, NOW))).toMatchObject({
        status: 422,
        fields: ['current_password'],
      });
    }
    const right = { ...wrong, current_password: 'Demo2026' };
    expect(refusal(() => changePassword(db, person(), null, right, NOW)).status).toBe(429);
    changePassword(db, person(), null, right, NOW + MINUTE);
    expect(person().password).toBe('Demo2027');
  });
});
