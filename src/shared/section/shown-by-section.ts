/**
 * For what a section shows with a state of its own: it says itself what went wrong, with «Повторить» (eight toasts about one
 * outage would help nobody), and does not ask again for what has just failed in the loader.
 */
export const shownBySection = { query: { meta: { silent: true }, retryOnMount: false } } as const;
