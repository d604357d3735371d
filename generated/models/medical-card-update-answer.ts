/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { MedicalCard } from './medical-card.ts';

export interface MedicalCardUpdateAnswer {
  data: MedicalCard;
}
