import { people, type Person } from './people.ts';
import type { TestProvider } from './test-provider.ts';

/** Secret and recovery codes of a person prepared by `withSecondFactor`. */
export const factor = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recovery: ['aaaaa-22222', 'bbbbb-33333'],
} as const;

/** Turns on the second factor of a person before the test. */
export function withSecondFactor(provider: TestProvider, person: Person = 'patient'): void {
  const { id } = provider.db.users.findOne('email', people[person].email) ?? { id: 0 };
  const { secret, recovery: recovery_codes } = factor;
  const turned_on_at = '2026-05-01T10:00:00+05:00';
  if (provider.db.second_factors.get(id) !== undefined) provider.db.second_factors.remove(id);
  provider.db.second_factors.insert({ id, secret, turned_on_at, used_step: 0, recovery_codes });
}

/** The demo clinic requires a second factor from a day on. */
export function requireFactor(provider: TestProvider, from: string): void {
  provider.db.clinics.update(1, { second_factor_from: from });
}
