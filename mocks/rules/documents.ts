import type { DocumentRequest } from '#generated/models/document-request.ts';
import type { DocumentUpdateRequest } from '#generated/models/document-update-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { DocumentRow, UserRow } from '../db/types/person.ts';
import { picturePath } from './file-addresses.ts';
import { sentFile } from './files.ts';
import { cardOwner } from './medical-card.ts';
import { sentVisit } from './patient-visits.ts';
import { Refusal, named } from './refusal.ts';
import { accessToCard, ownerAlone } from './shared-cards.ts';

/**
 * @throws Refusal 404 for an unknown document, or for a document in a card that is not shared with
 * the account
 */
export function readableDocument(db: Db, user: UserRow, id: number): DocumentRow {
  const document = db.documents.get(id);
  if (document === undefined) throw Refusal.notFound();
  if (document.user_id !== user.id && accessToCard(db, user, document) === undefined) throw Refusal.notFound();
  return document;
}

/** @throws Refusal 404 as `readableDocument`; 403 for a document in a shared card */
function ownDocument(db: Db, user: UserRow, id: number): DocumentRow {
  const document = readableDocument(db, user, id);
  if (document.user_id !== user.id) throw ownerAlone();
  return document;
}

/**
 * Adds an uploaded file to a medical card. A document of a visit goes into the card of the visit's
 * person, and the visit's doctor sees it.
 *
 * @throws Refusal 422 for another account's file, visit or family member; at `file_id` if a card
 * already has the file; at `visit_id` if the visit is another family member's
 */
export function addDocument(db: Db, user: UserRow, request: DocumentRequest, now: number): DocumentRow {
  const file = sentFile(db, user, request.file_id);
  const { visit_id = null, family_member_id: member } = request;
  const visit = visit_id === null ? null : sentVisit(db, user, visit_id);
  if (visit !== null && member !== undefined && member !== visit.family_member_id) {
    throw Refusal.invalid({ visit_id: ['Это визит другого человека. Выберите визит того, чья медкарта'] });
  }
  const { family_member_id } = named('family_member_id', 'Такого человека нет в вашей семье', () =>
    cardOwner(db, user, visit === null ? member : visit.family_member_id),
  );
  if (db.documents.find('user', user.id).some(({ file_id }) => file_id === file.id)) {
    throw Refusal.invalid({ file_id: ['Этот файл уже в медкарте'] });
  }
  return db.documents.insert({
    id: db.documents.nextId(),
    user_id: user.id,
    family_member_id,
    visit_id: visit?.id ?? null,
    category: request.category,
    name: request.name,
    file_id: file.id,
    created_at: textOfEpoch(now),
    added_by: null,
  });
}

/**
 * Renames a document or moves it to another folder.
 * @throws Refusal 404
 */
export function changeDocument(db: Db, user: UserRow, id: number, request: DocumentUpdateRequest): DocumentRow {
  return db.documents.update(ownDocument(db, user, id).id, { category: request.category, name: request.name });
}

/**
 * Deletes a document and its file; the file is kept if it is also the person's photo.
 *
 * @throws Refusal 404
 */
export function removeDocument(db: Db, user: UserRow, id: number): void {
  const document = ownDocument(db, user, id);
  db.documents.remove(document.id);
  if (user.avatar !== picturePath(db.files.require(document.file_id))) db.files.remove(document.file_id);
}
