import { expect, type Locator } from '@playwright/test';
import { test } from '../fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { scrollTo } from '../support/scroll.ts';

test.beforeEach(({ signIn }) => signIn('doctor'));

const topOf = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.y ?? NaN);

test('an open menu stays at its button while a doctor scrolls the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/fo/doctor/services');
  const button = page.getByRole('button', { name: 'Действия: Первичный приём кардиолога' }).first();
  await button.click();
  const action = page.getByRole('button', { name: 'Скрыть от пациентов', exact: true });
  const distance = (await topOf(action)) - (await topOf(button));
  const before = await topOf(button);
  await scrollTo(page, 60);
  expect(await topOf(button)).toBeLessThan(before);
  expect((await topOf(action)) - (await topOf(button))).toBe(distance);
});

test('arrow keys open a menu and move among its items, and Escape returns focus to the button', async ({ page }) => {
  await page.goto('/fo/doctor/services');
  await expect(page.getByRole('button', { name: 'Действия: Первичный приём кардиолога' }).first()).toBeVisible();
  await tabTo(page, /^Действия: Первичный приём кардиолога/);
  const actions = page
    .getByRole('button', { name: /^(Изменить цену и|Кто платит$|Вопросы перед|Скрыть от|Удалить$)/ })
    .filter({ visible: true });
  await page.keyboard.press('ArrowDown');
  await expect(actions.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(actions.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(actions.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(actions.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Действия: Первичный приём кардиолога' }).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(actions.last()).toBeFocused();
});

test('the open card of a visit stays beside the visit while a doctor scrolls the page', async ({ page }) => {
  await page.goto('/fo/doctor/schedule?view=week');
  const visit = page.getByRole('button', { name: /Литвинова/ });
  await visit.click();
  const card = page.getByRole('dialog', { name: /Запись на/ });
  await expect(card).toBeVisible();
  const before = await topOf(visit);
  const distance = (await topOf(card)) - before;
  await scrollTo(page, 40);
  expect(await topOf(visit)).not.toBe(before);
  expect((await topOf(card)) - (await topOf(visit))).toBe(distance);
});
