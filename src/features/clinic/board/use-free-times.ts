import { useClinicSlotList } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { ClinicSlotListAnswer } from '#generated/models/clinic-slot-list-answer.ts';
import type { Funding } from '#generated/models/funding.ts';
import { addDays, dayOf } from '@/shared/format/date';
import { epoch } from '@/shared/format/zone';

/** Maximum number of days for which the contract returns free times in one request. */
const MOST_DAYS = 42;

interface Asked {
  readonly filialId: number;
  readonly date: string;
  readonly doctor: BoardDoctor | undefined;
  readonly serviceId: number | undefined;
  readonly payer: Funding | undefined;
}

/**
 * Free times of a doctor on a day, and the time to book: the requested or the nearest one.
 * @param isPayerChosen whether the user has chosen the payer, and the time is not lost to another
 *   person
 */
export function useFreeTimes(
  { filialId, date, doctor, serviceId, payer }: Asked,
  wanted: string | undefined,
  isPayerChosen: boolean,
) {
  const asked = {
    filial_id: filialId,
    date_from: date,
    ...(doctor && { doctor_id: doctor.doctor.id }),
    ...(serviceId !== undefined && { service_id: serviceId }),
    ...(payer && { funding: payer }),
  };
  const slots = useClinicSlotList(
    { ...asked, date_to: date },
    {
      query: {
        enabled: serviceId !== undefined,
        meta: { silent: true },
        // Without a service, the times of the service before it would stay.
        placeholderData: (before) => (serviceId === undefined ? undefined : before),
        staleTime: 0,
      },
    },
  );
  const free = freeIn(slots.data);
  const soonest = slots.data?.meta.nearest_starts_at ?? undefined;
  const isFull = slots.data !== undefined && !slots.isPlaceholderData && free.length === 0;
  // `soonest` is the doctor's first free time on any day. If it is before the chosen day, it
  // doesn't help the user.
  const isBefore = soonest !== undefined && dayOf(soonest) < date;
  const later = useClinicSlotList(
    { ...asked, date_to: addDays(date, MOST_DAYS - 1) },
    { query: { enabled: isFull && isBefore, meta: { silent: true }, staleTime: 0 } },
  );
  // A time agreed with the caller must not change because the payer was chosen after it.
  const refused =
    isPayerChosen &&
    slots.data !== undefined &&
    wanted !== undefined &&
    dayOf(wanted) === date &&
    !free.includes(wanted)
      ? wanted
      : undefined;
  // While times load, the pressed time stays chosen. If the pressed time turns out to be taken, the
  // nearest free time replaces it.
  const startsAt = refused === undefined ? (nearestTime(free, wanted) ?? (slots.data ? undefined : wanted)) : undefined;
  return {
    slots,
    free,
    startsAt,
    /** The requested time if it is not free for the chosen payer. */
    refused,
    /** If the chosen day is full: the first free time after this day. */
    nearest: isFull ? (isBefore ? freeIn(later.data)[0] : soonest) : undefined,
    /** The last day that can be booked. */
    last: slots.data?.meta.last_date ?? undefined,
    /** Whether the loaded times still belong to another day, doctor or service. */
    isLooking: slots.isPlaceholderData || (slots.isLoading && startsAt === undefined),
  };
}

function freeIn(answer: ClinicSlotListAnswer | undefined): string[] {
  return (answer?.data ?? [])
    .flatMap(({ slots }) => slots)
    .filter(({ available }) => available)
    .map(({ starts_at }) => starts_at);
}

/**
 * The requested time if it is free, otherwise the next free time, or the last free time if no later
 * time is free.
 */
function nearestTime(free: readonly string[], wanted: string | undefined): string | undefined {
  if (wanted === undefined || free.includes(wanted)) return wanted ?? free[0];
  return free.find((moment) => epoch(moment) >= epoch(wanted)) ?? free.at(-1);
}
