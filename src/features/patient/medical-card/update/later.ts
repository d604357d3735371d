import { lazy } from 'react';

const load = () => import('./card-form');

/** The form weighs more than its page; it comes while the page's data is on its way. */
export const CardForm = lazy(async () => ({ default: (await load()).CardForm }));

/** Starts the loading, together with the data. A failure is the screen's to show when it needs the form. */
export function preloadCardForm(): void {
  load().catch(() => undefined);
}
