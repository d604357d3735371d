import type { DocumentListParams } from '#generated/models/document-list-params.ts';
import type { VisitListParams } from '#generated/models/visit-list-params.ts';

/** All visits that the family has ahead, in one answer. */
export const upcomingVisits = { status: 'upcoming', per_page: 100 } as const satisfies VisitListParams;

/** All documents of one visit, in one answer: they are few. */
export function visitDocumentParams(visitId: number): DocumentListParams {
  return { visit_id: visitId, per_page: 100 };
}
