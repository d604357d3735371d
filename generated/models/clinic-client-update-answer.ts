/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClientCard } from './client-card.ts';

export interface ClinicClientUpdateAnswer {
  data: ClientCard;
}
