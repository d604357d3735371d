import type { DocumentListParams } from '#generated/models/document-list-params.ts';

/** All documents of one visit in one answer: there are few. */
export function visitDocumentParams(visitId: number): DocumentListParams {
  return { visit_id: visitId, per_page: 100 };
}
