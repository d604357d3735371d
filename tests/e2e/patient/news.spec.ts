import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

const heading = { name: 'Новости', level: 1 } as const;

test.beforeEach(({ signIn }) => signIn('patient'));

test('a patient opens a news item from the list and returns to the same position in the list', async ({ page }) => {
  await page.goto('/fo/patient/news');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  const items = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(items).toHaveCount(6);
  const first = await items.first().textContent();
  await page.getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL('/fo/patient/news?page=2');
  await expect(items).toHaveCount(4);
  await expect(items.filter({ hasText: first ?? '' })).toHaveCount(0);

  const title = (await items.first().textContent()) ?? '';
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${title.replaceAll(/\s/g, '.')}`));
  await page.goBack();
  await expect(page).toHaveURL('/fo/patient/news?page=2');
  await page.reload();
  await expect(items).toHaveCount(4);
});

test('a page of a news item links to all news', async ({ page }) => {
  await page.goto('/fo/patient/news/2');
  await expect(page.getByRole('article').getByText('Три простых правила')).toBeVisible();
  await expect(page.getByRole('article').getByText(/8.часов без еды/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Новости' }).last().click();
  await expect(page.getByRole('heading', heading)).toBeFocused();
});

test('a patient without news reads what the list of news will contain', async ({ page, provider }) => {
  const meta = { page: 1, per_page: 6, total: 0, last_page: 1 };
  provider.use(http.get('*/api/v0/fo/patient/news', () => HttpResponse.json({ data: [], meta })));
  await page.goto('/fo/patient/news');
  await expect(page.getByRole('heading', { name: 'Новостей пока нет' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Страницы' })).toHaveCount(0);
});

test('page 10,000 of the news and an unknown news id show «not found»', async ({ page }) => {
  await page.goto('/fo/patient/news?page=10000');
  await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
  await page.getByRole('link', { name: /свежим новостям/ }).click();
  await expect(page).toHaveURL('/fo/patient/news');
  await page.goto('/fo/patient/news/999999');
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
});

test('a patient reloads news that failed to load', async ({ page, provider, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  provider.use(http.get('*/api/v0/fo/patient/news', () => HttpResponse.error()));
  await page.goto('/fo/patient/news');
  const retry = page.getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();
  provider.reset();
  provider.use(http.get('*/api/v0/fo/patient/news', () => HttpResponse.json({ message: '' }, { status: 500 })));
  await retry.click();
  await expect(page.getByText(/Непредвиденная ошибка/).first()).toBeVisible();
  provider.reset();
  await retry.click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});
