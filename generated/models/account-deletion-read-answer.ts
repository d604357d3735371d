/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { AccountDeletion } from './account-deletion.ts';

export interface AccountDeletionReadAnswer {
  data: AccountDeletion;
}
