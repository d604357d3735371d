import type { SlotHold } from '#generated/models/slot-hold.ts';
import { forgetSearches } from '@/domain/search/recent-searches';
import { favourites } from '@/shared/favourites/favourites';
import { forgetFirstReads } from '@/shared/first-reads';
import { now } from '@/shared/format/now';
import { epoch } from '@/shared/format/zone';
import { forgetSelections } from '@/shared/personal-selections';
import { stored } from '@/shared/stored';

/** Id of the user who was last logged in on this device. */
const lastPerson = stored<string | null>('aman.person', String, null);

let ownKnown: SlotHold | undefined;

/**
 * The logged-in user's slot hold. The server keeps it after the session expires; after the next
 * login it must not look like another patient's.
 */
export const ownHold = {
  keep(hold: SlotHold): void {
    ownKnown = hold;
  },

  /** Called when the hold was released or became a visit. */
  forget(id: string): void {
    if (ownKnown?.id === id) ownKnown = undefined;
  },

  /** The hold of this slot, if it is still valid. */
  of(slot: Pick<SlotHold, 'doctor_id' | 'filial_id' | 'starts_at'>): SlotHold | undefined {
    if (ownKnown?.doctor_id !== slot.doctor_id || ownKnown.filial_id !== slot.filial_id) return undefined;
    const isIt = epoch(ownKnown.starts_at) === epoch(slot.starts_at);
    return isIt && epoch(ownKnown.expires_at) > now() ? ownKnown : undefined;
  },
};

/** Clears what can reveal an illness: searches, favourites, selected doctors and analyses. */
export function forgetPerson(): void {
  forgetSearches();
  favourites.forget();
  forgetSelections();
  forgetFirstReads();
  ownKnown = undefined;
  lastPerson.set(null);
}

/**
 * On login: keeps data of this user or of a guest on the device, and clears data of another user,
 * whose session expired.
 */
export function claimDevice(person: string): void {
  const last = lastPerson.get();
  if (last !== null && last !== person) forgetPerson();
  lastPerson.set(person);
}

/** The key of the registration draft in session storage (docs/rules.md §3). */
export const REGISTRATION_KEY = 'aman.registration';

/** Registration is over for a logged-in visitor (docs/rules.md §4). */
export function clearRegistrationDraft(): void {
  stored(REGISTRATION_KEY, String, '', 'sessionStorage').set(null);
}
