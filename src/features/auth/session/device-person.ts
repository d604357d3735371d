import type { SlotHold } from '#generated/models/slot-hold.ts';
import { comparedMarks } from '@/domain/doctor/compared-marks';
import { forgetSearches } from '@/domain/search/recent-searches';
import { favourites } from '@/shared/favourites/favourites';
import { forgetFirstReads } from '@/shared/first-reads';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';
import { stored } from '@/shared/stored';

/** The id of who was logged in here last. */
const lastPerson = stored<string | null>('aman.person', String, null);

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

  /** The hold of this slot; undefined when there is none, or no longer. */
  of(slot: Pick<SlotHold, 'doctor_id' | 'filial_id' | 'starts_at'>): SlotHold | undefined {
    if (ownKnown?.doctor_id !== slot.doctor_id || ownKnown.filial_id !== slot.filial_id) return undefined;
    const isIt = epoch(ownKnown.starts_at) === epoch(slot.starts_at);
    return isIt && epoch(ownKnown.expires_at) > now() ? ownKnown : undefined;
  },
};

/** What people leave on the device itself, for a guest and for themselves: searches, hearts and marks can reveal an illness. */
export function forgetPerson(): void {
  forgetSearches();
  favourites.forget();
  comparedMarks.forget();
  forgetFirstReads();
  ownKnown = undefined;
  lastPerson.set(null);
}

/** On login: keeps what this person or a guest has left here, and forgets what somebody else has, whose session ran out. */
export function claimDevice(person: string): void {
  const last = lastPerson.get();
  if (last !== null && last !== person) forgetPerson();
  lastPerson.set(person);
}

/** The key of the registration draft in session storage (docs/rules.md §3). */
export const REGISTRATION_KEY = 'aman.registration';

/** A visitor who is logged in has finished registering (docs/rules.md §4). */
export function clearRegistrationDraft(): void {
  stored(REGISTRATION_KEY, String, '', 'sessionStorage').set(null);
}
