import { getRouteApi } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import { useDoctorClinics, useDoctorServices } from '#generated/api/public-doctors/public-doctors.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { timeParams, type TimesSearch } from '@/features/public/times/times-search';
import { useDoctorTimes } from '@/features/public/times/use-times';
import { shownBySection } from '@/shared/section/section-query';
import { offerOf } from './booking-choice';

const route = getRouteApi('/doctor/$slug/');

export type Booking = ReturnType<typeof useUrlBooking>;

const BookingContext = createContext<Booking | undefined>(undefined);

/** Holds the one booking of a doctor's page: the panel, the sheet, the bar, the nearest times and the prices all show the same. */
export function BookingProvider({ doctor, children }: { doctor: DoctorFull; children: ReactNode }) {
  const booking = useUrlBooking(doctor);
  return <BookingContext value={booking}>{children}</BookingContext>;
}

export function useBooking(): Booking {
  const booking = use(BookingContext);
  if (!booking) throw new Error('useBooking outside of BookingProvider');
  return booking;
}

/** What can be booked with the doctor, what of it the URL has chosen, and how to choose something else. */
function useUrlBooking(doctor: DoctorFull) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const services = useDoctorServices(doctor.slug, shownBySection);
  const clinics = useDoctorClinics(doctor.slug, shownBySection);
  const offer =
    services.data && clinics.data && offerOf(clinics.data.data, services.data.data, search, doctor.nearest?.filial.id);
  const times = useDoctorTimes(
    doctor.slug,
    offer && { filial_id: offer.clinic.id, service_id: offer.chosen.service.id },
    search,
  );

  // In place of the choice before, so that «Назад» leaves the page.
  const choose = (choice: TimesSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...choice }), replace: true, resetScroll: false });
  const failed = [services, clinics].filter(({ isError }) => isError);

  return {
    doctor,
    pending: services.isPending || clinics.isPending,
    failed: failed.length > 0,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    retrying: failed.some(({ isFetching }) => isFetching),
    /** Undefined until services and clinics have come, and for a doctor who has no services. */
    offer,
    times,
    choose: {
      // Another service or filial has other times; the day is kept.
      filial: (filial: number) => choose({ filial, time: undefined }),
      service: (service: number) => choose({ service, time: undefined }),
      day: (date: string) => choose({ date, time: undefined }),
      time: (startsAt: string) => choose(timeParams(startsAt)),
    },
  };
}
