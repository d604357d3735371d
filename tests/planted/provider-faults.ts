import type { Fault } from './fault.ts';

/** Faults of the stand-in provider: rules of booking, states, roles, limits. */
export const providerFaults: readonly Fault[] = [
  {
    what: 'a hold lasts an hour',
    file: 'mocks/rules/slot-holds.ts',
    from: `export const HOLD_MS = 5 * 60_000;`,
    to: `export const HOLD_MS = 60 * 60_000;`,
  },
  {
    what: 'a stranger books with somebody else’s hold',
    file: 'mocks/rules/slot-holds.ts',
    from: `return isOwn && isLive(hold, now) ? hold : undefined;`,
    to: `return hold !== undefined && isLive(hold, now) ? hold : undefined;`,
  },
  {
    what: 'a hold that was made for a move books a new visit',
    file: 'mocks/rules/slot-holds.ts',
    from: `if (hold === undefined || hold.visit_id !== visitId) {`,
    to: `if (hold === undefined) {`,
  },
  {
    what: 'visits of a family may overlap',
    file: 'mocks/rules/book-visit.ts',
    from: `  refuseFamilyOverlap(db, user.id, hold);\n`,
    to: ``,
  },
  {
    what: 'a child books a doctor for adults',
    file: 'mocks/rules/age-limits.ts',
    from: `if (age < (doctor.age_min ?? 0)) {`,
    to: `if (age < (doctor.age_min ?? 0) - 18) {`,
  },
  {
    what: 'the oldest that a doctor receives is refused',
    file: 'mocks/rules/age-limits.ts',
    from: `if (age > (doctor.age_max ?? Infinity)) {`,
    to: `if (age >= (doctor.age_max ?? Infinity)) {`,
  },
  {
    what: 'the slot stays held after it was booked',
    file: 'mocks/rules/book-visit.ts',
    from: `  db.slot_holds.remove(hold.id);\n`,
    to: ``,
  },
  {
    what: 'a moved visit stays confirmed',
    file: 'mocks/rules/change-visit.ts',
    from: `    status: 'pending',\n`,
    to: ``,
  },
  {
    what: 'a moved visit keeps the patient’s word of coming',
    file: 'mocks/rules/change-visit.ts',
    from: `    attendance_confirmed_at: null,\n`,
    to: ``,
  },
  {
    what: 'a pending visit is completed without being confirmed',
    file: 'mocks/rules/visit-states.ts',
    from: `pending: ['confirmed', 'cancelled_by_clinic'],`,
    to: `pending: ['confirmed', 'completed', 'cancelled_by_clinic'],`,
  },
  {
    what: 'a visit is completed before it begins',
    file: 'mocks/rules/visit-state-times.ts',
    from: `completed: { minutesBefore: 0, what: 'завершить приём' },`,
    to: `completed: { minutesBefore: 600, what: 'завершить приём' },`,
  },
  {
    what: 'a doctor marks the visits of another doctor',
    file: 'mocks/rules/visit-state.ts',
    from: `visit.doctor_id === null || visit.doctor_id !== user.doctor_id`,
    to: `visit.doctor_id === null || user.doctor_id === null`,
  },
  {
    what: 'a clinic marks the visits of another clinic',
    file: 'mocks/rules/visit-state.ts',
    from: `visit === undefined || visit.clinic_id !== user.clinic_id`,
    to: `visit === undefined || user.clinic_id === null`,
  },
  {
    what: 'a visit is reviewed twice',
    file: 'mocks/rules/reviews.ts',
    from: `if (reviewOfVisit(db, visit) !== undefined) {`,
    to: `if (reviewOfVisit(db, visit) === null) {`,
  },
  {
    what: 'a review of another person is changed',
    file: 'mocks/rules/reviews.ts',
    from: `review === undefined || review.user_id !== user.id || !isOfVisit(review)`,
    to: `review === undefined || !isOfVisit(review)`,
  },
  {
    what: 'a changed review counts before it was read',
    file: 'mocks/rules/reviews.ts',
    from: `state: 'in_process', reject_reason: null } as const;`,
    to: `state: 'published', reject_reason: null } as const;`,
  },
  {
    what: 'a session without «remember» lasts a month',
    file: 'mocks/rules/sessions.ts',
    from: `(remember ? 30 : 1) * DAY_MS`,
    to: `(remember ? 30 : 30) * DAY_MS`,
  },
  {
    what: 'a code may be guessed for ever',
    file: 'mocks/rules/one-time-code.ts',
    from: `if (row.tries_left === 0) throw`,
    to: `if (row.tries_left < 0) throw`,
  },
  {
    what: 'a new code comes with every press',
    file: 'mocks/rules/one-time-code.ts',
    from: `if (wait > 0) throw Refusal.tooMany(wait);`,
    to: `if (wait > 600) throw Refusal.tooMany(wait);`,
  },
  {
    what: 'a document of another person is removed',
    file: 'mocks/rules/documents.ts',
    from: `if (document === undefined || document.user_id !== user.id) throw Refusal.notFound();`,
    to: `if (document === undefined) throw Refusal.notFound();`,
  },
  {
    what: 'another person’s place in the waiting list is given up',
    file: 'mocks/rules/waitlist.ts',
    from: `if (db.waitlist.get(id)?.user_id !== user.id) throw Refusal.notFound();`,
    to: `if (db.waitlist.get(id) === undefined || user.id < 0) throw Refusal.notFound();`,
  },
  {
    what: 'cancelled visits count as occupancy',
    file: 'mocks/rules/occupancy.ts',
    from: `      starts_at.startsWith(date) && (ACTIVE_STATUSES.has(status) || status === 'completed' || status === 'no_show'),`,
    to: `      starts_at.startsWith(date) && (status !== 'pending' || ACTIVE_STATUSES.has(status)),`,
  },
  {
    what: 'a time in the past can be booked',
    file: 'mocks/slots/slot-engine.ts',
    from: `if (start < this.#earliest(question)) return 'too_soon';`,
    to: `if (start < this.#earliest(question) - 600) return 'too_soon';`,
  },
  {
    what: 'a taken time is called free',
    file: 'mocks/slots/slot-engine.ts',
    from: `return isTaken(plan, minute, duration_minutes) ? 'taken' : 'free';`,
    to: `return isTaken(plan, minute, 0) ? 'taken' : 'free';`,
  },
];
