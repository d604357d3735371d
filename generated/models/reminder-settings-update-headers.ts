/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ReminderSettingsUpdateHeaders = {
  /**
   * The `ETag` that the change is based on. When somebody else has changed the object meanwhile, the answer is 412 and nothing changes.
   * @minLength 1
   * @maxLength 500
   */
  'If-Match'?: string;
};
