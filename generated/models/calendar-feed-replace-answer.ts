/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { CalendarFeed } from './calendar-feed.ts';

export interface CalendarFeedReplaceAnswer {
  data: CalendarFeed;
}
