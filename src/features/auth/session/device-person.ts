import type { SlotHold } from '#generated/models/slot-hold.ts';
import { forgetSearches } from '@/domain/search/recent-searches';
import { favourites } from '@/shared/favourites/favourites';
import { forgetFirstReads } from '@/shared/first-reads';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';
import { forgetSelections } from '@/shared/personal-selections';
import { stored } from '@/shared/stored';

/** Id of the user who logged in last on this device. */
const lastPerson = stored<string | null>('aman.person', String, null);

let ownKnown: SlotHold | undefined;

/**
 * The hold of the logged-in user. When the session expires, the server keeps the hold. Without this
 * copy, the slot would look taken by another patient after the next login.
 */
export const ownHold = {
  keep(hold: SlotHold): void {
    ownKnown = hold;
  },

  /** Removes a hold that was released or became a visit. */
  forget(id: string): void {
    if (ownKnown?.id === id) ownKnown = undefined;
  },

  /** The stored hold for this slot, if it hasn't expired. */
  of(slot: Pick<SlotHold, 'doctor_id' | 'filial_id' | 'starts_at'>): SlotHold | undefined {
    if (ownKnown?.doctor_id !== slot.doctor_id || ownKnown.filial_id !== slot.filial_id) return undefined;
    const isIt = epoch(ownKnown.starts_at) === epoch(slot.starts_at);
    return isIt && epoch(ownKnown.expires_at) > now() ? ownKnown : undefined;
  },
};

/**
 * Clears data on this device that can reveal an illness: searches, favourites, and selected doctors
 * and analyses.
 */
export function forgetPerson(): void {
  forgetSearches();
  favourites.forget();
  forgetSelections();
  forgetFirstReads();
  ownKnown = undefined;
  lastPerson.set(null);
}

/**
 * Assigns the data on this device to the user who logs in. Data of a guest or of the same user
 * stays. Data of another user, whose session has expired, is cleared.
 */
export function claimDevice(person: string): void {
  const last = lastPerson.get();
  if (last !== null && last !== person) forgetPerson();
  lastPerson.set(person);
}

/** Key of the registration draft in session storage (docs/rules.md §3). */
export const REGISTRATION_KEY = 'aman.registration';

/** Clears the registration draft after a login (docs/rules.md §4). */
export function clearRegistrationDraft(): void {
  stored(REGISTRATION_KEY, String, '', 'sessionStorage').set(null);
}
