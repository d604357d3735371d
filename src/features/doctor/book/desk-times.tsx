import { useState } from 'react';
import { getDoctorSlotListQueryOptions } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorSlotListParams } from '#generated/models/doctor-slot-list-params.ts';
import { slotAt } from '@/domain/slot/slot-calendar';
import { SlotPicker, SlotPickerSkeleton } from '@/domain/slot/slot-picker';
import { useSlotCalendar } from '@/domain/slot/use-slot-calendar';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { addDays, dayOf, today } from '@/shared/format/date';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { useToday } from '@/shared/use-now';

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
  /** The time that is asked for, on the grid or not. */
  readonly wished?: string | undefined;
  /** The time that is chosen; empty for none. */
  readonly chosen: string;
}

/** The doctor's own free times, and the chosen one of them. */
export function useDeskTimes({ from: asked, day: opened, wished, chosen, ...of }: DeskTimesOptions) {
  const current = useToday();
  const [turned, setTurned] = useState<string>();
  const time = chosen || undefined;
  const query = useSlotCalendar({
    first: asked ?? (wished === undefined ? current : daysAround(wished).from),
    date: turned ?? (time && time !== wished ? dayOf(time) : undefined) ?? opened ?? (wished && dayOf(wished)),
    also: [time && dayOf(time)],
    ask: (window) =>
      getDoctorSlotListQueryOptions(
        { ...of, ...window, ...(wished !== undefined && { starts_at: wished }) },
        shownBySection,
      ),
  });
  const days = query.data?.days ?? [];
  // A time that is lost or too short is chosen anew by a person, never moved to the next one.
  const isFree = (moment: string) => slotAt(days, moment)?.available === true;
  const value = time !== undefined && isFree(time) ? time : undefined;
  return { query, value, isFree, day: query.date ?? query.data?.first, turn: setTurned };
}

interface DeskTimesProps {
  readonly times: ReturnType<typeof useDeskTimes>;
  /** What an error says where none of them is chosen: «Выберите новое время». */
  readonly missing: string;
  /** Whether a time that is not free is right all the same: that it is taken was read. */
  readonly isRight?: (startsAt: string) => boolean;
  /** The time of the visit that is being moved. */
  readonly own?: string;
  readonly onChange?: () => void;
}

/**
 * The field `time` of a form: what the server says of a time that is taken stands above all fields,
 * with the way out.
 */
export function DeskTimes({ times, own, missing, isRight, onChange }: DeskTimesProps) {
  const { query, day, turn } = times;
  const form = useTypedAppFormContext({ defaultValues: { time: '' } });
  const fault = ({ value }: { readonly value: string }) =>
    (times.isFree(value) && value !== own) || isRight?.(value) === true ? undefined : missing;
  return (
    <form.AppField name="time" validators={{ onDynamic: fault }} listeners={{ onChange: () => onChange?.() }}>
      {(field) => (
        <field.OwnField<string> label="Время" covers={['starts_at']}>
          {({ change }) => (
            <SectionQuery query={query} skeleton={<SlotPickerSkeleton />}>
              {(calendar) => (
                <SlotPicker
                  calendar={calendar}
                  asking={query}
                  day={day}
                  onDayChange={turn}
                  value={times.value}
                  onChange={change}
                  own={own}
                />
              )}
            </SectionQuery>
          )}
        </field.OwnField>
      )}
    </form.AppField>
  );
}
