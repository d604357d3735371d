import { useState } from 'react';
import { dayAt, firstFreeDay, hasFree, withOwn } from '@/domain/slot/slot-days';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { dayOf } from '@/shared/format/date';
import { ErrorState } from '@/shared/ui/error-state';
import { type TimesOf, useOfferedSlots } from './use-offered-slots';

interface OtherTimesProps {
  of: TimesOf;
  filialId: number;
  serviceId: number;
  /** The time that was chosen before: its day is shown first. */
  startsAt: string;
  /** The chosen one, if any: held for this person, or free. */
  value?: string | undefined;
  onChoose: (startsAt: string) => void;
}

/** The times for that service, asked anew: a time that was lost meanwhile must not be offered again. */
export function OtherTimes({ of, filialId, serviceId, startsAt, value, onChoose }: OtherTimesProps) {
  const slots = useOfferedSlots({ of, filial: filialId, service: serviceId, anew: true });
  const [day, setDay] = useState<string>();

  if (slots.isPending) return <SlotPickerSkeleton />;
  if (slots.isError) return <ErrorState level={3} onRetry={() => void slots.refetch()} busy={slots.isFetching} />;

  const days = withOwn(slots.data.data, value);
  const sameDay = dayAt(days, dayOf(startsAt));
  const shown = day ?? (sameDay && hasFree(sameDay) ? sameDay.date : firstFreeDay(days)?.date);
  return <SlotPicker days={days} day={shown} onDayChange={setDay} value={value} onChange={onChoose} />;
}
