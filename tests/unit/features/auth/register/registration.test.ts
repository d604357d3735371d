import { safeParse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RegistrationAction } from '#generated/models/registration-action.ts';
import { iinDoubt, iinFacts } from '@/domain/person/iin-field';
import { clinicDefaults, clinicSchema, initialName } from '@/features/auth/register/form-schemas';
import {
  type Registration,
  actionChosen,
  cabinetAsked,
  codeConfirmed,
  codeSent,
  hashLost,
  mustWait,
  noRegistration,
  parseRegistration,
  stepToShow,
  actionRole,
} from '@/features/auth/register/registration';
import { registrationSteps, stepsOf } from '@/features/auth/register/steps';
import { askForCode, checkCode, RegistrationStore } from '@/features/auth/register/use-registration';
import { clearRegistrationDraft } from '@/features/auth/session/device-person';
import { Problem } from '@/shared/api/problem';
import { dropDrafts } from '@/shared/form/draft-storage';
import { MemoryStorage } from '../../../support/memory-storage';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const sent = { hash: 'reg-0123456789abcdef', resend_after_seconds: 60, expires_at: '2026-05-12T08:30:00+05:00' };
const actions = ['create_user', 'create_doctor', 'create_clinic'] as const;

const atCode = codeSent(noRegistration, 'a@b.kz', sent, NOW);
const atAction = codeConfirmed(atCode, { hash: sent.hash, roles: [], actions: [...actions] });
const atKnown = codeConfirmed(atCode, { hash: sent.hash, roles: ['user'], actions: ['upgrade_to_doctor'] });
const atForm = actionChosen(atAction, 'create_doctor');

describe('the step that a registration shows', () => {
  it.each([
    ['no registration', noRegistration, ['email', 'email', 'email', 'email', 'email']],
    ['a sent code', atCode, ['email', 'code', 'code', 'code', 'code']],
    ['a confirmed e-mail', atAction, ['email', 'action', 'action', 'action', 'action']],
    ['a chosen action', atForm, ['email', 'form', 'form', 'action', 'form']],
    ['an e-mail that has an account', atKnown, ['email', 'known', 'known', 'known', 'known']],
    ['an account that adds a cabinet', cabinetAsked(atKnown), ['email', 'action', 'known', 'action', 'action']],
    ['an expired registration', hashLost(atForm), ['email', 'email', 'email', 'email', 'email']],
  ] as const)('replaces a step of the URL that is not reached in the state «%s»', (_name, registration, shown) => {
    expect(registrationSteps.map((asked) => stepToShow(registration, asked))).toEqual(shown);
  });

  it('is the last reached step if the URL has no step', () => {
    const left = [noRegistration, atCode, atKnown, atAction, atForm];
    expect(left.map((one) => stepToShow(one, undefined))).toEqual(registrationSteps);
  });
});

describe('the steps that a registration shows and counts', () => {
  it.each([
    ['a new person', { isKnown: false, adds: false, isQuick: false }, ['email', 'code', 'action', 'form']],
    ['a new person who is booking', { isKnown: false, adds: false, isQuick: true }, ['email', 'code', 'form']],
    ['an e-mail that has an account', { isKnown: true, adds: false, isQuick: false }, ['email', 'code', 'known']],
    ['an account on the way to a booking', { isKnown: true, adds: false, isQuick: true }, ['email', 'code', 'known']],
    ['an account with one more cabinet', { isKnown: true, adds: true, isQuick: false }, [...registrationSteps]],
  ] as const)('are the steps of %s', (_name, way, steps) => {
    expect(stepsOf(way)).toEqual(steps);
  });
});

describe('a person’s registration', () => {
  it('stores the time from which the person may request a new code', () => {
    expect(atCode.resendAt).toBe(NOW + 60_000);
    expect(mustWait(atCode, 14 * 60, NOW).resendAt).toBe(NOW + 14 * 60_000);
  });

  it('keeps the input but not the chosen action when another code is sent or the code has expired', () => {
    const typed = { ...atForm, fields: { first_name: 'Елена' } };
    const again = codeSent(typed, 'c@d.kz', { ...sent, hash: 'reg-fedcba9876543210' }, NOW);
    expect(again).toMatchObject({ step: 'code', email: 'c@d.kz', actions: [], action: null, fields: typed.fields });
    expect(hashLost(typed)).toMatchObject({ step: 'email', email: 'a@b.kz', hash: null, fields: typed.fields });
  });

  it('does not offer an unknown action', () => {
    const offered = ['create_robot', 'create_user'] as RegistrationAction[];
    expect(codeConfirmed(atCode, { hash: sent.hash, roles: [], actions: offered }).actions).toEqual(['create_user']);
  });

  it.each([
    ['nothing', null],
    ['broken JSON', '{'],
    ['another value', '"code"'],
    ['an unknown action', JSON.stringify({ ...atAction, actions: ['create_robot'] })],
    ['a missing field', JSON.stringify({ ...atAction, fields: undefined })],
  ])('starts over if the stored value is %s', (_name, text) => {
    expect(parseRegistration(text)).toEqual(noRegistration);
  });

  it('is restored at the stored step, or at the last reached step if the stored step was not reached yet', () => {
    for (const one of [atCode, atAction, atForm]) expect(parseRegistration(JSON.stringify(one))).toEqual(one);
    const ahead = { ...atCode, step: 'form', action: 'create_user' };
    expect(parseRegistration(JSON.stringify(ahead)).step).toBe('code');
  });
});

