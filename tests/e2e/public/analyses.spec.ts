import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';

/** The price in KZT in the text of a card or a row. */
const priceIn = (text: string): number => Number(/([\d\s]+)\s₸/.exec(text)?.[1]?.replace(/\s/g, ''));

test('a banner leads to clinics sorted by the price of a lab test, and a clinic’s page shows the same price', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Следующая карточка' }).click();
  await page.getByRole('link', { name: 'Сравнить цены' }).click();
  await expect(page).toHaveURL(/category=analysis/);
  const analysis = page.getByRole('article', { name: 'Общий анализ крови' });
  await expect(analysis).toContainText(/от\s750\s₸\s*в\s5\sклиниках/);
  await analysis.getByRole('link', { name: 'Выбрать клинику' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Общий анализ крови: клиники/);
  await expect(page).toHaveURL(/sort=price/);
  const offers = page.getByRole('article').getByText('₸');
  await expect(offers).toHaveCount(5);
  const prices = (await offers.allTextContents()).map(priceIn);
  expect(prices[0]).toBe(750);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await expect(page.getByRole('article').first()).toContainText('Сдать можно без\u00A0записи');
  await expect(page.getByText('Приём от')).toHaveCount(0);
  await expectAccessible(page);

  // The name links to the same filial and lab test as the link below it.
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    /\?filial=\d+&sought=obshchiy-analiz-krovi$/,
  );
  await first.getByRole('link', { name: /^Подготовка и\sдругие цены/ }).click();
  const services = page.getByRole('region', { name: 'Услуги и цены' });
  const sought = services.getByRole('list', { name: 'Вы искали' });
  await expect(sought).toContainText(/Общий анализ крови.*750/);
  await expect(sought).toBeInViewport();
  await expect(services.getByRole('heading', { name: /^Анализы/ })).toBeVisible();
});

test('a search for a lab test in the tab of doctors links to the clinics that do the test', async ({ page }) => {
  await page.goto('/search?category=doctors&services=ferritin');
  await expect(page.getByText('Это делают без\u00A0записи к\u00A0врачу.')).toBeVisible();
  await page.getByRole('link', { name: /Выбрать из\s5\sклиник/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ферритин: клиники/);
  await expect(page.getByRole('article').first()).toContainText(/Ферритин.*₸/);
});

test('a search for a lab test opens the tab of tests, unless the person chose the tab of doctors', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true }).first().click();
  await page.keyboard.type('общий анализ крови');
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('navigation', { name: 'Что искать' });
  await expect(tabs.getByRole('link', { name: /^Анализы/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('article', { name: 'Общий анализ крови' })).toBeVisible();
  await expect(page.getByText('Ничего не найдено')).toHaveCount(0);
  // The URL omits the guessed category: a shared link opens the same page, and the next search
  // guesses anew.
  await page.reload();
  await expect(page.getByRole('article', { name: 'Общий анализ крови' })).toBeVisible();
  expect(new URL(page.url()).searchParams.has('category')).toBe(false);

  await tabs.getByRole('link', { name: /^Врачи/ }).click();
  await expect(page).toHaveURL(/category=doctors/);
  await expect(page.getByRole('link', { name: /Смотреть \d+\sанализ/ })).toBeVisible();
});
