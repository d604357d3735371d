import type { ServiceRow } from '#mocks/db/types/reference.ts';
import { ANALYSES } from './analyses.ts';
import { CONSULTATIONS } from './consultations.ts';
import { EVERYDAY_SERVICES } from './everyday-services.ts';
import { EXAMINATIONS } from './examinations.ts';

const drafts = [...CONSULTATIONS, ...EXAMINATIONS, ...ANALYSES, ...EVERYDAY_SERVICES];

/** Every service of the directory; ids follow the order. */
export const SERVICES: readonly ServiceRow[] = drafts.map((draft, index) => Object.assign(draft, { id: index + 1 }));

/** Those that people come for every day, the last ones of the directory. */
export const EVERYDAY: readonly ServiceRow[] = SERVICES.slice(-EVERYDAY_SERVICES.length);

const bySlug = new Map(SERVICES.map((row) => [row.slug, row]));

/** @throws for a slug that is not a service. */
export function serviceBySlug(slug: string): ServiceRow {
  const row = bySlug.get(slug);
  if (row === undefined) throw new Error(`no service ${slug}`);
  return row;
}

/** Examinations on large machines belong to a filial, not to a doctor. */
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

/** A specialisation's consultation of one sort, when it has one. */
export function consultationOf(
  specialisationId: number,
  sort: 'first' | 'repeat' | 'online' | 'home',
): ServiceRow | undefined {
  return consultations.get(`${specialisationId}:${sort}`);
}

/** Examinations and treatments that doctors of a specialisation give themselves. */
export function proceduresOf(specialisationId: number): readonly ServiceRow[] {
  return others.get(specialisationId) ?? [];
}
