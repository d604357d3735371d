/**
 * For what others change while one looks at it: asked for again every half minute while the page is in sight, and when it comes into sight
 * (docs/rules.md §7). A failure leaves what is shown as it is.
 */
export const polling = {
  meta: { silent: true },
  refetchInterval: 30_000,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
} as const;
