import type { SlotHold } from '#generated/models/slot-hold.ts';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';

let known: SlotHold | undefined;

/**
 * The slot that this page holds for a signed-in person. When their session ends meanwhile, the server goes on holding it: on the way
 * back through the login it must not be taken for somebody else's.
 */
export const ownHold = {
  keep(hold: SlotHold): void {
    known = hold;
  },

  /** It was let go, or has become a visit. */
  forget(id: string): void {
    if (known?.id === id) known = undefined;
  },

  /** Until when this very slot is held (`expires_at`); undefined when it is not, or not any more. */
  until({
    doctor_id,
    filial_id,
    starts_at,
  }: Pick<SlotHold, 'doctor_id' | 'filial_id' | 'starts_at'>): string | undefined {
    if (known?.doctor_id !== doctor_id || known.filial_id !== filial_id) return undefined;
    const isIt = epoch(known.starts_at) === epoch(starts_at);
    return isIt && epoch(known.expires_at) > now() ? known.expires_at : undefined;
  },
};
