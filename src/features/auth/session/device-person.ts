import { comparedMarks } from '@/domain/doctor/compared-marks';
import { forgetSearches } from '@/domain/search/recent-searches';
import { ownHold } from '@/domain/slot/slot-holds';
import { favourites } from '@/shared/favourites/favourites';
import { stored } from '@/shared/stored';

/** The id of who was logged in here last. */
const lastPerson = stored<string | null>('aman.person', String, null);

/** What people leave on the device itself, for a guest and for themselves: searches, hearts and marks can reveal an illness. */
export function forgetPerson(): void {
  forgetSearches();
  favourites.forget();
  comparedMarks.forget();
  ownHold.leave();
  lastPerson.set(null);
}

/** On login: keeps what this person or a guest has left here, and forgets what somebody else has, whose session ran out. */
export function claimDevice(person: string): void {
  const last = lastPerson.get();
  if (last !== null && last !== person) forgetPerson();
  lastPerson.set(person);
}
