/**
 * Options of a generated mutation hook whose failure a toast shows: a heart, a menu that has
 * closed.
 */
export const inToast = { mutation: { meta: { failure: 'toast' } } } as const;

/**
 * The same of a change that no person asked for, so that nobody is told of its failure: a slot is
 * given back.
 */
export const unheard = { mutation: { meta: { failure: 'nobody' } } } as const;
