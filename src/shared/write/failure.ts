/**
 * Options of a generated mutation hook: a toast shows the failure. Use them for writes that have no
 * place for an error, such as favourites or an item of a menu that closes on a press.
 */
export const inToast = { mutation: { meta: { failure: 'toast' } } } as const;

/**
 * Options of a generated mutation hook: the failure is not shown, because the program and not a
 * user sent the request, such as releasing a slot.
 */
export const silentFailure = { mutation: { meta: { failure: 'silent' } } } as const;
