/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CalendarFeedWhose } from './calendar-feed-whose.ts';

/**
 * A calendar for subscription by a secret URL, which may not exist yet.
 */
export interface CalendarFeed {
  whose: CalendarFeedWhose;
  /**
   * Full name of the person with these visits; null for `family`.
   * @maxLength 200
   * @nullable
   */
  full_name: string | null;
  /**
   * Path of the secret URL on the API's host (`calendarFeedFile`); null without a URL. Everybody who knows the URL can read the visits without a login.
   * @maxLength 200
   * @nullable
   * @pattern ^/[^/]
   */
  path: string | null;
  /**
   * Time when the URL was created; null without a URL.
   * @nullable
   */
  created_at: string | null;
}
