import { type ComponentProps, useState } from 'react';
import { getClinicSamplingSlotsQueryOptions } from '#generated/api/public-sampling/public-sampling.ts';
import { getDoctorSlotsQueryOptions } from '#generated/api/public-slots/public-slots.ts';
import type { Funding } from '#generated/models/funding.ts';
import { byInsurer } from '@/domain/service/payer-times';
import { withOwn } from '@/domain/slot/slot-calendar';
import { SlotPicker, SlotPickerSkeleton } from '@/domain/slot/slot-picker';
import { useSlotCalendar } from '@/domain/slot/use-slot-calendar';
import { dayOf } from '@/shared/format/date';
import { dateTime } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { useToday } from '@/shared/use-now';

/**
 * Which free times to load: those of a doctor, or of a clinic that takes samples (`of` has its
 * slug), in one filial and for one service.
 */
export interface TimesOffer {
  readonly of:
    | { readonly doctor: string; readonly clinic?: undefined }
    | { readonly clinic: string; readonly doctor?: undefined };
  readonly filialId: number;
  readonly serviceId: number;
  /** The payer. If it is set, only times that this payer covers are loaded. */
  readonly payer?: Funding | undefined;
}

/** `TimesOffer` with the chosen time. */
export interface SlotSelection extends TimesOffer {
  readonly startsAt: string;
}

interface Wanted {
  /** The day of this time is shown first. */
  near?: string;
  chosen?: string | undefined;
  /** Whether to bypass the cache, so that a lost time isn't offered again. */
  fresh?: boolean;
}

/**
 * Loads free times. The first shown day is the day of `near` if there are free times around it,
 * otherwise the nearest day with free times.
 */
export function useOfferedTimes(
  { of, filialId, serviceId, payer }: TimesOffer,
  { near, fresh = false, chosen }: Wanted = {},
) {
  const [turned, turn] = useState<string>();
  const place = { filial_id: filialId, service_id: serviceId };
  const query = { refetchOnMount: fresh ? ('always' as const) : true, meta: { silent: true } };
  const ofDoctor = useSlotCalendar({
    first: useToday(),
    date: turned ?? (near && dayOf(near)),
    also: [chosen && dayOf(chosen)],
    ask:
      of.doctor === undefined
        ? undefined
        : (window) =>
            getDoctorSlotsQueryOptions(of.doctor, { ...place, ...(payer && { funding: payer }), ...window }, { query }),
  });
  const ofClinic = useSlotCalendar({
    first: useToday(),
    date: turned ?? (near && dayOf(near)),
    also: [chosen && dayOf(chosen)],
    ask:
      of.clinic === undefined
        ? undefined
        : (window) => getClinicSamplingSlotsQueryOptions(of.clinic, { ...place, ...window }, { query }),
  });
  return { ...(of.doctor === undefined ? ofClinic : ofDoctor), payer, turn };
}

interface OfferedTimesProps extends Pick<ComponentProps<typeof SlotPicker>, 'layout' | 'own' | 'value' | 'onChange'> {
  times: ReturnType<typeof useOfferedTimes>;
}

/** Slot picker with its loading and error states. */
export function OfferedTimes({ times, value, ...picker }: OfferedTimesProps) {
  const { data, error, isFetching, refetch, date, turn } = times;
  if (!data && error) return <ErrorState level={3} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <SlotPickerSkeleton />;
  return (
    <SlotPicker
      {...picker}
      calendar={withOwn(data, value)}
      asking={times}
      day={date}
      onDayChange={turn}
      value={value}
      payer={byInsurer(times.payer)}
    />
  );
}

interface OtherTimesProps {
  selection: SlotSelection;
  /** The chosen time, which is free or held for this user. */
  value: string | undefined;
  onChange: (startsAt: string) => void;
}

/** Picker for another time. It first shows the day of the selected time. */
export function OtherTimes({ selection, value, onChange }: OtherTimesProps) {
  const times = useOfferedTimes(selection, { fresh: true, near: selection.startsAt, chosen: value });
  return <OfferedTimes times={times} value={value} onChange={onChange} />;
}

interface TimeSheetProps {
  selection: SlotSelection;
  /** Whether the selected time is still held, so that the user can keep it. */
  held: boolean;
  onChoose: (startsAt: string) => void;
  onClose: () => void;
}

/** Sheet that changes the time. The old hold is kept until the new hold is created. */
export function TimeSheet({ selection, held, onChoose, onClose }: TimeSheetProps) {
  const { startsAt } = selection;
  const [chosen, setChosen] = useState(held ? startsAt : undefined);
  return (
    <Sheet
      title="Другое время"
      onClose={onClose}
      primary={
        <Button variant="primary" disabled={chosen === undefined} onClick={() => chosen && onChoose(chosen)}>
          {chosen ? `${chosen === startsAt ? 'Оставить' : 'Выбрать'} ${dateTime(chosen)}` : 'Выберите время'}
        </Button>
      }
    >
      <OtherTimes selection={selection} value={chosen} onChange={setChosen} />
    </Sheet>
  );
}
