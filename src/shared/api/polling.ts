/**
 * Options for data that others change while it is shown: refetched every half minute while the page
 * is visible, and when it becomes visible (docs/rules.md §7). A failure keeps the old data.
 */
export const polling = {
  meta: { silent: true },
  refetchInterval: 30_000,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
} as const;
