import type * as patientMocks from '@generated/mocks/patient/patient.msw.ts';
import type { Document } from '@generated/models/document.ts';
import type { Db } from '../../db/db.ts';
import type { DocumentRow } from '../../db/types/person.ts';
import type { Resolvers } from '../../implement.ts';
import { addDocument, ownDocument, removeDocument } from '../../rules/documents.ts';
import { fileView } from '../views/file.ts';
import { pageOf } from '../views/paging.ts';

const newestFirst = (a: DocumentRow, b: DocumentRow): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

export const documents = {
  documentList: ({ db, user, query }) => {
    const wanted = db.documents
      .find('user', user.id)
      .filter(({ category }) => query.category === undefined || category === query.category)
      .filter(({ visit_id }) => query.visit_id === undefined || visit_id === query.visit_id);
    const { rows, meta } = pageOf(wanted.toSorted(newestFirst), query);
    return { data: rows.map((document) => documentView(db, document)), meta };
  },

  documentCreate: ({ db, user, body, now }) => ({ data: documentView(db, addDocument(db, user, body, now)) }),
  documentRead: ({ db, user, path }) => ({ data: documentView(db, ownDocument(db, user, path.id)) }),
  documentDelete: ({ db, user, path }) => removeDocument(db, user, path.id),
} satisfies Partial<Resolvers<typeof patientMocks>>;

function documentView(db: Db, document: DocumentRow): Document {
  return {
    id: document.id,
    category: document.category,
    name: document.name,
    file: fileView(db.files.require(document.file_id)),
    created_at: document.created_at,
    visit_id: document.visit_id,
  };
}
