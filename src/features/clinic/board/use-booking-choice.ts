import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useClinicBoard } from '#generated/api/clinic-board/clinic-board.ts';
import { useClinicFirstTimeList } from '#generated/api/clinic-first-times/clinic-first-times.ts';
import { useClinicSlotList } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import { useDesk } from '@/features/clinic-desk/use-desk';
import { dayOf } from '@/shared/format/date';
import { epoch, isDay } from '@/shared/format/zone';
import { isClock } from '@/shared/ui/fields/time-input';
import { useToday } from '@/shared/use-now';
import { type BookingValues, OWN, thisMinute, type When } from './booking-schema';

export interface Place {
  readonly filialId: number;
  readonly filialTitle: string;
  readonly doctors: readonly BoardDoctor[];
}

/** What is chosen, and how. */
type Wanted = Pick<
  BookingValues,
  | 'coming'
  | 'now_at'
  | 'filial_id'
  | 'specialisation'
  | 'doctor_id'
  | 'service_id'
  | 'date'
  | 'time'
  | 'clock'
  | 'agreed_to'
>;

/**
 * For whom, what and when one books. What was not chosen follows from what was: the nearest free
 * time of whoever fits, and its service.
 *
 * @param day of the page, from which free times are looked for
 * @param lost the time that was just given to somebody else: another one is chosen by a person,
 * never by itself
 */
export function useBookingChoice(home: Place, day: string, wanted: Wanted, lost: string | undefined) {
  const today = useToday();
  const [opened] = useState(thisMinute);
  const chosen = isDay(wanted.date) ? wanted.date : undefined;
  const when: When = wanted.coming === 'now' ? 'now' : wanted.time === OWN ? 'own' : 'free';
  const from = when === 'now' ? today : (chosen ?? day);
  const place = useBookingPlace(home, from, wanted.filial_id);
  const { specialisation } = wanted;
  const nearest = useClinicFirstTimeList(
    { filial_id: place.filialId, date_from: from, ...(specialisation !== '' && { specialisation }) },
    { query: { meta: { silent: true }, staleTime: 0, placeholderData: (before) => before } },
  );
  const rows = nearest.data?.data ?? [];
  const doctors = place.doctors.filter(
    ({ doctor }) => specialisation === '' || doctor.specialisations.some(({ slug }) => slug === specialisation),
  );
  const isKnown = !nearest.isLoading && !nearest.isPlaceholderData;
  const first = rows.find((row) => doctors.some(({ doctor }) => doctor.id === row.doctor.id));
  const doctor =
    doctors.find((one) => String(one.doctor.id) === wanted.doctor_id) ??
    doctors.find((one) => one.doctor.id === first?.doctor.id) ??
    (isKnown ? doctors[0] : undefined);
  const row = rows.find((one) => one.doctor.id === doctor?.doctor.id);
  const services = doctor?.services.filter(({ format }) => format !== 'home') ?? [];
  const service =
    services.find(({ service_id }) => String(service_id) === wanted.service_id) ??
    services.find(({ service_id }) => service_id === row?.offer.service_id) ??
    services[0];
  const free = row?.times[0];
  const date = when === 'now' ? today : (chosen ?? (free === undefined ? day : dayOf(free)));
  const times = useFreeTimes(
    { filialId: place.filialId, date, doctor, serviceId: service?.service_id },
    when === 'own' ? undefined : wanted.time || undefined,
  );
  const startsAt = {
    free: lost === undefined ? times.startsAt : undefined,
    own: isClock(wanted.clock) ? `${date}T${wanted.clock}:00+05:00` : undefined,
    now: wanted.now_at || opened,
  }[when];
  return {
    place,
    doctors,
    doctor,
    services,
    service,
    date,
    times,
    nearest,
    when,
    lost,
    startsAt: wanted.agreed_to || startsAt,
    /** The first free day of a doctor from the chosen day on; null where the next weeks have none, undefined while it is not known. */
    nextDay: (id: number): string | null | undefined => {
      const moment = rows.find((one) => one.doctor.id === id)?.times[0];
      return moment === undefined ? (isKnown && nearest.data ? null : undefined) : dayOf(moment);
    },
    /** The doctor's nearest free time, where the chosen day has none. */
    nearestTime: times.slots.data && times.free.length === 0 && free !== undefined ? free : undefined,
    isLooking: place.isLooking || (doctor === undefined && !isKnown) || (when === 'free' && times.isLooking),
  };
}

export type BookingChoice = ReturnType<typeof useBookingChoice>;

/** Where one books: the board's filial, or another one in which a free time was found. */
function useBookingPlace(home: Place, date: string, chosen: string) {
  const { filials = [] } = useDesk();
  const elsewhere = filials.find(({ id }) => String(id) === chosen && id !== home.filialId);
  const other = useClinicBoard(
    { filial_id: elsewhere?.id ?? home.filialId, date_from: date, date_to: date },
    { query: { enabled: elsewhere !== undefined, meta: { silent: true }, placeholderData: (before) => before } },
  );
  if (elsewhere === undefined) return { ...home, isLooking: false };
  return {
    filialId: elsewhere.id,
    filialTitle: elsewhere.title,
    doctors: other.data?.data.doctors ?? [],
    isLooking: other.isLoading || other.isPlaceholderData,
  };
}

interface Asked {
  readonly filialId: number;
  readonly date: string;
  readonly doctor: BoardDoctor | undefined;
  readonly serviceId: number | undefined;
}

/** The free times of a doctor on a day, and the one that would be booked: the wanted one or the nearest to it. */
function useFreeTimes({ filialId, date, doctor, serviceId }: Asked, wanted: string | undefined) {
  const slots = useClinicSlotList(
    {
      filial_id: filialId,
      date_from: date,
      date_to: date,
      ...(doctor && { doctor_id: doctor.doctor.id }),
      ...(serviceId !== undefined && { service_id: serviceId }),
    },
    {
      query: {
        enabled: serviceId !== undefined,
        meta: { silent: true },
        placeholderData: keepPreviousData,
        staleTime: 0,
      },
    },
  );
  const free = (slots.data?.data[0]?.slots ?? [])
    .filter(({ available }) => available)
    .map(({ starts_at }) => starts_at);
  // What was pressed stays chosen while it is not known whether it is free, and gives way to the nearest free one if it isn't.
  const startsAt = nearestTime(free, wanted) ?? (slots.data ? undefined : wanted);
  return {
    slots,
    free,
    startsAt,
    /** The last day that is open. */
    last: slots.data?.meta.last_date ?? undefined,
    /** The times are still those of another day, doctor or service. */
    isLooking: slots.isPlaceholderData || (slots.isLoading && startsAt === undefined),
  };
}

/** The wanted time, else the first free one after it. */
function nearestTime(free: readonly string[], wanted: string | undefined): string | undefined {
  if (wanted === undefined || free.includes(wanted)) return wanted ?? free[0];
  return free.find((moment) => epoch(moment) >= epoch(wanted)) ?? free.at(-1);
}
