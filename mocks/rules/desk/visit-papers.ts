import type { VisitDocumentRequest } from '#generated/models/visit-document-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { DocumentRow } from '../../db/types/person.ts';
import type { VisitNoteRow, VisitRow } from '../../db/types/visit.ts';
import { ownDoctor } from '../doctor/own-doctor.ts';
import { sentFile } from '../files.ts';
import { Refusal } from '../refusal.ts';
import { notifyDocument } from '../visit-notices.ts';
import { authorOf, deskVisit, type Desk } from './desk.ts';

export type PaperRow = DocumentRow & { readonly visit_id: number };

interface Dated {
  readonly id: number;
  readonly created_at: string;
}

const newestFirst = (a: Dated, b: Dated): number => b.created_at.localeCompare(a.created_at) || b.id - a.id;

/** Returns all documents of a visit, newest first. */
export function documentsOfVisit(db: Db, visitId: number): PaperRow[] {
  return db.documents
    .find('visit', visitId)
    .map((row) => ({ ...row, visit_id: visitId }))
    .toSorted(newestFirst);
}

/**
 * Returns notes that the desk may see. A clinic sees its own notes; a doctor sees the doctor's own
 * notes and the clinic's.
 */
export function notesOfVisit(db: Db, desk: Desk, visitId: number): VisitNoteRow[] {
  return db.visit_notes
    .find('visit', visitId)
    .filter(({ by, doctor_id }) => by === 'clinic' || (desk.by === 'doctor' && doctor_id === desk.user.doctor_id))
    .toSorted(newestFirst);
}

/**
 * Adds a document to a visit and, if the patient has an account, to the patient's card.
 *
 * @throws Refusal 404; 422 at `file_id`
 */
export function addVisitDocument(db: Db, desk: Desk, id: number, request: VisitDocumentRequest, now: number): PaperRow {
  const visit = deskVisit(db, desk, id);
  const file = sentFile(db, desk.user, request.file_id);
  if ([...db.documents.all()].some(({ file_id }) => file_id === file.id)) {
    throw Refusal.invalid({ file_id: ['Этот файл уже добавлен'] });
  }
  const row = db.documents.insert({
    id: db.documents.nextId(),
    user_id: visit.user_id,
    family_member_id: visit.family_member_id,
    visit_id: visit.id,
    category: request.category,
    name: request.name.trim(),
    file_id: file.id,
    created_at: textOfEpoch(now),
    added_by: addedBy(db, desk, visit),
    added_from: desk.by,
  });
  notifyDocument(db, visit, row, now);
  return { ...row, visit_id: visit.id };
}

/** Author's name in the patient's card: «Айгуль Серикова» or «Аяла» на Абая. */
function addedBy(db: Db, { by, user }: Desk, visit: VisitRow): string {
  if (by === 'clinic') return db.filials.require(visit.filial_id).title;
  const { first_name, second_name } = ownDoctor(db, user);
  return `${first_name} ${second_name}`;
}

/** @throws Refusal 404 for an unknown document, or a document of another desk's visit */
export function visitDocument(db: Db, desk: Desk, id: number): PaperRow {
  const document = db.documents.get(id);
  if (document === undefined || document.visit_id === null) throw Refusal.notFound();
  return { ...document, visit_id: deskVisit(db, desk, document.visit_id).id };
}

/** @throws Refusal 404; 409 at `added_by` if another side added the document */
export function removeVisitDocument(db: Db, desk: Desk, id: number): void {
  const document = visitDocument(db, desk, id);
  if (document.added_from !== desk.by) {
    throw Refusal.conflict('wrong_state', 'added_by', 'Удалить документ может только тот, кто его добавил');
  }
  db.documents.remove(document.id);
  db.files.remove(document.file_id);
}

export function addVisitNote(db: Db, desk: Desk, id: number, text: string, now: number): VisitNoteRow {
  const visit = deskVisit(db, desk, id);
  return db.visit_notes.insert({
    id: db.visit_notes.nextId(),
    visit_id: visit.id,
    by: desk.by,
    doctor_id: desk.by === 'doctor' ? desk.user.doctor_id : null,
    author: authorOf(db, desk),
    text: text.trim(),
    created_at: textOfEpoch(now),
  });
}

/** @throws Refusal 404 for an unknown note or another side's note */
export function removeVisitNote(db: Db, desk: Desk, id: number): void {
  const note = db.visit_notes.get(id);
  if (note === undefined || note.by !== desk.by) throw Refusal.notFound();
  deskVisit(db, desk, note.visit_id);
  if (note.by === 'doctor' && note.doctor_id !== desk.user.doctor_id) throw Refusal.notFound();
  db.visit_notes.remove(note.id);
}
