import type { NextReminder } from '#generated/models/next-reminder.ts';
import type { ReminderChannel } from '#generated/models/reminder-channel.ts';
import type { ReminderMoment } from '#generated/models/reminder-moment.ts';
import type { ReminderSettingsRequest } from '#generated/models/reminder-settings-request.ts';
import type { ReminderSettings } from '#generated/models/reminder-settings.ts';
import { ageOn, DAY_MINUTES, minuteOf, momentOf, momentOfText, textOfEpoch, textOfMoment } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { fullName } from '../db/lookup.ts';
import type { ReminderSettingsRow } from '../db/types/cabinet.ts';
import type { UserRow } from '../db/types/person.ts';
import type { VisitRow } from '../db/types/visit.ts';
import { readableVisits } from './patient-visits.ts';
import { pushDevices } from './push.ts';
import { Refusal } from './refusal.ts';
import { accessesOf, personIdFor, personOfCard } from './shared-cards.ts';
import { isOpenToPatient } from './visit-states.ts';

const ADULT = 18;
const MORNING = 10 * 60;
/** Minimum minutes before a visit for a reminder that was moved to the end of quiet hours. */
const LEAST = 60;
const DAYS: Readonly<Partial<Record<ReminderMoment, number>>> = { week: 7, two_days: 2, eve: 1 };

const UNCHOSEN: Omit<ReminderSettingsRow, 'id'> = {
  channels: ['email', 'sms'],
  before: ['eve', 'two_hours'],
  quiet_from: '22:00',
  quiet_to: '08:00',
  people: [],
};

function chosen(db: Db, userId: number): Omit<ReminderSettingsRow, 'id'> {
  return db.reminder_settings.get(userId) ?? UNCHOSEN;
}

export function reminderSettings(db: Db, user: UserRow, now: number): ReminderSettings {
  const { channels, before, quiet_from, quiet_to, people } = chosen(db, user.id);
  const family = db.family_members.find('user', user.id).map((row) => ({ ...row, member: row.id, isOwn: true }));
  const shared = accessesOf(db, user).map((row) => ({ ...personOfCard(db, row), member: row.id, isOwn: false }));
  const today = textOfEpoch(now).slice(0, 10);
  return {
    channels: [...channels],
    before: [...before],
    quiet_from,
    quiet_to,
    people: [{ ...user, member: null, isOwn: false }, ...family, ...shared].map((person) => {
      const set = people.find((one) => one.family_member_id === person.member);
      return {
        family_member_id: person.member,
        full_name: fullName(person),
        is_child: person.isOwn && ageOn(person.birthday ?? '', today) < ADULT,
        reminded: set?.reminded ?? true,
        also_phone: set?.also_phone ?? null,
      };
    }),
  };
}

/**
 * @throws Refusal 422 at `quiet_to` if only one end of quiet hours is given or both ends are equal;
 * at `people` for a person outside the family, or for a second phone of an adult
 */
export function changeReminders(db: Db, user: UserRow, request: ReminderSettingsRequest, now: number): void {
  const { quiet_from, quiet_to } = request;
  if ((quiet_from === null) !== (quiet_to === null) || (quiet_from !== null && quiet_from === quiet_to)) {
    throw Refusal.invalid({ quiet_to: ['Укажите, когда тихие часы начинаются и когда заканчиваются'] });
  }
  const known = reminderSettings(db, user, now).people;
  for (const { family_member_id, also_phone } of request.people) {
    const person = known.find((one) => one.family_member_id === family_member_id);
    if (person === undefined) throw Refusal.invalid({ people: ['Такого человека нет в вашей семье'] });
    if (also_phone !== null && !person.is_child) {
      throw Refusal.invalid({ people: ['Второму родителю напоминаем только о визитах детей'] });
    }
  }
  const ids = new Set(request.people.map((one) => one.family_member_id));
  const kept = chosen(db, user.id).people.filter((one) => !ids.has(one.family_member_id));
  db.reminder_settings.remove(user.id);
  db.reminder_settings.insert({ ...request, id: user.id, people: [...kept, ...request.people] });
}

/**
 * Returns the next reminder of a visit that the account gets; a pending visit counts as confirmed.
 */
export function nextReminder(db: Db, user: UserRow, visit: VisitRow, now: number): NextReminder | null {
  if (!isOpenToPatient(visit.status)) return null;
  const settings = chosen(db, user.id);
  const hasDevice = pushDevices(db, user.id, now).some(({ cabinet }) => cabinet === 'user');
  const channels: ReminderChannel[] = [...settings.channels, ...(hasDevice ? (['push'] as const) : [])];
  const silent = new Set(settings.people.filter((one) => !one.reminded).map((one) => one.family_member_id));
  if (channels.length === 0 || silent.has(personIdFor(db, user, visit))) return null;
  const starts = readableVisits(db, user)
    .filter((one) => isOpenToPatient(one.status) && !silent.has(personIdFor(db, user, one)))
    .map((one) => one.starts_at);
  const at = reminderTime(settings, starts, visit.starts_at, now);
  return at === null ? null : { at, channels };
}

/**
 * Returns the first reminder after `now` (contract: Reminders).
 *
 * @param starts starts of all visits with reminders; one reminder serves all visits of a day
 */
export function reminderTime(
  { before, quiet_from, quiet_to }: Pick<ReminderSettingsRow, 'before' | 'quiet_from' | 'quiet_to'>,
  starts: readonly string[],
  of: string,
  now: number,
): string | null {
  const dayOfMoment = (moment: number) => Math.floor(moment / DAY_MINUTES);
  const day = dayOfMoment(momentOfText(of));
  const first = Math.min(...starts.map(momentOfText).filter((moment) => dayOfMoment(moment) === day));
  const moments = before
    .map((one) => {
      const days = DAYS[one];
      return days === undefined ? first - 120 : (day - days) * DAY_MINUTES + MORNING;
    })
    .map((moment) => outsideQuietHours(moment, first, quiet_from, quiet_to))
    .filter((moment) => moment > momentOf(now));
  return moments.length === 0 ? null : textOfMoment(Math.min(...moments));
}

/**
 * Moves a reminder out of quiet hours: to their end, or to their start if their end is too close to
 * the visit.
 */
function outsideQuietHours(moment: number, first: number, quiet_from: string | null, quiet_to: string | null): number {
  if (quiet_from === null || quiet_to === null) return moment;
  const lasts = (minuteOf(quiet_to) - minuteOf(quiet_from) + DAY_MINUTES) % DAY_MINUTES;
  const since = ((moment % DAY_MINUTES) - minuteOf(quiet_from) + DAY_MINUTES) % DAY_MINUTES;
  if (since >= lasts) return moment;
  const end = moment - since + lasts;
  return first - end >= LEAST ? end : moment - since;
}
