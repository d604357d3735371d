/**
 * Query options for data that other people change while it is shown. It is refetched every half
 * minute while the page is visible, and when the page becomes visible (docs/rules.md §7). If a
 * refetch fails, the old data stays.
 */
export const polling = {
  meta: { silent: true },
  refetchInterval: 30_000,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
} as const;
