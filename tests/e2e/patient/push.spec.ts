import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book, freeTimes, openBooking } from '../support/booking.ts';
import { ENDPOINT, withPush } from '../support/push.ts';

const offer = (page: Page) => page.getByRole('button', { name: 'Включить уведомления' });
const asked = (page: Page) => page.evaluate(() => document.documentElement.dataset['asked']);

test.use({ ownContext: true });
test.beforeEach(({ signIn }) => signIn('patient'));

test('a patient is offered push messages only after a booking, and can turn them off in the settings', async ({
  page,
  provider,
}) => {
  await withPush(page);
  await page.goto('/fo/patient');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openBooking(page, (await freeTimes(provider)).find((time) => time > '2026-05-14') ?? '');
  await expect(offer(page)).toBeHidden();
  await book(page);
  await expect(offer(page)).toBeVisible();
  expect(await asked(page)).toBeUndefined();
  await offer(page).click();
  await expect(page.getByText('Уведомления включены')).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await expect(page.getByText(/апомним.+уведомлением/)).toBeVisible();
  expect(provider.db.push_subscriptions.find('user', 1).map(({ endpoint }) => endpoint)).toEqual([ENDPOINT]);

  await page.getByRole('link', { name: 'Изменить напоминания' }).click();
  await page.getByRole('button', { name: 'Выключить', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Включить', exact: true })).toBeVisible();
  expect(provider.db.push_subscriptions.size).toBe(0);
});

test('a patient who ignores the offer of push messages gets no second offer after the next booking', async ({
  page,
  provider,
}) => {
  await withPush(page);
  const [first = '', ...others] = (await freeTimes(provider)).filter((time) => time > '2026-05-14');
  await openBooking(page, first);
  await book(page);
  await expect(offer(page)).toBeVisible();
  await openBooking(page, others.find((time) => time > '2026-05-16') ?? '');
  await book(page);
  await expect(page.getByRole('link', { name: 'Изменить напоминания' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('a patient who refuses push messages, or whose browser can’t show them, reads why no messages will come', async ({
  page,
}) => {
  await withPush(page, 'denied');
  await page.goto('/fo/patient/reminders');
  await page.getByRole('button', { name: 'Включить', exact: true }).click();
  await expect(page.getByText(/Разрешить их можно в\sнастройках браузера/)).toBeVisible();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  await page.goto('/fo/patient/reminders');
  await expect(page.getByText(/Этот браузер присылать их не\sможет/)).toBeVisible();
});
