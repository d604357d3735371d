import { lazy } from 'react';

const load = () => import('./family-form');

/** The form and what it needs weigh more than the page around it; they come while the page's data is on its way. */
export const FamilyForm = lazy(async () => ({ default: (await load()).FamilyForm }));

/** Starts the loading, together with the data. A failure is the screen's to show when it needs the form. */
export function preloadFamilyForm(): void {
  load().catch(() => undefined);
}
