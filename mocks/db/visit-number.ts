import type { Db } from './db.ts';
import type { VisitRow } from './types/visit.ts';

const NUMBER_OFFSET = 10_000;

/** First id of visits that people book; the seed's visits have lower ids. */
export const FIRST_NEW_VISIT_ID = 10_417;

/** Number of a visit that people see: «A-20417». */
export function visitNumber(visitId: number): string {
  return `A-${visitId + NUMBER_OFFSET}`;
}

export function visitOfNumber(db: Db, number: string): VisitRow | undefined {
  const id = Number(number.slice(2)) - NUMBER_OFFSET;
  return id > 0 ? db.visits.get(id) : undefined;
}

/**
 * Parses a visit number that a person typed: «A-20417», also with a Cyrillic «А», or only its
 * digits.
 */
export function typedNumber(typed: string): string | undefined {
  const digits = /^[aа]?-?(\d{5,})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : `A-${digits}`;
}
