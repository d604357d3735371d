import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { bin, hasCheckDigit, iin, oneTimeCode, positiveNumber, positiveWhole } from '@/shared/form/rules/digits';
import { birthday, date, optionalPastDay, pastYear, time, year } from '@/shared/form/rules/moment';
import { newPassword, password, samePasswords } from '@/shared/form/rules/password';
import { email, optionalPersonName, optionalText, personName, phone, requiredText } from '@/shared/form/rules/text';

const REQUIRED = 'Обязательно для заполнения';

/** The first message, as a field shows it; `undefined` for a valid value. */
const fault = (schema: v.GenericSchema, value: unknown): string | undefined =>
  v.safeParse(schema, value).issues?.[0].message;
const taken = (schema: v.GenericSchema, value: unknown): unknown => v.parse(schema, value);

describe('a text field', () => {
  it('is required, and a text of spaces only is an error', () => {
    expect(fault(requiredText(), '   ')).toBe(REQUIRED);
    expect(fault(requiredText(), undefined)).toBe(REQUIRED);
    expect(taken(requiredText(), ' Елена ')).toBe('Елена');
    expect(fault(requiredText(3), 'Елена')).toBe('Не длиннее 3\u00A0знаков');
  });

  it('can be left empty if it is optional', () => {
    expect(taken(optionalText(), '  ')).toBeNull();
    expect(taken(optionalPersonName(), 'Игоревна')).toBe('Игоревна');
    expect(fault(optionalPersonName(), 'Игоревна7')).toBe('Уберите цифры');
    expect(fault(personName(), 'Елена2')).toBe('Уберите цифры');
    expect(taken(personName(), 'Әсел-Гүл д’Арк')).toBe('Әсел-Гүл д’Арк');
  });

  it('removes invisible characters and marks of text direction, and keeps line breaks', () => {
    expect(taken(requiredText(), 'Еле\u0000на\u202E\tда\nнет')).toBe('Елена\tда\nнет');
    expect(taken(optionalPersonName(), 'Еле\u200Bна\n')).toBe('Елена');
  });
});

describe('an e-mail field', () => {
  it.each([
    'a@b.kz',
    ' Elena.Osipova+1@mail.example.kz ',
    'IVAN@Mail.KZ',
    "o'brien@mail.ru",
    'ivan@почта.қаз',
    'ivan@почта-1.рф',
    'ivan@xn--80a1acny.xn--80ao21a',
  ])('accepts «%s» as it was typed', (text) => {
    expect(taken(email(), text)).toBe(text.trim());
  });
  it('removes invisible characters around the e-mail', () => {
    expect(taken(email(), '\u200Eivan@mail.kz\u00A0')).toBe('ivan@mail.kz');
  });
  it.each([
    'a',
    'a@b',
    '@b.kz',
    'a@@b.kz',
    'a b@c.kz',
    '.a@b.kz',
    'a..b@c.kz',
    'a@b..kz',
    'a@-b.kz',
    'a@b.kz.',
    'a@1.2.3.4',
    'иван@mail.kz',
    'ivan@mаil.kz',
    `${'a'.repeat(250)}@b.kz`,
  ])('rejects %s', (text) => {
    expect(fault(email(), text)).toBe('Некорректный email');
  });
  it('is required', () => {
    expect(fault(email(), '')).toBe(REQUIRED);
  });
});

it('a phone field normalises a typed phone and explains what is wrong with an invalid phone', () => {
  expect(taken(phone(), '+7-707-555-01-23')).toBe('+7-707-555-01-23');
  expect(fault(phone(), '')).toBe(REQUIRED);
  expect(taken(phone(), '8 (707) 555-01-23')).toBe('+7-707-555-01-23');
  expect(fault(phone(), '+996 555 123 456')).toBe('Нужен номер, который начинается с\u00A0+7');
  expect(fault(phone(), '+7-707-555-01-2')).toBe('В\u00A0номере не\u00A0хватает цифр');
  expect(fault(phone(), '+7-707-555-01-234')).toBe('Лишние цифры в\u00A0номере');
  expect(fault(phone(), 'спросить Лену')).toBe('Нужен номер вида +7-707-555-01-23');
});

