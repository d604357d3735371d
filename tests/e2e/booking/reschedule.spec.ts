import { expect } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { test } from '../fixtures.ts';
import { book, chooseTime, clock, freeTimes, hasBooked, openBooking } from '../support/booking.ts';

test('a patient moves a visit in one step and keeps the old slot until the move @both', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  const times = await freeTimes(provider);
  const startsAt = times.find((time) => time > '2026-05-14') ?? '';
  await openBooking(page, startsAt);
  await book(page);
  await page.getByRole('link', { name: 'Перенести' }).click();
  await expect(page.getByRole('heading', { name: 'Перенести визит' })).toBeVisible();
  await expect(page.getByText('остаётся за вами').filter({ visible: true })).toBeVisible();

  await chooseTime(page);
  const button = page.getByRole('button', { name: /Перенести на/ });
  await expect(button).toBeEnabled();
  expect(await freeTimes(provider)).not.toContain(startsAt);
  // The server moves the visit but the response is lost; a second press succeeds.
  provider.loseAnswer('post', '/fo/patient/visits/:id/reschedule');
  await button.click();
  await expect(page.getByRole('main').getByText('Не получилось связаться с сервером')).toBeVisible();
  await button.click();
  await expect(page.getByText(/Вы перенесли запись/)).toBeVisible();
  expect(await freeTimes(provider)).toContain(startsAt);
});

test('a patient whose new slot is lost at submit keeps the focus at the disabled button @desktop', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  const startsAt = (await freeTimes(provider)).find((time) => time > '2026-05-14') ?? '';
  const id = await hasBooked(provider, startsAt);
  await page.goto(`/fo/patient/visits/${id}/reschedule`);
  await chooseTime(page);
  const button = page.getByRole('button', { name: /^Перенести/ });
  await expect(button).toBeEnabled();
  const over = {
    message: 'Время больше не\u00A0удерживается',
    code: 'hold_gone',
    errors: { hold_id: ['Выберите его снова'] },
  };
  provider.use(
    http.post('*/api/v0/fo/patient/visits/:id/reschedule', () => HttpResponse.json(over, { status: 409 }), {
      once: true,
    }),
  );
  await button.press('Enter');
  await expect(page.getByText(/больше не\sудерживается\. Выберите другое время/)).toBeVisible();
  await expect(button).toBeFocused();
  await expect(button).toBeDisabled();
  await page.keyboard.press('Enter');
  await chooseTime(page);
  await expect(button).toBeEnabled();
  expect(provider.count('POST', /\/reschedule$/)).toBe(1);
});

test('the page that moves a visit lists free slots, highlights the visit’s own slot and can show taken slots', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  const startsAt = (await freeTimes(provider)).find((time) => time > '2026-05-14') ?? '';
  await openBooking(page, startsAt);
  await book(page);
  await page.getByRole('link', { name: 'Перенести' }).click();
  // The days are native radio buttons covered by their labels.
  await page.locator(`label:has(input[value="${startsAt.slice(0, 10)}"])`).click();
  const own = page.getByRole('radio', { name: `${clock(startsAt)} ваше` });
  await expect(own).toBeDisabled();
  // The text of the slot, «14:30 ваше», fits into the slot's box.
  const fits = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth <= clientWidth;
  expect(await page.locator('label').filter({ has: own }).evaluate(fits)).toBe(true);
  const taken = page.getByRole('radio', { name: /занято$/ });
  await expect(taken).toHaveCount(0);

  const fold = page.getByRole('button', { name: /^Занято: \d+\. Показать$/ });
  const count = Number(/\d+/.exec((await fold.textContent()) ?? '')?.[0]);
  await fold.click();
  await expect(taken).toHaveCount(count);
  await page.getByRole('button', { name: 'Скрыть занятые' }).click();
  await expect(taken).toHaveCount(0);
});

test('a patient sees the clinic’s phone instead of the visit’s buttons after the deadline for changes', async ({
  page,
  provider,
  signIn,
  forward,
}) => {
  await signIn('patient');
  const startsAt = (await freeTimes(provider)).find((time) => time.startsWith('2026-05-13')) ?? '';
  await openBooking(page, startsAt);
  await book(page);
  const path = page.url().replace('/schedule-record/', '/visits/');
  const id = path.split('/').at(-1);
  await provider.ask('PUT', `/fo/clinic/visits/${id}/state`, { as: 'clinic', body: { status: 'confirmed' } });
  await forward({ days: 1, hours: Number(clock(startsAt).slice(0, 2)) - 8 - 2 });
  await page.goto(path);
  await expect(page.getByText(/только по\sтелефону клиники/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить запись' })).toHaveCount(0);
  await page.goto(`${path}/reschedule`);
  await expect(page.getByRole('heading', { name: 'Перенести здесь уже нельзя' })).toBeVisible();
});

test('a patient who opens another person’s visit sees «not found»', async ({ page, provider, signIn }) => {
  await signIn('patient');
  const mine = new Set([[...provider.db.users.all()].find((user) => user.email === 'patient@demo.kz')?.id]);
  const foreign = [...provider.db.visits.all()].find((visit) => !mine.has(visit.user_id ?? undefined));
  await page.goto(`/fo/patient/visits/${foreign?.id ?? 0}`);
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
});
