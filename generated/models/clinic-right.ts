/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What an account may do in its clinic. The owner may do everything. Reading filials, doctors, reviews and one's own notifications needs no
 * right. Every operation of the clinic's cabinet names its right in `x-right` (`any`: none is needed); without it the answer is 403
 * with the code `right_required`.
 *
 * | Right | Allows |
 * |---|---|
 * | `visits` | visits, the board: book, move, mark |
 * | `clients` | the clients, their cards and notes |
 * | `waitlist` | who waits for a time, and offering one |
 * | `reviews` | answering reviews and complaining of them |
 * | `news` | writing and publishing news |
 * | `profile` | profile, filials, prices |
 * | `doctors` | inviting and removing doctors, their requests |
 * | `figures` | income and analytics |
 * | `staff` | who else works in the cabinet; only the owner has it |
 */
export type ClinicRight = (typeof ClinicRight)[keyof typeof ClinicRight];

export const ClinicRight = {
  visits: 'visits',
  clients: 'clients',
  waitlist: 'waitlist',
  reviews: 'reviews',
  news: 'news',
  profile: 'profile',
  doctors: 'doctors',
  figures: 'figures',
  staff: 'staff',
} as const;
