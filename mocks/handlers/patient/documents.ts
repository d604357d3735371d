import * as documentsMocks from '#generated/mocks/patient-documents/patient-documents.msw.ts';
import { DocumentCategory } from '#generated/models/document-category.ts';
import type { DocumentListMetaCounts } from '#generated/models/document-list-meta-counts.ts';
import type { DocumentListParams } from '#generated/models/document-list-params.ts';
import type { Document } from '#generated/models/document.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { FileRow } from '../../db/types/file.ts';
import type { DocumentRow, UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import { addDocument, changeDocument, readableDocument, removeDocument } from '../../rules/documents.ts';
import { documentsOf, readableCard, readableDocuments } from '../../rules/medical-card.ts';
import { personIdFor } from '../../rules/shared-cards.ts';
import { fileView } from '../views/file.ts';
import { pageOf } from '../views/paging.ts';

const newestFirst = (a: DocumentRow, b: DocumentRow): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

export const documents = implement(documentsMocks)({
  documentList: ({ db, user, query, now }) => {
    const { visit_id, family_member_id } = query;
    const owner = readableCard(db, user, family_member_id);
    // With `visit_id` the person filter is optional, because a visit has only one person.
    const all =
      visit_id === undefined
        ? documentsOf(db, owner)
        : readableDocuments(db, user)
            .filter((row) => row.visit_id === visit_id)
            .filter((row) => family_member_id === undefined || personIdFor(db, user, row) === family_member_id);
    const wanted = all.filter((row) => isWanted(row, db.files.require(row.file_id), query));
    const { rows, meta } = pageOf(wanted.toSorted(newestFirst), query);
    return {
      data: rows.map((document) => documentView(db, user, document, now)),
      meta: { ...meta, counts: countsOf(all) },
    };
  },

  documentCreate: ({ db, user, body, now }) => ({
    data: documentView(db, user, addDocument(db, user, body, now), now),
  }),
  documentRead: ({ db, user, path, now }) => ({
    data: documentView(db, user, readableDocument(db, user, path.id), now),
  }),
  documentUpdate: ({ db, user, path, body, now }) => ({
    data: documentView(db, user, changeDocument(db, user, path.id, body), now),
  }),
  documentDelete: ({ db, user, path }) => removeDocument(db, user, path.id),
});

function isWanted({ category }: DocumentRow, file: FileRow, query: DocumentListParams): boolean {
  return (
    (query.category === undefined || category === query.category) &&
    (query.file_name === undefined || file.name === query.file_name) &&
    (query.file_size === undefined || file.size === query.file_size)
  );
}

function documentView(db: Db, user: UserRow, document: DocumentRow, now: number): Document {
  return {
    ...pick(document, 'id', 'category', 'name', 'created_at', 'added_by', 'visit_id'),
    family_member_id: personIdFor(db, user, document),
    file: fileView(db.files.require(document.file_id), now),
  };
}

function countsOf(rows: readonly DocumentRow[]): DocumentListMetaCounts {
  const counted = Object.values(DocumentCategory).map((category) => [
    category,
    rows.filter((row) => row.category === category).length,
  ]);
  return Object.fromEntries(counted) as Record<DocumentCategory, number>;
}
