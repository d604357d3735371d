import * as v from 'valibot';
import { idParam, optionalParam, slugParam } from '@/shared/url/search-params';
import { wantedSearch } from '@/shared/url/wanted-search';

/** Maximum number of pages of doctors that a URL can open together. */
const PAGES_MAX = 20;

/** Search params of a clinic's page. An invalid value is dropped. */
export const clinicSearch = v.object({
  /** Filters doctors and prices by filial. */
  filial: idParam,
  /** Filters doctors by specialisation. */
  specialisation: slugParam,
  /** Filters doctors by service (slug). */
  does: slugParam,
  /** The days and hours that the user chose in the search. They also filter the doctors. */
  ...wantedSearch,
  /** Slug of the service that the user searched for. This service is shown above all services. */
  sought: slugParam,
  /**
   * Number of opened pages of doctors; undefined as long as only the first few doctors are shown.
   */
  page: optionalParam(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGES_MAX))),
});
