import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { bookButton, bookingPath, clock, freeTimes, hero, openBooking, someoneElseTakes } from '../support/booking.ts';
import { logIn } from '../support/logging-in.ts';
import { demoPassword } from '../support/people.ts';
import { button, codeField, fillName, heading } from './registering.ts';

const EMAIL = 'new@demo.kz';

const chosen = (page: Page) => page.getByRole('region', { name: 'Вы выбрали' });
const holding = (page: Page) => page.getByText('Держим время для вас').filter({ visible: true });

/** Opens the login at the URL to which a guest's click on a free slot leads. */
async function choose(page: Page, startsAt: string): Promise<void> {
  await page.goto(`/auth/login?redirect=${encodeURIComponent(bookingPath(startsAt))}`);
  await expect(chosen(page)).toContainText(clock(startsAt));
}

/** Whether the provider offers the slot to other people. */
async function isFree(provider: { ask: <T>(method: string, path: string) => Promise<T> }, startsAt: string) {
  const day = startsAt.slice(0, 10);
  const { data } = await provider.ask<{ data: { slots: { starts_at: string; available: boolean }[] }[] }>(
    'GET',
    `/front/doctors/${hero.slug}/slots?filial_id=${hero.filialId}&service_id=${hero.serviceId}&date_from=${day}&date_to=${day}`,
  );
  return data.flatMap(({ slots }) => slots).find(({ starts_at }) => starts_at === startsAt)?.available;
}

test('a guest who registers during a booking keeps the chosen slot and arrives at «Проверьте запись»', async ({
  page,
  provider,
  forward,
}) => {
  const [startsAt = ''] = await freeTimes(provider);
  await choose(page, startsAt);
  await expect(chosen(page)).toContainText('Серикова Айгуль');
  await expect(holding(page)).toContainText('15:00');
  // After the login the hold lasts five minutes; the note announces this.
  await expect(holding(page)).toContainText('После входа дадим 5\u00A0минут на\u00A0проверку записи.');
  expect(await isFree(provider, startsAt)).toBe(false);

  await page.getByRole('link', { name: 'Я впервые' }).click();
  await expect(heading(page, 'Создайте аккаунт')).toBeVisible();
  await expect(page.getByText('Шаг 1 из 3')).toBeVisible();
  await page.getByLabel('Электронная почта').fill(EMAIL);
  await button(page, 'Получить код').click();
  await expect(chosen(page)).toContainText(clock(startsAt));
  await forward({ minutes: 3 });
  await expect(holding(page)).toContainText('12:00');
  // Returning to the tab prolongs the hold before its five minutes are over.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => provider.count('POST', '/front/slot-holds')).toBe(2);
  expect([...provider.db.slot_holds.all()].map(({ expires_at }) => expires_at)).toEqual(['2026-05-12T08:28:00+05:00']);
  await codeField(page).pressSequentially('12345');

  // The form skips the choice of role for a person who is booking; they can still change it.
  await expect(heading(page, 'Расскажите о себе')).toBeVisible();
  await expect(page.getByText('Шаг 3 из 3')).toBeVisible();
  await expect(chosen(page)).toContainText(clock(startsAt));
  await button(page, 'Выберите другой кабинет').click();
  await expect(page.getByRole('radio', { name: 'Я пациент' })).toBeChecked();
  await page.goBack();

  // The form derives the birthday and the sex from the IIN.
  await page.getByLabel('ИИН').fill('900515400212');
  await expect(page.getByLabel('Дата рождения')).toHaveValue('15.05.1990');
  await expect(page.getByRole('radio', { name: 'Женский' })).toBeChecked();
  await fillName(page);
  await page.getByRole('button', { name: 'Показать пароль' }).click();
  await page.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await expect(page.getByLabel('Пароль ещё раз')).toBeHidden();
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await button(page, 'Создать аккаунт').click();

  await expect(heading(page, 'Проверьте запись')).toBeVisible();
  await expect(holding(page)).toContainText(/[45]:\d\d\. На.проверку записи даём 5.минут\./);
  expect(provider.count('POST', '/fo/patient/slot-holds')).toBe(1);
  expect(provider.calls.filter(({ status }) => status === 409)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('aman.guest-hold'))).toBeNull();
});

