/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CardAccess } from './card-access.ts';

export interface CardAccessCreateAnswer {
  data: CardAccess;
}
