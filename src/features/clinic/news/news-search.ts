import * as v from 'valibot';
import { pageParam } from '@/shared/url/search-params';

export const newsSearch = v.object({ page: pageParam });
export const newsDefaults = { page: 1 } as const;
