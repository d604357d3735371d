/**
 * How many days of times are open for booking, today included, where the doctor hasn't said otherwise. A doctor without a free time in these
 * days counts as one without online booking in search too, so that a card and the doctor's page say the same.
 */
export const BOOKING_DAYS = 28;
