import { createFileRoute } from '@tanstack/react-router';
import { loadBooking, BookingScreen } from '@/features/patient/booking/booking-screen';
import { bookingSearch } from '@/shared/url/booking-search';
import { readableLists } from '@/shared/url/search-params';

export const Route = createFileRoute('/fo/patient/schedule-record/')({
  staticData: { name: 'patientSheduleRecord', area: 'user', heading: 'Проверьте запись' },
  validateSearch: bookingSearch,
  search: { middlewares: [readableLists] },
  loaderDeps: ({ search: { doctor, clinic, filial, service, analyses, starts_at } }) => ({
    doctor,
    clinic,
    filial,
    service,
    analyses,
    starts_at,
  }),
  loader: (loader) => loadBooking(loader, loader.deps),
  component: BookingScreen,
});
