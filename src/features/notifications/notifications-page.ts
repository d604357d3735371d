import * as v from 'valibot';
import { optionalParam, pageParam } from '@/shared/url/search-params';

export const notificationsPage = v.object({
  page: pageParam,
  /** Whether only unread notifications are shown. */
  unread: optionalParam(v.literal(true)),
});

export const notificationsDefaults = { page: 1 } as const;

const PER_PAGE = 20;

export type NotificationsSearch = v.InferOutput<typeof notificationsPage>;

export function notificationsQuery({ page, unread }: NotificationsSearch) {
  return { page, per_page: PER_PAGE, ...(unread && { unread }) };
}
