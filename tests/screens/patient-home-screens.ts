import type { Page } from '@playwright/test';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import type { Screen } from './screen.ts';

/** Seed ids of the demo patient's visits. */
const NEXT = 2;
const LATEST = 4;

/** Changes the provider's data, then opens the page. */
const arranged = (path: string, arrange: (provider: TestProvider) => void) => (provider: TestProvider) => {
  arrange(provider);
  return Promise.resolve(path);
};

const home = '/fo/patient';

/** Moves the next visit to three hours from now: the deadline for changes has passed. */
function inThreeHours({ db }: TestProvider): void {
  db.visits.update(NEXT, {
    starts_at: '2026-05-12T11:20:00+05:00',
    ends_at: '2026-05-12T11:50:00+05:00',
    attendance_confirmed_at: '2026-05-12T08:00:00+05:00',
  });
}

/** The patient's home page, the visits, and one visit in each state. */
export const patientHomeScreens: Screen[] = [
  { name: 'patient-home', path: home, as: 'patient' },
  { name: 'patient-home-late', path: arranged(home, inThreeHours), as: 'patient' },
  { name: 'patient-home-new', path: home, as: 'all' },
  {
    name: 'patient-home-cancelling',
    path: home,
    as: 'patient',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Отменить' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'visits-upcoming', path: '/fo/patient/visits?status=upcoming', as: 'patient' },
  { name: 'visits-past', path: '/fo/patient/visits?status=past', as: 'patient' },
  { name: 'visits-past-mother', path: '/fo/patient/visits?status=past&person=2', as: 'patient' },
  { name: 'visits-cancelled', path: '/fo/patient/visits?status=cancelled', as: 'patient' },
  { name: 'visits-cancelled-nobody', path: '/fo/patient/visits?status=cancelled&person=1', as: 'patient' },
  { name: 'visits-none', path: '/fo/patient/visits', as: 'all' },
  { name: 'visit', path: '/fo/patient/visits/1', as: 'patient' },
  { name: 'visit-asked', path: `/fo/patient/visits/${NEXT}`, as: 'patient' },
  { name: 'visit-late', path: arranged(`/fo/patient/visits/${NEXT}`, inThreeHours), as: 'patient' },
  {
    name: 'visit-commenting',
    path: '/fo/patient/visits/1',
    as: 'patient',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Изменить комментарий' }).click();
      await page.getByLabel('Что беспокоит').waitFor();
    },
  },
  { name: 'visit-completed', path: `/fo/patient/visits/${LATEST}`, as: 'patient' },
  { name: 'visit-rated', path: '/fo/patient/visits/5', as: 'patient' },
  { name: 'visit-missed', path: '/fo/patient/visits/7', as: 'patient' },
  { name: 'visit-disputing', path: `/fo/patient/visits/${LATEST}`, as: 'patient', prepare: openDispute },
  {
    name: 'visit-disputing-refused',
    path: `/fo/patient/visits/${LATEST}`,
    as: 'patient',
    prepare: async (page) => {
      await openDispute(page);
      await page.getByLabel('Что случилось').fill('Не был');
      await page.getByRole('button', { name: 'Отправить', exact: true }).click();
      await page.getByText('Напишите подробнее').waitFor();
    },
  },
  {
    name: 'visit-disputed',
    path: async (provider) => {
      const body = { text: 'Врача не было на месте, приём отменили.' };
      await provider.ask('POST', `/fo/patient/visits/${LATEST}/dispute`, { as: 'patient', body });
      return `/fo/patient/visits/${LATEST}`;
    },
    as: 'patient',
  },
  { name: 'visit-cancelled', path: '/fo/patient/visits/6', as: 'patient' },
];

async function openDispute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Приём не состоялся' }).click();
  await page.getByLabel('Что случилось').waitFor();
}
