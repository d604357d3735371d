import type { TestProvider } from './test-provider.ts';

export const familyPath = '/fo/patient/family';

/**
 * The demo patient's family in the seed: a son with an upcoming visit, and a mother without an
 * upcoming visit.
 */
export const son = { id: 1, name: /Осипов Марк/, visitId: 3 };
export const mother = { id: 2, name: /Осипова Раиса/ };

/** Removes the demo patient's relatives. */
export function withoutFamily(provider: TestProvider): void {
  provider.db.family_members.remove(son.id);
  provider.db.family_members.remove(mother.id);
}

/**
 * Moves the son's visit to this time and makes it last an hour, so that a booking at this time
 * overlaps it.
 */
export function sonIsBusyAt(provider: TestProvider, startsAt: string): void {
  const end = new Date(Date.parse(startsAt) + 60 * 60_000 + 5 * 60 * 60_000).toISOString().slice(0, 19);
  provider.db.visits.update(son.visitId, {
    starts_at: startsAt,
    ends_at: `${end}+05:00`,
    duration_minutes: 60,
  });
}
