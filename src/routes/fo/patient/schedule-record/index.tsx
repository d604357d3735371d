import { createFileRoute } from '@tanstack/react-router';
import { loadBooking, BookingScreen } from '@/features/patient/booking/booking-screen';
import { bookingSearch } from '@/shared/url/booking-search';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/schedule-record/')({
  staticData: { name: 'patientSheduleRecord', area: 'user' },
  validateSearch: bookingSearch,
  loaderDeps: ({ search: { doctor, clinic, filial, service, starts_at } }) => ({
    doctor,
    clinic,
    filial,
    service,
    starts_at,
  }),
  loader: (loader) => loadBooking(loader, loader.deps),
  head: () => pageTitle('Проверьте запись'),
  component: BookingScreen,
});
