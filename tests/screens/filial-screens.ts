import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const filial = '/fo/clinic/filials/1/profile';

async function closeTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Действия: Серикова/ }).click();
  await page.getByRole('button', { name: 'Закрыть день или часы' }).click();
  await page.getByText('Уже закрыто').waitFor();
}

/** A phone folds equal days into one line. */
async function unfolded(page: Page, days: RegExp): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 769;
  if (isPhone) await page.getByRole('button', { name: days }).click();
}

/** The clinic's filials, and one filial. */
export const filialScreens: Screen[] = [
  {
    name: 'clinic-filials',
    path: '/fo/clinic/filials',
    as: 'clinic',
    prepare: (page) => page.getByText('Доход').first().waitFor(),
  },
  { name: 'clinic-filials-nothing-found', path: '/fo/clinic/filials?q=zzzz', as: 'clinic' },
  { name: 'filial-add', path: '/fo/clinic/filials/add', as: 'clinic' },
  { name: 'filial-profile', path: filial, as: 'clinic' },
  { name: 'filial-draft', path: '/fo/clinic/filials/4/profile', as: 'clinic' },
  {
    name: 'filial-profile-changed',
    path: filial,
    as: 'clinic',
    prepare: async (page) => {
      await page.getByLabel('Телефон', { exact: true }).fill('+7-700-000-11-59');
      await unfolded(page, /^Сб \d/);
      await page.getByRole('button', { name: 'Перерыв: Суббота' }).click();
    },
  },
  {
    name: 'filial-hours-touched',
    path: '/fo/clinic/filials/3/profile',
    as: 'clinic',
    prepare: async (page) => {
      await unfolded(page, /^Пн.+пт/);
      await page.getByLabel('Вторник: до').fill('15:00');
      await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
      await page.getByRole('heading', { name: /затронет/ }).waitFor();
    },
  },
  { name: 'filial-prices', path: '/fo/clinic/filials/1/prices', as: 'clinic' },
  { name: 'filial-prices-own', path: '/fo/clinic/filials/2/prices?kind=analysis', as: 'clinic' },
  {
    name: 'filial-close',
    path: filial,
    as: 'clinic',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Закрыть филиал' }).click();
      await page.getByText('С\u00A0выбранного дня').click();
    },
  },
  {
    name: 'filial-close-touched',
    path: filial,
    as: 'clinic',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Закрыть филиал' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть филиал' }).click();
      await page.getByRole('button', { name: /Перенести на.ближайшее/ }).click();
    },
  },
  { name: 'filial-doctors', path: '/fo/clinic/filials/1/doctors', as: 'clinic' },
  {
    name: 'clinic-doctors',
    path: '/fo/clinic/doctors',
    as: 'clinic',
    prepare: (page) => page.getByText('Просят принимать').waitFor(),
  },
  {
    name: 'clinic-doctors-add',
    path: '/fo/clinic/doctors/add',
    as: 'clinic',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('абен');
      await page
        .getByRole('button', { name: /Пригласить: / })
        .first()
        .waitFor();
    },
  },
  {
    name: 'clinic-doctor-close-time',
    path: '/fo/clinic/doctors?q=серикова',
    as: 'clinic',
    prepare: closeTime,
  },
  {
    name: 'clinic-doctor-ill',
    path: '/fo/clinic/doctors?q=серикова',
    as: 'clinic',
    prepare: async (page) => {
      await closeTime(page);
      await page.getByRole('button', { name: 'Закрыть время' }).click();
      await page.getByRole('heading', { name: /затронет/ }).waitFor();
    },
  },
  { name: 'clinic-profile', path: '/fo/clinic/profile', as: 'clinic' },
  { name: 'clinic-profile-edit', path: '/fo/clinic/edit-profile', as: 'clinic' },
];
