import * as papersMocks from '#generated/mocks/clinic-visit-papers/clinic-visit-papers.msw.ts';
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

const deskOf = (user: UserRow): Desk => ({ by: 'clinic', user });

export const visitPapers = implement(papersMocks)({
  clinicVisitDocumentCreate: ({ db, user, path, body, now }) => ({
    data: visitDocumentView(db, deskOf(user), addVisitDocument(db, deskOf(user), path.id, body, now), now),
  }),
  clinicVisitDocumentRead: ({ db, user, path, now }) => ({
    data: visitDocumentView(db, deskOf(user), visitDocument(db, deskOf(user), path.id), now),
  }),
  clinicVisitDocumentDelete: ({ db, user, path }) => removeVisitDocument(db, deskOf(user), path.id),

  clinicVisitNoteCreate: ({ db, user, path, body, now }) => ({
    data: visitNoteView(deskOf(user), addVisitNote(db, deskOf(user), path.id, body.text, now)),
  }),
  clinicVisitNoteDelete: ({ db, user, path }) => removeVisitNote(db, deskOf(user), path.id),
});
