/** The code's two calls: too many tries or letters (429) are shown with a countdown rather than in a toast. */
export const sending = { mutation: { meta: { silent: [429] } } };
