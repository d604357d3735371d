/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { MedicalCard } from './medical-card.ts';

export type MedicalCardRead200 = {
  data: MedicalCard;
};
