import { keepPreviousData } from '@tanstack/react-query';
import { useClinicBoard } from '#generated/api/clinic-board/clinic-board.ts';
import { useClinicFirstTimeList } from '#generated/api/clinic-first-times/clinic-first-times.ts';
import { useClinicSlotList } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { ClinicSlotListAnswer } from '#generated/models/clinic-slot-list-answer.ts';
import type { DeskSource } from '#generated/models/desk-source.ts';
import { useDesk } from '@/features/clinic-desk/use-desk';
import { bookDefaults, type BookValues, thisMinute } from '@/features/desk/book/book-schema';
import { addDays, dayOf } from '@/shared/format/date';
import { epoch, isDay, momentOf } from '@/shared/format/zone';
import { isClock } from '@/shared/ui/fields/time-input';
import { useToday } from '@/shared/use-now';

export interface Place {
  readonly filialId: number;
  readonly filialTitle: string;
  readonly doctors: readonly BoardDoctor[];
}

/** A free time, one of the desk's own, or now. */
export type When = 'free' | 'own' | 'now';

/** In the place of a free time: one of the desk's own. */
export const OWN = 'own';

export interface BookingStart {
  /** Whose time is wanted; without it that of whoever is free first. */
  readonly doctorId?: number | undefined;
  readonly date: string;
  /** The time that was pressed; without it the first free one. */
  readonly startsAt?: string | undefined;
  /** How that time is meant. */
  readonly when?: When;
  /** Who was chosen before: in the list of clients, by a visit that another follows. */
  readonly clientId?: number | undefined;
  readonly serviceId?: number;
  readonly source?: DeskSource;
}

/** What the dialog opens with. */
export function startValues({ doctorId, date, startsAt, when, clientId, serviceId, source }: BookingStart): BookValues {
  return {
    ...bookDefaults,
    client_id: String(clientId ?? ''),
    doctor_id: String(doctorId ?? ''),
    offer: String(serviceId ?? ''),
    source: source ?? 'phone',
    ...(when === 'now' && { source: 'walk_in', now_at: thisMinute() }),
    date: startsAt === undefined ? '' : date,
    time: when === 'own' ? OWN : (startsAt ?? ''),
    clock: when === 'own' && startsAt !== undefined ? startsAt.slice(11, 16) : '',
  };
}

/**
 * For whom, what and when one books. What was not chosen follows from what was: the nearest free
 * time of whoever fits, and its service.
 *
 * @param day of the page, from which free times are looked for
 * @param lost the time that was just given to somebody else: another one is chosen by a person,
 * never by itself
 */
export function useBookingChoice(home: Place, day: string, wanted: BookValues, lost: string | undefined) {
  const today = useToday();
  const chosen = isDay(wanted.date) ? wanted.date : undefined;
  const when: When = wanted.now_at !== '' ? 'now' : wanted.time === OWN ? 'own' : 'free';
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
  const services = doctor?.services ?? [];
  const service =
    services.find(({ service_id }) => String(service_id) === wanted.offer) ??
    services.find(({ service_id }) => service_id === row?.offer.service_id) ??
    services.find(({ format }) => format !== 'home') ??
    services[0];
  const soonest = row?.times[0];
  const date = when === 'now' ? today : (chosen ?? (soonest === undefined ? day : dayOf(soonest)));
  const times = useFreeTimes(
    { filialId: place.filialId, date, doctor, serviceId: service?.service_id },
    when === 'own' ? undefined : wanted.time || undefined,
  );
  const startsAt = {
    free: lost === undefined ? times.startsAt : undefined,
    own: isClock(wanted.clock) ? momentOf(date, wanted.clock) : undefined,
    now: wanted.now_at,
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
    offer: service && {
      doctor_id: doctor?.doctor.id ?? 0,
      filial_id: place.filialId,
      service_id: service.service_id,
      format: service.format,
    },
    free: times.free,
    isOwnTime: when === 'own',
    isReading: times.slots.isFetching,
    readAgain: () => void times.slots.refetch(),
    /** The first free day of a doctor from the chosen day on; null where the next weeks have none, undefined while it is not known. */
    nextDay: (id: number): string | null | undefined => {
      const moment = rows.find((one) => one.doctor.id === id)?.times[0];
      return moment === undefined ? (isKnown && nearest.data ? null : undefined) : dayOf(moment);
    },
    /** The nearest free time for this service, where the chosen day has none. */
    nearestTime: times.nearest,
    isLooking: place.isLooking || (doctor === undefined && !isKnown) || (when === 'free' && times.isLooking),
  };
}

export interface BookingFieldsProps {
  readonly choice: ReturnType<typeof useBookingChoice>;
  /** The first day of free times. */
  readonly from: string;
  /** Whatever is chosen anew, what was said of the last choice is over. */
  readonly onChange: () => void;
}

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

/** So many days of free times may be asked for at once. */
const MOST_DAYS = 42;

interface Asked {
  readonly filialId: number;
  readonly date: string;
  readonly doctor: BoardDoctor | undefined;
  readonly serviceId: number | undefined;
}

/** The free times of a doctor on a day, and the one that would be booked: the wanted one or the nearest to it. */
function useFreeTimes({ filialId, date, doctor, serviceId }: Asked, wanted: string | undefined) {
  const asked = {
    filial_id: filialId,
    date_from: date,
    ...(doctor && { doctor_id: doctor.doctor.id }),
    ...(serviceId !== undefined && { service_id: serviceId }),
  };
  const slots = useClinicSlotList(
    { ...asked, date_to: date },
    {
      query: {
        enabled: serviceId !== undefined,
        meta: { silent: true },
        placeholderData: keepPreviousData,
        staleTime: 0,
      },
    },
  );
  const free = freeIn(slots.data);
  const soonest = slots.data?.meta.nearest_starts_at ?? undefined;
  const isFull = slots.data !== undefined && !slots.isPlaceholderData && free.length === 0;
  // The first one of all is no help to whoever has chosen a later day.
  const isBefore = soonest !== undefined && dayOf(soonest) < date;
  const later = useClinicSlotList(
    { ...asked, date_to: addDays(date, MOST_DAYS - 1) },
    { query: { enabled: isFull && isBefore, meta: { silent: true }, staleTime: 0 } },
  );
  // What was pressed stays chosen while it is not known whether it is free, and gives way to the nearest free one if it isn't.
  const startsAt = nearestTime(free, wanted) ?? (slots.data ? undefined : wanted);
  return {
    slots,
    free,
    startsAt,
    /** Where the day has none: the first one after it. */
    nearest: isFull ? (isBefore ? freeIn(later.data)[0] : soonest) : undefined,
    /** The last day that is open. */
    last: slots.data?.meta.last_date ?? undefined,
    /** The times are still those of another day, doctor or service. */
    isLooking: slots.isPlaceholderData || (slots.isLoading && startsAt === undefined),
  };
}

function freeIn(answer: ClinicSlotListAnswer | undefined): string[] {
  return (answer?.data ?? [])
    .flatMap(({ slots }) => slots)
    .filter(({ available }) => available)
    .map(({ starts_at }) => starts_at);
}

/** The wanted time, else the first free one after it. */
function nearestTime(free: readonly string[], wanted: string | undefined): string | undefined {
  if (wanted === undefined || free.includes(wanted)) return wanted ?? free[0];
  return free.find((moment) => epoch(moment) >= epoch(wanted)) ?? free.at(-1);
}
