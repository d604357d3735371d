import type { DocumentListParams } from '#generated/models/document-list-params.ts';
import type { VisitListParams } from '#generated/models/visit-list-params.ts';

/**
 * Request for all upcoming visits of the family in one answer. The contract allows at most 100 per
 * page.
 */
export const upcomingVisits = { status: 'upcoming', per_page: 100 } as const satisfies VisitListParams;

/** Request for all documents of a visit in one answer. The contract allows at most 100 per page. */
export function visitDocumentParams(visitId: number): DocumentListParams {
  return { visit_id: visitId, per_page: 100 };
}
