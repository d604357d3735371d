import type { GuestSlotHold } from '#generated/models/guest-slot-hold.ts';
import type { SlotHold } from '#generated/models/slot-hold.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { SlotHoldRow } from '../../db/types/visit.ts';
import { termsAt } from '../../rules/funding.ts';
import type { GuestHoldRow } from '../../rules/guest-holds.ts';
import { questionsFor } from '../../rules/visit-questions.ts';
import { cancelUntil } from '../../rules/visit-times.ts';

export function holdView(db: Db, hold: SlotHoldRow): SlotHold {
  return {
    ...heldSlot(hold),
    ...termsAt(db, hold),
    questions: questionsFor(db, hold),
    cancel_until: cancelUntil(db, hold.filial_id, hold.starts_at),
    answer_until: hold.answer_until ?? null,
  };
}

export function guestHoldView(hold: GuestHoldRow): GuestSlotHold {
  return { ...heldSlot(hold), prolong_until: hold.prolong_until };
}

function heldSlot(hold: SlotHoldRow): Omit<SlotHold, 'cancel_until' | 'answer_until'> {
  return {
    ...pick(hold, 'id', 'doctor_id', 'filial_id', 'service_id', 'service_title'),
    ...(hold.services && { services: [...hold.services] }),
    ...pick(hold, 'price', 'duration_minutes', 'starts_at', 'expires_at'),
  };
}
