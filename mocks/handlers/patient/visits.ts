import * as visitsMocks from '#generated/mocks/patient-visits/patient-visits.msw.ts';
import type { VisitListStatus } from '#generated/models/visit-list-status.ts';
import type { VisitRow } from '../../db/types/visit.ts';
import { implement } from '../../implement.ts';
import { bookVisit } from '../../rules/book-visit.ts';
import { changeServices } from '../../rules/change-services.ts';
import { cancelVisit, confirmAttendance, rescheduleVisit } from '../../rules/change-visit.ts';
import { bookersVisit, readableVisit, readableVisits } from '../../rules/patient-visits.ts';
import { changeComment, disputeVisit } from '../../rules/visit-notes.ts';
import { changeHomeAddress } from '../../rules/visit-place.ts';
import { changeAnswers } from '../../rules/visit-questions.ts';
import { tabOf } from '../../rules/visit-states.ts';
import { pageOf } from '../views/paging.ts';
import { visitView } from '../views/visit.ts';

export const visits = implement(visitsMocks)({
  visitList: ({ db, user, query, now }) => {
    const tabs: Record<VisitListStatus, VisitRow[]> = { upcoming: [], past: [], cancelled: [] };
    for (const visit of readableVisits(db, user, query.person)) tabs[tabOf(visit.status)].push(visit);
    const status = query.status ?? 'upcoming';
    const { rows, meta } = pageOf(status === 'upcoming' ? tabs.upcoming : tabs[status].toReversed(), query);
    const counts = { upcoming: tabs.upcoming.length, past: tabs.past.length, cancelled: tabs.cancelled.length };
    return { data: rows.map((visit) => visitView(db, user, visit, now)), meta: { ...meta, counts } };
  },

  visitCreate: ({ db, user, body, now }) => ({ data: visitView(db, user, bookVisit(db, user, body, now), now) }),

  visitRead: ({ db, user, path, now }) => ({ data: visitView(db, user, readableVisit(db, user, path.id), now) }),

  visitCancel: ({ db, user, path, body, now }) => ({
    data: visitView(db, user, cancelVisit(db, user, path.id, body.reason, now), now),
  }),

  visitReschedule: ({ db, user, path, body, now }) => ({
    data: visitView(db, user, rescheduleVisit(db, user, path.id, body.hold_id, now), now),
  }),

  visitServicesChange: ({ db, user, path, body, now }) => ({
    data: visitView(db, user, changeServices(db, user, path.id, body, now), now),
  }),

  visitAttendanceConfirm: ({ db, user, path, now }) => ({
    data: visitView(db, user, confirmAttendance(db, user, path.id, now), now),
  }),

  visitDispute: ({ db, user, path, body, now }) => ({
    data: visitView(db, user, disputeVisit(db, user, path.id, body.text, now), now),
  }),

  visitHomeAddressUpdate: ({ db, user, path, body, now }) => ({
    data: visitView(db, user, changeHomeAddress(db, user, path.id, body, now), now),
  }),

  visitAnswersUpdate: ({ db, user, path, body, now }) => {
    const visit = bookersVisit(db, user, path.id);
    changeAnswers(db, visit, body.answers, 'patient', now);
    return { data: visitView(db, user, visit, now) };
  },

  visitCommentUpdate: ({ db, user, path, body, now }) => ({
    data: visitView(db, user, changeComment(db, user, path.id, body.comment, now), now),
  }),
});
