import type { VisitDocument } from '#generated/models/visit-document.ts';
import type { VisitEvent } from '#generated/models/visit-event.ts';
import type { VisitNote } from '#generated/models/visit-note.ts';
import type { VisitRecord } from '#generated/models/visit-record.ts';
import type { VisitSource } from '#generated/models/visit-source.ts';
import type { Db } from '../../db/db.ts';
import type { VisitNoteRow, VisitRow } from '../../db/types/visit.ts';
import { visitsOf, type Desk } from '../../rules/desk/desk.ts';
import { documentsOfVisit, notesOfVisit, type PaperRow } from '../../rules/desk/visit-papers.ts';
import { movableUntil, stepsOf } from '../../rules/desk/visit-steps.ts';
import { together } from '../../rules/each-service.ts';
import { questionsOfVisit } from '../../rules/visit-questions.ts';
import { conclusionOf } from './conclusion.ts';
import { fileView } from './file.ts';
import { historyOf, identityView, visitPerson } from './visit.ts';

/** Way of booking; for the seed's visits it is derived from the account. */
export function sourceOf({ source, user_id }: VisitRow): VisitSource {
  return source ?? (user_id === null ? 'phone' : 'online');
}

/** View of a visit's notes, history and documents, for its doctor or clinic. */
export function visitRecordView(db: Db, desk: Desk, visit: VisitRow, now: number): VisitRecord {
  const person = visitPerson(db, visit);
  const dispute = db.visit_disputes.get(visit.id);
  return {
    created_at: visit.created_at,
    email: visit.email,
    birthday: person.birthday,
    own_phone: 'relation' in person ? person.phone : null,
    ...identityView(person),
    history: historyOf(db, visit, 'desk').map(inThirdPerson),
    documents: documentsOfVisit(db, visit.id).map((row) => visitDocumentView(db, desk, row, now)),
    notes: notesOfVisit(db, desk, visit.id).map((note) => visitNoteView(desk, note)),
    conclusion: desk.by === 'doctor' ? conclusionOf(db, visit) : null,
    questions: questionsOfVisit(db, visit, now),
    dispute: dispute === undefined ? null : { text: dispute.text, created_at: dispute.created_at },
    earlier_visits_count: visitsOf(db, desk).filter(
      ({ client_id, status, starts_at }) =>
        client_id === visit.client_id && status === 'completed' && starts_at < visit.starts_at,
    ).length,
    preparation: together(db, visit).preparation,
    steps: stepsOf(db, visit, now),
    movable_until: movableUntil(visit, now),
  };
}

export function visitDocumentView(db: Db, desk: Desk, row: PaperRow, now: number): VisitDocument {
  const { id, visit_id, category, name, created_at, added_by } = row;
  const file = fileView(db.files.require(row.file_id), now);
  return { id, visit_id, category, name, file, created_at, added_by, removable: row.added_from === desk.by };
}

export function visitNoteView(desk: Desk, { id, visit_id, text, created_at, by, author }: VisitNoteRow): VisitNote {
  return { id, visit_id, text, created_at, by, author, removable: by === desk.by };
}

/** Replacements that turn history texts for the patient («Вы…») into the third person. */
const THIRD_PERSON: readonly (readonly [RegExp, string])[] = [
  [/^Вы записались/, 'Пациент записался'],
  [/^Вы перенесли запись/, 'Пациент перенёс запись'],
  [/^Вы отменили запись/, 'Пациент отменил запись'],
  [/^Вы подтвердили, что придёте/, 'Пациент подтвердил, что придёт'],
  [/^Вы подтвердили, что подключитесь/, 'Пациент подтвердил, что подключится'],
  [/^Вы подтвердили, что ждёте врача/, 'Пациент подтвердил, что ждёт врача'],
  [/^Вы не пришли/, 'Пациент не пришёл'],
  [/^Вы пришли/, 'Пациент пришёл'],
  [/^Вы не подключились/, 'Пациент не подключился'],
  [/^Вы подключились/, 'Пациент подключился'],
  [/^Вы изменили адрес, куда приехать/, 'Пациент изменил адрес, куда приехать'],
  [/^Вы изменили анализы/, 'Пациент изменил анализы'],
  [/^Вы изменили комментарий для врача/, 'Пациент изменил комментарий для врача'],
  [/^Вы удалили комментарий для врача/, 'Пациент удалил комментарий для врача'],
  [/^Вы сообщили, что приём не состоялся.*/, 'Пациент сообщил, что приём не состоялся'],
  [/^(Врач записал|Клиника записала) вас/, '$1 пациента'],
];

function inThirdPerson(event: VisitEvent): VisitEvent {
  const [from, to] = THIRD_PERSON.find(([pattern]) => pattern.test(event.text)) ?? [/^/, ''];
  return { ...event, text: event.text.replace(from, to) };
}
