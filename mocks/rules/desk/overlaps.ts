import type { Overlap } from '#generated/models/overlap.ts';
import { clockOf, DAY_MINUTES, momentOf, momentOfText } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import { fullName } from '../../db/lookup.ts';
import { ACTIVE_STATUSES } from '../../db/types/visit.ts';
import { bufferOf } from '../../slots/day-planner.ts';
import { receptionOn } from '../../slots/reception.ts';
import { refuseLostSlot } from '../free-slot.ts';
import { Refusal } from '../refusal.ts';
import type { Desk } from './desk.ts';

interface Slot {
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly starts_at: string;
  readonly duration_minutes: number;
}

/**
 * A time that the desk may give: a free one, or one that it gives over the schedule after it has read what stands there (contract: Booking at
 * the desk).
 *
 * @throws Refusal 409 at `starts_at`, with what stands there
 */
export function refuseDeskSlot(db: Db, desk: Desk, slot: Slot, overSchedule: boolean, now: number): void {
  try {
    refuseLostSlot(db, { ...slot, desk: true }, now, {});
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'slot_taken' || slot.doctor_id === null) throw error;
    const overlaps = overlapsOf(db, desk, { ...slot, doctor_id: slot.doctor_id }, now);
    if (overSchedule && !overlaps.some(({ kind }) => kind === 'held')) return;
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
  return [...besideVisits(db, desk, slot), ...besideHolds(db, slot, now), ...besideHours(db, slot)].toSorted(
    (a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to),
  );
}

const spanOf = ({ starts_at, duration_minutes }: Pick<Slot, 'starts_at' | 'duration_minutes'>) => {
  const from = momentOfText(starts_at);
  return { from, to: from + duration_minutes };
};
const clocks = ({ from, to }: { from: number; to: number }) => ({
  from: clockOf(from % DAY_MINUTES),
  to: clockOf(to % DAY_MINUTES),
});

/** Visits of the doctor, in whichever filial; of another clinic's nothing but the time. */
function besideVisits(db: Db, desk: Desk, slot: Slot & { readonly doctor_id: number }): Overlap[] {
  const wanted = spanOf(slot);
  const buffer = bufferOf(db, slot.doctor_id);
  return db.visits
    .find('doctor', slot.doctor_id)
    .filter((visit) => {
      const { from, to } = spanOf(visit);
      return ACTIVE_STATUSES.has(visit.status) && from < wanted.to + buffer && to + buffer > wanted.from;
    })
    .map((visit) => {
      const isOurs = desk.by === 'doctor' || visit.clinic_id === desk.user.clinic_id;
      const name = isOurs ? fullName(db.clients.require(visit.client_id)) : null;
      return { kind: isOurs ? ('visit' as const) : ('elsewhere' as const), ...clocks(spanOf(visit)), name };
    });
}

function besideHolds(db: Db, slot: Slot & { readonly doctor_id: number }, now: number): Overlap[] {
  const wanted = spanOf(slot);
  return db.slot_holds
    .find('doctor', slot.doctor_id)
    .filter((hold) => Date.parse(hold.expires_at) > now)
    .map(spanOf)
    .filter(({ from, to }) => from < wanted.to && to > wanted.from)
    .map((span) => ({ kind: 'held', ...clocks(span), name: null }));
}

/** Breaks that it meets, and what of it lies outside of the hours. */
function besideHours(db: Db, slot: Slot & { readonly doctor_id: number }): Overlap[] {
  const wanted = spanOf(slot);
  const day = Math.floor(wanted.from / DAY_MINUTES);
  const minutes = { from: wanted.from - day * DAY_MINUTES, to: wanted.to - day * DAY_MINUTES };
  const working = db.working_hours.find('doctor', slot.doctor_id).find((row) => row.filial_id === slot.filial_id);
  const hours = working === undefined ? null : receptionOn(db, working, day).hours;
  if (hours === null) return [{ kind: 'closed', from: clockOf(0), to: clockOf(DAY_MINUTES - 1), name: null }];
  const pauses = hours.breaks
    .filter(({ from, to }) => from < minutes.to && to > minutes.from)
    .map((pause) => ({ kind: 'break' as const, ...clocks(pause), name: null }));
  if (minutes.from >= hours.from && minutes.to <= hours.to) return pauses;
  return [...pauses, { kind: 'closed', ...clocks(minutes), name: null }];
}

/** How long before its time somebody may be written in as being there already (contract: States of a visit). */
const ARRIVAL_MINUTES = 60;

/** @throws Refusal 422 at `arrived` */
export function refuseEarlyArrival(startsAt: string, now: number): void {
  if (momentOfText(startsAt) - ARRIVAL_MINUTES <= momentOf(now)) return;
  throw Refusal.invalid({ arrived: ['Отметить приход можно за час до приёма, не раньше'] });
}
