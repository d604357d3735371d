import { describe, expect, it } from 'vitest';
import { hasCheckDigit } from '#mocks/validate/check-digit.ts';

describe('the check digit of an IIN or a BIN', () => {
  it.each(['900515400123', '851123300454', '150302500103', '160340001238', '190741000453'])(
    'is valid in %s',
    (number) => {
      expect(hasCheckDigit(number)).toBe(true);
    },
  );

  it.each(['900515400124', '851123300453', '160340001230'])('is invalid in %s', (number) => {
    expect(hasCheckDigit(number)).toBe(false);
  });

  it('is impossible for a number whose two checksums are both 10', () => {
    const neverIssued = numbersWithoutDigit();
    for (let last = 0; last < 10; last += 1) expect(hasCheckDigit(`${neverIssued}${last}`)).toBe(false);
  });
});

/**
 * Finds eleven digits for which both checksums are 10, by the contract's formula, written here a
 * second time.
 */
function numbersWithoutDigit(): string {
  for (let number = 10_000_000_000; ; number += 1) {
    const digits = Array.from(String(number), Number);
    const first = digits.reduce((sum, digit, i) => sum + digit * (i + 1), 0) % 11;
    const second = digits.reduce((sum, digit, i) => sum + digit * (((i + 2) % 11) + 1), 0) % 11;
    if (first === 10 && second === 10) return String(number);
  }
}
