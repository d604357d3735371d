import { lazy } from 'react';

const load = () => import('./profile-form');

/** The form and what it needs weigh more than the page around it; they come while the page's data is on its way. */
export const ProfileForm = lazy(async () => ({ default: (await load()).ProfileForm }));

/** Starts the loading, together with the data. A failure is the screen's to show when it needs the form. */
export function preloadProfileForm(): void {
  load().catch(() => undefined);
}
