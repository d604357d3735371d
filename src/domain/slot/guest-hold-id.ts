import { stored } from '@/shared/storage/stored';

const kept = stored<string | undefined>('aman.guest-hold', String, undefined);

/** Where storage is full or forbidden the hold is known as long as the page lives. */
let known: string | undefined;

/** The id of the slot that this browser holds before anybody has signed in: one for all its tabs, as the contract has it. */
export const guestHoldId = {
  get: (): string | undefined => known ?? kept.get(),

  keep(id: string): void {
    known = kept.set(id) ? undefined : id;
  },

  /** It was let go, or has passed to the person. */
  forget(): void {
    known = undefined;
    kept.set(null);
  },
};
