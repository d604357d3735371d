import type { FilialNewTime } from '#generated/models/filial-new-time.ts';
import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import { DAY_MINUTES, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { Table } from '../../db/table.ts';
import type { Filial } from '../../db/types/place.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { SlotEngine } from '../../slots/slot-engine.ts';
import { NewTime, type NewPlace, type VisitMove } from '../desk/new-time.ts';
import { Refusal } from '../refusal.ts';

/**
 * Maximum number of slots with the same doctor that are suggested for a visit. The slots with other
 * doctors have the same maximum.
 */
const OF_EACH = 12;
const OFFERED_DAYS = 60;

/** Free slots of a clinic after the change of one of its filials. */
export class FilialMoves {
  readonly #db: Db;
  readonly #rule: NewTime;

  constructor(db: Db, next: Filial, now: number) {
    const filials = new Table<Filial, 'clinic' | 'city'>('filials', {
      clinic: (row) => row.clinic_id,
      city: (row) => row.city_id,
    });
    for (const row of db.filials.all()) filials.seed(row.id === next.id ? next : row);
    this.#db = { ...db, filials };
    this.#rule = new NewTime(this.#db, now, new SlotEngine(this.#db, false));
  }

  /**
   * Returns free slots for each visit, earliest first. The first slot of each visit differs, so
   * that one request can move all visits.
   */
  offers(visits: readonly VisitRow[]): FilialNewTime[][] {
    const suggested: VisitMove[] = [];
    return visits.map((visit) => {
      const places = this.#rule.places(visit);
      const isSame = ({ doctor_id }: NewPlace): boolean => doctor_id === visit.doctor_id;
      const times = [places.filter(isSame), places.filter((place) => !isSame(place))]
        .flatMap((some) => this.#soonest(visit, some, suggested))
        // The sort is stable, so among equal times the visit's own doctor stays first.
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
   * Checks moves against the changed clinic and against each other.
   *
   * @throws Refusal 422 at `decisions` for an impossible place; 409 at `decisions` if a slot is
   * taken
   */
  chosen(decisions: readonly { readonly visit: VisitRow; readonly decision: FilialVisitDecision }[]): VisitMove[] {
    const moves: VisitMove[] = [];
    for (const { visit, decision } of decisions) {
      if (decision.starts_at === undefined) {
        throw Refusal.invalid({ decisions: ['Выберите новое время для переноса'] });
      }
      const { doctor_id = visit.doctor_id, filial_id = visit.filial_id } = decision;
      const place = this.#rule.places(visit).find((one) => one.doctor_id === doctor_id && one.filial_id === filial_id);
      moves.push(this.#rule.choose(visit, place, decision.starts_at, moves));
    }
    return moves;
  }

  #soonest(visit: VisitRow, places: readonly NewPlace[], suggested: readonly VisitMove[]): VisitMove[] {
    const first = Math.floor(momentOfText(visit.starts_at) / DAY_MINUTES);
    const found: VisitMove[] = [];
    for (let day = first; day < first + OFFERED_DAYS && found.length < OF_EACH; day += 1) {
      const ofDay = places
        .flatMap((place) => this.#rule.freeOn(visit, place, day))
        .filter((move) => !this.#rule.overlapsMove(move, suggested))
        .toSorted((a, b) => momentOfText(a.starts_at) - momentOfText(b.starts_at));
      found.push(...ofDay);
    }
    return found.slice(0, OF_EACH);
  }
}
