import type { ServiceRow } from '#mocks/db/types/reference.ts';
import { ANALYSES } from './analyses.ts';
import { CONSULTATIONS } from './consultations.ts';
import { EVERYDAY_SERVICES } from './everyday-services.ts';
import { EXAMINATIONS } from './examinations.ts';

const drafts = [...CONSULTATIONS, ...EXAMINATIONS, ...ANALYSES, ...EVERYDAY_SERVICES];

/** All services of the directory; the id is the position in the list. */
export const SERVICES: readonly ServiceRow[] = drafts.map((draft, index) => Object.assign(draft, { id: index + 1 }));

/** Everyday services, the last ones of the directory. */
export const EVERYDAY: readonly ServiceRow[] = SERVICES.slice(-EVERYDAY_SERVICES.length);

const bySlug = new Map(SERVICES.map((row) => [row.slug, row]));

/** @throws Error for an unknown slug */
export function serviceBySlug(slug: string): ServiceRow {
  const row = bySlug.get(slug);
  if (row === undefined) throw new Error(`no service ${slug}`);
  return row;
}

/** Slugs of examinations with large machines, which a filial offers without a doctor. */
const NEEDS_A_MACHINE = /^(mrt|kt|flyuorografiya|mammografiya|rentgen|densitometriya|panoramnyi)-?/;

const consultations = new Map<string, ServiceRow>();
const others = new Map<number, ServiceRow[]>();
for (const row of SERVICES.slice(0, -EVERYDAY.length)) {
  for (const specialisationId of row.specialisation_ids) {
    const order = row.format === 'clinic' ? row.visit_order : row.format;
    if (row.kind === 'consultation' && order !== null) consultations.set(`${specialisationId}:${order}`, row);
    else if (row.kind !== 'analysis' && !NEEDS_A_MACHINE.test(row.slug)) {
      others.set(specialisationId, [...(others.get(specialisationId) ?? []), row]);
    }
  }
}

/** Returns a specialisation's consultation of one kind; undefined if it has none. */
export function consultationOf(
  specialisationId: number,
  sort: 'first' | 'repeat' | 'online' | 'home',
): ServiceRow | undefined {
  return consultations.get(`${specialisationId}:${sort}`);
}

/** Returns examinations and treatments that doctors of a specialisation carry out. */
export function proceduresOf(specialisationId: number): readonly ServiceRow[] {
  return others.get(specialisationId) ?? [];
}