describe('a registration’s draft', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new MemoryStorage());
  });

  it('keeps the person’s input after a reload of the page', () => {
    const store = new RegistrationStore('aman.registration');
    store.set(atForm);
    store.fields.write({ first_name: 'Елена' });
    store.fields.write({ phone: '+7-707-555-01-23' });
    expect(new RegistrationStore('aman.registration').get()).toEqual({
      ...atForm,
      fields: { first_name: 'Елена', phone: '+7-707-555-01-23' },
    });
  });

  it('is removed after completion, even if a form stores its input when it unmounts', () => {
    const store = new RegistrationStore('aman.registration');
    store.set(atForm);
    store.finish();
    store.fields.write({ first_name: 'Елена' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is removed after a logout, even if a form stores its input when it unmounts', () => {
    const store = new RegistrationStore('aman.draft.upgrade');
    store.set(atForm);
    dropDrafts();
    store.fields.write({ first_name: 'Елена' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is deleted when the current user has loaded', () => {
    new RegistrationStore('aman.registration').set(atForm);
    clearRegistrationDraft();
    expect(new RegistrationStore('aman.registration').get()).toEqual(noRegistration);
  });

  it('keeps the input until the page closes if the browser forbids storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const store = new RegistrationStore('aman.registration');
    store.set(atForm);
    expect(store.get()).toEqual(atForm);
  });
});

describe('a response «too many requests» during a registration', () => {
  const tooMany = new Problem({ kind: 'http', status: 429, retryAfterSeconds: 840 });
  const storeWith = (registration: Registration): RegistrationStore => {
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    vi.useFakeTimers({ now: NOW });
    const store = new RegistrationStore('aman.registration');
    store.set(registration);
    return store;
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps the previous code if it answers a request for another code, and the waiting time is stored', async () => {
    const store = storeWith(atCode);
    expect(await askForCode(store, 'A@B.kz', () => Promise.reject(tooMany))).toBe(false);
    expect(store.get()).toEqual({ ...atCode, resendAt: NOW + 840_000 });
  });

  it('is an error if it answers a request for a code and this e-mail has no previous code', async () => {
    await expect(askForCode(storeWith(atCode), 'c@d.kz', () => Promise.reject(tooMany))).rejects.toBe(tooMany);
    await expect(askForCode(storeWith(noRegistration), 'a@b.kz', () => Promise.reject(tooMany))).rejects.toBe(tooMany);
  });

  it('is an error if it answers a check of a code, and the waiting time is stored', async () => {
    const store = storeWith(atCode);
    await expect(checkCode(store, '00000', () => Promise.reject(tooMany))).rejects.toBe(tooMany);
    expect(store.get().resendAt).toBe(NOW + 840_000);
  });
});

it('each way to register gives the account its role', () => {
  expect(Object.values(RegistrationAction).map((action) => `${action} → ${actionRole[action]}`)).toEqual([
    'create_clinic → clinic',
    'create_doctor → doctor',
    'create_user → user',
    'upgrade_to_doctor → doctor',
    'upgrade_to_user → user',
  ]);
});

it.each([
  ['a woman born in 1990 are read', '900515400123', { birthday: '1990-05-15', gender: 'female' }],
  ['a man born in 1985 are read between spaces', ' 850101300114 ', { birthday: '1985-01-01', gender: 'male' }],
  ['a boy born in 2015 are read', '150302500103', { birthday: '2015-03-02', gender: 'male' }],
  ['a person are not read if the check digit is wrong', '900515400124', undefined],
  ['a person are not read if the century is unknown', '900515000122', undefined],
  ['a person are not read if the date is impossible', '901335400123', undefined],
  ['a person are not read if the number is too short', '9005154001', undefined],
])('the birthday and the sex in the IIN of %s', (_, iin, facts) => {
  expect(iinFacts(iin)).toEqual(facts);
});

describe('the IIN in a registration form', () => {
  const man = iinFacts('850101300114');
  it.each([
    ['shows no warning if it agrees with the birthday and the sex', '1985-01-01', 'male', undefined],
    ['shows no warning if the birthday and the sex are missing', undefined, '', undefined],
    [
      'shows a warning if it differs from the birthday',
      '1990-03-12',
      'male',
      'По ИИН дата рождения 01.01.1985. Проверьте ИИН и дату рождения.',
    ],
    ['shows a warning if it differs from the sex', '1985-01-01', 'female', 'По ИИН пол мужской. Проверьте ИИН и пол.'],
    [
      'shows a warning if it differs from the birthday and the sex',
      '1990-03-12',
      'female',
      'По ИИН дата рождения 01.01.1985, пол мужской. Проверьте ИИН, дату рождения и пол.',
    ],
  ])('%s', (_, birthday, gender, text) => {
    expect(iinDoubt(man, birthday, gender)?.replaceAll('\u00A0', ' ')).toBe(text);
  });
});

it.each([
  ['Осипова Елена Игоревна', { second_name: 'Осипова', first_name: 'Елена', third_name: 'Игоревна' }],
  ['Ким Алия', { second_name: 'Ким', first_name: 'Алия', third_name: '' }],
])('the full name «%s» is split into its parts', (full_name, parts) => {
  expect(initialName({ id: 1, avatar: null, full_name, email: 'a@b.kz', roles: [] })).toEqual(parts);
});

it('a founding year in the future is an error at the field of the year', () => {
  vi.useFakeTimers({ now: NOW });
  const { issues = [] } = safeParse(clinicSchema('new'), { ...clinicDefaults, work_start_year: '2027' });
  vi.useRealTimers();
  const atYear = issues.filter(({ path }) => path?.[0].key === 'work_start_year');
  expect(atYear.map(({ message }) => message)).toEqual(['Не позже 2026 года']);
});
