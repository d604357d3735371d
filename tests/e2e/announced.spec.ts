import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { ReviewPage, TEXT, toReview } from './patient/reviews-page.ts';
import { bookingPath, freeTimes, openBooking, someoneElseTakes } from './support/booking.ts';
import { sonIsBusyAt } from './support/family.ts';
import { listen } from './support/listening.ts';
import { logIn } from './support/logging-in.ts';
import { confirmedNow, online, onlineVisit } from './support/places.ts';
import type { Site } from './support/site.ts';

/**
 * Waits until the page shows its data. `quiet` alone could return before the program has sent its
 * first request.
 */
async function loaded(page: Page, site: Site, times: RegExp): Promise<void> {
  await expect(page.getByText(times).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/^Загружаем/)).toHaveCount(0);
  await site.quiet();
}

test('a screen reader announces the number of search suggestions once, after they have loaded', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await loaded(page, site, /^\d\d:\d\d/);
  const said = await listen(page);
  await page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true }).first().click();
  await page.keyboard.type('кардиолог', { delay: 40 });
  await expect.poll(said).toContainEqual(expect.stringMatching(/^Подсказки: \d+/));
  await site.quiet();
  expect(await said()).toHaveLength(1);
});

test('a screen reader announces an error once', async ({ page, site }) => {
  await page.goto('/auth/login?role=clinic');
  await site.quiet();
  const said = await listen(page);
  await logIn(page, 'patient');
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
  await site.quiet();
  const heard = await said();
  expect(heard.filter((one) => one.startsWith('! '))).toHaveLength(1);
});

test('a screen reader announces the countdown of a hold only once, when one minute is left', async ({
  page,
  provider,
  signIn,
  forward,
  site,
}) => {
  await signIn('patient');
  const [time = ''] = await freeTimes(provider);
  await page.goto(bookingPath(time));
  await page.getByText('Держим время для\u00A0вас').filter({ visible: true }).first().waitFor();
  await site.quiet();
  const said = await listen(page);
  for (const minutes of [1, 2]) {
    await forward({ minutes });
    await expect(page.getByText(minutes === 1 ? /ещё [34]:/ : /ещё [12]:/).filter({ visible: true })).toBeVisible();
  }
  expect(await said()).toEqual([]);
  await forward({ minutes: 1, seconds: 10 });
  await expect.poll(said).toEqual(['Осталась минута: потом время снова станет свободным.']);
  await forward({ seconds: 10 });
  await expect(page.getByText(/ещё 0:[34]/).filter({ visible: true })).toBeVisible();
  expect(await said()).toHaveLength(1);
});

test('a screen reader announces several toasts one after another, and each toast once', async ({ page, site }) => {
  await page.goto('/doctor/serikova-aigul');
  await loaded(page, site, /^12.18\sмая$/);
  const said = await listen(page);
  await page.getByRole('button', { name: 'Поделиться' }).filter({ visible: true }).first().click();
  await expect.poll(said).not.toEqual([]);
  await site.quiet();
  const heard = await said();
  expect(heard).toHaveLength(1);
  expect(heard[0]).not.toMatch(/^! /);
});

test('a screen reader announces that a video call is not open yet, and announces when the call opens', async ({
  page,
  provider,
  signIn,
  forward,
  site,
}) => {
  await signIn('patient');
  confirmedNow(provider, 'online');
  // The visit starts in fifteen minutes; its link appears five minutes before the start.
  provider.db.visits.update(online.visitId, {
    starts_at: '2026-05-12T08:35:00+05:00',
    ends_at: '2026-05-12T09:05:00+05:00',
  });
  await page.goto(onlineVisit);
  await page.getByText(/Ссылка появится в\sвизите/).waitFor();
  await site.quiet();
  const said = await listen(page);
  const open = provider.hold('get', '/fo/patient/visits/:id');
  await forward({ minutes: 6 });
  const due = /^Клиника ещё не\sоткрыла видеосвязь\./;
  await expect.poll(said).toEqual([expect.stringMatching(due)]);
  open();
  await expect
    .poll(said)
    .toEqual([expect.stringMatching(due), expect.stringMatching(/^Видеосвязь открыта\..*Подключиться/)]);
});

test('a screen reader announces that a review with a phone number won’t be published', async ({
  page,
  provider,
  signIn,
  site,
}) => {
  await signIn('patient');
  const [visit] = await toReview(provider);
  await page.goto(`/fo/patient/reviews/new?visit=${visit?.id}`);
  await site.quiet();
  const said = await listen(page);
  await new ReviewPage(page).text.fill(`${TEXT} Мой номер 8 701 222 33 44.`);
  const warning = /С\sэтим отзыв не\sопубликуют: уберите до\sотправки\.$/;
  await expect.poll(async () => (await said()).at(-1)).toMatch(warning);
});

test('a screen reader announces in a booking that a relative has another visit at the chosen time', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  const [time = ''] = await freeTimes(provider);
  sonIsBusyAt(provider, time);
  const tell = provider.hold('get', '/fo/patient/visits');
  await openBooking(page, time);
  const said = await listen(page);
  tell();
  await expect.poll(said).toEqual([expect.stringMatching(/^В это время уже есть запись\./)]);
});

test('a screen reader announces why a search can’t sort by distance', async ({ page, site }) => {
  await page.goto('/search');
  await site.quiet();
  const said = await listen(page);
  await page.getByRole('button', { name: 'Рядом', exact: true }).click();
  await expect.poll(said).toContainEqual(expect.stringMatching(/^Не.удалось узнать, где вы\./));
});

test('a screen reader announces once that the slot in the opened link is taken', async ({ page, provider }) => {
  const [time = ''] = await freeTimes(provider);
  await someoneElseTakes(provider, time);
  const tell = provider.hold('get', '/front/doctors/:slug/slots');
  await page.goto(`/doctor/serikova-aigul?starts_at=${encodeURIComponent(time)}`);
  await page
    .getByText(/^Загружаем/)
    .filter({ visible: true })
    .first()
    .waitFor();
  const said = await listen(page);
  tell();
  await expect.poll(said).toContainEqual(expect.stringMatching(/уже заняли\. Выберите другое время/));
});
