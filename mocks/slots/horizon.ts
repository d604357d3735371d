/** How many days of times are open for booking, today included, where the doctor hasn't said otherwise. */
export const USUAL_DAYS = 28;

/** The most that a doctor can open (contract: `horizon_days`), and what a filial opens for samples. */
export const MOST_DAYS = 90;
export const SAMPLING_DAYS = 42;

/** How many days are open at the desk of the doctor and the clinic, and how long past its start a time may still be given there. */
export const DESK_DAYS = 366;
export const DESK_LATE_MINUTES = 15;
