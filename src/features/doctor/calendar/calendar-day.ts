import type { CalendarDay } from '#generated/models/calendar-day.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { without } from '@/domain/calendar/open-time';
import type { ClosedNote } from '@/domain/calendar/time-column';
import { DAY_MINUTES, minuteAt, type MinuteRange, rangeOf } from '@/shared/format/clock';
import { dayOf } from '@/shared/format/date';

/** A free interval in the future, with its filial. */
export interface Gap extends MinuteRange {
  readonly filial_id: number;
}

/** The data of a day in the calendar. */
export interface ShownDay {
  readonly date: string;
  /** Filials in which the doctor works on the day: «Аяла» на Абая. */
  readonly places: readonly string[];
  /** Working hours without breaks and absences. */
  readonly open: readonly MinuteRange[];
  readonly gaps: readonly Gap[];
  /**
   * Reasons why parts of the working hours are closed. If the whole day is closed, its reason is in
   * `closed`.
   */
  readonly notes: readonly ClosedNote[];
  /** Reason why the day has no working hours; null if it has some. */
  readonly closed: string | null;
  readonly visits: readonly DeskVisit[];
}

/** Text of a day without working hours. */
export const DAY_OFF = 'Выходной';
/** Text of each day as long as the doctor hasn't set working hours. */
export const NO_HOURS = 'Часы приёма не\u00A0заданы';
/** Minimum length in minutes of a free interval that is offered for booking. */
const SHORTEST_GAP = 20;

const cancelled: ReadonlySet<string> = new Set(['cancelled_by_clinic', 'cancelled_by_patient']);
/** Statuses of visits that don't occupy their time. */
const over: ReadonlySet<string> = new Set([...cancelled, 'no_show']);

export function shownDay(
  day: CalendarDay,
  visits: readonly DeskVisit[],
  now: number,
  filialId?: number,
  hasHours = true,
): ShownDay {
  const isHere = (id: number): boolean => filialId === undefined || id === filialId;
  const places = day.places.filter(({ filial_id }) => isHere(filial_id));
  const hours = places.flatMap((place) => (place.hours === null ? [] : [rangeOf(place.hours)]));
  const breaks = places.flatMap((place) => place.breaks.map(rangeOf));
  const absences = day.absences.map(({ reason, ...clocks }) => ({ ...rangeOf(clocks), reason }));
  const ofDay = visits.filter(({ starts_at, status }) => dayOf(starts_at) === day.date && !cancelled.has(status));
  const open = without(hours, [...breaks, ...absences]);
  const past = { from: 0, to: day.date < dayOf(now) ? DAY_MINUTES : day.date === dayOf(now) ? minuteAt(now) : 0 };
  const held = day.held.map(rangeOf);
  // Visits in other filials also occupy the doctor's time.
  const taken = ofDay.filter(({ status }) => !over.has(status)).map(visitRange);
  return {
    date: day.date,
    places: places.filter(({ hours: own }) => own !== null).map(({ filial_title }) => filial_title),
    open,
    gaps: places.flatMap(({ filial_id, hours: own, breaks: pauses }) =>
      without(own === null ? [] : [rangeOf(own)], [...pauses.map(rangeOf), ...absences, ...taken, ...held, past])
        .filter(({ from, to }) => to - from >= SHORTEST_GAP)
        .map((gap) => ({ ...gap, filial_id })),
    ),
    notes:
      open.length === 0
        ? []
        : [...notesOf(hours, breaks, absences), ...held.map((range) => ({ ...range, text: 'место отложено' }))],
    closed: open.length === 0 ? closedText(day, places, hasHours) : null,
    visits: ofDay.filter(({ filial_id }) => isHere(filial_id)),
  };
}

export function visitRange({
  starts_at,
  duration_minutes,
}: Pick<DeskVisit, 'starts_at' | 'duration_minutes'>): MinuteRange {
  const from = minuteAt(starts_at);
  return { from, to: from + duration_minutes };
}

/**
 * The range of whole hours that contains all working hours and visits of these days, at least from
 * 8 to 18.
 */
export function shownHours(days: readonly ShownDay[]): MinuteRange {
  const ranges = days.flatMap(({ open, visits }) => [...open, ...visits.map(visitRange)]);
  const from = Math.min(8 * 60, ...ranges.map((range) => range.from));
  const to = Math.max(18 * 60, ...ranges.map((range) => range.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(DAY_MINUTES, Math.ceil((to + 1) / 60) * 60) };
}

function notesOf(
  hours: readonly MinuteRange[],
  breaks: readonly MinuteRange[],
  absences: readonly (MinuteRange & { readonly reason: string | null })[],
): ClosedNote[] {
  const within = absences.flatMap(({ reason, ...absence }) =>
    hours
      .map(({ from, to }) => ({ from: Math.max(from, absence.from), to: Math.min(to, absence.to) }))
      .filter(({ from, to }) => from < to)
      .map((range) => ({ ...range, text: reason ?? 'закрыто' })),
  );
  return [...without(breaks, absences).map((range) => ({ ...range, text: 'перерыв' })), ...within];
}

function closedText(
  { holiday, absences, places: all }: CalendarDay,
  places: CalendarDay['places'],
  hasHours: boolean,
): string {
  if (!hasHours) return NO_HOURS;
  const reason = places.find(({ closed_reason }) => closed_reason !== null)?.closed_reason;
  if (reason) return reason;
  const [absence] = absences;
  if (absence !== undefined && all.length > 0) return absence.reason ?? 'Приём закрыт';
  return holiday ?? DAY_OFF;
}
