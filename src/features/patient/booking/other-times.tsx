import { useDoctorSlots } from '@generated/api/public/public';
import { useState } from 'react';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { dayAt, firstFreeDay, hasFree, withOwn } from '@/domain/slot/slot-search';
import { slotRange } from '@/domain/slot/slot-window';
import { dayOf } from '@/shared/format/date';
import { ErrorState } from '@/shared/ui/error-state';

interface OtherTimesProps {
  doctorSlug: string;
  filialId: number;
  serviceId: number;
  /** The time that was chosen before: its day is shown first. */
  startsAt: string;
  /** The chosen one, if any: held for this person, or free. */
  value?: string | undefined;
  onChoose: (startsAt: string) => void;
}

/** The doctor's times for that service, asked anew: a time that was lost meanwhile must not be offered again. */
export function OtherTimes({ doctorSlug, filialId, serviceId, startsAt, value, onChoose }: OtherTimesProps) {
  const slots = useDoctorSlots(
    doctorSlug,
    { filial_id: filialId, service_id: serviceId, ...slotRange() },
    { query: { refetchOnMount: 'always' } },
  );
  const [day, setDay] = useState<string>();

  if (slots.isPending) return <SlotPickerSkeleton />;
  if (slots.isError) return <ErrorState level={3} onRetry={() => void slots.refetch()} busy={slots.isFetching} />;

  const days = withOwn(slots.data.data, value);
  const sameDay = dayAt(days, dayOf(startsAt));
  const shown = day ?? (sameDay && hasFree(sameDay) ? sameDay.date : firstFreeDay(days)?.date);
  return <SlotPicker days={days} day={shown} onDayChange={setDay} value={value} onChange={onChoose} />;
}
