import type { BoardDay } from '#generated/models/board-day.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { minutesIn, without } from '@/domain/calendar/open-time';
import type { ClosedNote } from '@/domain/calendar/time-column';
import { namedVisitShort, distinctNamesBy } from '@/domain/person/distinct-names';
import { hasEnded, isCalledOff } from '@/domain/visit/visit-can';
import { type VisitPace, visitPace } from '@/domain/visit/visit-pace';
import { DAY_MINUTES, minuteAt, type MinuteRange, rangeOf } from '@/shared/format/clock';
import { dayOf } from '@/shared/format/date';

export interface BoardItem extends MinuteRange {
  readonly visit: DeskVisit;
  readonly pace: VisitPace | null;
  /** Short name, unique on the board. */
  readonly name: string;
}

/** Data of one column: a doctor on one day. */
export interface BoardColumn {
  readonly key: string;
  readonly doctor: BoardDoctor['doctor'];
  readonly services: BoardDoctor['services'];
  readonly date: string;
  /** Working hours without breaks; the rest of the column is hatched. */
  readonly open: readonly MinuteRange[];
  readonly notes: readonly ClosedNote[];
  /** Reason why the column has no working hours; null if it has some. */
  readonly closed: string | null;
  /** Whether a working day is closed, because of an absence or a holiday. */
  readonly isClosed: boolean;
  readonly items: readonly BoardItem[];
  /** Cancelled visits; they don't occupy their time. */
  readonly cancelled: readonly BoardItem[];
  /** Free intervals that end in the future and have room for at least one slot. */
  readonly gaps: readonly MinuteRange[];
  /** Percentage of the working hours that is booked; null if there are no working hours. */
  readonly occupancy: number | null;
}

const NO_DAY: Omit<BoardDay, 'date'> = { hours: null, breaks: [], closed_reason: null, slot_minutes: 30, taken: [] };
const takenText = { held: 'место отложено', elsewhere: 'приём в другом филиале' } as const;

const NO_RECEPTION = 'нет приёма';

function columnKey(doctorId: number, date: string): string {
  return `${doctorId} ${date}`;
}

/** Key of the column that contains the visit. */
export function visitKey({ doctor_id, starts_at }: DeskVisit): string {
  return columnKey(doctor_id ?? 0, dayOf(starts_at));
}

/** Builds the columns of the board: one per doctor and day. */
export function boardColumns(
  doctors: readonly BoardDoctor[],
  visits: readonly DeskVisit[],
  dates: readonly string[],
  now: number,
): BoardColumn[] {
  const nameOf = distinctNamesBy(visits, namedVisitShort);
  const byColumn = Map.groupBy(visits, visitKey);
  return doctors.flatMap(({ doctor, services, days }) =>
    dates.map((date) => {
      const key = columnKey(doctor.id, date);
      const all = (byColumn.get(key) ?? []).map((visit) => ({
        visit,
        name: nameOf(visit),
        pace: visitPace(visit, now),
        ...visitRange(visit),
      }));
      const items = all.filter(({ visit }) => !isCalledOff(visit));
      const cancelled = all.filter(({ visit }) => isCalledOff(visit));
      const day = days.find((one) => one.date === date) ?? NO_DAY;
      return { key, doctor, services, date, items, cancelled, ...hoursOf(day, items, date, now) };
    }),
  );
}

/**
 * Doctors who get a column on the given day: those with working hours, with a closed working day,
 * or with a visit on their day off.
 */
export function doctorsOfDay(
  doctors: readonly BoardDoctor[],
  visits: readonly DeskVisit[],
  date: string,
): readonly BoardDoctor[] {
  const booked = new Set(visits.filter((visit) => !isCalledOff(visit)).map(visitKey));
  return doctors.filter(
    ({ doctor, days }) =>
      booked.has(columnKey(doctor.id, date)) ||
      days.some((day) => day.date === date && (day.hours !== null || day.closed_reason !== null)),
  );
}

function visitRange({ starts_at, duration_minutes }: DeskVisit): MinuteRange {
  const from = minuteAt(starts_at);
  return { from, to: from + duration_minutes };
}

