/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicCard } from './clinic-card.ts';
import type { DoctorCard } from './doctor-card.ts';
import type { ServiceCard } from './service-card.ts';

/**
 * One search result. `kind` follows the category that was searched.
 */
export type SearchItem = DoctorCard | ClinicCard | ServiceCard;
