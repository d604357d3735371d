import { expect, type Locator, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { asksFor } from '../support/built-files.ts';

/** Types into the search field; on a phone a press first opens a separate screen with the field. */
async function ask(page: Page, text: string) {
  await page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true }).first().click();
  await page.keyboard.type(text);
  await page.getByRole('option', { name: `Искать «${text}»` }).waitFor();
  return page.locator('[role=combobox]:focus');
}

/** Waits for the suggestions for the whole text: earlier suggestions stay until then. */
const suggested = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Подсказки: \d+/ })
    .waitFor({ state: 'attached' });

/** Presses the arrow key until this option is active. */
async function walkTo(page: Page, field: Locator, option: Locator): Promise<void> {
  await suggested(page);
  const active = () => field.getAttribute('aria-activedescendant');
  const isThere = async () => (await active()) === (await option.getAttribute('id'));
  for (let step = 0; step < 10 && !(await isThere()); step += 1) {
    const before = await active();
    await page.keyboard.press('ArrowDown');
    // The active option updates a moment later; an earlier press would skip the option.
    await expect.poll(active).not.toBe(before);
  }
  expect(await isThere()).toBe(true);
}

test('the search suggestions are a list box with named groups, and arrow keys move the active option', async ({
  page,
}) => {
  await page.goto('/');
  const field = await ask(page, 'кардиолог');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  const list = page.getByRole('listbox', { name: 'Подсказки' });
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(list.getByRole('group', { name: 'Специализации' })).toBeVisible();
  await suggested(page);

  const options = list.getByRole('option');
  const active = () =>
    field.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
    );
  await walkTo(page, field, options.filter({ hasText: 'Первичный приём' }).first());
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toContain('Повторный приём');
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).toContain('Первичный приём');
  await expect(field).toBeFocused();
  // The user continues typing in the same field.
  await page.keyboard.type('и');
  await expect(field).toHaveValue('кардиологи');
  await expect(options.first()).toContainText('кардиологи');
});

test('a person opens a search suggestion with an arrow key and Enter', async ({ page }) => {
  await page.goto('/');
  const field = await ask(page, 'Серикова');
  const option = page.getByRole('option', { name: /^Серикова Айгуль Маратовна/ });
  await walkTo(page, field, option);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/doctor/serikova-aigul');
});

test('Esc closes the suggestions and keeps the text', async ({ page }) => {
  await page.goto('/');
  await ask(page, 'кард');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const field = page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true }).first();
  await expect(field).toHaveValue('кард');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('a person can search although the suggestions failed to load', async ({ page, provider }) => {
  provider.use(http.post('*/front/search/suggestions', () => HttpResponse.json({ message: 'Сбой' }, { status: 500 })));
  await page.goto('/');
  await ask(page, 'кардиолог');
  await expect(page.getByText('Подсказки не загрузились, но искать можно.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a person who searches for another text on the search page keeps the filters, and the page is not reloaded', async ({
  page,
}) => {
  await page.goto('/search?category=doctors&gender=female&sort=price');
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await ask(page, 'невролог');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  const { searchParams, pathname } = new URL(page.url());
  expect(pathname).toBe('/search');
  expect(Object.fromEntries(searchParams)).toMatchObject({ q: 'невролог', gender: 'female', sort: 'price' });
  await expect(page.getByRole('article').first()).toContainText(/невролог/i);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument') === true)).toBe(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/q=/);
});

test('on a phone the search keeps text that was typed before the search screen opened @phone', async ({ page }) => {
  // From 769 px on the list is below its field on every device.
  await page.setViewportSize({ width: 375, height: 667 });
  let bring = () => {};
  const asked = new Promise<void>((resolve) => (bring = resolve));
  await page.route(asksFor(/^phone-search-screen$/), async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Поиск' }).click();
  await page.keyboard.type('кар');
  bring();
  const field = page.getByRole('dialog', { name: 'Поиск' }).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('диолог');
  await expect(field).toHaveValue('кардиолог');
  await expect(page.getByRole('option', { name: 'Искать «кардиолог»' })).toBeVisible();
});

test('an empty search field offers recent searches and specialisations', async ({ page }) => {
  // This page has no search field: a button opens the search screen on every device.
  await page.goto('/symptoms');
  const opener = page.getByRole('button', { name: 'Поиск врача, клиники или услуги' });
  await opener.click();
  const screen = page.getByRole('dialog', { name: 'Поиск' });
  const popular = screen.getByRole('region', { name: 'Популярные специализации' });
  await expect(popular.getByRole('link')).toHaveCount(8);
  await expect(screen.getByText('Недавно искали')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.type('болит горло');
  await expect(popular).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);

  await page.goto('/symptoms');
  await opener.click();
  const recent = screen.getByRole('region', { name: 'Недавно искали' });
  await expect(recent.getByRole('listitem')).toHaveText(['болит горло']);
  await expectAccessible(page);
  await recent.getByRole('button', { name: 'болит горло' }).click();
  await expect(page).toHaveURL(/q=/);

  await page.goto('/symptoms');
  await opener.click();
  await recent.getByRole('button', { name: 'Очистить' }).click();
  await expect(recent).toHaveCount(0);
  await expect(screen.getByRole('combobox')).toBeFocused();
  await popular.getByRole('link').first().click();
  await expect(page).toHaveURL(/specialisations=/);
  await expect(screen).toBeHidden();
});
