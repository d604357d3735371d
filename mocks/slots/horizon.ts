/** How many days of times are open for booking, today included, where the doctor hasn't said otherwise. */
export const BOOKING_DAYS = 28;

/** A doctor without a free time in these days counts as one without online booking in search. */
export const NEAREST_DAYS = 14;
