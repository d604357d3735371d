import { HttpResponse } from 'msw';
import * as calendarFeedsMocks from '#generated/mocks/auth-calendar-feeds/auth-calendar-feeds.msw.ts';
import { implement } from '../../implement.ts';
import { calendarFeeds as feedsOf, endFeed, feedAt, makeFeed } from '../../rules/calendar-feeds.ts';
import { calendarFile } from '../views/calendar-file.ts';

export const calendarFeeds = implement(calendarFeedsMocks)({
  calendarFeedList: ({ db, user }) => ({ data: feedsOf(db, user) }),

  calendarFeedCreate: ({ db, user, path, now }) => ({ data: makeFeed(db, user, path.whose, now) }),

  calendarFeedReplace: ({ db, user, path, now }) => {
    endFeed(db, user, path.whose);
    return { data: makeFeed(db, user, path.whose, now) };
  },

  calendarFeedDelete: ({ db, user, path }) => endFeed(db, user, path.whose),

  calendarFeedFile: ({ db, path, now }) => {
    const headers = { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' };
    // The response is thrown, because the generated handler would send JSON.
    throw new HttpResponse(calendarFile(db, feedAt(db, path.file), now), { headers });
  },
});
