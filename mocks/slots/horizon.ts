/**
 * How many days of times are open for booking, today included, where the doctor hasn't said otherwise. A doctor without a free time in these
 * days counts as one without online booking in search too, so that a card and the doctor's page say the same.
 */
export const BOOKING_DAYS = 28;

/** How many days are open at the desk of the doctor and the clinic, and how long past its start a time may still be given there. */
export const DESK_DAYS = 366;
export const DESK_LATE_MINUTES = 15;
