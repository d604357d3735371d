/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { AccountDeletionObstacle } from './account-deletion-obstacle.ts';
import type { AccountDeletionVisitsItem } from './account-deletion-visits-item.ts';

/**
 * What a deletion of the account takes with it.
 */
export interface AccountDeletion {
  /** Coming visits of the person and the family, the soonest first; the deletion cancels them. */
  visits: AccountDeletionVisitsItem[];
  /**
   * How many family members go, with their cards.
   * @minimum 0
   */
  family_members: number;
  /**
   * How many documents of all medical cards go.
   * @minimum 0
   */
  documents: number;
  /** Why the account can't be deleted now; null when it can. */
  blocked_by: AccountDeletionObstacle | null;
}
