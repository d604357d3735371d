import * as v from 'valibot';
import { idParam, optionalParam, slugParam } from '@/shared/url/search-params';

/** Pages of doctors that one URL may open at once. */
const PAGES_MAX = 20;

/** What is chosen on a clinic's page; a bad value is dropped. */
export const clinicSearch = v.object({
  /** Doctors and prices of this filial only. */
  filial: idParam,
  /** Doctors of this specialisation only. */
  specialisation: slugParam,
  /** Doctors who do this service only; a slug. */
  does: slugParam,
  /** The service for which the clinic was found: its price is shown above the others. */
  sought: slugParam,
  /** How many pages of doctors have been opened; without it the first few doctors are shown. */
  page: optionalParam(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGES_MAX))),
});
