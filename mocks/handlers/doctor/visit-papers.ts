import * as papersMocks from '#generated/mocks/doctor-visit-papers/doctor-visit-papers.msw.ts';
import type { UserRow } from '../../db/types/person.ts';
import { implement } from '../../implement.ts';
import type { Desk } from '../../rules/desk/desk.ts';
import {
  addVisitDocument,
  addVisitNote,
  removeVisitDocument,
  removeVisitNote,
  visitDocument,
} from '../../rules/desk/visit-papers.ts';
import { visitDocumentView, visitNoteView } from '../views/visit-record.ts';

const deskOf = (user: UserRow): Desk => ({ by: 'doctor', user });

export const visitPapers = implement(papersMocks)({
  doctorVisitDocumentCreate: ({ db, user, path, body, now }) => ({
    data: visitDocumentView(db, deskOf(user), addVisitDocument(db, deskOf(user), path.id, body, now), now),
  }),
  doctorVisitDocumentRead: ({ db, user, path, now }) => ({
    data: visitDocumentView(db, deskOf(user), visitDocument(db, deskOf(user), path.id), now),
  }),
  doctorVisitDocumentDelete: ({ db, user, path }) => removeVisitDocument(db, deskOf(user), path.id),

  doctorVisitNoteCreate: ({ db, user, path, body, now }) => ({
    data: visitNoteView(deskOf(user), addVisitNote(db, deskOf(user), path.id, body.text, now)),
  }),
  doctorVisitNoteDelete: ({ db, user, path }) => removeVisitNote(db, deskOf(user), path.id),
});
