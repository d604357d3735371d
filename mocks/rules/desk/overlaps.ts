import type { Overlap } from '#generated/models/overlap.ts';
import { clockOf, DAY_MINUTES, momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../../db/types/visit.ts';
import { bufferOf } from '../../slots/day-planner.ts';
import { receptionOn } from '../../slots/reception.ts';
import { refuseLostSlot } from '../free-slot.ts';
import { Refusal } from '../refusal.ts';
import { isOf, type Desk } from './desk.ts';

interface Slot {
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly starts_at: string;
  readonly duration_minutes: number;
  /** Ids of holds that belong to the person to book. */
  readonly kept?: readonly string[];
}

/**
 * Accepts a free slot, or an overlap that the request confirms (contract: Booking at the desk).
 *
 * @returns the overlapping visits
 * @throws Refusal 409 at `starts_at` with the list of overlaps
 */
export function refuseDeskSlot(
  db: Db,
  desk: Desk,
  slot: Slot,
  overSchedule: boolean,
  now: number,
): readonly VisitRow[] {
  try {
    refuseLostSlot(db, { ...slot, desk: true }, now, { hold_ids: slot.kept ?? [] });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'slot_taken' || slot.doctor_id === null) throw error;
    const overlaps = overlapsOf(db, desk, { ...slot, doctor_id: slot.doctor_id }, now);
    if (overSchedule && !overlaps.some(({ kind }) => kind === 'held')) return visitsBeside(db, slot.doctor_id, slot, 0);
    throw Refusal.conflict(
      'slot_taken',
      'starts_at',
      error.errors?.['starts_at']?.[0] ?? error.message,
      error.message,
      {
        overlaps,
      },
    );
  }
}

function overlapsOf(db: Db, desk: Desk, slot: Slot & { readonly doctor_id: number }, now: number): Overlap[] {
  const visits = visitsBeside(db, slot.doctor_id, slot, bufferOf(db, slot.doctor_id));
  return [
    ...visits.map((visit) => asOverlap(db, desk, visit)),
    ...besideHolds(db, slot, now),
    ...besideHours(db, slot),
  ].toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

const spanOf = ({ starts_at, duration_minutes }: Pick<Slot, 'starts_at' | 'duration_minutes'>) => {
  const from = momentOfText(starts_at);
  return { from, to: from + duration_minutes };
};
const clocks = ({ from, to }: { from: number; to: number }) => ({
  from: clockOf(from % DAY_MINUTES),
  to: clockOf(to % DAY_MINUTES),
});

/**
 * Refuses to confirm a visit that overlaps another visit of the doctor (contract: States of a
 * visit).
 *
 * @throws Refusal 409 at `status` with the list of overlaps
 */
export function refuseSecondVisit(db: Db, desk: Desk, visit: VisitRow): void {
  if (visit.doctor_id === null) return;
  const others = visitsBeside(db, visit.doctor_id, visit, 0).filter(
    (other) => other.id !== visit.id && other.status !== 'pending' && other.agreed_over?.includes(visit.id) !== true,
  );
  const overlaps = others.map((other) => asOverlap(db, desk, other)).toSorted((a, b) => a.from.localeCompare(b.from));
  const [first] = overlaps;
  if (first === undefined) return;
  const text =
    first.name === null
      ? `В это время врач принимает в другом месте, ${first.from}–${first.to}. Перенесите запись`
      : `На это время уже есть подтверждённая запись: ${first.name}, ${first.from}–${first.to}. Перенесите одну из них`;
  throw Refusal.conflict('slot_taken', 'status', text, text, { overlaps });
}

/** Returns the doctor's visits in any filial that overlap a slot. */
function visitsBeside(db: Db, doctorId: number, slot: Pick<Slot, 'starts_at' | 'duration_minutes'>, buffer: number) {
  const wanted = spanOf(slot);
  return db.visits.find('doctor', doctorId).filter((visit) => {
    const { from, to } = spanOf(visit);
    return ACTIVE_STATUSES.has(visit.status) && from < wanted.to + buffer && to + buffer > wanted.from;
  });
}

/** Describes an overlapping visit; a visit of another desk shows only its time. */
function asOverlap(db: Db, desk: Desk, visit: VisitRow): Overlap {
  const span = clocks(spanOf(visit));
  if (!isOf(desk, visit)) {
    return { kind: 'elsewhere', ...span, name: null, visit_id: null };
  }
  return { kind: 'visit', ...span, name: fullName(db.clients.require(visit.client_id)), visit_id: visit.id };
}

function besideHolds(db: Db, slot: Slot & { readonly doctor_id: number }, now: number): Overlap[] {
  const wanted = spanOf(slot);
  return db.slot_holds
    .find('doctor', slot.doctor_id)
    .filter(({ id, expires_at }) => Date.parse(expires_at) > now && slot.kept?.includes(id) !== true)
    .map(spanOf)
    .filter(({ from, to }) => from < wanted.to && to > wanted.from)
    .map((span) => ({ kind: 'held', ...clocks(span), name: null, visit_id: null }));
}

/**
 * Returns the breaks that the slot overlaps, and closed time if the slot is not within the working
 * hours.
 */
function besideHours(db: Db, slot: Slot & { readonly doctor_id: number }): Overlap[] {
  const wanted = spanOf(slot);
  const day = Math.floor(wanted.from / DAY_MINUTES);
  const minutes = { from: wanted.from - day * DAY_MINUTES, to: wanted.to - day * DAY_MINUTES };
  const working = db.working_hours.find('doctor', slot.doctor_id).find((row) => row.filial_id === slot.filial_id);
  const hours = working === undefined ? null : receptionOn(db, working, day).hours;
  if (hours === null) {
    return [{ kind: 'closed', from: clockOf(0), to: clockOf(DAY_MINUTES - 1), name: null, visit_id: null }];
  }
  const pauses = hours.breaks
    .filter(({ from, to }) => from < minutes.to && to > minutes.from)
    .map((pause) => ({ kind: 'break' as const, ...clocks(pause), name: null, visit_id: null }));
  if (minutes.from >= hours.from && minutes.to <= hours.to) return pauses;
  return [...pauses, { kind: 'closed', ...clocks(minutes), name: null, visit_id: null }];
}

/**
 * Minutes before the start when a new visit may be marked as arrived (contract: States of a visit).
 */
const ARRIVAL_MINUTES = 60;

/** @throws Refusal 422 at `arrived` */
export function refuseEarlyArrival(startsAt: string, now: number): void {
  if (momentOfText(startsAt) - ARRIVAL_MINUTES <= momentOf(now)) return;
  throw Refusal.invalid({ arrived: ['Отметить приход можно за час до приёма, не раньше'] });
}
