import type { Db } from '../db/db.ts';
import type { Ignored } from '../slots/doctor-blocks.ts';
import { checkSampling } from '../slots/sampling-times.ts';
import { slotsOf, type SlotVerdict } from '../slots/slot-engine.ts';
import { Refusal } from './refusal.ts';
import { settingsOf } from './visit-times.ts';

interface Slot {
  /** Id of the doctor; null for a sample. */
  readonly doctor_id: number | null;
  readonly filial_id: number;
  readonly starts_at: string;
  readonly duration_minutes: number;
  /** True if a doctor or clinic books (contract: Booking at the desk). */
  readonly desk?: boolean;
}

interface Own {
  /** Id of the visit to move. */
  readonly visit_id?: number | undefined;
  /** Ids of the person's holds. */
  readonly hold_ids?: readonly string[];
}

/**
 * Refuses a slot that is not free: by the doctor's hours, by visits and holds in all filials, or by
 * the clinic's minimum time before a visit (contract: rules of booking, 2 and 6).
 *
 * @param own the person's visit and holds, which do not block the slot
 * @throws Refusal 409 at `starts_at`
 */
export function refuseLostSlot(db: Db, slot: Slot, now: number, own: Own): void {
  const ignore = {
    ...(own.visit_id === undefined ? {} : { visit_id: own.visit_id }),
    ...(own.hold_ids === undefined ? {} : { hold_ids: own.hold_ids }),
  };
  switch (verdictOf(db, slot, now, ignore)) {
    case 'free':
      return;
    case 'taken':
      throw Refusal.conflict(
        'slot_taken',
        'starts_at',
        'Это время только что заняли. Выберите другое',
        'Это время только что заняли',
      );
    case 'off_duty':
      throw Refusal.conflict('slot_taken', 'starts_at', `${offDuty(slot)}. Выберите другое`, offDuty(slot));
    case 'too_far':
      throw Refusal.conflict('too_early', 'starts_at', 'Запись на этот день ещё не открыта. Выберите другой');
    case 'too_soon': {
      if (slot.desk === true) throw Refusal.conflict('too_late', 'starts_at', 'Это время уже прошло. Выберите другое');
      const hours = settingsOf(db, slot.filial_id).book_ahead_hours;
      throw Refusal.conflict(
        'too_late',
        'starts_at',
        `Записаться можно не позже чем за ${hours} ч до приёма. Выберите другое время`,
      );
    }
  }
}

function verdictOf(db: Db, { doctor_id, ...slot }: Slot, now: number, ignore: Ignored): SlotVerdict {
  if (doctor_id !== null) return slotsOf(db).check({ ...slot, doctor_id, now, ignore });
  const { filial_id, starts_at, desk = false } = slot;
  return checkSampling(db, { filial: db.filials.require(filial_id), starts_at, now, ignore, desk });
}

function offDuty({ doctor_id }: Slot): string {
  return doctor_id === null ? 'В это время анализы не берут' : 'В это время врач не принимает';
}
