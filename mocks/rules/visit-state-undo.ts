import type { VisitStatus } from '#generated/models/visit-status.ts';
import { momentOfText, textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { ACTIVE_STATUSES, type SlotHoldRow, type VisitRow } from '../db/types/visit.ts';
import type { Desk } from './desk/desk.ts';
import { Refusal } from './refusal.ts';
import { reviewOfVisit } from './reviews.ts';
import { isOver } from './visit-states.ts';

/** Returns the status before the last mark; undefined if the visit has no mark. */
export function stateBefore(visit: VisitRow): 'confirmed' | 'arrived' | undefined {
  if (visit.status === 'arrived') return 'confirmed';
  return isOver(visit.status) ? (visit.ended_from ?? 'confirmed') : undefined;
}

/** Returns the status that an undo restores; null if an undo is not possible. */
export function undoTo(db: Db, visit: VisitRow, now: number): 'confirmed' | 'arrived' | null {
  const before = stateBefore(visit);
  return before === undefined || whyNot(db, visit, now) !== undefined ? null : before;
}

/** @throws Refusal 409 at `status` if the mark cannot be undone */
export function refuseUndo(db: Db, visit: VisitRow, now: number): void {
  const reason = whyNot(db, visit, now);
  if (reason !== undefined) throw Refusal.conflict('wrong_state', 'status', reason);
}

/** Returns the reason why a mark cannot be undone (contract: States of a visit). */
function whyNot(db: Db, visit: VisitRow, now: number): string | undefined {
  if (textOfEpoch(now).slice(0, 10) > visit.starts_at.slice(0, 10)) {
    return 'Отметку можно было снять до конца дня визита';
  }
  if (reviewOfVisit(db, visit) !== undefined) return 'Пациент уже написал отзыв об этом приёме: отметка остаётся';
  if (db.visit_disputes.get(visit.id) !== undefined) {
    return 'Пациент сообщил, что приём прошёл иначе: отметку проверит поддержка';
  }
  const isGone = isOver(visit.status) && isTimeTaken(db, visit, now);
  return isGone ? 'Это время уже занято другой записью: отметка остаётся' : undefined;
}

/**
 * Whether another visit or hold of the doctor or the family overlaps the visit. Samples are not
 * checked: several samples fit at one time.
 */
function isTimeTaken(db: Db, visit: VisitRow, now: number): boolean {
  const meets = (other: VisitRow | SlotHoldRow): boolean =>
    momentOfText(other.starts_at) < momentOfText(visit.ends_at) &&
    momentOfText(visit.starts_at) < momentOfText(other.ends_at);
  const { doctor_id, user_id } = visit;
  const ofFamily = user_id === null ? [] : db.visits.find('user', user_id);
  const ofDoctor = doctor_id === null ? [] : db.visits.find('doctor', doctor_id);
  const holds = doctor_id === null ? [] : db.slot_holds.find('doctor', doctor_id);
  return (
    [...ofDoctor, ...ofFamily].some((other) => ACTIVE_STATUSES.has(other.status) && meets(other)) ||
    holds.some((hold) => Date.parse(hold.expires_at) > now && meets(hold))
  );
}

const MARKS: Readonly<Partial<Record<VisitStatus, string>>> = {
  arrived: 'Здесь',
  completed: 'Завершён',
  no_show: 'Неявка',
};

/** Hides a wrong mark from the patient's history; the desk still sees the mark and its undoing. */
export function hideMark(db: Db, visitId: number, mark: VisitStatus, by: Desk['by'], now: number): void {
  for (const event of db.visit_events.find('visit', visitId)) {
    if (event.kind === mark) db.visit_events.update(event.id, { desk_only: true });
  }
  const who = by === 'doctor' ? 'Врач снял' : 'Клиника сняла';
  const id = db.visit_events.nextId();
  const at = textOfEpoch(now);
  const text = `${who} отметку «${MARKS[mark] ?? mark}»`;
  db.visit_events.insert({ id, visit_id: visitId, at, kind: 'mark_removed', text, desk_only: true });
}