test('a guest with an account logs in during a booking and keeps the chosen slot', async ({ page, provider }) => {
  const [startsAt = ''] = await freeTimes(provider);
  await choose(page, startsAt);
  await expect(holding(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Клиника' })).toBeHidden();
  await logIn(page, 'patient');
  await expect(heading(page, 'Проверьте запись')).toBeVisible();
  await expect(holding(page)).toBeVisible();
});

test('a guest whose chosen slot is taken by somebody else reads this, and can choose another slot after the login', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/409/);
  const [startsAt = ''] = await freeTimes(provider);
  await someoneElseTakes(provider, startsAt, 'guest');
  await choose(page, startsAt);
  await expect(chosen(page)).toContainText('Это время уже заняли. Продолжайте: другое выберем после входа.');
  await logIn(page, 'patient');
  await expect(heading(page, 'Проверьте запись')).toBeVisible();
  await expect(
    page
      .getByText(/заняли/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('a guest whose hold has expired reads that the slot is no longer held but may still be free', async ({
  page,
  provider,
}) => {
  const [startsAt = ''] = await freeTimes(provider);
  const ends = '2026-05-12T08:20:00+05:00';
  provider.use(
    http.post('*/api/v0/front/slot-holds', async ({ request }) => {
      const { data } = (await (await provider.respond(request)).json()) as { data: object };
      return HttpResponse.json({ data: { ...data, expires_at: ends, prolong_until: ends } }, { status: 201 });
    }),
  );
  await choose(page, startsAt);
  await expect(chosen(page)).toContainText('Время больше не удерживаем, но оно может быть ещё свободно.');
  await expect(holding(page)).toBeHidden();
});

test('a patient whose session expires during a booking keeps the held slot', async ({
  page,
  provider,
  signIn,
  watch,
  site,
}) => {
  watch.allow(/40[19]/);
  const [startsAt = ''] = await freeTimes(provider);
  await signIn('patient');
  await openBooking(page, startsAt);
  await site.quiet();
  for (const { id } of [...provider.db.sessions.all()]) provider.db.sessions.remove(id);
  await page.getByRole('checkbox', { name: /на передачу/ }).check();
  await bookButton(page).click();
  await expect(heading(page, 'Вход')).toBeVisible();
  await expect(holding(page)).toBeVisible();
  await expect(chosen(page)).not.toContainText('заняли');
  await logIn(page, 'patient');
  await expect(heading(page, 'Проверьте запись')).toBeVisible();
  await expect(holding(page)).toBeVisible();
});

test('a guest who goes back to the doctor’s page releases the held slot', async ({ page, provider }) => {
  const [startsAt = ''] = await freeTimes(provider);
  await choose(page, startsAt);
  await expect(holding(page)).toBeVisible();
  await chosen(page).getByRole('link', { name: 'Изменить время' }).click();
  await expect(heading(page, /Айгуль/)).toBeVisible();
  await expect.poll(() => isFree(provider, startsAt)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('aman.guest-hold'))).toBeNull();
});

test('a guest whose hold the server has lost still sees the chosen slot and can log in', async ({
  page,
  provider,
  watch,
  site,
}) => {
  watch.allow(/50\d/);
  provider.use(
    http.post('*/api/v0/front/slot-holds', () => HttpResponse.json({ message: 'Нет' }, { status: 501 })),
    http.get('*/api/v0/front/doctors/*/services', () => HttpResponse.json({ message: 'Нет' }, { status: 503 })),
  );
  const [startsAt = ''] = await freeTimes(provider);
  await choose(page, startsAt);
  await expect.poll(() => provider.count('POST', '/front/slot-holds')).toBeGreaterThan(0);
  await site.quiet();
  await expect(holding(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await logIn(page, 'patient');
  await expect(page).toHaveURL(/schedule-record/);
});

test('a guest who registers with the e-mail of an account logs in after the code and keeps the chosen slot', async ({
  page,
  provider,
}) => {
  const [startsAt = ''] = await freeTimes(provider);
  await choose(page, startsAt);
  await page.getByRole('link', { name: 'Я впервые' }).click();
  await page.getByLabel('Электронная почта').fill('patient@demo.kz');
  await button(page, 'Получить код').click();
  await expect(page.getByText('Шаг 2 из 3. Код')).toBeVisible();
  await codeField(page).pressSequentially('12345');
  await expect(heading(page, 'У вас уже есть аккаунт')).toBeVisible();
  await expect(chosen(page)).toContainText(clock(startsAt));
  await expect(page.getByText(/кабинет врача/i)).toHaveCount(0);
  await page.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await button(page, 'Войти').click();
  await expect(heading(page, 'Проверьте запись')).toBeVisible();
  await expect(page.getByText(clock(startsAt)).first()).toBeVisible();
});
