import type { DayHours, WeekHours } from '#mocks/db/types/place.ts';

const day = (from: number, to: number): DayHours => ({ from: from * 60, to: to * 60, breaks: [] });

const week = (workday: DayHours, saturday: DayHours | null, sunday: DayHours | null = null): WeekHours => [
  workday,
  workday,
  workday,
  workday,
  workday,
  saturday,
  sunday,
];

/** Possible opening hours of filials, with weights. */
export const FILIAL_HOURS: readonly { readonly weight: number; readonly hours: WeekHours }[] = [
  { weight: 34, hours: week(day(8, 20), day(9, 15)) },
  { weight: 16, hours: week(day(8, 20), day(8, 18), day(9, 15)) },
  { weight: 16, hours: week(day(9, 18), day(9, 14)) },
  { weight: 14, hours: week(day(8, 18), day(9, 15)) },
  { weight: 12, hours: week(day(9, 20), day(9, 20), day(10, 18)) },
  { weight: 8, hours: week(day(8, 17), null) },
];

export const LABORATORY_HOURS: WeekHours = week({ from: 450, to: 900, breaks: [] }, day(8, 13));

/** Hours of a filial that is open around the clock: seven days of 24 hours. */
export const ROUND_THE_CLOCK: WeekHours = Array.from({ length: 7 }, () => day(0, 24));
