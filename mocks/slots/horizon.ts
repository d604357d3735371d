/** Default number of bookable days, including today. */
export const USUAL_DAYS = 28;

/** Maximum of a doctor (contract: `horizon_days`), and the value for samples. */
export const MOST_DAYS = 90;
export const SAMPLING_DAYS = 42;

/** Bookable days at the desk, and how long after its start a time can still be booked there. */
export const DESK_DAYS = 366;
export const DESK_LATE_MINUTES = 15;
