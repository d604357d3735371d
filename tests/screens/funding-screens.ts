import type { Screen } from './screen.ts';

/** Visits by ОСМС, by ДМС or paid, from the search on. */
export const fundingScreens: Screen[] = [
  { name: 'search-by-osms', path: '/search?specialisations=kardiolog&funding=osms' },
  { name: 'search-clinics-by-osms', path: '/search?category=clinics&funding=osms' },
  { name: 'doctor-by-osms', path: '/doctor/galiev-timur?payer=osms' },
  { name: 'doctor-by-any', path: '/doctor/galiev-timur' },
];
