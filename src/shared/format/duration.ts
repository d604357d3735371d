import { daysCount, hoursCount, minutesCount } from './counts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY = 24;

/** A duration: «40 минут», from an hour on «1 ч 20 мин». */
export function duration(minutes: number): string {
  return minutes < 60 ? minutesCount(minutes) : hoursAndMinutes(minutes);
}

/**
 * Time left: «2 ч 10 мин», «2 ч», «10 мин», from a day on «1 день 6 часов». The time is rounded
 * down.
 */
export function timeLeft(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR_MS);
  if (hours >= DAY) {
    const rest = hours % DAY;
    return [daysCount(Math.floor(hours / DAY)), ...(rest > 0 ? [hoursCount(rest)] : [])].join(' ');
  }
  return hoursAndMinutes(Math.max(0, Math.floor(milliseconds / MINUTE_MS)));
}

/** Text of a countdown: «4:12», «0:00». The time is rounded up to a full second. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function hoursAndMinutes(minutes: number): string {
  const parts = [
    { amount: Math.floor(minutes / 60), unit: 'ч' },
    { amount: minutes % 60, unit: 'мин' },
  ];
  const shown = parts.filter((part) => part.amount > 0).map((part) => `${part.amount}\u00A0${part.unit}`);
  return shown.length > 0 ? shown.join(' ') : '0\u00A0мин';
}
