import * as v from 'valibot';
import { optionalParam, pageParam } from '@/shared/url/search-params';

/** Search parameters of a list of notifications. */
export const notificationsPage = v.object({
  page: pageParam,
  /** Only unread notifications. */
  unread: optionalParam(v.literal(true)),
});

export const notificationsDefaults = { page: 1 } as const;

const PER_PAGE = 20;

export type NotificationsSearch = v.InferOutput<typeof notificationsPage>;

/** Request parameters of a page of the list. */
export function notificationsQuery({ page, unread }: NotificationsSearch) {
  return { page, per_page: PER_PAGE, ...(unread && { unread }) };
}
