import type { SlotHold } from '#generated/models/slot-hold.ts';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';
import { stored } from '@/shared/stored';

const kept = stored<string | undefined>('aman.guest-hold', String, undefined);

/** Without storage the hold is known as long as the page lives. */
let inMemory: string | undefined;

/** The id of a guest's held slot: one for all tabs of the browser, as the contract requires. */
export const guestHoldId = {
  get: (): string | undefined => inMemory ?? kept.get(),

  keep(id: string): void {
    inMemory = kept.set(id) ? undefined : id;
  },

  /** It was released, or has become the person's. */
  forget(): void {
    inMemory = undefined;
    kept.set(null);
  },

  /** Another tab holds something else for the guest, or nothing any more. The returned function ends it. */
  onElsewhere: kept.onElsewhere,
};

/** What became of a hold: another time was taken, it was booked, it was given back. */
const holdEvents = ['chosen', 'booked', 'left'] as const;
export type HoldEvent = (typeof holdEvents)[number];

const lastEvent = stored('aman.hold-event', String, '');

/** What happens to a person's holds in one tab, for the others of the browser: a new hold may have ended theirs. */
export const holdEventsOfTabs = {
  tell(event: HoldEvent): void {
    // Two equal events in a row are two.
    lastEvent.set(`${event} ${crypto.randomUUID()}`);
  },

  /** The returned function ends it. */
  onElsewhere: (happened: (event: HoldEvent | undefined) => void): (() => void) =>
    lastEvent.onElsewhere(() => happened(holdEvents.find((event) => lastEvent.get().startsWith(event)))),
};

let ownKnown: SlotHold | undefined;

/**
 * The slot held for a person who is logged in. When their session expires, the server still holds it: after the next login it must
 * not look like another patient's.
 */
export const ownHold = {
  keep(hold: SlotHold): void {
    ownKnown = hold;
  },

  /** It was released, or has become a visit. */
  forget(id: string): void {
    if (ownKnown?.id === id) ownKnown = undefined;
  },

  /** The person has left: it is not the next one's. */
  leave(): void {
    ownKnown = undefined;
  },

  /** Until when this slot is held (`expires_at`); undefined when it is not held, or no longer. */
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
