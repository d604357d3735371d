import type { ColleagueTime } from '#generated/models/colleague-time.ts';
import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import { dayOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { NewTime, type NewPlace, type VisitMove } from '../desk/new-time.ts';
import type { Move } from './new-times.ts';

/** A place with a colleague. */
type Colleague = NewPlace & { readonly doctor_id: number };

/** A visit that goes to a colleague. */
export type HandOver = VisitMove & Colleague;

/** How many times of colleagues are offered. */
const OFFERED = 24;

/** Free times of colleagues on a visit's own day, the nearest to its own time first (contract: rules of booking, 7). */
export function colleagueTimes(db: Db, visit: VisitRow, now: number): ColleagueTime[] {
  const rule = new NewTime(db, now);
  const day = dayOf(visit.starts_at.slice(0, 10));
  const wanted = momentOfText(visit.starts_at);
  const apart = ({ starts_at }: ColleagueTime): number => Math.abs(momentOfText(starts_at) - wanted);
  return colleaguesOf(db, rule, visit)
    .flatMap((place) =>
      rule.freeOn(visit, place, day).map(({ starts_at }) => ({
        starts_at,
        doctor_id: place.doctor_id,
        doctor_name: fullName(db.doctors.require(place.doctor_id)),
        price: place.price,
      })),
    )
    .toSorted((a, b) => apart(a) - apart(b) || momentOfText(a.starts_at) - momentOfText(b.starts_at))
    .slice(0, OFFERED);
}

/**
 * Visits that go to colleagues, held against the clinic as it is, the other moves and each other.
 *
 * @throws Refusal 422 at `decisions` for a doctor who can't take it over; 409 there for a time that is lost
 */
export function handOvers(
  db: Db,
  chosen: readonly { readonly visit: VisitRow; readonly decision: TouchedVisitDecision }[],
  moved: readonly Move[],
  now: number,
): HandOver[] {
  const rule = new NewTime(db, now);
  // Who moves with their own doctor stays in the filial.
  const beside = moved.map((move) => ({ ...move, doctor_id: move.visit.doctor_id, filial_id: move.visit.filial_id }));
  const given: HandOver[] = [];
  for (const { visit, decision } of chosen) {
    const place = colleaguesOf(db, rule, visit).find(({ doctor_id }) => doctor_id === decision.doctor_id);
    given.push(rule.choose(visit, place, decision.starts_at ?? visit.starts_at, [...beside, ...given]));
  }
  return given;
}

/** The places of colleagues of the same specialisation in the visit's filial. */
function colleaguesOf(db: Db, rule: NewTime, visit: VisitRow): Colleague[] {
  const own = new Set(visit.doctor_id === null ? [] : db.doctors.require(visit.doctor_id).specialisation_ids);
  return rule
    .places(visit)
    .filter(({ filial_id, doctor_id }) => filial_id === visit.filial_id && doctor_id !== visit.doctor_id)
    .flatMap(({ doctor_id, ...place }) =>
      doctor_id !== null && db.doctors.require(doctor_id).specialisation_ids.some((one) => own.has(one))
        ? [{ ...place, doctor_id }]
        : [],
    );
}
