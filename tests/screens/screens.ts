import type { Page } from '@playwright/test';
import { book, bookingPath, freeTimes } from '../e2e/support/booking.ts';
import { fixDate } from '../e2e/support/fixed-date.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import { accountScreens } from './account-screens.ts';
import { cardScreens } from './card-screens.ts';
import { clinicDeskScreens } from './clinic-desk-screens.ts';
import { doctorPageScreens } from './doctor-page-screens.ts';
import { doctorScreens } from './doctor-screens.ts';
import { familyScreens } from './family-screens.ts';
import { filialScreens } from './filial-screens.ts';
import { fundingScreens } from './funding-screens.ts';
import { patientHomeScreens } from './patient-home-screens.ts';
import { placeScreens } from './place-screens.ts';
import { profileScreens } from './profile-screens.ts';
import { publicScreens } from './public-screens.ts';
import { recordsScreens } from './records-screens.ts';
import { samplingScreens } from './sampling-screens.ts';
import { scheduleScreens } from './schedule-screens.ts';
import type { Screen } from './screen.ts';
import { talkScreens } from './talk-screens.ts';

const doctor = '/doctor/serikova-aigul';

/** Every screen that the gallery shows. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-suggestions',
    path: '/',
    prepare: async (page) => {
      const field = page.getByRole('combobox').first();
      await field.click();
      await field.pressSequentially('карди');
      // The first option is the text itself, which is there before the suggestions.
      await page.getByRole('option').nth(1).waitFor();
    },
  },
  { name: 'search', path: '/search?category=doctors' },
  { name: 'search-nothing-found', path: '/search?category=doctors&q=zzzz' },
  { name: 'doctor', path: doctor },
  { name: 'doctor-reviews', path: `${doctor}/reviews` },
  { name: 'clinic', path: '/clinic/ayala' },
  { name: 'clinic-reviews', path: '/clinic/ayala/reviews' },
  { name: 'services', path: '/services' },
  { name: 'services-nothing-found', path: '/services?q=zzzz' },
  { name: 'symptoms', path: '/symptoms' },
  {
    name: 'symptom',
    path: '/symptoms?area=chest',
    prepare: (page) => page.getByText('Боль в груди', { exact: true }).click(),
  },
  { name: 'questions', path: '/qa' },
  { name: 'questions-patient', path: '/qa', as: 'patient' },
  {
    name: 'questions-ask',
    path: '/qa',
    as: 'patient',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Задать вопрос' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'question', path: '/qa/1' },
  { name: 'favourites-none', path: '/favourites' },
  { name: 'favourites', path: '/favourites', prepare: keepThree },
  { name: 'compare', path: comparison },
  {
    name: 'compare-for-a-service',
    path: '/compare?doctors=kim-irina,kardanova-asel,serikova-aigul&offer=uzi-bryushnoi-polosti',
  },
  { name: 'compare-nobody', path: '/compare?doctors=nobody' },
  ...publicScreens,
  ...accountScreens,
  ...recordsScreens,
  { name: 'user-agreement', path: '/conditions/user-agreement' },
  { name: 'unauthorized', path: '/unauthorized' },
  { name: 'not-found', path: '/no-such-page' },
  ...patientHomeScreens,
  ...cardScreens,
  ...familyScreens,
  ...placeScreens,
  ...samplingScreens,
  ...clinicDeskScreens,
  ...profileScreens,
  ...talkScreens,
  { name: 'visit-reschedule', path: '/fo/patient/visits/1/reschedule', as: 'patient' },
  { name: 'booking', path: firstFreeTime, as: 'patient' },
  { name: 'booked', path: firstFreeTime, as: 'patient', prepare: book },
  { name: 'doctor-home', path: '/fo/doctor/home', as: 'doctor' },
  ...doctorScreens,
  { name: 'doctor-home-marked', path: '/fo/doctor/home', as: 'doctor', prepare: markVisits },
  { name: 'doctor-home-tomorrow', path: '/fo/doctor/home?date=2026-05-13', as: 'doctor' },
  ...scheduleScreens,
  ...filialScreens,
  ...fundingScreens,
  ...doctorPageScreens,
];

/** Marks the morning's first visits: completed, missed, begun, and about to begin. */
async function markVisits(page: Page, provider: TestProvider): Promise<void> {
  await fixDate(page, Date.parse('2026-05-12T10:25:00+05:00'));
  const [first, second, third] = [...provider.db.visits.find('doctor', 1)]
    .filter(({ starts_at }) => starts_at.startsWith('2026-05-12'))
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  for (const [visit, status] of [
    [first, 'completed'],
    [second, 'arrived'],
    [third, 'no_show'],
  ] as const) {
    if (visit) provider.db.visits.update(visit.id, { status });
  }
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function firstFreeTime(provider: TestProvider): Promise<string> {
  const [time = ''] = await freeTimes(provider);
  return bookingPath(time);
}

async function keepThree(page: Page, provider: TestProvider): Promise<void> {
  const doctors = threeDoctors(provider);
  await page.evaluate((kept) => {
    localStorage.setItem('aman.favourites', JSON.stringify({ doctors: kept }));
    localStorage.setItem('aman.compared', JSON.stringify(kept.slice(1)));
  }, doctors);
  await page.goto('/favourites');
  await page.getByRole('article').first().waitFor();
}

function comparison(provider: TestProvider): Promise<string> {
  return Promise.resolve(`/compare?doctors=${threeDoctors(provider).join(',')}`);
}

function threeDoctors(provider: TestProvider): string[] {
  return [...provider.db.doctors.all()].slice(0, 3).map(({ slug }) => slug);
}
