import type { TestProvider } from './test-provider.ts';

export const familyPath = '/fo/patient/family';

/** The demo patient's family, as the seed has it: a son with a visit ahead and a mother without. */
export const son = { id: 1, name: /Осипов Марк/, visitId: 3 };
export const mother = { id: 2, name: /Осипова Раиса/ };

/** As if nobody had been added yet. */
export function withoutFamily(provider: TestProvider): void {
  provider.db.family_members.remove(son.id);
  provider.db.family_members.remove(mother.id);
}

/** Puts the son's visit to another time, an hour long: something else of the same time then stands in its way. */
export function sonIsBusyAt(provider: TestProvider, startsAt: string): void {
  const end = new Date(Date.parse(startsAt) + 60 * 60_000 + 5 * 60 * 60_000).toISOString().slice(0, 19);
  provider.db.visits.update(son.visitId, {
    starts_at: startsAt,
    ends_at: `${end}+05:00`,
    duration_minutes: 60,
  });
}
