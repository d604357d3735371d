/** Centuries by the seventh digit of an IIN. */
const CENTURIES: Readonly<Record<string, string>> = { 1: '18', 2: '18', 3: '19', 4: '19', 5: '20', 6: '20' };

/**
 * The birth date that an IIN begins with, `YYYY-MM-DD`; `undefined` when it names none. Since 2013 it need not be the
 * person's own, so a difference is worth a word, never a refusal.
 */
export function iinBirthday(iin: string): string | undefined {
  const [, year, month, day, century] = /^(\d\d)(\d\d)(\d\d)(\d)\d{5}$/.exec(iin) ?? [];
  const centuryOf = CENTURIES[century ?? ''];
  return centuryOf === undefined ? undefined : `${centuryOf}${year}-${month}-${day}`;
}
