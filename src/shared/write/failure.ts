/**
 * Options of a generated mutation hook whose failure is shown in a toast: favourites, a menu that
 * has closed.
 */
export const inToast = { mutation: { meta: { failure: 'toast' } } } as const;

/** Options for a mutation that no user started, whose failure is not shown: releasing a slot. */
export const silentFailure = { mutation: { meta: { failure: 'silent' } } } as const;
