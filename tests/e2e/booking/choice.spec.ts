import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import {
  book,
  bookingPath,
  chooseTime,
  clock,
  freeTimes,
  hero,
  openBooking,
  someoneElseTakes,
} from '../support/booking.ts';
import type { TestProvider } from '../support/test-provider.ts';

test.beforeEach(async ({ signIn }) => signIn('patient'));

/** The demo doctor's repeat visit takes 30 minutes, the first visit 40. */
const repeat = { title: 'Повторный приём кардиолога', price: '9 000 ₸' };

async function repeatId(provider: TestProvider): Promise<number> {
  const { data } = await provider.ask<{ data: { service: { id: number; title: string } }[] }>(
    'GET',
    `/front/doctors/${hero.slug}/services`,
  );
  return data.find(({ service }) => service.title === repeat.title)?.service.id ?? 0;
}

/** Free slots of the demo doctor for another service. */
async function freeFor(provider: TestProvider, serviceId: number): Promise<string[]> {
  const { data } = await provider.ask<{ data: { slots: { starts_at: string; available: boolean }[] }[] }>(
    'GET',
    `/front/doctors/${hero.slug}/slots?filial_id=${hero.filialId}&service_id=${serviceId}&date_from=2026-05-12&date_to=2026-05-25`,
  );
  return data.flatMap(({ slots }) => slots.filter(({ available }) => available).map(({ starts_at }) => starts_at));
}

async function chooseService(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Изменить: услуга' }).click();
  const sheet = page.getByRole('dialog', { name: 'Другая услуга' });
  await sheet.locator('label').filter({ hasText: title }).click();
  await sheet.getByRole('button', { name: 'Выбрать' }).click();
  await expect(sheet).toBeHidden();
}

const held = (page: Page) => page.getByText('Держим время для вас').filter({ visible: true });

test('a patient who switches to a repeat visit keeps slot and typed text, and sees another price and duration', async ({
  page,
  provider,
}) => {
  const id = await repeatId(provider);
  const forFirst = await freeTimes(provider);
  const startsAt = (await freeFor(provider, id)).find((time) => forFirst.includes(time)) ?? '';
  await openBooking(page, startsAt);
  await page.getByLabel('Что беспокоит').fill('Давление вечером');
  await chooseService(page, repeat.title);

  await expect(held(page)).toBeVisible();
  await expect(page.getByText('30 минут')).toBeVisible();
  await expect(page.getByText(repeat.price).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Возьмите результаты назначенных анализов.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Изменить: услуга' })).toBeFocused();
  await expect(page.getByLabel('Что беспокоит')).toHaveValue('Давление вечером');
  await book(page);
  const visit = [...provider.db.visits.all()].find(({ comment }) => comment === 'Давление вечером');
  expect(visit).toMatchObject({ service_id: id, price: 9000, duration_minutes: 30, starts_at: startsAt });
});

test('a patient who chooses a service that is too long for the slot sees an error, and can restore the former service', async ({
  page,
  provider,
}) => {
  const id = await repeatId(provider);
  const forFirst = await freeTimes(provider);
  const short = (await freeFor(provider, id)).find((time) => !forFirst.includes(time)) ?? '';
  expect(short, 'a time that only half an hour fits into').not.toBe('');
  await page.goto(bookingPath(short).replace(`service=${hero.serviceId}`, `service=${id}`));
  await expect(held(page)).toBeVisible();

  await chooseService(page, 'Первичный приём кардиолога');
  await expect(page.getByText(`В ${clock(short)} не хватает времени`).filter({ visible: true })).toBeVisible();
  expect(await freeFor(provider, id), 'nobody else gets the time meanwhile').not.toContain(short);

  await page
    .getByRole('button', { name: `Оставить: ${repeat.title}` })
    .filter({ visible: true })
    .click();
  await expect(held(page)).toBeVisible();
  await book(page);
  expect([...provider.db.visits.all()].at(-1)).toMatchObject({ service_id: id, starts_at: short });
});

test('a patient who chooses another slot in the booking releases the old slot and keeps the input @both', async ({
  page,
  provider,
}) => {
  const [first = ''] = await freeTimes(provider);
  await openBooking(page, first);
  await page.getByLabel('Что беспокоит').fill('Перебои в сердце');
  await page.getByRole('button', { name: 'Изменить: дата и время' }).click();
  const sheet = page.getByRole('dialog', { name: 'Другое время' });
  await expect(sheet.getByRole('radio', { name: clock(first), exact: true })).toBeChecked();
  await sheet
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^\d\d:\d\d$/, disabled: false, checked: false }) })
    .first()
    .click();
  await sheet.getByRole('button', { name: /^Выбрать \d/ }).click();
  await expect(sheet).toBeHidden();
  await expect(held(page)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(encodeURIComponent(first.slice(0, 16))));
  await expect(page.getByLabel('Что беспокоит')).toHaveValue('Перебои в сердце');
  await expect.poll(() => freeTimes(provider)).toContain(first);
});

