import { lazy } from 'react';

const load = () => import('./document-form');

/** The form weighs more than its page; it comes while the page's data is on its way. */
export const DocumentForm = lazy(async () => ({ default: (await load()).DocumentForm }));

/** Starts the loading, together with the data. A failure is the screen's to show when it needs the form. */
export function preloadDocumentForm(): void {
  load().catch(() => undefined);
}
