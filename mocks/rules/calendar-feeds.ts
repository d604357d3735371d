import type { CalendarFeed } from '#generated/models/calendar-feed.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { fullName } from '../db/lookup.ts';
import type { CalendarFeedRow } from '../db/types/cabinet.ts';
import type { UserRow } from '../db/types/person.ts';
import { Refusal } from './refusal.ts';
import { accessesOf, personOfCard } from './shared-cards.ts';

const SECRET_LENGTH = 40;

/** Returns the calendars that the account can subscribe to, with their URLs. */
export function calendarFeeds(db: Db, user: UserRow): CalendarFeed[] {
  const rows = db.calendar_feeds.find('user', user.id);
  const members = [
    ...db.family_members.find('user', user.id),
    ...accessesOf(db, user).map((row) => ({ ...personOfCard(db, row), id: row.id })),
  ];
  const family = members.length > 0 || rows.some(({ whose }) => whose === 'family');
  const isPatient = user.roles.includes('user');
  const own = [
    ...(isPatient && family ? [{ whose: 'family', full_name: null }] : []),
    ...(isPatient ? [{ whose: 'self', full_name: fullName(user) }] : []),
    ...members.map((member) => ({ whose: `${member.id}`, full_name: fullName(member) })),
    ...(user.doctor_id === null ? [] : [{ whose: 'doctor', full_name: fullName(user) }]),
  ];
  return own.map(({ whose, full_name }) => {
    const row = rows.find((one) => one.whose === whose);
    return {
      whose,
      full_name,
      path: row === undefined ? null : `/api/v0/calendar/${row.id}.ics`,
      created_at: row?.created_at ?? null,
    };
  });
}

/** @throws Refusal 404 for a calendar that the account may not subscribe to */
function calendarFeed(db: Db, user: UserRow, whose: string): CalendarFeed {
  const feed = calendarFeeds(db, user).find((one) => one.whose === whose);
  if (feed === undefined) throw Refusal.notFound();
  return feed;
}

/**
 * Creates a calendar's URL if it has none.
 * @throws Refusal 404
 */
export function makeFeed(db: Db, user: UserRow, whose: string, now: number): CalendarFeed {
  if (calendarFeed(db, user, whose).path === null) {
    const id = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '').slice(0, SECRET_LENGTH);
    db.calendar_feeds.insert({ id, user_id: user.id, whose, created_at: textOfEpoch(now) });
  }
  return calendarFeed(db, user, whose);
}

/**
 * Removes a calendar's URL, if it has one.
 * @throws Refusal 404
 */
export function endFeed(db: Db, user: UserRow, whose: string): void {
  calendarFeed(db, user, whose);
  const rows = db.calendar_feeds.find('user', user.id).filter((one) => one.whose === whose);
  for (const { id } of rows) db.calendar_feeds.remove(id);
}

/** @throws Refusal 404 for an unknown or removed URL */
export function feedAt(db: Db, file: string): CalendarFeedRow {
  const row = db.calendar_feeds.get(file.replace(/\.ics$/, ''));
  if (row === undefined) throw Refusal.notFound();
  return row;
}
