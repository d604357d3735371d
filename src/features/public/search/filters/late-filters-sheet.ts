import { later } from '@/shared/later/later';

/** The filters on small screens come when somebody reaches for them. */
export const filtersSheet = later(() => import('./filters-sheet'));
