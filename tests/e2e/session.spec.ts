import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from './fixtures.ts';
import { ReviewPage, TEXT, toReview } from './patient/reviews-page.ts';
import { logIn } from './support/logging-in.ts';
import { openMenu } from './support/menu.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const me = '*/api/v0/auth/me';
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('aman.session'));

test('a guest who opens a cabinet’s page is led to the login, and after the login back to the page', async ({
  page,
}) => {
  await page.goto('/fo/patient/visits?status=past');
  await expect(heading(page, 'Доступ запрещен')).toBeVisible();
  await expect(page).toHaveURL(/\/unauthorized\?redirect=/);
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await expect(heading(page, 'Вход')).toBeFocused();
  await logIn(page, 'patient');
  await expect(page).toHaveURL(/\/fo\/patient\/visits\?status=past$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const redirect of [
  '/nowhere',
  // The routes of a cabinet are known only after its chunk has loaded.
  '/fo/patient/nowhere',
]) {
  test(`a login never redirects to the unknown path ${redirect}`, async ({ page }) => {
    await page.goto(`/auth/login?redirect=${encodeURIComponent(redirect)}`);
    await logIn(page, 'patient');
    await expect(page).toHaveURL(/\/fo\/patient$/);
  });
}

test('a logged-in person is redirected from the login to their cabinet, and can’t open other cabinets', async ({
  page,
  signIn,
}) => {
  await signIn('doctor');
  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/fo\/doctor/);
  await page.goto('/fo/clinic');
  await expect(heading(page, 'Доступ запрещен')).toBeVisible();
  await expect(page).toHaveURL(/\/unauthorized$/);
});

test('a person whose session expires reads one message about it, logs in and returns to the page', async ({
  page,
  signIn,
  provider,
  site,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  await expect(heading(page, 'Визиты')).toBeVisible();
  // Pending requests and preloads on hover must not cause the 401 before the press.
  await site.quiet();
  provider.use(http.all('*/api/v0/fo/*', () => HttpResponse.json({ message: 'Сеанс завершён' }, { status: 401 })));
  await page.getByRole('link', { name: /Прошедшие/ }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await expect(page.getByText('Сеанс завершён. Войдите снова')).toHaveCount(1);
  expect(await stored(page)).toBeNull();
  provider.reset();
  await logIn(page, 'patient');
  await expect(page).toHaveURL(/\/fo\/patient\/visits\?status=past$/);
});

test('a person whose session expires after a failed logout returns to the page with the input after the login', async ({
  page,
  signIn,
  provider,
  site,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await signIn('patient');
  const [visit] = await toReview(provider);
  await page.goto(`/fo/patient/reviews/new?visit=${visit?.id}`);
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
  provider.use(
    http.post('*/api/v0/auth/logout', async () => {
      await failing;
      return HttpResponse.json({ message: 'Сбой' }, { status: 500 });
    }),
  );
  await openMenu(page);
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  fail();
  await expect(page.getByText('Сбой')).toBeVisible();

  const form = new ReviewPage(page);
  await form.rate();
  await form.text.fill(TEXT);
  await site.quiet();
  provider.use(http.all('*/api/v0/fo/*', () => HttpResponse.json({ message: 'Сеанс завершён' }, { status: 401 })));
  await form.send.click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  provider.reset();
  await logIn(page, 'patient');
  await expect(page).toHaveURL(/\/fo\/patient\/reviews\/new/);
  await expect(form.text).toHaveValue(TEXT);
});

test('a logout also logs out the other tabs, and each tab returns to its page after the next login', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  // The empty page of a new tab has no storage, which `signIn` uses.
  watch.allow(/'sessionStorage' property/);
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  const second = await context.newPage();
  await second.goto('/fo/patient/visits');
  await expect(heading(second, 'Визиты')).toBeVisible();
  const session = await stored(page);
  await page.evaluate(() => localStorage.removeItem('aman.session'));
  await expect(second).toHaveURL(/\/auth\/login\?redirect=/);
  await page.evaluate((record) => localStorage.setItem('aman.session', record ?? ''), session);
  await expect(second).toHaveURL(/\/fo\/patient\/visits$/);
  await expect(heading(second, 'Визиты')).toBeVisible();
});

test('a person whose roles fail to load sees no page and can retry', async ({
  page,
  signIn,
  provider,
  watch,
  site,
}) => {
  watch.allow(/roles of the current user/);
  await signIn('patient');
  provider.use(http.post(me, () => HttpResponse.json({ message: 'Сервис недоступен' }, { status: 500 })));
  await page.goto('/fo/patient/visits');
  await expect(heading(page, /проверить доступ/)).toBeVisible();
  // The error is shown once, in the content.
  await expect(page.getByText('Сервис недоступен')).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Сервис недоступен')).toBeVisible();
  await site.quiet();
  expect(provider.count('GET', /^\/fo\/patient\/visits/)).toBe(0);
  expect(await stored(page)).not.toBeNull();
  // Components shown after the failure do not request the user themselves.
  expect(provider.count('POST', '/auth/me')).toBe(1);
  provider.reset();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(heading(page, 'Визиты')).toBeVisible();

  // This public page has no content without the user.
  provider.use(http.post(me, () => HttpResponse.json({ message: 'Сервис недоступен' }, { status: 500 })));
  await page.goto('/auth');
  await expect(heading(page, 'Не получилось загрузить кабинеты')).toBeVisible();
  provider.reset();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(heading(page, 'Ваши кабинеты')).toBeVisible();
});

test('a failure to load the current user shows one error: in the section that needs the user, else in a toast', async ({
  page,
  signIn,
  provider,
}) => {
  await signIn('patient');
  provider.use(http.post(me, () => HttpResponse.json({ message: 'Сервис недоступен' }, { status: 500 })));
  await page.goto('/qa');
  const note = page.getByRole('alert').filter({ hasText: 'Сервис недоступен' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Повторить' }).click();
  await expect.poll(() => provider.count('POST', '/auth/me')).toBe(2);
  await expect(note.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await expect(page.getByText('Сервис недоступен')).toHaveCount(1);
  await page.goto('/services');
  await expect(heading(page, /Услуги/)).toBeVisible();
  await expect(page.getByText('Сервис недоступен')).toHaveCount(1);
});

test('the loading overlay stays until the current user has loaded', async ({ page, signIn, provider }) => {
  await signIn('patient');
  const answer = provider.hold('post', '/auth/me');
  await page.goto('/unauthorized');
  await expect(page.getByText('Загружаем', { exact: true })).toBeAttached();
  answer();
  await expect(page.getByText('Загружаем', { exact: true })).not.toBeAttached();
});
