import { later } from '@/shared/later/later';

/** «Отменить запись», from the visit, the home page and the confirmation. */
export const cancelDialog = later(() => import('./cancel-visit-dialog'));
