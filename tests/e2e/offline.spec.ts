import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { filesOf } from './support/built-files.ts';

test.use({ ownContext: true, serviceWorkers: 'allow' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
/** Number of the person's responses that the service worker has stored. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('aman-own'))) return 0;
    return (await (await caches.open('aman-own')).keys()).length;
  });

/** Precached files that the service worker has not fetched yet. */
const missing = (page: Page) =>
  page.evaluate(async () => {
    const names = new Set((await (await fetch('/sw.js')).text()).match(/\/assets\/[\w.-]+\.(js|css|woff2)/g));
    const found = await Promise.all([...names].map(async (name) => ({ name, has: await caches.match(name) })));
    return found.filter(({ has }) => has === undefined).map(({ name }) => name);
  });

/**
 * Waits for the service worker, which starts after the page has loaded and handles requests from
 * then on.
 */
async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
  });
}

test.beforeEach(async ({ page, watch }) => {
  // Chromium's own error messages for requests without a network.
  watch.allow(/Failed to load resource|net::ERR_|Failed to fetch|did not load/);
  await page.goto('/unauthorized');
  expect(await workers(page), 'workers of an earlier test').toBe(0);
});

test('a patient reads upcoming visits offline, and the logout deletes them from the device', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  await ready(page);
  await page.reload();
  await expect(heading(page, 'Визиты')).toBeVisible();
  await expect.poll(() => kept(page)).toBeGreaterThanOrEqual(2);
  await expect.poll(() => missing(page)).toEqual([]);

  site.goDown();
  await page.reload();
  await expect(heading(page, 'Визиты')).toBeVisible();
  const visit = page
    .getByRole('main')
    .getByRole('link', { name: /Подробнее о визите/ })
    .filter({ visible: true });
  await visit.first().click();
  // The person has not opened these pages before.
  await expect(page.getByRole('heading', { name: 'Как подготовиться' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/ул\.|пр\./)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Как подготовиться' })).toBeVisible();
  // The browser believes that it is online, so only this note shows that the data may be outdated.
  const note = page.getByRole('status').filter({ hasText: /^Нет связи с.сервером. Показываем то, что загрузили/ });
  await expect(note).toContainText(/загрузили (сегодня|\d+.[а-я]+( \d{4})?) в.\d\d:\d\d\./);

  site.goUp();
  await note.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Как подготовиться' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Меню/ }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(heading(page, 'Войти в Аман')).toBeVisible();
  await expect.poll(() => kept(page)).toBe(0);
  site.goDown();
  await page.goto('/fo/patient/visits');
  await expect(heading(page, 'Доступ запрещен')).toBeVisible();
});

test('a cabinet page loads from files stored on the device, or from the network if a new version is waiting', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  await ready(page);
  site.replace('/fo/patient/visits', () => '<!doctype html><title>Из сети</title><h1>Из сети</h1>');
  await page.reload();
  await expect(heading(page, 'Визиты')).toBeVisible();

  const [app = ''] = filesOf(/^app$/);
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  site.replace('/sw.js', (text) => text.replaceAll(app, icon));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByRole('status').filter({ hasText: 'Вышла новая версия' })).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Из сети')).toBeVisible();
});

test('a page opened offline shows «Нет интернета», and loads without a press when the network is back', async ({
  page,
  context,
  site,
}) => {
  await ready(page);
  site.goDown();
  await context.setOffline(true);
  await page.goto('/doctor/serikova-aigul');
  await expect(heading(page, 'Нет интернета')).toBeVisible();
  site.goUp();
  await context.setOffline(false);
  await expect(heading(page, /Серикова/)).toBeVisible();
});

test('a cabinet opened offline loads without a press when the network is back', async ({
  page,
  signIn,
  site,
  watch,
}) => {
  watch.allow(/roles of the current user/);
  await ready(page);
  await signIn('patient');
  site.goDown();
  await page.goto('/fo/patient/visits');
  await expect(heading(page, /проверить доступ/)).toBeVisible();
  site.goUp();
  // Playwright's offline mode would end later for the service worker than for the page, so the test
  // closes the site's connections and sends this event itself.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(heading(page, 'Визиты')).toBeVisible();
});

test('the site offers a new version and does not reload while a person is typing', async ({ page, site }) => {
  await page.goto('/auth/login');
  await ready(page);
  const email = page.getByLabel('Электронная почта');
  await email.fill('someone@example.kz');
  // A newer build, whose list of files lacks the open page's program.
  const [app = ''] = filesOf(/^app$/);
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  site.replace('/sw.js', (text) => text.replaceAll(app, icon ?? ''));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.getByRole('status').filter({ hasText: 'Вышла новая версия' });
  await expect(offer).toBeVisible();
  await expect(email).toHaveValue('someone@example.kz');
  const loaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Обновить' }).click();
  await loaded;
  await expect(heading(page, 'Вход')).toBeVisible();
});
