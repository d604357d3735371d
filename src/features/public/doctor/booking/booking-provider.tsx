import { getRouteApi } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { useDoctorClinics, useDoctorServices } from '#generated/api/public-doctors/public-doctors.ts';
import { getDoctorSlotsQueryOptions } from '#generated/api/public-slots/public-slots.ts';
import type { DoctorClinic } from '#generated/models/doctor-clinic.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { Funding } from '#generated/models/funding.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { payerOf } from '@/domain/service/funding-text';
import { chosenTime, requestedDay, slotAt } from '@/domain/slot/slot-calendar';
import { useSlotCalendar } from '@/domain/slot/use-slot-calendar';
import { formatWords } from '@/domain/visit/visit-format';
import { typeset } from '@/shared/format/typography';
import { shownBySection } from '@/shared/section/section-query';
import type { TimesSearch } from '@/shared/url/booking-search';
import { type Wanted, wantedOf, type WantedTimes } from '@/shared/url/wanted-search';
import { useToday } from '@/shared/use-now';

const route = getRouteApi('/doctor/$slug/');

export type Booking = ReturnType<typeof useUrlBooking>;

const BookingContext = createContext<Booking | undefined>(undefined);

/**
 * Context with the state of the booking. The panel, the sheet, the bar, the nearest times and the
 * prices share it.
 */
export function BookingProvider({ doctor, children }: { doctor: DoctorFull; children: ReactNode }) {
  const booking = useUrlBooking(doctor);
  return <BookingContext value={booking}>{children}</BookingContext>;
}

export function useBooking(): Booking {
  const booking = use(BookingContext);
  if (!booking) throw new Error('useBooking outside of BookingProvider');
  return booking;
}

/**
 * The services, filials and times that can be booked, the choice in the URL, and functions that
 * change it.
 */
function useUrlBooking(doctor: DoctorFull) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const services = useDoctorServices(doctor.slug, shownBySection);
  const clinics = useDoctorClinics(doctor.slug, shownBySection);
  const offer =
    services.data && clinics.data && offerOf(clinics.data.data, services.data.data, search, doctor.nearest?.filial.id);
  const payer = payerOf(offer?.chosen.funding, search.payer);
  const asked = (offer?.chosen.funding?.length ?? 0) > 1 && payer !== undefined ? { funding: payer } : {};
  const wanted = wantedOf(search);
  const times = useSlotCalendar({
    first: useToday(),
    date: requestedDay(search),
    ask:
      offer &&
      ((window) =>
        getDoctorSlotsQueryOptions(
          doctor.slug,
          {
            filial_id: offer.clinic.id,
            service_id: offer.chosen.service.id,
            ...asked,
            ...(wanted && wantedTimes(wanted)),
            ...window,
          },
          shownBySection,
        )),
  });

  const time = chosenTime(times.data, search);
  const funding = slotAt(times.data?.days ?? [], time.startsAt)?.funding ?? offer?.chosen.funding;

  // The URL with the new choice replaces the current history entry, so that «Назад» leaves the
  // page.
  const choose = (choice: TimesSearch & Wanted) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...choice }), replace: true, resetScroll: false });
  const dayAlone = { date: requestedDay(search), starts_at: undefined };
  const failed = [services, clinics].filter(({ isError }) => isError);

  return {
    doctor,
    pending: services.isPending || clinics.isPending,
    failed: failed.length > 0,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    retrying: failed.some(({ isFetching }) => isFetching),
    /**
     * The offer is undefined until services and clinics have loaded, and if the doctor has no
     * services.
     */
    offer,
    /** The payer, if only one is possible or the URL names it. */
    payer,
    /** The payer in the URL, if this payer doesn't cover the service in this filial. */
    lostPayer: offer && search.payer !== payer ? search.payer : undefined,
    times: { ...times, ...time },
    /**
     * Days and hours that the user chose in the search. Only slots on these days and in these hours
     * are offered.
     */
    wanted,
    /**
     * Price and payer at the chosen time. At some times fewer payers are possible than for the
     * service in general.
     */
    terms: offer && { funded: { ...offer.chosen, funding }, payer: payerOf(funding, search.payer) },
    choose: {
      // A change of filial or service resets the time, because the free times are different, but
      // keeps the day.
      filial: (filial: number) => choose({ filial, ...dayAlone }),
      service: (service: number) => choose({ service, ...dayAlone }),
      payer: (one: Funding | undefined) => choose({ payer: one, ...dayAlone }),
      wanted: (change: Wanted) => choose({ ...change, ...dayAlone }),
      day: (date: string) => choose({ date, starts_at: undefined }),
      time: (startsAt: string) => choose({ date: undefined, starts_at: startsAt }),
    },
  };
}

/**
 * Converts the days and hours of the search to parameters of a request for slots, which calls the
 * days `wanted_from` and `wanted_to`.
 */
function wantedTimes({ date_from: from, date_to: to, ...hours }: WantedTimes) {
  return { ...hours, ...(from !== undefined && { wanted_from: from }), ...(to !== undefined && { wanted_to: to }) };
}

/** The chosen filial and service, and those that the user can choose instead. */
export interface Offer {
  /** All filials where the doctor offers services, the main filial first. */
  readonly clinics: readonly DoctorClinic[];
  readonly clinic: DoctorClinic;
  /** Services in the chosen filial, the first consultation first. */
  readonly services: readonly DoctorService[];
  readonly chosen: DoctorService;
}

/**
 * The filial and service in the URL if the doctor has them, otherwise the default ones. The default
 * filial is the filial of the nearest time if it has the service, as in all lists; otherwise it is
 * the main filial. The default service is the first consultation.
 */
export function offerOf(
  allClinics: readonly DoctorClinic[],
  allServices: readonly DoctorService[],
  requested: { readonly filial?: number | undefined; readonly service?: number | undefined },
  nearestFilial?: number,
): Offer | undefined {
  const servicesIn = (filial: number) => allServices.filter(({ filial_id }) => filial_id === filial);
  const clinics = allClinics.filter(({ id }) => servicesIn(id).length > 0);
  const gives = (filial: number) => servicesIn(filial).some(({ service }) => service.id === requested.service);
  const giving = clinics.filter(({ id }) => requested.service === undefined || gives(id));
  const clinic =
    clinics.find(({ id }) => id === requested.filial) ??
    giving.find(({ id }) => id === nearestFilial) ??
    giving[0] ??
    clinics.find(({ id }) => id === nearestFilial) ??
    clinics[0];
  if (!clinic) return undefined;
  const services = servicesIn(clinic.id);
  const chosen = services.find(({ service }) => service.id === requested.service) ?? services[0];
  return chosen && { clinics, clinic, services, chosen };
}

/**
 * Place of the visit, for use in a sentence: the clinic's name, «Онлайн, по видеосвязи», «На дому».
 */
export function offerPlace({ chosen: { service }, clinic }: Offer): string {
  return service.format === 'clinic' ? typeset(clinic.title) : formatWords(service.format).title;
}

/**
 * The reason for the doctor's absence, if no day has free times and the absence covers more than a
 * third of the days.
 */
export function absenceReason(days: readonly SlotDay[]): string | undefined {
  if (days.some(({ slots }) => slots.length > 0)) return undefined;
  const reasons = days.flatMap(({ closed_reason }) => closed_reason ?? []);
  // A single holiday doesn't explain weeks without free times.
  return reasons.length > days.length / 3 ? reasons[0] : undefined;
}
