import type { Db } from './db.ts';
import type { VisitRow } from './types/visit.ts';

const NUMBER_OFFSET = 10_000;

/** The first visit that people make gets this id; the seed's visits stay below. */
export const FIRST_NEW_VISIT_ID = 10_417;

/** Number of a visit as people read it: «A-20417». */
export function visitNumber(visitId: number): string {
  return `A-${visitId + NUMBER_OFFSET}`;
}

/** The visit that people call so. */
export function visitOfNumber(db: Db, number: string): VisitRow | undefined {
  const id = Number(number.slice(2)) - NUMBER_OFFSET;
  return id > 0 ? db.visits.get(id) : undefined;
}

/** A visit's number as people type it: «A-20417», with a Russian «А» too, or the digits alone. */
export function typedNumber(typed: string): string | undefined {
  const digits = /^[aа]?-?(\d{5,})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : `A-${digits}`;
}
