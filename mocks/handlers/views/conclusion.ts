import type { VisitConclusion } from '#generated/models/visit-conclusion.ts';
import type { Db } from '../../db/db.ts';
import type { VisitConclusionRow } from '../../db/types/visit.ts';

export function conclusionOf(db: Db, { id }: { readonly id: number }): VisitConclusion | null {
  const row = db.visit_conclusions.get(id);
  return row === undefined ? null : visitConclusionView(db, row);
}

export function visitConclusionView(db: Db, { id: _id, referrals, ...content }: VisitConclusionRow): VisitConclusion {
  return {
    ...content,
    referrals: referrals.map(({ specialisation_id, service_id }) => ({
      specialisation: specialisation_id === null ? null : target(db.specialisations.require(specialisation_id)),
      service: service_id === null ? null : target(db.services.require(service_id)),
    })),
  };
}

function target({ id, slug, title }: { readonly id: number; readonly slug: string; readonly title: string }) {
  return { id, slug, title };
}
