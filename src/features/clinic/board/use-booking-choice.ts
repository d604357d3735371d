import { useState } from 'react';
import { useClinicFirstTimeList } from '#generated/api/clinic-first-times/clinic-first-times.ts';
import type { FreeTime } from '@/features/clinic-desk/first-free';
import { minuteAt } from '@/shared/format/clock';
import { dayOf } from '@/shared/format/date';
import { now } from '@/shared/format/now';
import { isClock } from '@/shared/ui/fields/time-input';
import { useToday } from '@/shared/use-now';
import { type Place, useBookingPlace, useFreeTimes } from './booking-place';
import { momentText } from './use-moving';

export interface BookingStart {
  /** Whose time is wanted; without it that of whoever is free first. */
  readonly doctorId?: number | undefined;
  readonly date: string;
  /** The time that was pressed; without it the first free one. */
  readonly startsAt?: string | undefined;
  /** How that time is meant. */
  readonly when?: When;
  readonly serviceId?: number | undefined;
  /** Where it is wanted; without it in the board's filial. */
  readonly filial?: Pick<FreeTime, 'filialId' | 'filialTitle'>;
  /** Who was chosen before, in the list of clients. */
  readonly clientId?: number | undefined;
}

/** A free time, one of the desk's own, or now. */
export type When = 'free' | 'own' | 'now';

interface Wanted {
  /** By its slug. */
  readonly specialisation?: string | undefined;
  readonly doctorId?: number | undefined;
  readonly serviceId?: number | undefined;
  /** The day that was asked for, whoever has time then. */
  readonly date?: string | undefined;
  readonly startsAt?: string | undefined;
  readonly when: When;
  /** «14:10», as it is typed. */
  readonly clock: string;
}

/**
 * For whom, what and when one books. What was not chosen follows from what was: the nearest free time of whoever fits, and its service.
 *
 * @param lost the time was just given to somebody else: another one is chosen by a person, never by itself
 * @param onChange whatever is chosen anew, what was said of the last choice is over
 */
export function useBookingChoice(home: Place, start: BookingStart, lost: boolean, onChange: () => void) {
  const [wanted, setWanted] = useState<Wanted>(() => ({
    doctorId: start.doctorId,
    serviceId: start.serviceId,
    date: start.startsAt === undefined ? undefined : start.date,
    startsAt: start.when === 'own' ? undefined : start.startsAt,
    when: start.when ?? 'free',
    clock: start.when === 'own' && start.startsAt !== undefined ? start.startsAt.slice(11, 16) : '',
  }));
  const today = useToday();
  const [nowAt, setNowAt] = useState(now);
  const change = (part: Partial<Wanted>) => {
    if (part.when === 'now') setNowAt(now());
    setWanted((old) => ({ ...old, ...part }));
    onChange();
  };
  const { specialisation, when } = wanted;
  const from = when === 'now' ? today : (wanted.date ?? start.date);
  const place = useBookingPlace(home, from, start.filial);
  const nearest = useClinicFirstTimeList(
    { filial_id: place.filialId, date_from: from, ...(specialisation !== undefined && { specialisation }) },
    { query: { meta: { silent: true }, staleTime: 0, placeholderData: (before) => before } },
  );
  const rows = nearest.data?.data ?? [];
  const doctors = place.doctors.filter(
    ({ doctor }) => specialisation === undefined || doctor.specialisations.some(({ slug }) => slug === specialisation),
  );
  const isKnown = !nearest.isLoading && !nearest.isPlaceholderData;
  const first = rows.find((row) => doctors.some(({ doctor }) => doctor.id === row.doctor.id));
  const doctor =
    doctors.find((one) => one.doctor.id === wanted.doctorId) ??
    doctors.find((one) => one.doctor.id === first?.doctor.id) ??
    (isKnown ? doctors[0] : undefined);
  const row = rows.find((one) => one.doctor.id === doctor?.doctor.id);
  const services = doctor?.services.filter(({ format }) => format !== 'home') ?? [];
  const service =
    services.find(({ service_id }) => service_id === wanted.serviceId) ??
    services.find(({ service_id }) => service_id === row?.offer.service_id) ??
    services[0];
  const free = row?.times[0];
  const date = when === 'now' ? today : (wanted.date ?? (free === undefined ? start.date : dayOf(free)));
  const times = useFreeTimes(
    { filialId: place.filialId, date, doctor, serviceId: service?.service_id },
    wanted.startsAt,
  );
  const startsAt = {
    free: lost ? undefined : times.startsAt,
    own: isClock(wanted.clock) ? `${date}T${wanted.clock}:00+05:00` : undefined,
    now: momentText(dayOf(nowAt), minuteAt(nowAt)),
  }[when];
  return {
    ...wanted,
    place,
    doctors,
    doctor,
    services,
    service,
    date,
    times,
    nearest,
    startsAt,
    /** The first free day of a doctor from the chosen day on; null where the next weeks have none, undefined while it is not known. */
    nextDay: (id: number): string | null | undefined => {
      const moment = rows.find((one) => one.doctor.id === id)?.times[0];
      return moment === undefined ? (isKnown && nearest.data ? null : undefined) : dayOf(moment);
    },
    /** The doctor's nearest free time, where the chosen day has none. */
    nearestTime: times.slots.data && times.free.length === 0 && free !== undefined ? free : undefined,
    isLooking: place.isLooking || (doctor === undefined && !isKnown) || (when === 'free' && times.isLooking),
    change,
    /** A free time of the list of all doctors. */
    take: (chosen: FreeTime) => {
      place.go(chosen);
      change({
        doctorId: chosen.doctorId,
        serviceId: chosen.serviceId,
        date: dayOf(chosen.startsAt),
        startsAt: chosen.startsAt,
        when: 'free',
      });
    },
  };
}

export type BookingChoice = ReturnType<typeof useBookingChoice>;
