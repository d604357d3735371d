import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import { DAY_MINUTES, momentOf, momentOfText, weekdayOf } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { filialOn } from '../../db/filial-on.ts';
import { closedReason } from '../../db/holidays.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { Filial } from '../../db/types/place.ts';
import type { SlotHoldRow, VisitRow } from '../../db/types/visit.ts';
import { visitNumber } from '../../db/visit-number.ts';
import { moveAtDesk } from '../desk/move-at-desk.ts';
import type { VisitMove } from '../desk/new-time.ts';
import { Refusal } from '../refusal.ts';
import { isWithin } from '../schedule/schedule-change.ts';
import { changeVisitState } from '../visit-state.ts';
import { isOpenToPatient } from '../visit-states.ts';
import { momentText } from '../visit-times.ts';
import { FilialMoves } from './filial-moves.ts';

interface Decided {
  readonly decisions?: readonly FilialVisitDecision[];
  readonly reason?: string;
}

/** Cancellations and moves of visits that a change of the filial displaces. */
interface Settlement {
  readonly cancelled: readonly VisitRow[];
  readonly moved: readonly VisitMove[];
}

/** Returns future visits that fit the filial now but not after the change, earliest first. */
export function touchedVisits(db: Db, filial: Filial, next: Filial, now: number): VisitRow[] {
  return db.visits
    .find('filial', filial.id)
    .filter(({ status, starts_at }) => isOpenToPatient(status) && momentOfText(starts_at) > momentOf(now))
    .filter((visit) => receives(filial, visit) && !receives(next, visit))
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id);
}

const dayOfVisit = ({ starts_at }: Pick<VisitRow, 'starts_at'>): number =>
  Math.floor(momentOfText(starts_at) / DAY_MINUTES);

function receives(filial: Filial, booked: Pick<VisitRow | SlotHoldRow, 'starts_at' | 'ends_at'>): boolean {
  const day = dayOfVisit(booked);
  const place = filialOn(filial, day);
  if (place.state !== 'open' || closedReason(place, day) !== null) return false;
  return isWithin(place.hours[weekdayOf(day)] ?? null, booked);
}

/**
 * Checks the decisions for visits that a filial's change displaces. It writes nothing, so a refusal
 * leaves the Db unchanged.
 *
 * @throws Refusal 409 at `decisions` with the visits that lack a decision or whose new slot is
 * taken; 422 at `decisions` or `reason`
 */
export function settleFilialChange(
  db: Db,
  filial: Filial,
  next: Filial,
  { decisions = [], reason }: Decided,
  now: number,
): Settlement {
  const touched = touchedVisits(db, filial, next, now);
  const chosen = new Map(decisions.map((decision) => [decision.visit_id, decision]));
  if (chosen.size < decisions.length) throw Refusal.invalid({ decisions: ['Для одной записи нужно одно решение'] });
  if (decisions.some(({ visit_id }) => db.visits.get(visit_id)?.filial_id !== filial.id)) {
    throw Refusal.invalid({ decisions: ['Такой записи нет'] });
  }
  const withAction = (action: FilialVisitDecision['action']) =>
    touched.flatMap((visit) => {
      const decision = chosen.get(visit.id);
      return decision?.action === action ? [{ visit, decision }] : [];
    });
  if (withAction('keep').some(({ visit }) => filialOn(next, dayOfVisit(visit)).state !== 'open')) {
    throw Refusal.invalid({ decisions: ['В закрытом филиале запись не сохранить: перенесите или отмените её'] });
  }
  const undecided = touched.filter(({ id }) => !chosen.has(id));
  if (undecided.length > 0) {
    throw new Refusal(409, 'visits_undecided', 'Решите, что делать с записями, которых касается изменение', {
      errors: { decisions: undecided.map((visit) => nameOf(db, visit)) },
      details: { visit_ids: undecided.map(({ id }) => id) },
    });
  }
  const cancelled = withAction('cancel').map(({ visit }) => visit);
  const moving = withAction('move');
  if (cancelled.length + moving.length > 0 && (reason ?? '').trim() === '') {
    throw Refusal.invalid({ reason: ['Обязательно для заполнения'] });
  }
  return { cancelled, moved: moving.length === 0 ? [] : new FilialMoves(db, next, now).chosen(moving) };
}

/** Cancels and moves the displaced visits, and deletes holds outside the new hours. */
export function carryOutFilialChange(
  db: Db,
  user: UserRow,
  filial: Filial,
  { cancelled, moved }: Settlement,
  reason: string | undefined,
  now: number,
): void {
  const because = reason === undefined ? {} : { reason };
  for (const { id } of cancelled) {
    changeVisitState(db, { by: 'clinic', user }, id, { status: 'cancelled_by_clinic', ...because }, now);
  }
  for (const hold of [...db.slot_holds.all()]) {
    if (hold.filial_id === filial.id && !receives(filial, hold)) db.slot_holds.remove(hold.id);
  }
  for (const { visit, starts_at, doctor_id, filial_id } of moved) {
    const place = doctor_id === null ? { filial_id } : { filial_id, doctor_id };
    moveAtDesk(db, { by: 'clinic', user }, visit.id, { starts_at, ...place, ...because }, now);
  }
}

/** Names a visit in an error: «A-20417, 12 мая, 14:30, Осипова Елена Игоревна». */
function nameOf(db: Db, visit: VisitRow): string {
  return `${visitNumber(visit.id)}, ${momentText(visit.starts_at)}, ${fullName(db.clients.require(visit.client_id))}`;
}
