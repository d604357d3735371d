import type { PatientGroup } from '#generated/models/patient-group.ts';
import type { SearchMatch } from '#generated/models/search-match.ts';
import type { SearchUnderstood } from '#generated/models/search-understood.ts';
import type { Db } from '#mocks/db/db.ts';
import { visibleLinks } from '#mocks/db/lookup.ts';
import type { Doctor } from '#mocks/db/types/doctor.ts';
import type { Titled } from '#mocks/db/types/reference.ts';
import { TIER, type Reason } from './relevance.ts';
import { patientsOf } from './said-words.ts';
import type { Understood } from './understand.ts';

const named = ({ slug, title }: Titled & { readonly slug: string }) => ({ slug, title });

/** Explains how the search read a text; null if the text needs no explanation. */
export function explained(db: Db, understood: Understood | null, asked: PatientGroup | null): SearchUnderstood | null {
  if (understood === null) return null;
  const { meant, filters, ignored } = understood;
  if (!understood.isParaphrased && filters.length + ignored.length === 0) return null;
  const symptoms = meant.flatMap(({ kind, id }) => (kind === 'symptom' ? db.symptoms.require(id) : []));
  const guides = symptoms.map(({ guidance }) => guidance[asked ?? patientsOf(understood) ?? 'adults']);
  const ids = new Set([
    ...(understood.isParaphrased ? meant.flatMap(({ kind, id }) => (kind === 'specialisation' ? id : [])) : []),
    ...guides.flatMap(({ first_ids }) => first_ids),
    ...guides.flatMap(({ later_ids }) => later_ids),
  ]);
  return {
    symptoms: symptoms.map(named).slice(0, 10),
    specialisations: [...ids].slice(0, 10).map((id) => named(db.specialisations.require(id))),
    filters: [...filters],
    ignored: [...ignored],
  };
}

/** Returns the reason why a doctor matches the text, as the doctor's card shows it. */
export function matchOf(db: Db, doctor: Doctor, reason: Reason | undefined): SearchMatch | null {
  if (reason === undefined) return null;
  const { meaning, tier } = reason;
  if (meaning === null) {
    return tier === TIER.clinic
      ? { kind: 'clinic', title: clinicTitle(db, doctor), price: null }
      : { kind: 'name', title: `${doctor.second_name} ${doctor.first_name}`, price: null };
  }
  const { kind, id } = meaning;
  switch (kind) {
    case 'symptom':
      return { kind, title: db.symptoms.require(id).title, price: null };
    case 'specialisation':
      return { kind, title: db.specialisations.require(id).title, price: null };
    case 'meddirection':
      return { kind, title: db.meddirections.require(id).title, price: null };
    case 'parameter':
      return null;
    case 'service': {
      const prices = visibleLinks(db, doctor.id).flatMap((link) => (link.service_id === id ? link.price : []));
      const price = prices.length > 0 ? Math.min(...prices) : null;
      return { kind, title: db.services.require(id).short_title, service_id: id, price };
    }
  }
}

function clinicTitle(db: Db, { filial_ids: [main = 0] }: Doctor): string {
  return db.clinics.require(db.filials.require(main).clinic_id).title;
}