test('a patient who chooses a slot that somebody else has just taken reads this and sees the slot as taken', async ({
  page,
  provider,
}) => {
  const times = await freeTimes(provider);
  const [first = ''] = times;
  const second = times.findLast((time) => time.startsWith(first.slice(0, 10))) ?? '';
  await openBooking(page, first);
  await page.getByRole('button', { name: 'Изменить: дата и время' }).click();
  const sheet = page.getByRole('dialog', { name: 'Другое время' });
  await sheet.getByRole('radio', { name: clock(first), exact: true }).waitFor();
  await someoneElseTakes(provider, second);
  await sheet
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: clock(second), exact: true }) })
    .first()
    .click();
  await sheet.getByRole('button', { name: /^Выбрать \d/ }).click();
  await expect(page.getByText(`${clock(second)} только что заняли.`).filter({ visible: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Занято: \d+\. Показать$/ })
    .filter({ visible: true })
    .click();
  await expect(
    page
      .getByRole('radio', { name: new RegExp(`^${clock(second)} ?, занято`) })
      .filter({ visible: true })
      .first(),
  ).toBeDisabled();
  await chooseTime(page);
  await expect(held(page)).toBeVisible();
});

test('a patient who chooses another slot and loses it can go back to the old slot, which is still held', async ({
  page,
  provider,
}) => {
  const times = await freeTimes(provider);
  const [first = ''] = times;
  const second = times.findLast((time) => time.startsWith(first.slice(0, 10))) ?? '';
  await openBooking(page, first);
  await someoneElseTakes(provider, second);
  await page.evaluate((time) => {
    const next = new URL(location.href);
    next.searchParams.set('starts_at', time);
    history.pushState(history.state, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, second);
  await expect(page.getByText(`${clock(second)} только что заняли.`).filter({ visible: true })).toBeVisible();
  expect(await freeTimes(provider)).not.toContain(first);
  await page
    .getByRole('button', { name: `Вернуться: 12 мая, ${clock(first)}` })
    .filter({ visible: true })
    .click();
  await expect(held(page)).toBeVisible();
  await book(page);
  expect([...provider.db.visits.all()].at(-1)?.starts_at).toBe(first);
});

test('the booking page shows the deadlines for booking, cancelling and moving beside the button', async ({
  page,
  provider,
}) => {
  const startsAt = (await freeTimes(provider)).find((time) => time.startsWith('2026-05-12')) ?? '';
  await openBooking(page, startsAt);
  const hour = Number(clock(startsAt).slice(0, 2));
  const at = (ahead: number) => `${String(hour - ahead).padStart(2, '0')}${clock(startsAt).slice(2)}`;
  await expect(page.getByText(`Запись открыта до ${at(1)} сегодня.`)).toBeVisible();
  await expect(page.getByText(`Отменить или перенести можно до ${at(4)} сегодня.`)).toBeVisible();
});