describe('a field for an IIN or a BIN', () => {
  it.each(['900515400123', '851123300454', '150302500103'])('accepts the IIN %s', (text) => {
    expect(taken(iin(), text)).toBe(text);
  });
  it.each([
    '900515 400 123',
    '900515\u00A0400123',
    '\u200E900515400123',
    'ИИН 900515400123',
    'иин: 900515-400123',
    '900515\u2013400123',
    '９００５１５４００１２３',
  ])('accepts %j as printed or copied', (text) => {
    expect(taken(iin(), text)).toBe('900515400123');
  });
  it.each(['160340001238', '190741000453'])('accepts the BIN %s', (text) => {
    expect(taken(bin(), text)).toBe(text);
  });
  it.each(['900515400123', '851123300454', '160340001238'])('rejects %s with another check digit', (text) => {
    const others = Array.from({ length: 10 }, (_, digit) => `${text.slice(0, 11)}${digit}`);
    expect(others.filter(hasCheckDigit)).toEqual([text]);
  });
  it('rejects a number with two neighbouring digits swapped', () => {
    expect(hasCheckDigit('095015400123')).toBe(false);
    expect(hasCheckDigit('900551400123')).toBe(false);
  });
  it('rejects a number that does not consist of exactly twelve digits', () => {
    expect(hasCheckDigit('9005154001230')).toBe(false);
    expect(hasCheckDigit('900515400123 ')).toBe(false);
    expect(hasCheckDigit('')).toBe(false);
  });
  it('takes the check digit from the second checksum if the first checksum is 10', () => {
    // A single 1 in the tenth place: the checksum is 10 in the first round and 1 in the second.
    const numbers = Array.from({ length: 10 }, (_, digit) => `00000000010${digit}`);
    expect(numbers.filter(hasCheckDigit)).toEqual(['000000000101']);
  });
  it('rejects a number whose two checksums are 10, because such a number is never issued', () => {
    const base = neverIssued();
    expect(Array.from({ length: 10 }, (_, digit) => `${base}${digit}`).filter(hasCheckDigit)).toEqual([]);
  });
  it('shows how many digits are missing', () => {
    expect(fault(iin(), '90051540012')).toBe('Нужно 12\u00A0цифр, сейчас 11');
    expect(fault(iin(), '9005I5400123')).toBe('Только цифры');
    expect(fault(iin(), '')).toBe(REQUIRED);
    expect(fault(iin(), '900515400124')).toBe('В номере опечатка, сверьте с документом');
  });
});

it('a code field accepts five digits, even with leading zeroes', () => {
  expect(taken(oneTimeCode(), '01234')).toBe('01234');
  expect(fault(oneTimeCode(), '0123')).toBe('Нужно 5\u00A0цифр, сейчас 4');
});

describe('a password field', () => {
  it.each(['Demo2026', 'Пароль12aA', 'aaaaaaA1', ' aA1     '])('accepts «%s»', (text) => {
    expect(taken(newPassword(), text)).toBe(text);
  });
  it.each(['Пароль12', 'Demo202', 'demo2026', 'DEMO2026', 'DemoDemo', '12345678', '🙂🙂🙂aA1'])(
    'rejects %s, because it breaks the rules for a new password',
    (text) => {
      expect(fault(newPassword(), text)).toBe('Не подходит под правила ниже');
    },
  );
  it('accepts any existing password at a login', () => {
    expect(taken(password(), 'x')).toBe('x');
    expect(fault(password(), '')).toBe(REQUIRED);
  });

  const pair = v.pipe(
    v.object({ password: newPassword(), password_confirmation: password(), email: email(), birthday: date() }),
    samePasswords(),
  );
  const mismatch = (form: unknown): unknown =>
    v.safeParse(pair, form).issues?.find(({ message }) => message === 'Пароли не совпадают')?.path?.[0].key;

  it('must equal the repeated password', () => {
    const form = { password: 'Demo2026', password_confirmation: 'Demo2027', email: 'a@b.kz', birthday: '15.05.1990' };
    expect(mismatch(form)).toBe('password_confirmation');
    expect(mismatch({ ...form, password_confirmation: 'Demo2026' })).toBeUndefined();
  });
  it('shows at the second field that the repeated password is different', () => {
    const form = { password: 'Demo2026', password_confirmation: 'Demo2027' };
    const both = v.object({ password: v.string(), password_confirmation: v.string() });
    const at = { type: 'object', origin: 'value', input: form, key: 'password_confirmation', value: 'Demo2027' };
    expect(v.safeParse(v.pipe(both, samePasswords()), form).issues).toMatchObject([{ path: [at] }]);
    expect(v.safeParse(v.pipe(both, samePasswords(false)), form).success).toBe(true);
  });
  it('is compared with the repeated password even if other fields have errors', () => {
    const form = { password: 'Demo2026', password_confirmation: 'Demo2027', email: '', birthday: '' };
    expect(mismatch(form)).toBe('password_confirmation');
    const loose = v.pipe(v.object({ password: v.string(), password_confirmation: v.string() }), samePasswords());
    const faults = (first: string): unknown =>
      v
        .safeParse(loose, { password: first, password_confirmation: '' })
        .issues?.map(({ message, path }) => [path?.[0].key, message]);
    expect(faults('Demo2026')).toEqual([['password_confirmation', REQUIRED]]);
    expect(faults('')).toBeUndefined();
  });
});

