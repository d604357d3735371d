import fc from 'fast-check';
import { hasCheckDigit } from '@/shared/form/rules/digits';

/** Values as people type them: mostly valid, often at the limit. */
const mostly = (right: fc.Arbitrary<string>, odd: fc.Arbitrary<string> = oddText): fc.Arbitrary<string> =>
  fc.oneof({ weight: 24, arbitrary: right }, { weight: 1, arbitrary: odd });

const oddText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.constantFrom('', ' ', '\u00A0', '\n', '0', 'null', '🙂', 'a'.repeat(301), '<b>', '\u0000', '\uD800'),
);

const letters = (max: number): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.constantFrom(...'АЕИОаеиойёәғқңөұүһіBz-’ '),
    minLength: 1,
    maxLength: max,
  });

export const name = mostly(letters(61));
export const text = (max: number): fc.Arbitrary<string> => mostly(letters(max + 1));
export const optional = (inner: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof(fc.constant(''), inner);

export const email = mostly(
  fc.oneof(
    fc.emailAddress(),
    fc.constantFrom(' a@b.kz ', 'A.B+c@d-e.kz', "o'brien@mail.ru", 'a@почта.қаз', 'а@б.кз', 'a@b'),
  ),
);

export const phone = mostly(fc.stringMatching(/^\+7-7\d{2}-\d{3}-\d{2}-\d{2}$/));

const twelveDigits = fc
  .stringMatching(/^\d{11}$/)
  .map((base) => Array.from({ length: 10 }, (_, digit) => `${base}${digit}`).find(hasCheckDigit) ?? `${base}0`);
export const taxNumber = mostly(twelveDigits, fc.oneof(oddText, fc.stringMatching(/^\d{10,13}$/)));

export const typedDay = mostly(
  fc
    .date({ min: new Date('1899-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10).split('-').toReversed().join('.')),
  fc.oneof(oddText, fc.constantFrom('31.02.2000', '1.1.2000', '2000-01-01', '29.02.2023')),
);

export const year = mostly(
  fc.integer({ min: 1935, max: 2030 }).map(String),
  fc.oneof(oddText, fc.constantFrom('19', '02000')),
);

export const count = (max: number): fc.Arbitrary<string> =>
  mostly(fc.integer({ min: -1, max: max + 1 }).map(String), fc.oneof(oddText, fc.constantFrom('1,5', '1e2', '0x10')));

export const chosenId = mostly(fc.integer({ min: 0, max: 99 }).map(String));

const strong = fc
  .tuple(fc.string({ unit: 'binary', maxLength: 70 }), fc.constantFrom('aA1', 'яЯ0', 'Demo2026'))
  .map(([rest, core]) => rest + core);
export const password = mostly(strong, fc.oneof(oddText, fc.constantFrom('🙂🙂🙂aA1', 'demo2026', 'Demo202')));

export const tick = fc.oneof(
  { weight: 24, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
);
