import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from './fixtures.ts';
import { bookingPath, freeTimes } from './support/booking.ts';
import { asksFor } from './support/built-files.ts';
import { go } from './support/go.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Counts the documents that the page requests from here on. */
function documentsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('an unknown URL shows «not found» with links', async ({ page }) => {
  await page.goto('/нет-такой-страницы/вовсе');
  await expect(heading(page, 'Страница не найдена')).toBeVisible();
  await expect(page).toHaveTitle('Страница не найдена\u00A0— Аман');
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a page whose chunk was removed by a deploy reloads by itself once', async ({ page, watch }) => {
  watch.allow(/did not load|Failed to load resource/);
  await page.goto('/nowhere');
  await expect(heading(page, 'Страница не найдена')).toBeVisible();
  // Counts documents, not requests for the chunk, because the browser may cache the chunk in
  // memory.
  const documents = documentsOf(page);
  await page.route(asksFor(/^auth$/), (route) =>
    documents() === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await go(page, '/auth');
  await expect(heading(page, /^Войти в/)).toBeVisible();
  expect(documents()).toBe(1);
});

test('a person keeps typed text although a deploy has removed the chunk of the next page @phone', async ({
  page,
  signIn,
  provider,
  watch,
}) => {
  watch.allow(/did not load|Failed to load resource/);
  await signIn('patient');
  const [time = ''] = await freeTimes(provider);
  await page.goto(bookingPath(time));
  const comment = page.getByLabel('Что беспокоит');
  await comment.fill('Давит за грудиной, когда поднимаюсь по лестнице');
  const documents = documentsOf(page);
  await page.route(asksFor(/^news/), (route) =>
    documents() === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await go(page, '/fo/patient/news');
  await expect(heading(page, 'Новости')).toBeVisible();
  expect(documents()).toBe(1);
  await page.goBack();
  await expect(comment).toHaveValue('Давит за грудиной, когда поднимаюсь по лестнице');
});

test('a page whose chunk stays missing shows an error and does not reload again and again', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/did not load|Failed to load resource/);
  await page.goto('/nowhere');
  await expect(heading(page, 'Страница не найдена')).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(asksFor(/^auth$/), (route) => route.fulfill({ status: 404, body: 'gone' }));
  await go(page, '/auth');
  await expect.poll(() => loads).toBe(1);
  await expect(heading(page, 'Часть сайта не\u00A0загрузилась')).toBeVisible();
  await expect(page.getByText(/блокировщик рекламы/)).toBeVisible();
  // Gives a second reload the time to begin.
  await site.quiet();
  expect(loads).toBe(1);
});

test('a dialog whose chunk was removed shows a toast first, and reloads the page on the next press', async ({
  page,
  watch,
}) => {
  watch.allow(/did not load|Failed to load resource/);
  const documents = documentsOf(page);
  await page.route(asksFor(/^city-dialog$/), (route) =>
    documents() === 1 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await page.goto('/symptoms');
  const city = page.getByRole('button', { name: /^Город/ }).first();
  await city.click();
  await expect(page.getByText('Не\u00A0получилось открыть список городов')).toBeVisible();
  expect(documents()).toBe(1);
  await city.click();
  await expect.poll(documents).toBe(2);
  await city.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('a browser that opens the site for the first time', () => {
  test.use({ ownContext: true });

  test('shows an offline banner, and not the browser’s own error page', async ({ page, context, watch }) => {
    watch.allow(/did not load|Failed to load resource/);
    await page.goto('/nowhere');
    await expect(heading(page, 'Страница не найдена')).toBeVisible();
    await context.setOffline(true);
    await expect(
      page.getByText('Нет интернета. Что не\u00A0загрузилось, загрузим сами, когда он\u00A0появится.'),
    ).toBeVisible();
    await go(page, '/auth');
    await expect(heading(page, 'Нет интернета')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page, 'Нет интернета')).toBeHidden();
    await expect(page.getByText('Нет интернета. Показываем')).toBeHidden();
  });
});

test('a page that failed to load appears without a press after the device is online again', async ({
  page,
  context,
  provider,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  provider.use(http.get('*/api/v0/front/doctors/:slug/feedbacks', () => HttpResponse.error()));
  await page.goto('/doctor/serikova-aigul');
  const reviews = page.getByRole('region', { name: /Отзывы/ });
  await expect(reviews.getByRole('button', { name: 'Повторить' })).toBeVisible();
  provider.reset();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(reviews.getByRole('article').first()).toBeVisible();
});

const nonsense = {
  'a page instead of JSON': () => HttpResponse.html('<!doctype html><title>502</title>'),
  'no answer': () => HttpResponse.error(),
};
for (const [name, answer] of Object.entries(nonsense)) {
  test(`a page whose read fails shows no blank screen: the server returns ${name}`, async ({
    page,
    signIn,
    provider,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await signIn('patient');
    provider.use(http.get('*/api/v0/fo/patient/visits', answer));
    await page.goto('/fo/patient/visits');
    await expect(heading(page, /Не.получилось загрузить/)).toBeVisible();
    provider.reset();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(heading(page, 'Визиты')).toBeVisible();
  });
}

test('a navigation moves the focus to the new heading and changes the title, but a filter does not move the focus', async ({
  page,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  await expect(heading(page, 'Визиты')).not.toBeFocused();
  const past = page.getByRole('link', { name: /Прошедшие/ });
  await past.click();
  await expect(page).toHaveURL(/status=past/);
  await expect(heading(page, 'Визиты')).not.toBeFocused();
  await go(page, '/unauthorized');
  await expect(heading(page, 'Доступ запрещен')).toBeFocused();
  await expect(page).toHaveTitle('Доступ запрещен\u00A0— Аман');
});

test('the first Tab reaches the link that skips the header', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(heading(page, 'Страница не найдена')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
