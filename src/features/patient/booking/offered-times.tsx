import { type ComponentProps, useState } from 'react';
import { useClinicSamplingSlots } from '#generated/api/public-sampling/public-sampling.ts';
import { useDoctorSlots } from '#generated/api/public-slots/public-slots.ts';
import { dayAt, firstFreeDay, hasFree, slotRange, withOwn } from '@/domain/slot/slot-days';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { dayOf } from '@/shared/format/date';
import { ErrorState } from '@/shared/ui/error-state';
import { useToday } from '@/shared/use-now';

/** What times are offered for: a doctor, or a clinic that takes a sample (slugs), in one filial, with one service. */
export interface TimesOffer {
  readonly of:
    | { readonly doctor: string; readonly clinic?: undefined }
    | { readonly clinic: string; readonly doctor?: undefined };
  readonly filialId: number;
  readonly serviceId: number;
}

/** The same with the time that is chosen. */
export interface SlotSelection extends TimesOffer {
  readonly startsAt: string;
}

/** Four weeks of times. `fresh` asks even where the cache is recent: a time that was lost must not be offered again. */
export function useOfferedTimes({ of, filialId, serviceId }: TimesOffer, { fresh = false } = {}) {
  const params = { filial_id: filialId, service_id: serviceId, ...slotRange(useToday()) };
  const refetchOnMount = fresh ? 'always' : true;
  const ofDoctor = useDoctorSlots(of.doctor ?? '', params, {
    query: { refetchOnMount, enabled: of.doctor !== undefined },
  });
  const ofClinic = useClinicSamplingSlots(of.clinic ?? '', params, {
    query: { refetchOnMount, enabled: of.clinic !== undefined },
  });
  return of.doctor === undefined ? ofClinic : ofDoctor;
}

interface OfferedTimesProps extends Pick<ComponentProps<typeof SlotPicker>, 'layout' | 'own' | 'value' | 'onChange'> {
  times: ReturnType<typeof useOfferedTimes>;
  /** The day of this time is shown first, if it has a free one; else the first day that has. */
  near?: string;
}

/** The picker for times that were asked for, while they load, and when they can't be had. */
export function OfferedTimes({ times, near, value, ...picker }: OfferedTimesProps) {
  const [day, setDay] = useState<string>();
  if (times.isPending) return <SlotPickerSkeleton />;
  if (times.isError) return <ErrorState level={3} onRetry={() => void times.refetch()} busy={times.isFetching} />;

  const days = withOwn(times.data.data, value);
  const nearDay = near === undefined ? undefined : dayAt(days, dayOf(near));
  const first = nearDay && hasFree(nearDay) ? nearDay : firstFreeDay(days);
  return <SlotPicker {...picker} days={days} day={day ?? first?.date} onDayChange={setDay} value={value} />;
}

interface OtherTimesProps {
  selection: SlotSelection;
  /** The chosen time, if any: held for this person, or free. */
  value: string | undefined;
  onChange: (startsAt: string) => void;
}

/** Times in place of the selected one, beginning with its day. */
export function OtherTimes({ selection, value, onChange }: OtherTimesProps) {
  const times = useOfferedTimes(selection, { fresh: true });
  return <OfferedTimes times={times} near={selection.startsAt} value={value} onChange={onChange} />;
}
