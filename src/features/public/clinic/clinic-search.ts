import * as v from 'valibot';
import { idParam, optionalParam, slugParam } from '@/shared/url/search-params';

/** Pages of doctors that a URL can open at once. */
const PAGES_MAX = 20;

/** Search params of a clinic's page; an invalid value is dropped. */
export const clinicSearch = v.object({
  /** Filters doctors and prices by filial. */
  filial: idParam,
  /** Filters doctors by specialisation. */
  specialisation: slugParam,
  /** Filters doctors by service (slug). */
  does: slugParam,
  /** The service for which the clinic was found; its price comes first. */
  sought: slugParam,
  /** Number of pages of doctors that are open; absent for the first few doctors. */
  page: optionalParam(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGES_MAX))),
});
