/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Funding } from './funding.ts';

/**
 * Possible payers, each once, in the order of `Funding` (proposed). Absent if they are unknown: then it is neither free nor `paid`, and a search with `funding` leaves it out.
 * @minItems 1
 * @maxItems 3
 */
export type Fundings = Funding[];
