import type { FactCheck } from '#generated/models/fact-check.ts';
import type { Licensed } from '#mocks/db/types/place.ts';

/** Every ninth clinic or doctor has no licence. Of the other licences every fourth is unchecked. */
function licenceOf(id: number, number: string, issued_on: string): Licensed {
  if (id % 9 === 0) return { licence: null, licence_checked_on: null };
  return { licence: { number, issued_on }, licence_checked_on: id % 4 === 0 ? null : '2026-03-02' };
}

export function clinicLicence(id: number, since: number): Licensed {
  const number = `${since % 100}`.padStart(2, '0') + `${12_000 + id * 37}`.padStart(6, '0');
  return { ...licenceOf(id, number, `${since}-03-15`), checks: checksOf(id, 'address', 'phone') };
}

/** Every fifth clinic or doctor has no checked facts. */
function checksOf(id: number, ...facts: readonly FactCheck['fact'][]): FactCheck[] {
  return id % 5 === 0 ? [] : facts.map((fact) => ({ fact, checked_on: '2026-01-14' }));
}

/**
 * A specialist's certificate is renewed every five years, so its date is at most five years old.
 */
export function doctorLicence(id: number, since: number): Licensed {
  const year = since + Math.floor((2025 - since) / 5) * 5;
  const licence = licenceOf(id, `KZ64VBX${`${12_000 + id * 37}`.padStart(8, '0')}`, `${year}-09-12`);
  return { ...licence, checks: checksOf(id, 'education') };
}
