import { clockOf, DAY_MINUTES, dateOf, dayOf, momentOf, momentOfText, textOfMoment } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { ClinicSettings } from '../db/types/place.ts';

const HOUR = 60;
const dayFormat = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export function settingsOf(db: Db, filialId: number): ClinicSettings {
  return db.clinics.require(db.filials.require(filialId).clinic_id).settings;
}

/**
 * Deadline for cancelling or moving a visit that starts at `startsAt` (contract: rules of booking,
 * 6).
 */
export function cancelUntil(db: Db, filialId: number, startsAt: string): string {
  return textOfMoment(momentOfText(startsAt) - settingsOf(db, filialId).cancel_ahead_hours * HOUR);
}

/** Time when the patient should arrive at the filial. */
export function arriveAt(db: Db, filialId: number, startsAt: string): string {
  return textOfMoment(momentOfText(startsAt) - settingsOf(db, filialId).arrive_early_minutes);
}

export function endOf(startsAt: string, durationMinutes: number): string {
  return textOfMoment(momentOfText(startsAt) + durationMinutes);
}

/** Formats a time in Kazakhstan: «12 мая, 14:30». */
export function momentText(time: string): string {
  const moment = momentOfText(time);
  const day = Math.floor(moment / DAY_MINUTES);
  return `${dayFormat.format(new Date(`${dateOf(day)}T00:00:00Z`))}, ${clockOf(moment - day * DAY_MINUTES)}`;
}

/** Formats a day relative to now: «сегодня», «завтра», «14 мая». */
export function relativeDayText(time: string, now: number): string {
  const day = dayOf(textOfMoment(momentOfText(time)).slice(0, 10));
  const ahead = day - Math.floor(momentOf(now) / DAY_MINUTES);
  if (ahead === 0) return 'сегодня';
  return ahead === 1 ? 'завтра' : dayFormat.format(new Date(`${dateOf(day)}T00:00:00Z`));
}

/** Formats a deadline relative to now: «17:40» today, «10:20 завтра», «10:20 14 мая». */
export function deadlineText(time: string, now: number): string {
  const clock = clockOf(momentOfText(time) % DAY_MINUTES);
  const day = relativeDayText(time, now);
  return day === 'сегодня' ? clock : `${clock} ${day}`;
}

/** Rewrites a time with the offset +05:00. */
export function atOurOffset(time: string): string {
  return textOfMoment(momentOfText(time));
}
