import { createFileRoute } from '@tanstack/react-router';
import { loadBooking, BookingScreen } from '@/features/patient/booking/booking-screen';
import { bookingSearch } from '@/shared/url/booking-search';

export const Route = createFileRoute('/fo/patient/schedule-record/')({
  staticData: { name: 'patientSheduleRecord', area: 'user', heading: 'Проверьте запись' },
  validateSearch: bookingSearch,
  loaderDeps: ({ search: { doctor, clinic, filial, service, starts_at } }) => ({
    doctor,
    clinic,
    filial,
    service,
    starts_at,
  }),
  loader: (loader) => loadBooking(loader, loader.deps),
  component: BookingScreen,
});
