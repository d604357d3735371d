import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import { momentOf, momentOfText, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import type { UserRow } from '../../db/types/person.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { visitNumber } from '../../db/visit-number.ts';
import { moveAtDesk } from '../desk/move-at-desk.ts';
import { Refusal } from '../refusal.ts';
import { logVisit, withReason } from '../visit-events.ts';
import { notifyPatientOfMove } from '../visit-notices.ts';
import { changeVisitState } from '../visit-state.ts';
import { isOpenToPatient } from '../visit-states.ts';
import { momentText } from '../visit-times.ts';
import { handOvers, type HandOver } from './colleagues.ts';
import { newTimes, type Move } from './new-times.ts';
import type { ScheduleChange } from './schedule-change.ts';
import { saveSchedule } from './schedule.ts';

/** Cancellations and moves of visits that a schedule change displaces. */
interface Settlement {
  readonly cancelled: readonly VisitRow[];
  readonly moved: readonly Move[];
  /** Visits moved to colleagues. */
  readonly given: readonly HandOver[];
}

/**
 * Checks the decisions for visits that a schedule change displaces (contract: rules of booking, 7).
 * Visits that have begun are not displaced. It writes nothing, so a refusal leaves the Db
 * unchanged.
 *
 * @throws Refusal 409 at `decisions` with the visits that lack a decision or whose new slot is
 * taken; 422 at `decisions` for an invalid decision
 */
function settleTouched(
  db: Db,
  change: ScheduleChange,
  decisions: readonly TouchedVisitDecision[],
  now: number,
): Settlement {
  const touched = new Map(touchedBy(db, change, now).map((visit) => [visit.id, visit]));
  refuseWrongDecisions(db, change, touched, decisions);
  const decided = new Set(decisions.map(({ visit_id }) => visit_id));
  const open = [...touched.values()].filter(({ id }) => !decided.has(id));
  if (open.length > 0) {
    throw new Refusal(409, 'visits_undecided', 'Решите, что делать с записями, которых касается изменение', {
      errors: { decisions: open.map((visit) => nameOf(db, visit)) },
      details: { visit_ids: open.map(({ id }) => id) },
    });
  }
  const chosen = (action: TouchedVisitDecision['action']) =>
    decisions.flatMap((decision) => {
      const visit = touched.get(decision.visit_id);
      return decision.action === action && visit !== undefined ? [{ visit, decision }] : [];
    });
  const cancelled = chosen('cancel').map(({ visit }) => visit);
  const isGiven = ({ decision }: { readonly decision: TouchedVisitDecision }) =>
    decision.doctor_id !== undefined && decision.doctor_id !== change.doctorId;
  const moving = chosen('move');
  const leaving = [...cancelled, ...moving.filter(isGiven).map(({ visit }) => visit)];
  const moved = newTimes(
    db,
    change,
    moving.filter((one) => !isGiven(one)),
    leaving,
    now,
  );
  return { cancelled, moved, given: handOvers(db, moving.filter(isGiven), moved, now) };
}

function refuseWrongDecisions(
  db: Db,
  { doctorId, clinicId }: ScheduleChange,
  touched: ReadonlyMap<number, VisitRow>,
  decisions: readonly TouchedVisitDecision[],
): void {
  const seen = new Set<number>();
  for (const { visit_id, action, starts_at, doctor_id } of decisions) {
    const visit = db.visits.get(visit_id);
    const isTheirs = visit?.doctor_id === doctorId && (clinicId === null || visit.clinic_id === clinicId);
    if (!isTheirs) throw Refusal.invalid({ decisions: ['Такой записи нет'] });
    if (seen.has(visit_id)) throw Refusal.invalid({ decisions: ['Для одной записи нужно одно решение'] });
    if (action === 'move' && starts_at === undefined) {
      throw Refusal.invalid({ decisions: ['Выберите новое время для переноса'] });
    }
    if (clinicId === null && doctor_id !== undefined && doctor_id !== doctorId) {
      throw Refusal.invalid({ decisions: ['Передать запись другому врачу может только клиника'] });
    }
    if (action !== 'keep' && !touched.has(visit_id)) {
      throw Refusal.conflict('visits_changed', 'decisions', `Запись ${nameOf(db, visit)} изменилась. Обновите список`);
    }
    seen.add(visit_id);
  }
}

/** Names a visit in an error: «A-20417, 12 мая, 14:30, Осипова Елена Игоревна». */
function nameOf(db: Db, visit: VisitRow): string {
  return `${visitNumber(visit.id)}, ${momentText(visit.starts_at)}, ${fullName(db.clients.require(visit.client_id))}`;
}

/** Returns future visits that a change displaces, in order of time. */
export function touchedBy(db: Db, change: ScheduleChange, now: number): VisitRow[] {
  return db.visits
    .find('doctor', change.doctorId)
    .filter((visit) => isOpenToPatient(visit.status) && momentOfText(visit.starts_at) > momentOf(now))
    .filter((visit) => change.touches(visit))
    .toSorted((a, b) => momentOfText(a.starts_at) - momentOfText(b.starts_at) || a.id - b.id);
}

/**
 * Saves a schedule change and applies the decisions for displaced visits.
 *
 * @throws Refusal 409 or 422 at `decisions`
 */
export function saveChange(
  db: Db,
  user: UserRow,
  change: ScheduleChange,
  decisions: readonly TouchedVisitDecision[],
  now: number,
): void {
  const settlement = settleTouched(db, change, decisions, now);
  const ended = db.slot_holds.find('doctor', change.doctorId).filter((hold) => change.touches(hold));
  saveSchedule(db, change.schedule, now);
  carryOut(db, user, change, settlement, now);
  for (const { id } of ended) db.slot_holds.remove(id);
}

/** Applies the decisions; patients read the reason in the visit's history. */
function carryOut(db: Db, user: UserRow, change: ScheduleChange, settlement: Settlement, now: number): void {
  const by = change.clinicId === null ? 'doctor' : 'clinic';
  for (const { id } of settlement.cancelled) {
    changeVisitState(db, { by, user }, id, { status: 'cancelled_by_clinic', reason: change.reason }, now);
  }
  for (const { visit, starts_at, doctor_id } of settlement.given) {
    moveAtDesk(db, { by: 'clinic', user }, visit.id, { starts_at, doctor_id, reason: change.reason }, now);
  }
  for (const { visit, starts_at, ends_at } of settlement.moved) {
    const what = by === 'doctor' ? 'Врач перенёс запись' : 'Клиника перенесла запись';
    const text = withReason(`${what}: ${momentText(visit.starts_at)} → ${momentText(starts_at)}`, change.reason);
    logVisit(db, visit.id, 'rescheduled', text.slice(0, 300), now);
    notifyPatientOfMove(db, visit, starts_at, change.reason, now);
    db.visits.update(visit.id, {
      starts_at,
      ends_at,
      // A doctor who moves a visit thereby confirms its new time.
      status: 'confirmed',
      confirmed_at: visit.confirmed_at ?? textOfEpoch(now),
      attendance_requested: false,
      attendance_confirmed_at: null,
    });
  }
}
