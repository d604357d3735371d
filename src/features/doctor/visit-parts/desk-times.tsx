import { useState } from 'react';
import { useDoctorSlotList } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorSlotListParams } from '#generated/models/doctor-slot-list-params.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { firstFreeDay, slotAt } from '@/domain/slot/slot-days';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { dataOf } from '@/shared/api/load';
import { addDays, dayOf, today } from '@/shared/format/date';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { useToday } from '@/shared/use-now';

/** Four weeks at a time. */
const DAYS = 28;

/** Days before that of a visit that are offered with it. */
const DAYS_BEFORE = 7;

/** The day of a moment and the days from a week before it on, none of them past: most visits are moved by a day or two. */
export function daysAround(moment: string): { readonly from: string; readonly day: string } {
  const day = dayOf(moment) > today() ? dayOf(moment) : today();
  const from = addDays(day, -DAYS_BEFORE);
  return { day, from: from > today() ? from : today() };
}

interface DeskTimesOptions extends Pick<DoctorSlotListParams, 'filial_id' | 'service_id' | 'visit_id'> {
  /** The first day to offer; today when absent, or a little before what is wished for. */
  readonly from?: string | undefined;
  /** The day to begin with; that of the first free time when absent. */
  readonly day?: string | undefined;
  /** The time to begin with, on the grid or not. */
  readonly wished?: string | undefined;
}

/** The doctor's own free times, and which of them is chosen. */
export function useDeskTimes({ from: asked, day: opened, wished, ...of }: DeskTimesOptions) {
  const date = useToday();
  const from = asked ?? (wished === undefined ? date : daysAround(wished).from);
  const query = useDoctorSlotList(
    { ...of, date_from: from, date_to: addDays(from, DAYS - 1), ...(wished !== undefined && { starts_at: wished }) },
    { query: { ...shownBySection.query, select: dataOf } },
  );
  const [chosen, setChosen] = useState<string>();
  const [turned, setTurned] = useState<string>();
  const days = query.data ?? [];
  const time = chosen ?? wished;
  // A time that is lost or too short is chosen anew by a person, never moved to the next one.
  const value = slotAt(days, time)?.available === true ? time : undefined;
  const day = turned ?? dayToOpen(days, value === undefined ? opened : dayOf(value)) ?? days[0]?.date;
  return { query, value, day, choose: setChosen, turn: setTurned };
}

/** The first day with a free time from the wished one on. */
function dayToOpen(days: readonly SlotDay[], wished: string | undefined): string | undefined {
  const from = wished === undefined ? days : days.filter(({ date }) => date >= wished);
  return (firstFreeDay(from) ?? firstFreeDay(days))?.date;
}

interface DeskTimesProps {
  readonly times: ReturnType<typeof useDeskTimes>;
  /** The time of the visit that is being moved. */
  readonly own?: string;
}

export function DeskTimes({ times, own }: DeskTimesProps) {
  return (
    <SectionQuery query={times.query} skeleton={<SlotPickerSkeleton />}>
      {(days) => (
        <SlotPicker
          days={days}
          day={times.day}
          onDayChange={times.turn}
          value={times.value}
          onChange={times.choose}
          own={own}
        />
      )}
    </SectionQuery>
  );
}