describe('a field for a date or a time', () => {
  it.each(['00:00', '09:30', '23:59'])('accepts the time %s', (text) => {
    expect(taken(time(), text)).toBe(text);
  });
  it.each(['24:00', '9:30', '09:60', '0930', 'в 09:30', '09:30:00'])('rejects the time %s', (text) => {
    expect(fault(time(), text)).toBe('Нужно время вида 09:30');
  });
  it('converts a typed date to the contract’s format', () => {
    expect(taken(date(), '15.05.1990')).toBe('1990-05-15');
    expect(taken(date(), '1.5.1990')).toBe('1990-05-01');
    expect(taken(date(), '29.02.2024')).toBe('2024-02-29');
    expect(taken(date(), ' 01.01.1900 ')).toBe('1900-01-01');
    for (const text of [
      '29.02.2023',
      '31.04.1990',
      '15.05.90',
      '15.13.1990',
      '15.05.1890',
      '115.05.1990',
      '15.05.19901',
    ]) {
      expect(fault(date(), text)).toBe('Нужна дата вида 15.05.1990');
    }
  });
  it('rejects a birthday after today', () => {
    vi.useFakeTimers({ now: Date.parse('2026-05-12T23:30:00+05:00') });
    expect(taken(birthday(), '12.05.2026')).toBe('2026-05-12');
    expect(fault(birthday(), '13.05.2026')).toBe('Эта дата ещё не наступила');
    expect(taken(optionalPastDay(), ' 12.05.2026 ')).toBe('2026-05-12');
    expect(taken(optionalPastDay(), ' ')).toBeNull();
    expect(fault(optionalPastDay(), '13.05.2026')).toBe('Эта дата ещё не наступила');
    expect(fault(optionalPastDay(), '31.04.1990')).toBe('Нужна дата вида 15.05.1990');
    expect(taken(pastYear(), '2026')).toBe(2026);
    expect(fault(pastYear(), '2027')).toBe('Не позже 2026 года');
    vi.useRealTimers();
  });
  it('accepts a year of four digits', () => {
    expect(taken(year(), '2015')).toBe(2015);
    for (const text of ['15', '20155', 'с 2015', '2101']) expect(fault(year(), text)).toBe('Нужен год из четырёх цифр');
    expect(taken(year(), '1900')).toBe(1900);
    expect(fault(year(), '1899')).toBe('Не раньше 1900 года');
  });
});

describe('a field for a number', () => {
  it('accepts a number in Russian notation', () => {
    expect(taken(positiveNumber(), '1\u00A0200,5')).toBe(1200.5);
    expect(taken(positiveNumber(), '36,65')).toBe(36.65);
    expect(taken(positiveWhole(500), '12')).toBe(12);
    expect(taken(positiveWhole(500), '500')).toBe(500);
  });
  it.each([
    ['', REQUIRED],
    ['много', 'Нужно число'],
    ['№12', 'Нужно число'],
    ['12 шт', 'Нужно число'],
    ['0', 'Нужно число больше нуля'],
    ['-3', 'Нужно число больше нуля'],
    ['1,5', 'Нужно целое число'],
    ['501', 'Не больше 500'],
  ])('rejects %j', (text, message) => {
    expect(fault(positiveWhole(500), text)).toBe(message);
  });
});

/** Finds eleven digits whose checksum is 10 in both rounds. */
function neverIssued(): string {
  const sum = (digits: string, weights: number[]): number =>
    weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0) % 11;
  for (let number = 0; number < 100_000; number += 1) {
    const digits = String(number).padStart(11, '0');
    const rounds = [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
    ];
    if (rounds.every((weights) => sum(digits, weights) === 10)) return digits;
  }
  throw new Error('There is none');
}
