import * as v from 'valibot';
import { pageParam } from '@/shared/url/search-params';

/** Search parameters of the clinic's news. */
export const newsSearch = v.object({ page: pageParam });
export const newsDefaults = { page: 1 } as const;
