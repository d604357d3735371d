import type { FilialNewTime } from '#generated/models/filial-new-time.ts';
import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import { ageOn, dateOf, DAY_MINUTES, momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { Table } from '../../db/table.ts';
import type { Filial } from '../../db/types/place.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { bufferOf } from '../../slots/day-planner.ts';
import { checkSampling, samplingDays, SAMPLING_MINUTES } from '../../slots/sampling-times.ts';
import { SlotEngine } from '../../slots/slot-engine.ts';
import { refuseBusyClient } from '../desk/desk-clients.ts';
import { Refusal } from '../refusal.ts';
import { offeredSampling } from '../sampling.ts';
import { atOurOffset, endOf, spoken } from '../visit-times.ts';

/** Where a visit could go: a doctor in a filial, or the filial itself. */
interface Place {
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly duration_minutes: number;
}

/** A visit and where it goes. */
export interface FilialMove extends Place {
  readonly visit: VisitRow;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** How many times of the same doctor are offered, and how many of others; within how many days. */
const OF_EACH = 12;
const OFFERED_DAYS = 60;

/** Free times of a clinic as they are going to be when one of its filials has changed. */
export class FilialMoves {
  readonly #db: Db;
  readonly #now: number;
  readonly #engine: SlotEngine;
  readonly #free = new Map<string, readonly string[]>();

  constructor(db: Db, next: Filial, now: number) {
    const filials = new Table<Filial, 'clinic' | 'city'>('filials', {
      clinic: (row) => row.clinic_id,
      city: (row) => row.city_id,
    });
    for (const row of db.filials.all()) filials.seed(row.id === next.id ? next : row);
    this.#db = { ...db, filials };
    this.#now = now;
    this.#engine = new SlotEngine(this.#db, false);
  }

  /**
   * Times for each visit, the soonest first; the first one of each is the first of no other, so
   * that all can go at once.
   */
  offers(visits: readonly VisitRow[]): FilialNewTime[][] {
    const suggested: FilialMove[] = [];
    return visits.map((visit) => {
      const places = this.#places(visit);
      const isSame = ({ doctor_id }: Place): boolean => doctor_id === visit.doctor_id;
      const times = [places.filter(isSame), places.filter((place) => !isSame(place))]
        .flatMap((some) => this.#soonest(visit, some, suggested))
        // Of equal times the same doctor's stands first, since the sort is stable.
        .toSorted((a, b) => momentOfText(a.starts_at) - momentOfText(b.starts_at));
      const [first] = times;
      if (first !== undefined) suggested.push(first);
      return times.map(({ starts_at, doctor_id, filial_id }) => ({
        starts_at,
        doctor_id,
        doctor_name: doctor_id === null ? null : fullName(this.#db.doctors.require(doctor_id)),
        filial_id,
        filial_title: this.#db.filials.require(filial_id).title,
      }));
    });
  }

  /**
   * Holds moves against hours, visits and holds as they are going to be, and against each other.
   *
   * @throws Refusal 422 at `decisions` for a place that can't be; 409 at `decisions` for a time that is lost
   */
  chosen(decisions: readonly { readonly visit: VisitRow; readonly decision: FilialVisitDecision }[]): FilialMove[] {
    const moves: FilialMove[] = [];
    for (const { visit, decision } of decisions) {
      if (decision.starts_at === undefined) {
        throw Refusal.invalid({ decisions: ['Выберите новое время для переноса'] });
      }
      const { doctor_id = visit.doctor_id, filial_id = visit.filial_id } = decision;
      const place = this.#places(visit).find((one) => one.doctor_id === doctor_id && one.filial_id === filial_id);
      if (place === undefined) throw Refusal.invalid({ decisions: ['Туда эту запись перенести нельзя'] });
      const move = this.#move(visit, place, atOurOffset(decision.starts_at));
      if (!this.#isFree(move) || this.#isCrossed(move, moves)) {
        throw Refusal.conflict('slot_taken', 'decisions', `${spoken(move.starts_at)}: это время занято`);
      }
      moves.push(move);
    }
    return moves;
  }

  #soonest(visit: VisitRow, places: readonly Place[], suggested: readonly FilialMove[]): FilialMove[] {
    const first = Math.floor(momentOfText(visit.starts_at) / DAY_MINUTES);
    const found: FilialMove[] = [];
    for (let day = first; day < first + OFFERED_DAYS && found.length < OF_EACH; day += 1) {
      const ofDay = places
        .flatMap((place) => this.#freeOn(place, day).map((starts_at) => this.#move(visit, place, starts_at)))
        .filter((move) => !this.#isCrossed(move, suggested) && !this.#isBusy(move))
        .toSorted((a, b) => momentOfText(a.starts_at) - momentOfText(b.starts_at));
      found.push(...ofDay);
    }
    return found.slice(0, OF_EACH);
  }

  #freeOn(place: Place, day: number): readonly string[] {
    const key = `${place.doctor_id}:${place.filial_id}:${place.duration_minutes}:${day}`;
    const known = this.#free.get(key);
    if (known !== undefined) return known;
    const date = dateOf(day);
    const range = { date_from: date, date_to: date, now: this.#now, desk: true };
    const { doctor_id, filial_id, duration_minutes } = place;
    const days =
      doctor_id === null
        ? samplingDays(this.#db, { ...range, filial: this.#db.filials.require(filial_id) })
        : this.#engine.days({ ...range, doctor_id, filial_id, duration_minutes });
    const free = days.flatMap(({ slots }) =>
      slots.filter(({ available }) => available).map(({ starts_at }) => starts_at),
    );
    // Who is moved has to learn of it first: what is late already is no new time.
    const ahead = free.filter((starts_at) => momentOfText(starts_at) > momentOf(this.#now));
    this.#free.set(key, ahead);
    return ahead;
  }

  #isFree({ doctor_id, filial_id, duration_minutes, starts_at, visit }: FilialMove): boolean {
    if (momentOfText(starts_at) <= momentOf(this.#now)) return false;
    const asked = { starts_at, now: this.#now, ignore: { visit_id: visit.id }, desk: true };
    const verdict =
      doctor_id === null
        ? checkSampling(this.#db, { ...asked, filial: this.#db.filials.require(filial_id) })
        : this.#engine.check({ ...asked, doctor_id, filial_id, duration_minutes });
    return verdict === 'free' && !this.#isBusy({ visit, starts_at, ends_at: endOf(starts_at, duration_minutes) });
  }

  #isBusy({ visit, ...interval }: Pick<FilialMove, 'visit' | 'starts_at' | 'ends_at'>): boolean {
    try {
      refuseBusyClient(this.#db, { id: visit.client_id, user_id: visit.user_id }, interval, visit.id);
      return false;
    } catch {
      return true;
    }
  }

  /**
   * Whether another visit of the change goes to the same place, or the same family elsewhere, at
   * that time.
   */
  #isCrossed(move: FilialMove, others: readonly FilialMove[]): boolean {
    const { doctor_id, filial_id, visit } = move;
    const buffer = doctor_id === null ? 0 : bufferOf(this.#db, doctor_id);
    const crosses = (other: FilialMove, apart: number): boolean =>
      momentOfText(move.starts_at) < momentOfText(other.ends_at) + apart &&
      momentOfText(other.starts_at) < momentOfText(move.ends_at) + apart;
    return others.some((other) => {
      const isPlace = other.doctor_id === doctor_id && (doctor_id !== null || other.filial_id === filial_id);
      const isFamily =
        other.visit.client_id === visit.client_id || (visit.user_id !== null && other.visit.user_id === visit.user_id);
      return (isPlace && crosses(other, buffer)) || (isFamily && crosses(other, 0));
    });
  }

  #move(visit: VisitRow, place: Place, starts_at: string): FilialMove {
    return { ...place, visit, starts_at, ends_at: endOf(starts_at, place.duration_minutes) };
  }

  /**
   * Doctors who give the same service to somebody of that age, in the clinic's filials; the visit's
   * own place first.
   */
  #places({ doctor_id, filial_id, service_id, clinic_id, client_id, duration_minutes, starts_at }: VisitRow): Place[] {
    const own: Place = { doctor_id, filial_id, duration_minutes };
    const filials = this.#db.filials.find('clinic', clinic_id);
    if (doctor_id === null) {
      const others = filials.filter(({ id }) => id !== filial_id && this.#takes(id, service_id));
      return [own, ...others.map(({ id }) => ({ doctor_id, filial_id: id, duration_minutes: SAMPLING_MINUTES }))];
    }
    const { birthday } = this.#db.clients.require(client_id);
    const age = birthday === null ? null : ageOn(birthday, starts_at.slice(0, 10));
    const others = filials.flatMap(({ id }) =>
      this.#db.doctors
        .find('filial', id)
        .filter((doctor) => doctor.id !== doctor_id || id !== filial_id)
        .filter(({ age_min, age_max }) => age === null || (age >= (age_min ?? 0) && age <= (age_max ?? Infinity)))
        .flatMap((doctor) => this.#db.doctor_services.find('doctor', doctor.id))
        .filter((link) => link.filial_id === id && link.service_id === service_id)
        .map((link) => ({ doctor_id: link.doctor_id, filial_id: id, duration_minutes: link.duration_minutes })),
    );
    return [own, ...others];
  }

  #takes(filialId: number, serviceId: number): boolean {
    try {
      return offeredSampling(this.#db, filialId, serviceId) !== null;
    } catch {
      return false;
    }
  }
}
