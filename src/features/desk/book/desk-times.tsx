import { useState } from 'react';
import type { DoctorSlotListParams } from '#generated/models/doctor-slot-list-params.ts';
import type { Funding } from '#generated/models/funding.ts';
import { byInsurer } from '@/domain/service/payer-times';
import { slotAt } from '@/domain/slot/slot-calendar';
import { SlotPicker, SlotPickerSkeleton } from '@/domain/slot/slot-picker';
import { type SlotAnswer, useSlotCalendar } from '@/domain/slot/use-slot-calendar';
import type { ReadOf } from '@/features/desk/caller/people-desk';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { addDays, dayOf, today } from '@/shared/format/date';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { useToday } from '@/shared/use-now';

/** The picker offers this number of days before the day of the visit. */
const DAYS_BEFORE = 7;

/**
 * The day of the given time, and the first day to offer: a week earlier, but not in the past. Most
 * visits are moved by only a day or two.
 */
export function daysAround(moment: string): { readonly from: string; readonly day: string } {
  const day = dayOf(moment) > today() ? dayOf(moment) : today();
  const from = addDays(day, -DAYS_BEFORE);
  return { day, from: from > today() ? from : today() };
}

/** A cabinet's request for free times. */
export type DeskSlots = (asked: DoctorSlotListParams) => ReadOf<SlotAnswer>;

interface DeskTimesOptions extends Pick<DoctorSlotListParams, 'filial_id' | 'service_id' | 'visit_id' | 'funding'> {
  readonly slots: DeskSlots;
  /** The first day to offer; by default today, or a week before `wished`. */
  readonly from?: string | undefined;
  /** The day that the picker shows first; by default the day of the first free time. */
  readonly day?: string | undefined;
  /** The requested time, which may lie between two slots. */
  readonly wished?: string | undefined;
  /** The chosen time; empty if none is chosen. */
  readonly chosen: string;
}

/** The free times of a doctor or filial, and the chosen time as long as it is free. */
export function useDeskTimes({ slots, from: asked, day: opened, wished, chosen, ...of }: DeskTimesOptions) {
  const current = useToday();
  const [turned, setTurned] = useState<string>();
  const time = chosen || undefined;
  const query = useSlotCalendar({
    first: asked ?? (wished === undefined ? current : daysAround(wished).from),
    date: turned ?? (time && time !== wished ? dayOf(time) : undefined) ?? opened ?? (wished && dayOf(wished)),
    also: [time && dayOf(time)],
    ask: (window) => ({
      ...slots({ ...of, ...window, ...(wished !== undefined && { starts_at: wished }) }),
      ...shownBySection.query,
    }),
  });
  const days = query.data?.days ?? [];
  // If the chosen time is taken or too short, it isn't replaced with another time: the user must
  // choose again.
  const isFree = (moment: string) => slotAt(days, moment)?.available === true;
  const value = time !== undefined && isFree(time) ? time : undefined;
  return { query, value, isFree, day: query.date ?? query.data?.first, turn: setTurned };
}

interface DeskTimesProps {
  readonly times: ReturnType<typeof useDeskTimes>;
  /** Error text if no time is chosen: «Выберите новое время». */
  readonly missing: string;
  /** Whether a time that isn't free is accepted, for example because the user has confirmed it. */
  readonly isRight?: (startsAt: string) => boolean;
  /** Start of the visit that is being moved. */
  readonly own?: string;
  /** The payer whose times are shown. */
  readonly payer?: Funding | undefined;
  readonly onChange?: () => void;
}

/**
 * Form field `time`. If the server answers that the time is taken, the error above all fields
 * offers a solution.
 */
export function DeskTimes({ times, own, payer, missing, isRight, onChange }: DeskTimesProps) {
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
                  payer={byInsurer(payer)}
                />
              )}
            </SectionQuery>
          )}
        </field.OwnField>
      )}
    </form.AppField>
  );
}
