import { ageOn, dateOf, momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { bufferOf } from '../../slots/day-planner.ts';
import { checkSampling, samplingDays } from '../../slots/sampling-times.ts';
import { slotsOf, type SlotEngine } from '../../slots/slot-engine.ts';
import { bookableSampling } from '../bookable.ts';
import { keepsPayer } from '../funding.ts';
import { Refusal } from '../refusal.ts';
import { atOurOffset, endOf, momentText } from '../visit-times.ts';
import { isBusyClient } from './desk-clients.ts';

/** A possible place of a visit: a doctor in a filial, or only the filial for a sample. */
export interface NewPlace {
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly duration_minutes: number;
  /** Price in KZT. */
  readonly price: number;
}

export interface VisitMove extends NewPlace {
  readonly visit: VisitRow;
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Fields of a visit that the check for overlaps needs. */
type Going = Pick<VisitMove, 'visit' | 'doctor_id' | 'filial_id' | 'starts_at' | 'ends_at'>;

/**
 * Rules for moving displaced visits to other slots. Create one object per request, because it
 * caches free slots.
 */
export class NewTime {
  readonly #db: Db;
  readonly #now: number;
  readonly #engine: SlotEngine;
  readonly #free = new Map<string, readonly string[]>();

  /** @param engine slots of a copy of the Db with a planned change; by default the slots of `db` */
  constructor(db: Db, now: number, engine: SlotEngine = slotsOf(db)) {
    this.#db = db;
    this.#now = now;
    this.#engine = engine;
  }

  /**
   * Returns the visit's own place, then other places of the clinic with the same service for the
   * person's age.
   */
  places({ doctor_id, filial_id, service_id, clinic_id, client_id, ...visit }: VisitRow): NewPlace[] {
    const own: NewPlace = { doctor_id, filial_id, duration_minutes: visit.duration_minutes, price: visit.price };
    const filials = this.#db.filials.find('clinic', clinic_id);
    if (doctor_id === null) {
      const others = filials.flatMap(({ id }) =>
        id === filial_id ? [] : this.#sampling(id, visit.services?.map((one) => one.service_id) ?? [service_id]),
      );
      return [own, ...others];
    }
    const { birthday } = this.#db.clients.require(client_id);
    const age = birthday === null ? null : ageOn(birthday, visit.starts_at.slice(0, 10));
    const others = filials.flatMap(({ id }) =>
      this.#db.doctors
        .find('filial', id)
        .filter((doctor) => doctor.id !== doctor_id || id !== filial_id)
        .filter(({ age_min, age_max }) => age === null || (age >= (age_min ?? 0) && age <= (age_max ?? Infinity)))
        .flatMap((doctor) => this.#db.doctor_services.find('doctor', doctor.id))
        .filter((link) => link.filial_id === id && link.service_id === service_id)
        .map(({ duration_minutes, price, ...link }) => ({
          doctor_id: link.doctor_id,
          filial_id: id,
          duration_minutes,
          price: visit.funding === 'osms' ? 0 : price,
        })),
    );
    return [own, ...others];
  }

  /**
   * Returns free future slots of a place on a day that the visit's payer pays and that overlap no
   * visit of the family.
   */
  freeOn(visit: VisitRow, place: NewPlace, day: number): VisitMove[] {
    return this.#timesOf(place, day)
      .map((starts_at) => this.#move(visit, place, starts_at))
      .filter((move) => keepsPayer(this.#db, visit, move) && !this.#isBusy(move));
  }

  /**
   * Checks a chosen slot against hours, visits, holds, the payer, the family's visits and the other
   * moves.
   *
   * @throws Refusal 422 at `decisions` if `place` is undefined; 409 there if the slot is not free,
   * or if the visit's payer does not pay at this time
   */
  choose<P extends NewPlace>(
    visit: VisitRow,
    place: P | undefined,
    startsAt: string,
    beside: readonly Going[],
  ): VisitMove & P {
    if (place === undefined) {
      throw Refusal.invalid({ decisions: [`${momentText(visit.starts_at)}: туда эту запись перенести нельзя`] });
    }
    const move = this.#move(visit, place, atOurOffset(startsAt));
    if (!keepsPayer(this.#db, visit, move)) {
      const text = `${momentText(move.starts_at)}: это время оплачивают иначе, чем запись`;
      throw Refusal.conflict('slot_taken', 'decisions', text);
    }
    if (!this.#isFree(move) || this.overlapsMove(move, beside)) {
      throw Refusal.conflict('slot_taken', 'decisions', `${momentText(move.starts_at)}: это время занято`);
    }
    return move;
  }

  /** Whether another move has the same place or family at an overlapping time. */
  overlapsMove(move: Going, others: readonly Going[]): boolean {
    const { doctor_id, filial_id, visit } = move;
    const buffer = doctor_id === null ? 0 : bufferOf(this.#db, doctor_id);
    const crosses = (other: Going, apart: number): boolean =>
      momentOfText(move.starts_at) < momentOfText(other.ends_at) + apart &&
      momentOfText(other.starts_at) < momentOfText(move.ends_at) + apart;
    return others.some((other) => {
      const isPlace = other.doctor_id === doctor_id && (doctor_id !== null || other.filial_id === filial_id);
      const isFamily =
        other.visit.client_id === visit.client_id || (visit.user_id !== null && other.visit.user_id === visit.user_id);
      return (isPlace && crosses(other, buffer)) || (isFamily && crosses(other, 0));
    });
  }

  #timesOf(place: NewPlace, day: number): readonly string[] {
    const { doctor_id, filial_id, duration_minutes } = place;
    const key = `${doctor_id}:${filial_id}:${duration_minutes}:${day}`;
    const known = this.#free.get(key);
    if (known !== undefined) return known;
    const date = dateOf(day);
    const range = { date_from: date, date_to: date, now: this.#now, desk: true };
    const days =
      doctor_id === null
        ? samplingDays(this.#db, { ...range, filial: this.#db.filials.require(filial_id) })
        : this.#engine.days({ ...range, doctor_id, filial_id, duration_minutes });
    const free = days.flatMap(({ slots }) =>
      slots.filter(({ available }) => available).map(({ starts_at }) => starts_at),
    );
    // Past slots are left out, because the patient must hear of the new time before it comes.
    const ahead = free.filter((starts_at) => momentOfText(starts_at) > momentOf(this.#now));
    this.#free.set(key, ahead);
    return ahead;
  }

  #isFree(move: VisitMove): boolean {
    const { doctor_id, filial_id, duration_minutes, starts_at, visit } = move;
    if (momentOfText(starts_at) <= momentOf(this.#now)) return false;
    const asked = { starts_at, now: this.#now, ignore: { visit_id: visit.id }, desk: true };
    const verdict =
      doctor_id === null
        ? checkSampling(this.#db, { ...asked, filial: this.#db.filials.require(filial_id) })
        : this.#engine.check({ ...asked, doctor_id, filial_id, duration_minutes });
    return verdict === 'free' && !this.#isBusy(move);
  }

  #isBusy({ visit, ...interval }: VisitMove): boolean {
    return isBusyClient(this.#db, { id: visit.client_id, user_id: visit.user_id }, interval, visit.id);
  }

  #move<P extends NewPlace>(visit: VisitRow, place: P, starts_at: string): VisitMove & P {
    return { ...place, visit, starts_at, ends_at: endOf(starts_at, place.duration_minutes) };
  }

  /** Returns the filial as a place for a sample, if it takes samples by appointment. */
  #sampling(filial_id: number, serviceIds: readonly number[]): NewPlace[] {
    try {
      const { price, duration_minutes } = bookableSampling(this.#db, filial_id, serviceIds);
      return [{ doctor_id: null, filial_id, duration_minutes, price }];
    } catch {
      return [];
    }
  }
}
