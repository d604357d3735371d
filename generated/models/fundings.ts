/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Funding } from './funding.ts';

/**
 * Who may pay, each once, in the order of `Funding` (proposed). Absent where nobody has said it: then it is neither free nor `paid`, and a search with `funding` leaves it out.
 * @minItems 1
 * @maxItems 3
 */
export type Fundings = Funding[];
