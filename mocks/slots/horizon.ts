/** Default number of bookable days, including today. */
export const USUAL_DAYS = 28;

/** Maximum number of a doctor's bookable days (contract: `horizon_days`). */
export const MOST_DAYS = 90;
export const SAMPLING_DAYS = 42;

/**
 * Bookable days at the desk, and minutes after the start of a slot in which the desk may book it.
 */
export const DESK_DAYS = 366;
export const DESK_LATE_MINUTES = 15;
