import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { freeTimes, openBooking, tryToBook } from '../support/booking.ts';
import { go } from '../support/go.ts';
import { logIn } from '../support/logging-in.ts';
import { openMenu } from '../support/menu.ts';
import { heading } from './registering.ts';

/** All data that the browser stores for the site. */
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

const cabinet = (page: Page) =>
  page.evaluate(() => /"currentCabinet":"(\w+)"/.exec(localStorage.getItem('aman.session') ?? '')?.[1]);

test('a login, a change of cabinet and a logout in one tab take effect in every tab @both', async ({
  page,
  context,
}) => {
  await page.goto('/auth/login');
  const second = await context.newPage();
  await second.goto('/auth/login');
  await expect(heading(second, 'Вход')).toBeVisible();

  await logIn(page, 'all');
  await expect(page).toHaveURL(/\/fo\/patient$/);
  // A logged-in person is redirected from the login page.
  await expect(second).toHaveURL(/\/fo\/patient$/);

  await openMenu(page);
  await page.getByRole('dialog').getByText('Клиника', { exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Все филиалы' })).toBeVisible();
  expect(await cabinet(page)).toBe('clinic');
  await openMenu(second);
  await expect(second.getByRole('dialog').getByRole('radio', { name: 'Клиника' })).toBeChecked();
  await page.getByRole('dialog').getByRole('link', { name: 'Все филиалы' }).click();
  await expect(page).toHaveURL(/\/fo\/clinic\/filials$/);
  // Wait for the header of the new page, which has another menu.
  await expect(heading(page, 'Филиалы')).toBeVisible();

  await openMenu(page);
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(heading(page, 'Войти в Аман')).toBeVisible();
  await expect(second).toHaveURL(/\/auth\/login\?redirect=/);
  for (const tab of [page, second]) {
    await expect.poll(() => keptIn(tab)).not.toMatch(/demo-|@|accessToken":"|\+7|draft|aman\.searches/);
  }
});

test('a tab that slept while one patient logged out and another patient logged in shows no data of the first patient', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient/profile');
  await page.getByLabel('Телефон').fill('87779998877');
  const accessToken = await provider.login('all');
  // Another tab wrote this session while this tab was asleep.
  await page.evaluate(
    (text) => {
      localStorage.setItem('aman.session', text);
      window.dispatchEvent(new Event('focus'));
    },
    JSON.stringify({ accessToken, currentCabinet: 'user' }),
  );
  await expect(page).toHaveURL(/\/fo\/patient$/);
  await page.goto('/fo/patient/profile');
  await expect(page.getByLabel('Телефон')).not.toHaveValue('');
  await expect(page.getByLabel('Телефон')).not.toHaveValue(/999.88.77/);
  expect(await keptIn(page)).not.toMatch(/999.?88.?77/);
});

test('a person who logs in does not see the previous person’s draft of a question in any tab', async ({
  page,
  context,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/qa');
  await page.getByRole('button', { name: 'Задать вопрос' }).click();
  await page.getByRole('dialog').getByLabel('Подробности').fill('Третий месяц болит поясница');
  const second = await context.newPage();
  await second.goto('/fo/patient');
  await openMenu(second);
  await second.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(second).toHaveURL(/\/auth$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await second.getByRole('link', { name: /^Я пациент/ }).click();
  await logIn(second, 'all');
  await expect(second).toHaveURL(/\/fo\/patient$/);
  await page.getByRole('button', { name: 'Задать вопрос' }).click();
  await expect(page.getByRole('dialog').getByLabel('Подробности')).toHaveValue('');
  expect(provider.count('POST', '/fo/patient/questions')).toBe(0);
});

test('a logged-in person who opens the login page arrives in the last used cabinet, and can choose another cabinet', async ({
  page,
  signIn,
}) => {
  await signIn('all', { cabinet: 'doctor' });
  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/fo\/doctor/);
  await page.reload();
  expect(await cabinet(page)).toBe('doctor');
  await page.goto('/auth/register');
  await expect(page).toHaveURL(/\/fo\/doctor/);
  await page.goto('/auth');
  await expect(heading(page, 'Ваши кабинеты')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Добавить кабинет' })).toBeHidden();
  await page.getByRole('link', { name: 'Кабинет клиники' }).click();
  await expect(page).toHaveURL(/\/fo\/clinic/);
  expect(await cabinet(page)).toBe('clinic');
});

test('a person whose logout the server does not confirm is asked what to do', async ({ page, signIn, provider }) => {
  await signIn('patient');
  await page.goto('/fo/patient');
  provider.use(http.post('*/api/v0/auth/logout', () => HttpResponse.json({ message: 'Сбой' }, { status: 500 })));
  await openMenu(page);
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Сервер не подтвердил выход' }));
  await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused();
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(question.getByRole('button', { name: 'Остаться' })).toBeHidden();
  expect(await cabinet(page)).toBe('user');
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await question.getByRole('button', { name: 'Выйти на этом устройстве' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await cabinet(page)).toBeUndefined();
});

test('a person whose logout gets no response can log out on this device, and a late response ends no new session', async ({
  page,
  signIn,
  provider,
  site,
}) => {
  // Shortens the timeout of 15 seconds, which is too long for a test.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((act: () => void, delay: number) =>
      later(act, delay === 15_000 ? 300 : delay)) as typeof setTimeout;
  });
  await signIn('patient');
  await page.goto('/fo/patient');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  provider.use(
    http.post('*/api/v0/auth/logout', async () => {
      await answered;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await openMenu(page);
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Сервер долго не\u00A0отвечает' });
  await expect(question.getByRole('button', { name: 'Подождать' })).toBeFocused();
  await question.getByRole('button', { name: 'Подождать' }).click();
  expect(await cabinet(page)).toBe('user');
  // The dialog opens again after «Подождать».
  await question.getByRole('button', { name: 'Выйти на этом устройстве' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await cabinet(page)).toBeUndefined();
  await page.getByRole('link', { name: /^Я пациент/ }).click();
  await logIn(page, 'all');
  await expect(page).toHaveURL(/\/fo\/patient$/);
  const heard = page.waitForResponse('**/auth/logout');
  answer();
  await (await heard).finished();
  await site.quiet();
  expect(await cabinet(page)).toBe('user');
  await expect(question).toHaveCount(0);
});

test('a logout with a token that the server does not know removes all personal data', async ({
  page,
  signIn,
  provider,
  site,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient');
  await page.evaluate(() => localStorage.setItem('aman.searches', '["геморрой"]'));
  await site.quiet();
  const gone = () => HttpResponse.json({ message: 'Сеанс завершён' }, { status: 401 });
  provider.use(http.post('*/api/v0/auth/logout', gone));
  await openMenu(page);
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(heading(page, 'Войти в Аман')).toBeVisible();
  await expect.poll(() => keptIn(page)).not.toMatch(/demo-|accessToken":"|draft|aman\.searches/);
  await expect(page.getByText('Сеанс завершён')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the site requests the current user once, however many pages a person opens', async ({
  page,
  signIn,
  provider,
  site,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [path, name] of [
    ['/fo/patient/visits', 'Визиты'],
    ['/search', /^Врачи/],
    ['/', 'Найдите врача и запишитесь за минуту'],
  ] as const) {
    await go(page, path);
    await expect(heading(page, name)).toBeVisible();
  }
  await site.quiet();
  expect(provider.count('POST', '/auth/me')).toBe(1);
});

test('a patient whose session expires during a booking finds all input restored after the login', async ({
  page,
  signIn,
  provider,
  site,
}) => {
  await signIn('patient');
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  await page.getByLabel('Что беспокоит').fill('Давление вечером до 145/95');
  await site.quiet();
  provider.use(http.all('*/api/v0/fo/*', () => HttpResponse.json({ message: 'Сеанс завершён' }, { status: 401 })));
  await tryToBook(page);

  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await expect(page.getByText('Сеанс завершён. Войдите снова')).toHaveCount(1);
  provider.reset();
  await logIn(page, 'patient');
  await expect(heading(page, 'Проверьте запись')).toBeVisible();
  await expect(page.getByLabel('Что беспокоит')).toHaveValue('Давление вечером до 145/95');
});
