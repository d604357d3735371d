import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book, freeTimes, openBooking } from '../support/booking.ts';
import { ENDPOINT, withPush } from '../support/push.ts';

const offer = (page: Page) => page.getByRole('button', { name: 'Включить уведомления' });
const asked = (page: Page) => page.evaluate(() => document.documentElement.dataset['asked']);

test.use({ ownContext: true });

test('a patient is offered push messages only after a booking, and can turn them off in the settings', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
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
  signIn,
}) => {
  await signIn('patient');
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
  signIn,
}) => {
  await signIn('patient');
  await withPush(page, 'denied');
  await page.goto('/fo/patient/reminders');
  await page.getByRole('button', { name: 'Включить', exact: true }).click();
  await expect(page.getByText(/Разрешить их можно в\sнастройках браузера/)).toBeVisible();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  await page.goto('/fo/patient/reminders');
  await expect(page.getByText(/Этот браузер присылать их не\sможет/)).toBeVisible();
});

for (const cabinet of ['doctor', 'clinic'] as const) {
  test(`push messages of the ${cabinet}’s cabinet are turned on and off by a press, and those of the patient stay on`, async ({
    page,
    provider,
    signIn,
  }) => {
    await signIn('all', { cabinet });
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const ofPatient = { endpoint: ENDPOINT, ...keys, cabinet: 'user' };
    await provider.ask('POST', '/auth/push/subscriptions', { as: 'all', body: ofPatient });
    const subscribed = () => [...provider.db.push_subscriptions.all()].map((row) => row.cabinet);
    await withPush(page);
    await page.goto(`/fo/${cabinet}/notifications`);
    await page.getByRole('link', { name: 'Получать на этом устройстве' }).click();
    const card = page.getByRole('region', { name: 'Уведомления на этом устройстве' });
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(card).toContainText('без имени и услуги');
    const turnOn = card.getByRole('button', { name: 'Включить' });
    await expect(turnOn).toBeVisible();
    expect(await asked(page)).toBeUndefined();
    await turnOn.click();
    const turnOff = card.getByRole('button', { name: 'Выключить' });
    await expect(turnOff).toBeVisible();
    expect(subscribed()).toEqual(['user', cabinet]);

    // The toast doesn't cover the button: a press by the mouse would wait until the toast is gone.
    await turnOff.click({ timeout: 3000 });
    await expect(turnOn).toBeVisible();
    expect(subscribed()).toEqual(['user']);
    const endpoint = await page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return (await worker?.pushManager.getSubscription())?.endpoint;
    });
    expect(endpoint).toBe(ENDPOINT);
  });
}
