import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const as = 'doctor';

/** Screens of the doctor's day, visits, patients and archive. */
export const doctorScreens: Screen[] = [
  { name: 'doctor-home-empty', path: '/fo/doctor/home?date=2026-05-31', as },
  { name: 'doctor-home-book', path: '/fo/doctor/home', as, prepare: openBooking },
  { name: 'doctor-visit', path: '/fo/doctor/visits/1', as },
  {
    name: 'doctor-conclusion',
    path: '/fo/doctor/visits/9',
    as,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Написать заключение' }).click();
      await page.getByLabel('Направления').selectOption('Офтальмолог');
    },
  },
  {
    name: 'doctor-visit-move',
    path: '/fo/doctor/visits/1',
    as,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Перенести' }).click();
      await page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'doctor-visit-refused',
    path: '/fo/doctor/visits/1',
    as,
    prepare: async (page) => {
      await page.getByRole('button', { name: /отказать/i }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Врач заболел' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Отказать' }).click();
      await page.getByRole('button', { name: 'Записать снова' }).waitFor();
    },
  },
  { name: 'doctor-patients', path: '/fo/doctor/patients', as },
  { name: 'doctor-patients-none', path: '/fo/doctor/patients?q=zzzz', as },
  { name: 'doctor-patient', path: '/fo/doctor/patients/50', as },
  {
    name: 'doctor-patient-document',
    path: '/fo/doctor/patients/50',
    as,
    prepare: async (page) => {
      await page
        .getByRole('listitem')
        .getByRole('button', { name: 'Заключение кардиолога', exact: true })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'doctor-waitlist', path: '/fo/doctor/waitlist', as },
  { name: 'doctor-archive', path: '/fo/doctor/archive', as },
  { name: 'doctor-archive-none', path: '/fo/doctor/archive?q=zzzz&status=no_show', as },
];

async function openBooking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Записать', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
}
