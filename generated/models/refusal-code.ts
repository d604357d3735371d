/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A code for programs; the texts are for people and may change. New codes may be added: treat an unknown code by its status.
 *
 * | Code | Status | Meaning |
 * |---|---|---|
 * | `session_required` | 401 | there is no session, or it has expired |
 * | `role_required` | 403 | the cabinet belongs to another role |
 * | `second_factor_required` | 403 | the clinic requires a second factor of its staff, and the account has none |
 * | `right_required` | 403 | the account lacks this right in its clinic, or for a card |
 * | `not_found` | 404 | it does not exist, or belongs to somebody else |
 * | `slot_taken` | 409 | the time is no longer available |
 * | `slot_free` | 409 | joining a waitlist is refused, because there is a free time |
 * | `services_missing` | 409 | the place doesn't do all services that were asked for at once; `details.service_ids` are those it doesn't do |
 * | `services_clash` | 409 | analyses asked for at once contradict each other in their preparation; `details.service_ids` are those that do |
 * | `hold_gone` | 409 | the hold has ended or is for another purpose |
 * | `family_overlap` | 409 | the family has a visit at that time |
 * | `wrong_state` | 409 | the state, for instance of the visit, doesn't allow it |
 * | `too_early`, `too_late` | 409 | too early or too late for the action |
 * | `visits_ahead` | 409 | booked visits would lose their place |
 * | `visits_undecided` | 409 | a change affects visits without a decision; `details.visit_ids` |
 * | `visits_changed` | 409 | a visit has changed since the decision |
 * | `already_exists` | 409 | it already exists |
 * | `last_one` | 409 | the last one can't be removed |
 * | `no_online_booking` | 409 | this doctor is booked by phone only |
 * | `code_outdated` | 409 | the registration, the password reset, the login or the setup must start again |
 * | `code_required` | 409 | the password is right, but the account needs a code too; a login has `details.second_factor` |
 * | `stale` | 412 | somebody else has changed it since it was read |
 * | `too_large`, `unsupported_type` | 413, 415 | the body's size or type |
 * | `unreadable`, `invalid` | 422 | the body can't be read; a value breaks a rule, see `errors` |
 * | `key_reused` | 422 | the `Idempotency-Key` was used for another request |
 * | `too_many_tries` | 429 | see `Retry-After` |
 */
export type RefusalCode = (typeof RefusalCode)[keyof typeof RefusalCode];

export const RefusalCode = {
  session_required: 'session_required',
  role_required: 'role_required',
  second_factor_required: 'second_factor_required',
  right_required: 'right_required',
  not_found: 'not_found',
  too_large: 'too_large',
  unsupported_type: 'unsupported_type',
  unreadable: 'unreadable',
  invalid: 'invalid',
  too_many_tries: 'too_many_tries',
  slot_taken: 'slot_taken',
  slot_free: 'slot_free',
  services_missing: 'services_missing',
  services_clash: 'services_clash',
  hold_gone: 'hold_gone',
  family_overlap: 'family_overlap',
  wrong_state: 'wrong_state',
  too_early: 'too_early',
  too_late: 'too_late',
  visits_ahead: 'visits_ahead',
  visits_undecided: 'visits_undecided',
  visits_changed: 'visits_changed',
  already_exists: 'already_exists',
  last_one: 'last_one',
  no_online_booking: 'no_online_booking',
  code_outdated: 'code_outdated',
  code_required: 'code_required',
  key_reused: 'key_reused',
  stale: 'stale',
} as const;
