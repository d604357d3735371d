/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The visits: `family` for those of the patient and the whole family, `self` the patient's own, a number those of this family member,
 * `doctor` those that patients have with the doctor.
 * @pattern ^(family|self|doctor|[1-9][0-9]{0,14})$
 */
export type CalendarFeedWhose = string;
