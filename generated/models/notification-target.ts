/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NotificationTargetKind } from './notification-target-kind.ts';

/**
 * The subject of a notification, which its link opens. An unknown kind has no link.
 */
export interface NotificationTarget {
  /** `invitation` is one to a card (`cardInvitationList`); `waitlist` is a wish; `filial` and `doctor` are the two sides of a binding: the doctor reads of a filial, the clinic of a doctor. */
  kind: NotificationTargetKind;
  /**
   * Id of the subject, as in the lists of the same cabinet.
   * @minimum 1
   */
  id: number;
}
