import { useClinicBoard } from '#generated/api/clinic-board/clinic-board.ts';
import { useClinicFirstTimeList } from '#generated/api/clinic-first-times/clinic-first-times.ts';
import type { BoardDoctor } from '#generated/models/board-doctor.ts';
import type { DeskSource } from '#generated/models/desk-source.ts';
import { payerOf } from '@/domain/service/funding-text';
import { useDesk } from '@/features/clinic-desk/use-desk';
import { bookDefaults, type BookValues, thisMinute } from '@/features/desk/book/book-schema';
import { dayOf } from '@/shared/format/date';
import { isDay, momentOf } from '@/shared/format/zone';
import { isClock } from '@/shared/ui/fields/time-input';
import { useToday } from '@/shared/use-now';
import { useFreeTimes } from './use-free-times';
import { SAMPLES, useSamples } from './use-samples';

export interface Place {
  readonly filialId: number;
  readonly filialTitle: string;
  readonly doctors: readonly BoardDoctor[];
}

/** How the time was chosen: a free slot, a typed time, or the current time. */
export type When = 'free' | 'own' | 'now';

/** Value of the select for a typed time. */
export const OWN = 'own';

export interface BookingStart {
  /** The requested doctor; if it is absent, the first doctor with a free time is chosen. */
  readonly doctorId?: number | undefined;
  readonly date: string;
  /** The pressed time; if it is absent, the first free time is chosen. */
  readonly startsAt?: string | undefined;
  readonly when?: When;
  /**
   * The client, if already known: from the list of clients, or from the visit that needs a
   * follow-up.
   */
  readonly clientId?: number | undefined;
  readonly serviceId?: number;
  /** The analyses of a visit without a doctor. */
  readonly analyses?: number[] | undefined;
  readonly source?: DeskSource;
}

export function startValues({ doctorId, analyses, date, startsAt, when, ...start }: BookingStart): BookValues {
  const { clientId, serviceId, source } = start;
  return {
    ...bookDefaults,
    client_id: String(clientId ?? ''),
    doctor_id: analyses ? SAMPLES : String(doctorId ?? ''),
    service_ids: analyses ?? [],
    offer: String(serviceId ?? ''),
    source: source ?? 'phone',
    ...(when === 'now' && { source: 'walk_in', now_at: thisMinute() }),
    date: startsAt === undefined ? '' : date,
    time: when === 'own' ? OWN : (startsAt ?? ''),
    clock: when === 'own' && startsAt !== undefined ? startsAt.slice(11, 16) : '',
  };
}

/**
 * Doctor, service and time of a booking. Fields without a value are derived: the doctor with the
 * nearest free time, and the service of this time.
 * @param day day of the page. The search for free times starts on this day.
 * @param lost time that another person has just booked. The user has to choose another time.
 */
export function useBookingChoice(home: Place, day: string, wanted: BookValues, lost: string | undefined) {
  const today = useToday();
  const chosen = isDay(wanted.date) ? wanted.date : undefined;
  const when: When = wanted.now_at !== '' ? 'now' : wanted.time === OWN ? 'own' : 'free';
  const from = when === 'now' ? today : (chosen ?? day);
  const place = useBookingPlace(home, from, wanted.filial_id);
  const samples = useSamples(place.filialId, wanted);
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
  const fitting =
    doctors.find((one) => String(one.doctor.id) === wanted.doctor_id) ??
    doctors.find((one) => one.doctor.id === first?.doctor.id) ??
    (isKnown ? doctors[0] : undefined);
  const doctor = samples.isWanted ? undefined : fitting;
  const row = rows.find((one) => one.doctor.id === doctor?.doctor.id);
  const services = doctor?.services ?? [];
  const service =
    services.find(({ service_id }) => String(service_id) === wanted.offer) ??
    services.find(({ service_id }) => service_id === row?.offer.service_id) ??
    services.find(({ format }) => format !== 'home') ??
    services[0];
  const soonest = row?.times[0];
  const date = when === 'now' ? today : (chosen ?? (soonest === undefined ? day : dayOf(soonest)));
  const payer = payerOf(service?.funding, wanted.funding);
  const times = useFreeTimes(
    { filialId: place.filialId, date, doctor, serviceId: samples.offer?.service_id ?? service?.service_id, payer },
    when === 'own' ? undefined : wanted.time || undefined,
    wanted.funding !== '' && lost === undefined,
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
    samples,
    date,
    times,
    nearest,
    when,
    lost,
    startsAt: wanted.agreed_to || startsAt,
    offer:
      samples.offer ??
      (service && {
        doctor_id: doctor?.doctor.id ?? 0,
        filial_id: place.filialId,
        service_id: service.service_id,
        format: service.format,
        funding: payer,
      }),
    free: times.free,
    isOwnTime: when === 'own',
    isReading: times.slots.isFetching,
    readAgain: () => void times.slots.refetch(),
    /**
     * First day on which the doctor has free times, not before the chosen day; null if the next
     * weeks have no free time, undefined while loading.
     */
    nextDay: (id: number): string | null | undefined => {
      const moment = rows.find((one) => one.doctor.id === id)?.times[0];
      return moment === undefined ? (isKnown && nearest.data ? null : undefined) : dayOf(moment);
    },
    /** The nearest free time for the service, if the chosen day has none. */
    nearestTime: times.nearest,
    isLooking:
      place.isLooking ||
      (samples.isWanted ? samples.list.isLoading : doctor === undefined && !isKnown) ||
      (when === 'free' && times.isLooking),
  };
}

export interface BookingFieldsProps {
  readonly choice: ReturnType<typeof useBookingChoice>;
  /** First day of the search for free times. */
  readonly from: string;
  /** Called on every change of a field; clears the error of the last request. */
  readonly onChange: () => void;
}

/**
 * Filial of the booking: the filial of the board, or the filial of a free time that the user has
 * found.
 */
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
