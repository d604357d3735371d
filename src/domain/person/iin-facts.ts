import type { Gender } from '#generated/models/gender.ts';
import { hasCheckDigit } from '@/shared/form/rules/number-code';
import { parseTypedDate, typedDate } from '@/shared/form/typed-date';

/** What an IIN says of its owner. Since 2013 neither need be the person's own: a difference is worth a word, never a refusal. */
export interface IinFacts {
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly gender: Gender;
}

/** Centuries by the seventh digit; odd ones are men's, even ones women's. */
const CENTURIES: Readonly<Record<string, string>> = { 1: '18', 2: '18', 3: '19', 4: '19', 5: '20', 6: '20' };

/** `undefined` while the number is not whole, and for one that names no day of the calendar or no century. */
export function iinFacts(text: string): IinFacts | undefined {
  const iin = text.trim();
  const [, year, month, day, seventh = ''] = /^(\d\d)(\d\d)(\d\d)(\d)\d{5}$/.exec(iin) ?? [];
  const century = CENTURIES[seventh];
  if (century === undefined || !hasCheckDigit(iin)) return undefined;
  const birthday = `${century}${year}-${month}-${day}`;
  // The days of people alive: what a date field would refuse is not worth offering.
  if (parseTypedDate(typedDate(birthday)) === undefined) return undefined;
  return { birthday, gender: Number(seventh) % 2 === 1 ? 'male' : 'female' };
}
