import { plainTyped } from './typed-text';
import { isDay, wallFormat } from './zone';

const YEAR_FIRST = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[-./, ]+(\d{1,2})[-./, ]+(\d{4})$/;
const UNDIVIDED = /^(\d\d)(\d\d)(\d{4})$/;
const IN_WORDS = /^(\d{1,2}) (\p{L}+)\.?,? (\d{4})$/u;

/**
 * Parses a typed, pasted or dictated date into `1990-05-15`: «15.05.1990», «15051990», «5/6/1990»,
 * «1990-05-15», «5 июня 1990 г.». Undefined for invalid dates and for texts with further digits.
 */
export function parseTypedDate(text: string): string | undefined {
  const plain = plainTyped(text).replace(/ ?г(?:\.|ода?)?$/i, '');
  const iso = isoOf(plain);
  return iso !== undefined && iso >= '1900' && isDay(iso) ? iso : undefined;
}

/** Converts a date to the format of date fields: `1990-05-15` → «15.05.1990». */
export function typedDate(iso: string): string {
  return iso.split('-').toReversed().join('.');
}

function isoOf(plain: string): string | undefined {
  const [, first, month, last] = YEAR_FIRST.exec(plain) ?? [];
  if (first !== undefined && month !== undefined && last !== undefined) return join(first, month, last);
  const [, day, middle, year] = DAY_FIRST.exec(plain) ?? UNDIVIDED.exec(plain) ?? IN_WORDS.exec(plain) ?? [];
  if (day === undefined || middle === undefined || year === undefined) return undefined;
  return /^\d/.test(middle) ? join(year, middle, day) : join(year, monthOf(middle), day);
}

const join = (year: string, month: string, day: string): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

const monthName = wallFormat({ day: 'numeric', month: 'long' });

/** Number of a month from its name: «июня», «июнь», «июн» → «6». */
function monthOf(word: string): string {
  if (word.length < 3) return '';
  const begun = word.toLocaleLowerCase('ru').slice(0, 3).replace('май', 'мая');
  const index = Array.from({ length: 12 }, (_, month) => monthName(Date.UTC(2000, month, 1))).findIndex((name) =>
    name.replace(/^\d+\s/, '').startsWith(begun),
  );
  return index === -1 ? '' : String(index + 1);
}
