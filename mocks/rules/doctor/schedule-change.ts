import { DAY_MINUTES, momentOfText } from '../../db/calendar.ts';
import type { DayHours } from '../../db/types/place.ts';
import type { SlotHoldRow, VisitRow } from '../../db/types/visit.ts';

type Booked = Pick<VisitRow | SlotHoldRow, 'filial_id' | 'starts_at' | 'ends_at'>;

/** A schedule as it is going to be. */
export interface ScheduleChange {
  readonly doctorId: number;
  /** Whether a visit has no place in it any more. */
  readonly touches: (booked: Booked) => boolean;
  /** Hours in a filial on a day; null when the doctor isn't there. */
  readonly hoursOn: (filialId: number, day: number) => DayHours | null;
  /** As the patients read it. */
  readonly reason: string;
}

/** Whether an interval lies within a day's hours and outside its breaks. */
export function isWithin(hours: DayHours | null, { starts_at, ends_at }: Omit<Booked, 'filial_id'>): boolean {
  if (hours === null) return false;
  const from = momentOfText(starts_at) % DAY_MINUTES;
  const to = from + momentOfText(ends_at) - momentOfText(starts_at);
  return from >= hours.from && to <= hours.to && !hours.breaks.some((pause) => from < pause.to && to > pause.from);
}
