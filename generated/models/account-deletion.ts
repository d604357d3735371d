/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { AccountDeletionObstacle } from './account-deletion-obstacle.ts';
import type { AccountDeletionVisitsItem } from './account-deletion-visits-item.ts';

/**
 * Data that a deletion of the account removes.
 */
export interface AccountDeletion {
  /** Upcoming visits of the person and the family, the soonest first; the deletion cancels them. */
  visits: AccountDeletionVisitsItem[];
  /**
   * Number of deleted family members with their cards.
   * @minimum 0
   */
  family_members: number;
  /**
   * Number of deleted documents of all medical cards.
   * @minimum 0
   */
  documents: number;
  /** Obstacle that prevents the deletion; null if there is none. */
  blocked_by: AccountDeletionObstacle | null;
}
