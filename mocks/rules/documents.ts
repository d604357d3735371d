import type { DocumentRequest } from '@generated/models/document-request.ts';
import type { DocumentUpdateRequest } from '@generated/models/document-update-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { DocumentRow, UserRow } from '../db/types/person.ts';
import { ownFile, pathOfFile } from './files.ts';
import { ownVisit } from './patient-visits.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal 404 for an unknown document and for somebody else's */
export function ownDocument(db: Db, user: UserRow, id: number): DocumentRow {
  const document = db.documents.get(id);
  if (document === undefined || document.user_id !== user.id) throw Refusal.notFound();
  return document;
}

/**
 * Puts an uploaded file into the medical card; with a visit named, its doctor sees it.
 *
 * @throws Refusal 404 for a file or a visit that isn't one's own, 422 at `file_id` when the file is in the card already
 */
export function addDocument(db: Db, user: UserRow, request: DocumentRequest, now: number): DocumentRow {
  const file = ownFile(db, user, request.file_id);
  const visit_id = request.visit_id ?? null;
  if (visit_id !== null) ownVisit(db, user, visit_id);
  if (db.documents.find('user', user.id).some(({ file_id }) => file_id === file.id)) {
    throw Refusal.invalid({ file_id: ['Этот файл уже в медкарте'] });
  }
  return db.documents.insert({
    id: db.documents.nextId(),
    user_id: user.id,
    visit_id,
    category: request.category,
    name: request.name,
    file_id: file.id,
    created_at: textOfEpoch(now),
    added_by: null,
  });
}

/** Renames a document or files it elsewhere. @throws Refusal 404 */
export function changeDocument(db: Db, user: UserRow, id: number, request: DocumentUpdateRequest): DocumentRow {
  return db.documents.update(ownDocument(db, user, id).id, { category: request.category, name: request.name });
}

/** Removes the document and its file, unless the file is also the person's picture. @throws Refusal 404 */
export function removeDocument(db: Db, user: UserRow, id: number): void {
  const document = ownDocument(db, user, id);
  db.documents.remove(document.id);
  if (user.avatar !== pathOfFile({ id: document.file_id })) db.files.remove(document.file_id);
}
