import { describe, expect, it } from 'vitest';
import { isPhone, maskPhone, phoneHref } from '@/shared/format/phone';

const typed = (keys: string): string => [...keys].reduce((shown, key) => maskPhone(shown + key), '');

describe('a pasted number', () => {
  it.each([
    '+7 707 555 01 23',
    '8 (707) 555-01-23',
    '87075550123',
    '77075550123',
    '7075550123',
    '+7-707-555-01-23',
    ' +7 (707) 555 01 23 ',
    '+7-707-555-01-234',
  ])('%s', (text) => {
    expect(maskPhone(text)).toBe('+7-707-555-01-23');
  });

  it('may be of another country with the same code', () => {
    expect(maskPhone('+7 495 123-45-67')).toBe('+7-495-123-45-67');
  });

  it('without digits is empty', () => {
    expect(maskPhone('нет')).toBe('');
  });
});

describe('a typed number', () => {
  it.each(['87075550123', '+77075550123', '77075550123', '7075550123'])('%s', (keys) => {
    expect(typed(keys)).toBe('+7-707-555-01-23');
  });

  it('grows group by group', () => {
    expect(['8', '87', '8707', '87075', '87075550', '8707555012'].map(typed)).toEqual([
      '+7',
      '+7-7',
      '+7-707',
      '+7-707-5',
      '+7-707-555-0',
      '+7-707-555-01-2',
    ]);
  });

  it('can be deleted completely', () => {
    let shown = '+7-707-555-01-23';
    const seen = new Set<string>();
    while (shown !== '' && !seen.has(shown)) {
      seen.add(shown);
      shown = maskPhone(shown.slice(0, -1));
    }
    expect(shown).toBe('');
  });
});

describe('a number of the contract', () => {
  it('is complete', () => {
    expect(isPhone('+7-707-555-01-23')).toBe(true);
    expect(isPhone('+7-707-555-01-2')).toBe(false);
    expect(isPhone('87075550123')).toBe(false);
  });

  it('can be called', () => {
    expect(phoneHref('+7-700-000-10-30')).toBe('tel:+77000001030');
    expect(phoneHref('103')).toBe('tel:103');
  });
});
