/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CalendarFeedWhose } from './calendar-feed-whose.ts';

/**
 * A calendar that can be subscribed to by a secret URL, and whether it has a URL.
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
   * The secret URL on the host of the API (`calendarFeedFile`); null if there is none. Anybody who has it can read the visits without a login.
   * @maxLength 200
   * @nullable
   * @pattern ^/[^/]
   */
  path: string | null;
  /**
   * When this URL was created; null without one.
   * @nullable
   */
  created_at: string | null;
}
