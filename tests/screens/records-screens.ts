import type { Page } from '@playwright/test';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import type { Screen } from './screen.ts';

const as = 'patient';

/** Reviews, news, services and clinics of the demo patient in each state. */
export const recordsScreens: Screen[] = [
  { name: 'reviews', path: '/fo/patient/reviews', as },
  { name: 'reviews-no-such-page', path: '/fo/patient/reviews?page=10000', as },
  { name: 'reviews-in-process', path: '/fo/patient/reviews-in-process', as },
  { name: 'review-new', path: toReview, as },
  {
    name: 'review-new-errors',
    path: toReview,
    as,
    prepare: async (page) => {
      await send(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'review-new-filled',
    path: toReview,
    as,
    prepare: async (page) => {
      await page.getByRole('group', { name: 'Общая оценка' }).getByRole('radio', { name: /^4/ }).check();
      await page.getByRole('textbox', { name: 'Отзыв' }).fill('Перезвоните мне: 8 707 555-01-23.');
      await page.getByRole('radio', { name: /Скрыть имя/ }).check();
      await page.getByText('Чего не должно быть').click();
    },
  },
  { name: 'review', path: (provider) => reviewPath(provider, 'published'), as },
  { name: 'review-in-process', path: (provider) => reviewPath(provider, 'in_process'), as },
  { name: 'review-rejected', path: (provider) => reviewPath(provider, 'rejected'), as },
  {
    name: 'review-delete',
    path: (provider) => reviewPath(provider, 'published'),
    as,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Удалить' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'review-edit', path: async (provider) => `${await reviewPath(provider, 'rejected')}/edit`, as },
  { name: 'news-list', path: '/fo/patient/news', as },
  { name: 'news-no-such-page', path: '/fo/patient/news?page=10000', as },
  { name: 'news', path: '/fo/patient/news/2', as },
  { name: 'own-services', path: '/fo/patient/services', as },
  { name: 'own-service', path: '/fo/patient/services/1', as },
  { name: 'own-clinics', path: '/fo/patient/clinics', as },
  { name: 'no-reviews', path: '/fo/patient/reviews', as: 'all' },
  { name: 'no-own-services', path: '/fo/patient/services', as: 'all' },
  { name: 'no-own-clinics', path: '/fo/patient/clinics', as: 'all' },
  {
    name: 'patient-menu',
    path: '/fo/patient/reviews',
    as,
    prepare: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Елена|Меню|кабинет/i })
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

async function toReview(provider: TestProvider): Promise<string> {
  const { data } = await provider.ask<{ data: { to_review: { id: number }[] } }>('GET', '/fo/patient/home', { as });
  return `/fo/patient/reviews/new?visit=${data.to_review[0]?.id ?? 0}`;
}

async function reviewPath(provider: TestProvider, state: string): Promise<string> {
  const path = `/fo/patient/reviews?state=${state}`;
  const { data } = await provider.ask<{ data: { id: number }[] }>('GET', path, { as });
  return `/fo/patient/reviews/${data[0]?.id ?? 0}`;
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Отправить отзыв' }).filter({ visible: true }).click();
}
