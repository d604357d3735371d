import { book, bookingPath } from '../e2e/support/booking.ts';
import type { Screen } from './screen.ts';

const booking = bookingPath('2026-05-13T09:00:00+05:00', { slug: 'galiev-timur', filialId: 6, serviceId: 1 });

/** Visits paid by ОСМС, by ДМС or by the patient, from the search on. */
export const fundingScreens: Screen[] = [
  { name: 'search-by-osms', path: '/search?specialisations=kardiolog&funding=osms' },
  { name: 'search-clinics-by-osms', path: '/search?category=clinics&funding=osms' },
  { name: 'doctor-by-osms', path: '/doctor/galiev-timur?payer=osms' },
  { name: 'doctor-by-any', path: '/doctor/galiev-timur' },
  { name: 'booking-by-any', path: booking, as: 'patient' },
  { name: 'booked-by-osms', path: `${booking}&payer=osms`, as: 'patient', prepare: book },
];
