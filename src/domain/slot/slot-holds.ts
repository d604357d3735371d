import type { SlotHold } from '#generated/models/slot-hold.ts';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';
import { stored } from '@/shared/stored';

const kept = stored<string | undefined>('aman.guest-hold', String, undefined);

/** Where storage is full or forbidden the hold is known as long as the page lives. */
let inMemory: string | undefined;

/** The id of the slot that this browser holds before anybody has signed in: one for all its tabs, as the contract has it. */
export const guestHoldId = {
  get: (): string | undefined => inMemory ?? kept.get(),

  keep(id: string): void {
    inMemory = kept.set(id) ? undefined : id;
  },

  /** It was let go, or has passed to the person. */
  forget(): void {
    inMemory = undefined;
    kept.set(null);
  },
};

let ownKnown: SlotHold | undefined;

/**
 * The slot that this page holds for a signed-in person. When their session ends meanwhile, the server goes on holding it: on the way
 * back through the login it must not be taken for somebody else's.
 */
export const ownHold = {
  keep(hold: SlotHold): void {
    ownKnown = hold;
  },

  /** It was let go, or has become a visit. */
  forget(id: string): void {
    if (ownKnown?.id === id) ownKnown = undefined;
  },

  /** Until when this very slot is held (`expires_at`); undefined when it is not, or not any more. */
  until({
    doctor_id,
    filial_id,
    starts_at,
  }: Pick<SlotHold, 'doctor_id' | 'filial_id' | 'starts_at'>): string | undefined {
    if (ownKnown?.doctor_id !== doctor_id || ownKnown.filial_id !== filial_id) return undefined;
    const isIt = epoch(ownKnown.starts_at) === epoch(starts_at);
    return isIt && epoch(ownKnown.expires_at) > now() ? ownKnown.expires_at : undefined;
  },
};
