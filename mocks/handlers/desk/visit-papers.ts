import * as clinicMocks from '#generated/mocks/clinic-visit-papers/clinic-visit-papers.msw.ts';
import * as doctorMocks from '#generated/mocks/doctor-visit-papers/doctor-visit-papers.msw.ts';
import { type Call, implement } from '../../implement.ts';
import { deskVisit, type Desk } from '../../rules/desk/desk.ts';
import {
  addVisitDocument,
  addVisitNote,
  removeVisitDocument,
  removeVisitNote,
  visitDocument,
} from '../../rules/desk/visit-papers.ts';
import { removeConclusion, writeConclusion } from '../../rules/doctor/conclusion.ts';
import { changeAnswers } from '../../rules/visit-questions.ts';
import { visitConclusionView } from '../views/conclusion.ts';
import { visitDocumentView, visitNoteView } from '../views/visit-record.ts';
import { deskResolvers } from './desk-resolvers.ts';

const shared = (by: Desk['by']) => ({
  VisitDocumentCreate: ({ db, user, path, body, now }: Call<`${typeof by}VisitDocumentCreate`>) => ({
    data: visitDocumentView(db, { by, user }, addVisitDocument(db, { by, user }, path.id, body, now), now),
  }),
  VisitDocumentRead: ({ db, user, path, now }: Call<`${typeof by}VisitDocumentRead`>) => ({
    data: visitDocumentView(db, { by, user }, visitDocument(db, { by, user }, path.id), now),
  }),
  VisitDocumentDelete: ({ db, user, path }: Call<`${typeof by}VisitDocumentDelete`>) =>
    removeVisitDocument(db, { by, user }, path.id),

  VisitAnswersUpdate: ({ db, user, path, body, now }: Call<`${typeof by}VisitAnswersUpdate`>) => ({
    data: changeAnswers(db, deskVisit(db, { by, user }, path.id), body.answers, 'desk', now),
  }),

  VisitNoteCreate: ({ db, user, path, body, now }: Call<`${typeof by}VisitNoteCreate`>) => ({
    data: visitNoteView({ by, user }, addVisitNote(db, { by, user }, path.id, body.text, now)),
  }),
  VisitNoteDelete: ({ db, user, path }: Call<`${typeof by}VisitNoteDelete`>) =>
    removeVisitNote(db, { by, user }, path.id),
});

export const clinicVisitPapers = implement(clinicMocks)(deskResolvers('clinic', shared));
export const doctorVisitPapers = implement(doctorMocks)({
  ...deskResolvers('doctor', shared),
  doctorVisitConclusionUpdate: ({ db, user, path, body, now }) => ({
    data: visitConclusionView(db, writeConclusion(db, user, path.id, body, now)),
  }),
  doctorVisitConclusionDelete: ({ db, user, path }) => removeConclusion(db, user, path.id),
});