function hoursOf(day: Omit<BoardDay, 'date'>, items: readonly BoardItem[], date: string, now: number) {
  const hours = day.hours === null ? [] : [rangeOf(day.hours)];
  const breaks = day.breaks.map(rangeOf);
  const open = without(hours, breaks);
  const taken = day.taken.map(({ kind, ...range }) => ({
    ...rangeOf(range),
    text: kind === 'held' ? takenText.held : takenText.elsewhere,
  }));
  const past = { from: 0, to: pastMinutes(date, now) };
  const minutes = minutesIn(open);
  return {
    open,
    // Time outside the working hours gets no note, because it is hatched.
    notes: [
      ...breaks.map((range) => ({ ...range, text: isPause(range, hours) ? 'перерыв' : NO_RECEPTION })),
      ...taken.filter((one) => open.some(({ from, to }) => one.from < to && one.to > from)),
    ],
    closed: day.hours === null ? closedText(day.closed_reason) : null,
    isClosed: day.hours === null && day.closed_reason !== null,
    gaps: without(open, [...items, ...taken, past])
      .map((gap) => onGrid(gap, hours[0]?.from ?? 0, day.slot_minutes))
      .filter(({ from, to }) => to - from >= day.slot_minutes),
    occupancy: minutes === 0 ? null : Math.min(100, Math.round((minutesIn(items) / minutes) * 100)),
  };
}

/**
 * Whether the range lies between two parts of the working hours, not before their start or after
 * their end.
 */
function isPause({ from, to }: MinuteRange, hours: readonly MinuteRange[]): boolean {
  return hours.some((range) => range.from < from && to < range.to);
}

function closedText(reason: string | null): string {
  return reason === null ? NO_RECEPTION : `Закрыт. ${reason}`;
}

/** Number of minutes of the day that have passed. */
function pastMinutes(date: string, now: number): number {
  if (date === dayOf(now)) return minuteAt(now);
  return date < dayOf(now) ? DAY_MINUTES : 0;
}

/**
 * Moves the start of a free interval to the start of the next slot. Slots are counted from the
 * start of the working hours.
 */
function onGrid(gap: MinuteRange, morning: number, step: number): MinuteRange {
  return { from: morning + Math.ceil((gap.from - morning) / step) * step, to: gap.to };
}

const USUAL: MinuteRange = { from: 8 * 60, to: 20 * 60 };

/** The range of whole hours that contains everything on the board. */
export function shownHours(columns: readonly BoardColumn[]): MinuteRange {
  const ranges = columns.flatMap(({ open, items, cancelled }) => [...open, ...items, ...cancelled]);
  if (ranges.length === 0) return USUAL;
  const from = Math.min(...ranges.map((range) => range.from));
  const to = Math.max(...ranges.map((range) => range.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(DAY_MINUTES, Math.ceil(to / 60) * 60) };
}

/**
 * The part of today that is folded. It ends at the current hour, or at an earlier hour if a visit
 * that began in it isn't over yet.
 */
export interface Fold {
  readonly from: number;
  readonly done: readonly BoardItem[];
}

/** The folded part of today; null if there is nothing to fold. */
export function foldOf(columns: readonly BoardColumn[], hours: MinuteRange, now: number): Fold | null {
  const items = columns.flatMap((column) => column.items);
  const open = items.filter(({ visit, to }) => to > now && !hasEnded(visit)).map((item) => item.from);
  const from = Math.floor(Math.min(now, hours.to - 60, ...open) / 60) * 60;
  return from <= hours.from ? null : { from, done: items.filter(({ to }) => to <= from) };
}

/** The columns without the folded part. */
export function foldedColumns(columns: readonly BoardColumn[], { from }: Fold): BoardColumn[] {
  const isAfter = (range: MinuteRange): boolean => range.to > from;
  return columns.map((column) => ({
    ...column,
    items: column.items.filter(isAfter),
    cancelled: column.cancelled.filter(isAfter),
    notes: column.notes.filter(isAfter),
    open: column.open.filter(isAfter),
  }));
}

export interface BoardSums {
  readonly visits: number;
  readonly here: number;
  readonly missed: number;
  readonly occupancy: number | null;
}

export function boardSums(columns: readonly BoardColumn[]): BoardSums {
  const visits = columns.flatMap(({ items }) => items.map(({ visit }) => visit));
  const minutes = columns.reduce((sum, { open }) => sum + minutesIn(open), 0);
  const booked = columns.reduce((sum, { items, open }) => sum + (open.length > 0 ? minutesIn(items) : 0), 0);
  return {
    visits: visits.length,
    here: visits.filter(({ status }) => status === 'arrived').length,
    missed: visits.filter(({ status }) => status === 'no_show').length,
    occupancy: minutes === 0 ? null : Math.min(100, Math.round((booked / minutes) * 100)),
  };
}
