/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CalendarFeedWhose } from './calendar-feed-whose.ts';

/**
 * A calendar that can be subscribed to at a secret address, and whether it has one.
 */
export interface CalendarFeed {
  whose: CalendarFeedWhose;
  /**
   * Whose visits these are; null for `family`.
   * @maxLength 200
   * @nullable
   */
  full_name: string | null;
  /**
   * The secret address on the API's host (`calendarFeedFile`); null where nobody has made one. Who has it reads the visits without a login.
   * @maxLength 200
   * @nullable
   * @pattern ^/[^/]
   */
  path: string | null;
  /**
   * When this address was made; null without one.
   * @nullable
   */
  created_at: string | null;
}
