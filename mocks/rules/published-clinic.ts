import type { Db } from '../db/db.ts';
import type { Doctor } from '../db/types/doctor.ts';
import type { Clinic, Filial } from '../db/types/place.ts';
import { isPublicClinic } from './identity.ts';
import { Refusal } from './refusal.ts';

/**
 * Finds the clinic of a public page with its open filials, the main one first. A clinic needs
 * approval and an open filial to have a page.
 *
 * @throws Refusal 404
 */
export function publishedClinic(
  db: Db,
  slug: string,
): { readonly clinic: Clinic; readonly filials: readonly [Filial, ...Filial[]] } {
  const clinic = db.clinics.findOne('slug', slug);
  const [first, ...rest] = clinic === undefined ? [] : inOrder(db.filials.find('clinic', clinic.id)).filter(isOpen);
  if (clinic === undefined || first === undefined || !isPublicClinic(clinic)) throw Refusal.notFound();
  return { clinic, filials: [first, ...rest] };
}

/** Sorts filials in the clinic's order; filials without a position are sorted by id. */
export function inOrder(filials: readonly Filial[]): Filial[] {
  return filials.toSorted((a, b) => (a.position ?? a.id) - (b.position ?? b.id) || a.id - b.id);
}

function isOpen({ state }: Filial): boolean {
  return state === 'open';
}

/** Returns the public doctors of these filials without duplicates. */
export function publishedDoctors(db: Db, filials: readonly Filial[]): Doctor[] {
  const all = new Set(filials.flatMap(({ id }) => db.doctors.find('filial', id)));
  return [...all].filter(({ is_pending = false }) => !is_pending);
}
