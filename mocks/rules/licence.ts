import type { FactCheck } from '#generated/models/fact-check.ts';
import type { Licence } from '#generated/models/licence.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Licensed } from '../db/types/place.ts';
import { Refusal } from './refusal.ts';

/**
 * Returns the licence after a change. A changed licence counts as unchecked.
 * @param requested the new licence; undefined keeps the old one
 * @throws Refusal 422 at `licence.issued_on` for a future date
 */
export function licenceAfter(before: Licensed, requested: Licence | null | undefined, now: number) {
  if (requested && requested.issued_on > textOfEpoch(now).slice(0, 10)) {
    throw Refusal.invalid({ 'licence.issued_on': ['Дата не может быть в будущем'] });
  }
  const licence = requested === undefined ? (before.licence ?? null) : requested;
  const isSame = licence?.number === before.licence?.number && licence?.issued_on === before.licence?.issued_on;
  return { licence, licence_checked_on: isSame ? (before.licence_checked_on ?? null) : null };
}

/** Returns the checks that stay valid after some facts have changed. */
export function checksWithout({ checks = [] }: Licensed, ...changed: readonly FactCheck['fact'][]): FactCheck[] {
  return checks.filter(({ fact }) => !changed.includes(fact));
}
