import type { ColleagueTime } from '#generated/models/colleague-time.ts';
import type { Colleague } from '#generated/models/colleague.ts';
import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import { dayOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { Doctor } from '../../db/types/doctor.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { NewTime, type NewPlace, type VisitMove } from '../desk/new-time.ts';
import type { Move } from './new-times.ts';

type ColleaguePlace = NewPlace & { readonly doctor_id: number };

/** A move to another doctor. */
export type HandOver = VisitMove & ColleaguePlace;

/** Maximum number of slots suggested with one colleague. */
const OFFERED = 12;

/** Maximum number of suggested colleagues. */
const NAMED = 20;

/** Colleagues who could take over a visit, with their slots. */
export interface Colleagues {
  readonly colleague_times: ColleagueTime[];
  readonly colleagues: Colleague[];
}

/**
 * Finds colleagues of the visit's doctor in the same filial. For each colleague it returns the free
 * slots on the visit's day, nearest first, or the reason why the visit does not fit (contract:
 * rules of booking, 7).
 */
export function colleaguesFor(db: Db, visit: VisitRow, now: number): Colleagues {
  const rule = new NewTime(db, now);
  const day = dayOf(visit.starts_at.slice(0, 10));
  const wanted = momentOfText(visit.starts_at);
  const apart = ({ starts_at }: { readonly starts_at: string }): number => Math.abs(momentOfText(starts_at) - wanted);
  const nearest = <T extends { readonly starts_at: string }>(times: T[]): T[] =>
    times.toSorted((a, b) => apart(a) - apart(b) || momentOfText(a.starts_at) - momentOfText(b.starts_at));
  const places = new Map(placesOfColleagues(db, rule, visit).map((place) => [place.doctor_id, place]));
  const found = colleaguesOf(db, visit).map(
    (doctor): Colleague & { times: Pick<VisitMove, 'starts_at' | 'price'>[] } => {
      const place = places.get(doctor.id);
      const named = { doctor_id: doctor.id, doctor_name: fullName(doctor) };
      if (place === undefined) {
        return { ...named, times: [], obstacle: givesService(db, doctor, visit) ? 'age' : 'service' };
      }
      const times = nearest(rule.freeOn(visit, place, day)).slice(0, OFFERED);
      const { funding: _payer, ...anyhow } = visit;
      const isUnpaid = times.length === 0 && rule.freeOn(anyhow, place, day).length > 0;
      return {
        ...named,
        times: times.map(({ starts_at, price }) => ({ starts_at, price })),
        obstacle: times.length > 0 ? null : isUnpaid ? 'funding' : 'time',
      };
    },
  );
  return {
    colleague_times: nearest(
      found.flatMap(({ times, doctor_id, doctor_name }) =>
        times.map(({ starts_at, price }) => ({ starts_at, doctor_id, doctor_name, price })),
      ),
    ),
    colleagues: found
      .map(({ doctor_id, doctor_name, obstacle }) => ({ doctor_id, doctor_name, obstacle }))
      .toSorted((a, b) => a.doctor_name.localeCompare(b.doctor_name, 'ru')),
  };
}

/**
 * Checks moves to colleagues against the clinic's calendar, the other moves and each other.
 *
 * @throws Refusal 422 at `decisions` for a doctor who cannot take the visit over; 409 at
 * `decisions` if a slot is taken
 */
export function handOvers(
  db: Db,
  chosen: readonly { readonly visit: VisitRow; readonly decision: TouchedVisitDecision }[],
  moved: readonly Move[],
  now: number,
): HandOver[] {
  const rule = new NewTime(db, now);
  // A move that keeps the doctor also keeps the filial.
  const beside = moved.map((move) => ({ ...move, doctor_id: move.visit.doctor_id, filial_id: move.visit.filial_id }));
  const given: HandOver[] = [];
  for (const { visit, decision } of chosen) {
    const place = placesOfColleagues(db, rule, visit).find(({ doctor_id }) => doctor_id === decision.doctor_id);
    given.push(rule.choose(visit, place, decision.starts_at ?? visit.starts_at, [...beside, ...given]));
  }
  return given;
}

/** Returns the places where colleagues offer the service of the visit. */
function placesOfColleagues(db: Db, rule: NewTime, visit: VisitRow): ColleaguePlace[] {
  const colleagues = new Set(colleaguesOf(db, visit).map(({ id }) => id));
  return rule
    .places(visit)
    .flatMap(({ doctor_id, ...place }) =>
      place.filial_id === visit.filial_id && doctor_id !== null && colleagues.has(doctor_id)
        ? [{ ...place, doctor_id }]
        : [],
    );
}

/** Returns doctors with a common specialisation in the visit's filial. */
function colleaguesOf(db: Db, visit: VisitRow): Doctor[] {
  const own = new Set(visit.doctor_id === null ? [] : db.doctors.require(visit.doctor_id).specialisation_ids);
  return db.doctors
    .find('filial', visit.filial_id)
    .filter(({ id, specialisation_ids }) => id !== visit.doctor_id && specialisation_ids.some((one) => own.has(one)))
    .slice(0, NAMED);
}

const givesService = (db: Db, doctor: Doctor, { filial_id, service_id }: VisitRow): boolean =>
  db.doctor_services
    .find('doctor', doctor.id)
    .some((link) => link.filial_id === filial_id && link.service_id === service_id);
