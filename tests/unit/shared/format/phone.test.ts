import { describe, expect, it } from 'vitest';
import { isPhoneLike, parsePhone, type PhoneFault, phoneHref, phoneOf, phoneQuery } from '@/shared/format/phone';
import { fc } from '../../../support/properties';

describe('a phone number of Kazakhstan', () => {
  it.each([
    '+7 707 555 01 23',
    '8 (707) 555-01-23',
    '87075550123',
    '77075550123',
    '7075550123',
    '707 555 01 23',
    '+7-707-555-01-23',
    ' +7 (707) 555 01 23 ',
    '(+7) 707.555.01.23',
    '8-10-7-707-555-01-23',
    '007 707 555 01 23',
    '00 7 707 555 01 23',
    '+7+77075550123',
    '+7 +7 707 555-01-23',
    '+7 77075550123',
    '+7 7 707 555 01 23',
    '+7 8 707 555 01 23',
    '+787075550123',
    '8 +7 707 555 01 23',
    '++77075550123',
    'tel:+77075550123',
    '\u200E+7\u00A0707\u2009555\u201101\u201323\u200B',
    '+7 707 555\u221201\u201423',
    '＋７　７０７　５５５　０１　２３',
  ])('is recognised in %j', (text) => {
    expect(parsePhone(text)).toEqual({ phone: '+7-707-555-01-23' });
  });

  it('can also be a number of Russia, because Russia has the same code +7', () => {
    expect(phoneOf('+7 495 123-45-67')).toBe('+7-495-123-45-67');
    expect(phoneOf('8 916 123-45-67')).toBe('+7-916-123-45-67');
  });
});

const refused: Record<PhoneFault, readonly string[]> = {
  country: [
    '+998 90 123 45 67',
    '998901234567',
    '+996 555 123 456',
    '996555123456',
    '+49 151 23456789',
    '00 49 151 2345678',
    '8-10-49-151-23456789',
    '+1 707 555 0123',
    '+1 (212) 555-0123',
    '+86 138 0013 8000',
    '0707 555 01 23',
    '+8 707 555 01 23',
    '917 555 0199',
    '555 01 23',
  ],
  short: ['', '+', '+7', '8707', '+7-707-555-01-2', '8 707 555 01 2', '7 707 555 01 2', '8 10 7 707'],
  long: ['+7-707-555-01-234', '8 707 555 01 23 4', '86 138 0013 8000', '+7 771 234 56 78 9', '+777123456789'],
  other: ['нет', '8 707 555 01 23 доб. 5', '8 707 555 01 23, 8 701 555 01 24', '٨٧٠٧٥٥٥٠١٢٣'],
};

describe.each(Object.entries(refused))('a phone number with the fault «%s»', (fault, texts) => {
  it.each(texts)('is rejected: the typed text is %j', (text) => {
    expect(parsePhone(text)).toEqual({ fault });
  });
});

describe('a phone number in a request', () => {
  const separator = fc.constantFrom('', '', '', ' ', '-', '(', ')', '\u00A0', '\u200E', '\u2013', '.', '+');
  const begun = fc.constantFrom(
    '',
    '+',
    '+7',
    '8',
    '7',
    '00',
    '007',
    '8-10-7',
    '+7 8',
    '+7+7',
    '+998',
    '+49',
    '+1',
    '998',
  );
  const numbers = fc
    .tuple(begun, fc.array(fc.tuple(separator, fc.stringMatching(/^\d{1,3}$/)), { maxLength: 8 }))
    .map(([start, parts]) => start + parts.map((part) => part.join('')).join(''));
  const whole = fc
    .tuple(begun, separator, fc.stringMatching(/^[37-9]\d{9}$/))
    .map(([start, mark, digits]) => start + mark + digits);

  it('contains every digit that the user typed after the prefix, or is empty without digits', () => {
    let sent = 0;
    fc.assert(
      fc.property(fc.oneof(numbers, whole, fc.string({ unit: 'grapheme' })), (text) => {
        const phone = phoneOf(text);
        if (phone === undefined) return;
        sent += 1;
        const typed = text.normalize('NFKC').replaceAll(/\D/g, '');
        const national = phone.replaceAll(/\D/g, '').slice(1);
        expect(typed.endsWith(national)).toBe(true);
        expect(['', '7', '8', '77', '78', '87', '777', '778', '007', '8107']).toContain(typed.slice(0, -10));
        expect(phone).toMatch(/^\+7-\d{3}-\d{3}-\d\d-\d\d$/);
      }),
      { numRuns: 4000 },
    );
    expect(sent).toBeGreaterThan(50);
  });

  it('is the same after it was displayed and read from the displayed form', () => {
    fc.assert(
      fc.property(numbers, (text) => {
        const phone = phoneOf(text);
        if (phone !== undefined) expect(phoneOf(phone)).toBe(phone);
      }),
    );
  });
});

describe('a search for a person', () => {
  it('sends a whole phone number in the contract’s format, and a name or a part of a number as typed', () => {
    expect(phoneQuery('8-10-7-707-555-01-23')).toBe('+7-707-555-01-23');
    expect(phoneQuery('8707')).toBe('8707');
    expect(phoneQuery('+996 555 123 456')).toBe('+996 555 123 456');
    expect(phoneQuery('Осипова')).toBe('Осипова');
  });

  it('recognises a phone number from its first digits, and no phone number in a name with a digit', () => {
    expect(['8707', '+7 (7', '\u200E0123'].map(isPhoneLike)).toEqual([true, true, true]);
    expect(['', '+', 'Осипова', 'Осипова 2'].map(isPhoneLike)).toEqual([false, false, false, false]);
  });
});

it('a phone number on a page is a link that calls the number', () => {
  expect(phoneHref('+7-700-000-10-30')).toBe('tel:+77000001030');
  expect(phoneHref('103')).toBe('tel:103');
});
