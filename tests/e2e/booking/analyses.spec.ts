import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { book } from '../support/booking.ts';

const FIVE = ['Общий анализ мочи', 'ТТГ (тиреотропный гормон)', 'Ферритин', 'Витамин D', 'Глюкоза крови'];

const add = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Добавить к.анализам.*${title.replaceAll(/[()]/g, '\\$&')}`) });

test('a patient books five lab tests at one clinic, in one slot, for one total price', async ({ page, signIn }) => {
  await signIn('patient');
  await page.goto('/search?category=analysis');
  for (const title of FIVE) await add(page, title).click();
  await expect(page.getByText('Выбрано: 5 анализов')).toBeVisible();
  await expect(page.getByText(/^Вместе от/)).toBeVisible();
  await page.getByRole('link', { name: 'Где сдать' }).click();

  const main = page.getByRole('main');
  await expect(main).toContainText('Натощак');
  const place = main
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^Выбрать время/ }) })
    .filter({ hasNotText: 'Не берут' })
    .first();
  const sum = await place.getByText('₸').innerText();
  await place.getByRole('link', { name: /^Выбрать время/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/и\sещё\s4\sанализа/);
  await expect(main).toContainText(sum);
  await page
    .getByRole('link', { name: /^Записаться/ })
    .filter({ visible: true })
    .click();

  await expect(page.getByRole('heading', { name: 'Кто сдаёт анализы' })).toBeVisible();
  for (const title of FIVE) await expect(main).toContainText(title);
  await book(page);
  await expect(main).toContainText('Подготовьтесь: натощак');
  await expect(main).toContainText(/Все результаты через/);
  for (const title of FIVE) await expect(main).toContainText(title);
  await expect(main).toContainText(sum);

  await page.goto('/fo/patient/visits');
  await expect(page.getByRole('listitem').filter({ hasText: /и\sещё\s4\sанализа/ })).toHaveCount(1);
  await page.goto('/analyses');
  await expect(page.getByRole('heading', { name: /Анализы пока не.выбраны/ })).toBeVisible();
});

test('a guest’s chosen lab tests survive a reload, and the guest can remove each test', async ({ page }) => {
  await page.goto('/search?category=analysis');
  for (const title of FIVE.slice(1, 3)) await add(page, title).click();
  await page.getByRole('link', { name: 'Где сдать' }).click();
  await expect(page).toHaveURL(/\/analyses\?analyses=\d+(,|%2C)\d+$/);
  await page.getByRole('button', { name: 'Убрать: Ферритин' }).click();
  await expect(page).toHaveURL(/\/analyses\?analyses=\d+$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^1 анализ за/ })).toBeVisible();
  await page.getByRole('button', { name: 'Очистить' }).click();
  await expect(page.getByRole('heading', { name: /Анализы пока не.выбраны/ })).toBeVisible();
});

test('a guest can remove chosen lab tests even if the comparison of clinics fails to load', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/Failed to load/);
  await page.goto('/search?category=analysis');
  for (const title of FIVE.slice(1, 4)) await add(page, title).click();
  await page.getByRole('link', { name: 'Где сдать' }).click();
  await expect(page.getByRole('heading', { name: /^3 анализа за/ })).toBeVisible();
  provider.use(http.get('*/api/v0/front/sampling', () => HttpResponse.json({ message: 'Сбой' }, { status: 503 })));
  await page.getByRole('button', { name: 'Убрать: Ферритин' }).click();
  await expect(page.getByText(/^Не\sполучилось загрузить/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^2 анализа/ })).toBeVisible();
  await page.getByRole('button', { name: 'Убрать: Витамин D' }).click();
  await expect(page).toHaveURL(/\/analyses\?analyses=\d+$/);
  await page.reload();
  await page.getByRole('button', { name: /^Убрать: Анализ №\s\d+$/ }).click();
  await expect(page.getByRole('heading', { name: /Анализы пока не.выбраны/ })).toBeVisible();
});

test('a guest whose link contains a known and an unknown lab test sees only the known lab test', async ({ page }) => {
  await page.goto('/search?category=analysis');
  await add(page, 'Ферритин').click();
  await page.getByRole('link', { name: 'Где сдать' }).click();
  await expect(page).toHaveURL(/analyses=\d+$/);
  const known = new URL(page.url()).searchParams.get('analyses');
  await page.goto(`/analyses?analyses=999999,${known}`);
  await expect(page.getByRole('heading', { name: /^1 анализ за/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`analyses=${known}$`));
  await page.goto('/analyses?analyses=999999');
  await expect(page.getByRole('heading', { name: /Анализы пока не.выбраны|^1 анализ за/ })).toBeVisible();
  await expect(page.getByText('999999')).toHaveCount(0);
});

test('a guest limits the comparison of clinics to a district, and a change of city removes the limit', async ({
  page,
}) => {
  await page.goto('/search?category=analysis');
  await add(page, 'Ферритин').click();
  await page.getByRole('link', { name: 'Где сдать' }).click();
  const district = page.getByRole('combobox', { name: 'Район' });
  const places = page.getByRole('region', { name: 'Где сдать' }).getByRole('article');
  await expect(district).toHaveValue('');
  const option = district.getByRole('option').nth(1);
  const [title = '', count] = (await option.innerText()).split(/ \(|\)/);
  await district.selectOption({ index: 1 });
  await expect(page).toHaveURL(/&district=[\w-]+$/);
  await expect(places).toHaveCount(Math.min(Number(count), 10));
  for (const place of await places.all()) await expect(place).toContainText(title);
  await page.reload();
  await expect(places).toHaveCount(Math.min(Number(count), 10));

  await page
    .getByRole('button', { name: /^Город/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: 'Астана' })
    .or(page.getByRole('option', { name: 'Астана' }))
    .first()
    .click();
  await expect(page).toHaveURL(/analyses=\d+$/);
  await expect(places.first()).toBeVisible();
});
