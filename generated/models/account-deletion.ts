/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { AccountDeletionObstacle } from './account-deletion-obstacle.ts';
import type { AccountDeletionVisitsItem } from './account-deletion-visits-item.ts';

/**
 * What a deletion of the account removes.
 */
export interface AccountDeletion {
  /** Upcoming visits of the person and the family, the soonest first; the deletion cancels them. */
  visits: AccountDeletionVisitsItem[];
  /**
   * Number of family members that are deleted, with their cards.
   * @minimum 0
   */
  family_members: number;
  /**
   * Number of documents of all medical cards that are deleted.
   * @minimum 0
   */
  documents: number;
  /** Why the account can't be deleted now; null when it can. */
  blocked_by: AccountDeletionObstacle | null;
}
