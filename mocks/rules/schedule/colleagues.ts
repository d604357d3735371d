import type { ColleagueTime } from '#generated/models/colleague-time.ts';
import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import { momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { bufferOf } from '../../slots/day-planner.ts';
import { slotsOf } from '../../slots/slot-engine.ts';
import type { Bookable } from '../bookable.ts';
import { refuseForeignAge } from '../desk/book-at-desk.ts';
import { refuseBusyClient } from '../desk/desk-clients.ts';
import { deskOffer } from '../desk/desk-offers.ts';
import { Refusal } from '../refusal.ts';
import { atOurOffset, endOf, spoken } from '../visit-times.ts';
import type { Move } from './new-times.ts';

/** A visit that goes to a colleague. */
export interface HandOver extends Move {
  readonly doctor_id: number;
}

/** How many times of colleagues are offered. */
const OFFERED = 24;

/** Free times of colleagues on a visit's own day, the nearest to its own time first (contract: rules of booking, 7). */
export function colleagueTimes(db: Db, user: UserRow, visit: VisitRow, now: number): ColleagueTime[] {
  const date = visit.starts_at.slice(0, 10);
  const wanted = momentOfText(visit.starts_at);
  const apart = ({ starts_at }: ColleagueTime): number => Math.abs(momentOfText(starts_at) - wanted);
  return colleaguesOf(db, user, visit)
    .flatMap(({ doctor_id, filial_id, duration_minutes, price }) =>
      slotsOf(db)
        .days({ doctor_id, filial_id, duration_minutes, now, date_from: date, date_to: date, desk: true })
        .flatMap(({ slots }) => slots)
        .filter(({ starts_at, available }) => available && momentOfText(starts_at) > momentOf(now))
        .filter(({ starts_at }) => !isBusy(db, visit, { starts_at, ends_at: endOf(starts_at, duration_minutes) }))
        .map(({ starts_at }) => ({
          starts_at,
          doctor_id,
          doctor_name: fullName(db.doctors.require(doctor_id)),
          price,
        })),
    )
    .toSorted((a, b) => apart(a) - apart(b) || momentOfText(a.starts_at) - momentOfText(b.starts_at))
    .slice(0, OFFERED);
}

/**
 * Visits that go to colleagues, held against their hours, visits and holds, the family's visits, the other moves and each other.
 *
 * @throws Refusal 422 at `decisions` for a doctor who can't take it over; 409 there for a time that is lost
 */
export function handOvers(
  db: Db,
  user: UserRow,
  chosen: readonly { readonly visit: VisitRow; readonly decision: TouchedVisitDecision }[],
  moved: readonly Move[],
  now: number,
): HandOver[] {
  const given: HandOver[] = [];
  for (const { visit, decision } of chosen) {
    const starts_at = atOurOffset(decision.starts_at ?? visit.starts_at);
    const offer = colleaguesOf(db, user, visit).find(({ doctor_id }) => doctor_id === decision.doctor_id);
    if (offer === undefined) {
      throw Refusal.invalid({ decisions: [`${spoken(visit.starts_at)}: к этому врачу запись перенести нельзя`] });
    }
    const { doctor_id, filial_id, duration_minutes } = offer;
    const one: HandOver = { visit, doctor_id, starts_at, ends_at: endOf(starts_at, duration_minutes) };
    const isFree = slotsOf(db).check({ doctor_id, filial_id, duration_minutes, starts_at, now, desk: true }) === 'free';
    const isLate = momentOfText(starts_at) <= momentOf(now);
    if (!isFree || isLate || isBusy(db, visit, one) || isCrossed(db, one, [...moved, ...given])) {
      throw Refusal.conflict('slot_taken', 'decisions', `${spoken(starts_at)}: это время занято`);
    }
    given.push(one);
  }
  return given;
}

/** What the colleagues of the same specialisation in the filial offer of the visit's service to a person of that age. */
function colleaguesOf(db: Db, user: UserRow, visit: VisitRow): (Bookable & { readonly doctor_id: number })[] {
  const own = new Set(visit.doctor_id === null ? [] : db.doctors.require(visit.doctor_id).specialisation_ids);
  const client = db.clients.require(visit.client_id);
  return db.doctors
    .find('filial', visit.filial_id)
    .filter(({ id, specialisation_ids }) => id !== visit.doctor_id && specialisation_ids.some((one) => own.has(one)))
    .flatMap(({ id: doctor_id }) => {
      try {
        const { filial_id, service_id } = visit;
        refuseForeignAge(db, doctor_id, client, visit.starts_at);
        return [{ ...deskOffer(db, { by: 'clinic', user }, { doctor_id, filial_id, service_id }), doctor_id }];
      } catch {
        return [];
      }
    });
}

function isBusy(db: Db, { id, client_id, user_id }: VisitRow, interval: Omit<Move, 'visit'>): boolean {
  try {
    refuseBusyClient(db, { id: client_id, user_id }, interval, id);
    return false;
  } catch {
    return true;
  }
}

function isCrossed(db: Db, one: HandOver, others: readonly (Move | HandOver)[]): boolean {
  const meets = (other: Move, buffer: number): boolean =>
    momentOfText(one.starts_at) < momentOfText(other.ends_at) + buffer &&
    momentOfText(other.starts_at) < momentOfText(one.ends_at) + buffer;
  const { client_id, user_id } = one.visit;
  return others.some((other) => {
    const isColleague = 'doctor_id' in other && other.doctor_id === one.doctor_id;
    const isFamily = other.visit.client_id === client_id || (user_id !== null && other.visit.user_id === user_id);
    return (isColleague && meets(other, bufferOf(db, one.doctor_id))) || (isFamily && meets(other, 0));
  });
}
