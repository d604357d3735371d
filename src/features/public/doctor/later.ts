import { lazy } from 'react';

/**
 * What the head of the page does not wait for. The files are asked for as soon as the page's own has run, so they arrive while
 * its data do.
 */
const booking = import('./booking/booking-parts');
const sections = import('./all-sections');

export const BookingPanel = lazy(async () => ({ default: (await booking).bookingParts.BookingPanel }));
export const BookingBar = lazy(async () => ({ default: (await booking).bookingParts.BookingBar }));
export const NearestTimes = lazy(async () => ({ default: (await booking).bookingParts.NearestTimes }));
export const SimilarDoctors = lazy(async () => ({ default: (await booking).bookingParts.SimilarDoctors }));
export const AllSections = lazy(async () => ({ default: (await sections).AllSections }));

/** Opened by few, so its code comes when it is asked for. */
export const BookingSheet = lazy(async () => ({ default: (await import('./booking/booking-sheet')).BookingSheet }));
