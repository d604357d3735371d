/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What has happened. New kinds may come: an unknown one is shown as `system`.
 *
 * | Kind | Told to | Meaning |
 * |---|---|---|
 * | `visit_created` | doctor, clinic, patient | somebody has booked; it may wait for confirmation |
 * | `visit_confirmed` | patient | the clinic expects them |
 * | `visit_rescheduled`, `visit_cancelled` | the other sides | another time or address; called off, or not answered in time (told to all sides) |
 * | `visit_reminder` | patient | the visit is near |
 * | `visit_ended` | patient | the visit is marked as completed or missed; says until when that can be disputed |
 * | `review` | doctor, clinic | a review was written |
 * | `reply` | patient | their review was answered |
 * | `binding` | doctor, clinic | an invitation or a request to work in a filial, and its answer |
 * | `dispute` | doctor, clinic | the patient says that the visit was not as it is marked |
 * | `moderation` | all | a review, a complaint or a profile was decided on |
 * | `waitlist` | patient | a time that was waited for is offered |
 * | `document` | patient | a document was added to the medical card |
 * | `conclusion` | patient | the doctor has written a conclusion of a visit |
 * | `access` | patient | an invitation to somebody's card, its answer, and the end of an access |
 * | `system` | all | anything else |
 */
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind];

export const NotificationKind = {
  visit_created: 'visit_created',
  visit_confirmed: 'visit_confirmed',
  visit_rescheduled: 'visit_rescheduled',
  visit_cancelled: 'visit_cancelled',
  visit_reminder: 'visit_reminder',
  visit_ended: 'visit_ended',
  review: 'review',
  reply: 'reply',
  binding: 'binding',
  dispute: 'dispute',
  moderation: 'moderation',
  waitlist: 'waitlist',
  document: 'document',
  conclusion: 'conclusion',
  access: 'access',
  system: 'system',
} as const;
