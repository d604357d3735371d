/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * `invitation` is one to a card (`cardInvitationList`); `waitlist` is a wish; `filial` and `doctor` are the two sides of a binding: the doctor reads of a filial, the clinic of a doctor.
 */
export type NotificationTargetKind = (typeof NotificationTargetKind)[keyof typeof NotificationTargetKind];

export const NotificationTargetKind = {
  visit: 'visit',
  review: 'review',
  filial: 'filial',
  doctor: 'doctor',
  document: 'document',
  waitlist: 'waitlist',
  client: 'client',
  news: 'news',
  invitation: 'invitation',
} as const;
