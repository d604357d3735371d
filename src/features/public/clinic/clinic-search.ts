import * as v from 'valibot';
import { idParam, optionalParam, slugParam } from '@/shared/url/search-params';
import { wantedSearch } from '@/shared/url/wanted-search';

/** Maximum number of pages of doctors that a URL can open at once. */
const PAGES_MAX = 20;

/** Search params of a clinic's page; an invalid value is dropped. */
export const clinicSearch = v.object({
  /** Filters doctors and prices by filial. */
  filial: idParam,
  /** Filters doctors by specialisation. */
  specialisation: slugParam,
  /** Filters doctors by service (slug). */
  does: slugParam,
  /** Days and hours of the search, by which doctors are filtered. */
  ...wantedSearch,
  /** Slug of the service that the user searched for; it is shown above all services. */
  sought: slugParam,
  /** Number of opened pages of doctors; absent while only the first few doctors are shown. */
  page: optionalParam(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGES_MAX))),
});
