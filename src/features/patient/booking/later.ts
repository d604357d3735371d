import { lazy } from 'react';

const load = () => import('./booking-form');

/** The form and what it needs weigh more than the page that asks for it; they come while the page's data is on its way. */
export const BookingForm = lazy(async () => ({ default: (await load()).BookingForm }));

/** Starts the loading, together with the data. A failure is the screen's to show when it needs the form. */
export function preloadBookingForm(): void {
  load().catch(() => undefined);
}
