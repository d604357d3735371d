import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { book, chooseTime, clock } from '../support/booking.ts';
import { freeSamplingTimes, samplingPath } from '../support/sampling.ts';

test('a patient books, moves and cancels a blood test, and no page mentions a doctor', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/search?category=clinics&services=insulin');
  const card = page.getByRole('article', { name: /Аяла/ });
  await expect(card).toContainText(/По\sзаписи, ближайшее время сегодня, \d\d:\d\d/);
  await card.getByRole('link', { name: /^Выбрать время/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Инсулин' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Натощак');
  const [startsAt = ''] = await freeSamplingTimes(provider);
  await page.locator('label:has(input[value="2026-05-13"])').click();
  await page.locator(`label:has(input[value="${startsAt}"])`).click();
  await page
    .getByRole('link', { name: /^Записаться/ })
    .filter({ visible: true })
    .click();

  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  await expect(page.getByText('Держим время для вас').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Кто сдаёт анализ' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/врач/i)).toHaveCount(0);
  await book(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Сдача анализов');
  await expect(main).toContainText('Подготовьтесь: натощак');
  await expect(main).toContainText(/Возьмите удостоверение/);
  await expect(main).toContainText(/Результат через/);
  await expect(main.getByText(/врач|null/i)).toHaveCount(0);

  await page.goto('/fo/patient/visits');
  const row = page.getByRole('listitem').filter({ hasText: 'Инсулин' });
  await expect(row).toContainText('Сдача анализов');
  await row
    .getByRole('link', { name: /^Подробнее о визите: Сдача анализов/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Инсулин' })).toBeVisible();
  await expect(main.getByText(/врач/i)).toHaveCount(0);

  await page.getByRole('link', { name: 'Перенести' }).click();
  await expect(page.getByText(/остаётся за\sвами/).filter({ visible: true })).toBeVisible();
  // Choose another day, because today's visits can no longer be cancelled.
  await page.locator('label:has(input[value="2026-05-14"])').click();
  await chooseTime(page);
  await page
    .getByRole('button', { name: /^Перенести/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText(/Вы перенесли запись/)).toBeVisible();
  expect(await freeSamplingTimes(provider)).toContain(startsAt);

  await page.getByRole('button', { name: 'Отменить запись' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Отменить запись?' });
  await expect(dialog).toContainText('Сдача анализов, Инсулин');
  await dialog.getByRole('button', { name: 'Отменить запись' }).click();
  await expect(page.getByText('Отменён вами').first()).toBeVisible();
  // «Записаться снова» opens the slots of the same filial.
  await page.getByRole('link', { name: 'Записаться снова' }).click();
  await expect(page).toHaveURL(/\/clinic\/ayala\/sampling\?.*filial=2/);
});

test('a guest who has chosen a slot for a blood test still sees the slot during the login', async ({
  page,
  provider,
}) => {
  await page.goto(`${samplingPath(provider)}&date=2026-05-13`);
  const [startsAt = ''] = await freeSamplingTimes(provider);
  await page
    .getByRole('link', { name: /^Записаться/ })
    .filter({ visible: true })
    .click();
  const chosen = page.getByRole('region', { name: /Вы.выбрали/ });
  await expect(chosen).toContainText('Төле би');
  await expect(chosen).toContainText(clock(startsAt));
  await expect(chosen).toContainText('Инсулин');
  await expect(chosen).toContainText('Держим время для вас');
});

test('if a filial takes samples without a booking, its page shows the route, but no link for booking', async ({
  page,
  provider,
}) => {
  await page.goto(samplingPath(provider, 1));
  await expect(page.getByRole('main')).toContainText(/Сдать можно без\sзаписи/);
  await expect(page.getByRole('link', { name: /^Записаться/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Как добраться/ }).filter({ visible: true })).toBeVisible();
});

test('if no filial takes a blood test, the page for booking it links to the clinic’s other lab tests', async ({
  page,
  provider,
}) => {
  provider.use(
    http.get('*/clinics/ayala/sampling', async ({ request }) => {
      const body = await (await provider.respond(request)).json();
      return HttpResponse.json({ data: { ...body.data, places: [] } });
    }),
  );
  await page.goto(samplingPath(provider));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Этот анализ здесь сейчас не\sберут/);
  await page.getByRole('link', { name: 'Другие анализы клиники' }).click();
  await expect(page).toHaveURL(/\/clinic\/ayala/);
});
