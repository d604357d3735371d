/** The section itself shows what went wrong, with «Повторить»: eight toasts about one outage would help nobody. */
export const shownBySection = { query: { meta: { silent: true } } } as const;
