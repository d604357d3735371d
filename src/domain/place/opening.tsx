import type { OpeningHours } from '#generated/models/opening-hours.ts';
import type { Weekday } from '#generated/models/weekday.ts';
import { addDays, dayOf } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { time } from '@/shared/format/time';
import type { Moment } from '@/shared/format/zone';
import { cx } from '@/shared/ui/cx';
import { useNow } from '@/shared/use-now';

/**
 * Shows whether a place is open: «Открыто до 20:00», «Закрыто, откроется завтра в 08:00». Renders
 * nothing if no hours are known.
 */
export function OpeningLine({ hours, className }: { hours: readonly OpeningHours[]; className?: string }) {
  const moment = useNow();
  const phrase = openingPhrase(hours, moment);
  if (phrase === '') return null;
  const open = isOpen(hours, moment);
  return (
    <span className={cx('font-medium', open ? 'text-green-ink' : 'text-ink-2', className)}>
      {open ? phrase : `Закрыто, ${lowerFirst(phrase)}`}
    </span>
  );
}

const DAYS_OF_WEEK = 7;

/** Weekdays as `Date` counts them, from Sunday. */
const weekdays: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Weekdays with their preposition: «в понедельник», «во вторник». */
const onWeekday: Record<Weekday, string> = {
  monday: 'в\u00A0понедельник',
  tuesday: 'во\u00A0вторник',
  wednesday: 'в\u00A0среду',
  thursday: 'в\u00A0четверг',
  friday: 'в\u00A0пятницу',
  saturday: 'в\u00A0субботу',
  sunday: 'в\u00A0воскресенье',
};

/**
 * Text that says whether a place is open, in the clinic's time zone: «Открыто до 20:00», «Откроется
 * завтра в 08:00». Empty if no hours are known.
 */
export function openingPhrase(hours: readonly OpeningHours[], at: Moment): string {
  const date = dayOf(at);
  const todays = hoursOn(hours, date);
  const pause = todays && breakAt(todays, time(at));
  if (pause) return `Откроется сегодня в\u00A0${pause.to}`;
  if (todays !== undefined && isWithin(todays, time(at))) {
    return isMidnight(todays.from) && isMidnight(todays.to) ? 'Открыто круглосуточно' : `Открыто до\u00A0${todays.to}`;
  }
  if (todays !== undefined && time(at) < todays.from) return `Откроется сегодня в\u00A0${todays.from}`;
  return nextOpening(hours, date);
}

function isOpen(hours: readonly OpeningHours[], at: Moment): boolean {
  const todays = hoursOn(hours, dayOf(at));
  return todays !== undefined && isWithin(todays, time(at)) && breakAt(todays, time(at)) === undefined;
}

function breakAt({ breaks = [] }: OpeningHours, clock: string) {
  return breaks.find(({ from, to }) => clock >= from && clock < to);
}

function isWithin({ from, to }: OpeningHours, clock: string): boolean {
  return clock >= from && (clock < to || isMidnight(to));
}

function nextOpening(hours: readonly OpeningHours[], date: string): string {
  for (let ahead = 1; ahead <= DAYS_OF_WEEK; ahead += 1) {
    const next = hoursOn(hours, addDays(date, ahead));
    if (next !== undefined) return `Откроется ${ahead === 1 ? 'завтра' : onWeekday[next.weekday]} в\u00A0${next.from}`;
  }
  return '';
}

function hoursOn(hours: readonly OpeningHours[], date: string): OpeningHours | undefined {
  const weekday = weekdays[new Date(date).getUTCDay()];
  return hours.find((day) => day.weekday === weekday);
}

/**
 * Whether a time is the end of a day. The contract has no «24:00», so midnight is «00:00» or
 * «23:59».
 */
function isMidnight(clock: string): boolean {
  return clock === '00:00' || clock === '23:59';
}
