import { getRouteApi } from '@tanstack/react-router';
import { useDoctorClinics, useDoctorServices } from '#generated/api/public-doctors/public-doctors.ts';
import { shownBySection } from '@/shared/section/section-query';
import { offerOf } from './booking-choice';

const route = getRouteApi('/doctor/$slug/');

/** What can be booked here, as the address has it. */
export function useOffer() {
  const { slug } = route.useParams();
  const search = route.useSearch();
  const { doctor } = route.useLoaderData();
  const services = useDoctorServices(slug, shownBySection);
  const clinics = useDoctorClinics(slug, shownBySection);
  const failed = [services, clinics].filter(({ isError }) => isError);

  return {
    pending: services.isPending || clinics.isPending,
    failed: failed.length > 0,
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    retrying: failed.some(({ isFetching }) => isFetching),
    clinics: clinics.data?.data ?? [],
    offer:
      services.data &&
      clinics.data &&
      offerOf(clinics.data.data, services.data.data, search, doctor.nearest?.filial.id),
  };
}
