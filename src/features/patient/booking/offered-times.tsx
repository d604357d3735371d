import { useState } from 'react';
import { useClinicSamplingSlots, useDoctorSlots } from '#generated/api/public/public.ts';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { dayAt, firstFreeDay, hasFree, withOwn } from '@/domain/slot/slot-search';
import { slotRange } from '@/domain/slot/slot-window';
import { dayOf } from '@/shared/format/date';
import { ErrorState } from '@/shared/ui/error-state';

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

/** Whose times: of a doctor, or of a clinic that takes a sample. Slugs. */
export type TimesOf =
  | { readonly doctor: string; readonly clinic?: undefined }
  | { readonly clinic: string; readonly doctor?: undefined };

interface Asked {
  readonly of: TimesOf;
  readonly filial: number;
  readonly service: number;
  /** A time that was lost meanwhile must not be offered again. */
  readonly anew?: boolean;
}

/** Four weeks of times of whoever receives. */
export function useOfferedSlots({ of, filial, service, anew = false }: Asked) {
  const params = { filial_id: filial, service_id: service, ...slotRange() };
  const refetchOnMount = anew ? 'always' : true;
  const ofDoctor = useDoctorSlots(of.doctor ?? '', params, {
    query: { refetchOnMount, enabled: of.doctor !== undefined },
  });
  const ofClinic = useClinicSamplingSlots(of.clinic ?? '', params, {
    query: { refetchOnMount, enabled: of.clinic !== undefined },
  });
  return of.doctor === undefined ? ofClinic : ofDoctor;
}
