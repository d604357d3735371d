/**
 * For visits that doctor and clinic may answer, move or call off while the patient looks at them: asked for again every half minute while
 * the page is in sight, and when it comes into sight (docs/rules.md §7). A failure leaves what is shown.
 */
export const watchedVisit = {
  meta: { silent: true },
  refetchInterval: 30_000,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
} as const;
