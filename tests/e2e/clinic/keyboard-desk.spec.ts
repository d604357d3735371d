import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { tabTo } from '../support/keyboard.ts';

const enter = (page: Page) => page.keyboard.press('Enter');

test('an owner selects, raises and removes prices with the keyboard alone, and focus stays in the list', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials/2/prices?kind=analysis');
  const list = page.getByRole('region', { name: 'Услуги и цены' });
  await expect(list.getByRole('table')).toBeVisible();
  await tabTo(page, /^Выбрать все/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Снять выбор' })).toBeFocused();
  await enter(page);
  await expect(page.getByText(/^Выбрано/)).toHaveCount(0);
  await expect(list).toBeFocused();

  await tabTo(page, /^Выбрать все/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await enter(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: /^Изменить цену/ })).toBeFocused();
  await page.keyboard.type('+10');
  await enter(page);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Выбрано/)).toHaveCount(0);
  await expect(list).toBeFocused();

  const edit = page.getByRole('button', { name: /^Изменить: / }).first();
  await tabTo(page, /^Изменить: /);
  await enter(page);
  await expect(dialog.getByRole('textbox', { name: /^Цена/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();

  const rows = page.getByRole('rowheader');
  const gone = await rows.first().innerText();
  await page.keyboard.press('Tab');
  await enter(page);
  await tabTo(page, /^Убрать из/, 3);
  await enter(page);
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Оставить в прайсе' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Действия: / }).first()).toBeFocused();
  await enter(page);
  await tabTo(page, /^Убрать из/, 3);
  await enter(page);
  await expect(question).toBeVisible();
  await tabTo(page, /^Убрать из/, 3);
  await enter(page);
  await expect(rows.first()).not.toHaveText(gone);
  await expect(list).toBeFocused();
});

test('an owner who resets a search for prices with the keyboard gets the focus on the list of prices', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials/2/prices?q=zzzz');
  await expect(page.getByRole('button', { name: 'Показать все услуги' })).toBeVisible();
  await tabTo(page, /^Показать все услуги/);
  await enter(page);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Услуги и цены' })).toBeFocused();
});

test('an owner writes, publishes, edits and deletes news with the keyboard alone', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/news');
  await expect(page.getByRole('link', { name: 'Написать' })).toBeVisible();
  await tabTo(page, /^Написать/);
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Новая новость' })).toBeFocused();
  await tabTo(page, /^Заголовок$/);
  await page.keyboard.type('Новый рентген');
  await tabTo(page, /^Тема$/, 1);
  await page.keyboard.type('Врачи');
  await tabTo(page, /^Коротко/, 1);
  await page.keyboard.type('Снимок за пять минут.');
  await tabTo(page, /^Текст/, 1);
  await page.keyboard.type('Работаем на Абая.');
  await tabTo(page, /^Сохранить черновик/, 4);
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Новый рентген' })).toBeFocused();

  await tabTo(page, /^Опубликовать/);
  await enter(page);
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Пока нет' })).toBeFocused();
  await page.keyboard.press('Tab');
  await enter(page);
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Снять с публикации' })).toBeFocused();

  await tabTo(page, /^Коротко/);
  await page.keyboard.type(' Без очереди.');
  await tabTo(page, /^Сохранить/, 6);
  await enter(page);
  await expect(page.getByText('Сохранено').first()).toBeVisible();
  // The saved form has no changes, so its button is replaced, and the new button gets focus.
  await expect(page.getByRole('button', { name: 'Сохранить', exact: true })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Удалить', exact: true })).toBeVisible();
  await tabTo(page, /^Удалить/);
  await enter(page);
  await expect(question.getByRole('button', { name: 'Оставить' })).toBeFocused();
  await page.keyboard.press('Tab');
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeFocused();
});

test('an owner removes a picture of a news item by keyboard, and focus stays in the form', async ({
  page,
  signIn,
  provider,
}) => {
  await signIn('clinic');
  const item = [...provider.db.news.find('clinic', 1)].find(({ picture }) => picture !== null);
  await page.goto(`/fo/clinic/news/${item?.id}`);
  await expect(page.getByRole('button', { name: 'Убрать' })).toBeVisible();
  await tabTo(page, /^Убрать/);
  await enter(page);
  await expect(page.getByRole('button', { name: 'Добавить' })).toBeFocused();
});

test('a receptionist offers and withdraws a slot with the keyboard alone, and focus stays in the row', async ({
  page,
  signIn,
}) => {
  await signIn('reception');
  await page.goto('/fo/clinic/waitlist');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Бакытова/ }) });
  await expect(row.getByRole('button', { name: /^Предложить/ })).toBeVisible();
  await tabTo(page, /^Предложить .*Бакытова/);
  await enter(page);
  await expect(row).toContainText('Держим до');
  // The row announces its new state, and a second press of the same key has no effect.
  await expect(row).toBeFocused();
  await tabTo(page, /^Отменить предложение/, 3);
  await enter(page);
  await expect(row.getByRole('button', { name: /^Предложить/ })).toBeVisible();
  await expect(row).toBeFocused();
});

test('a receptionist chooses another slot with the keyboard alone, and an error is announced at the focused element', async ({
  page,
  provider,
  signIn,
  watch,
}) => {
  watch.allow(/409/);
  await signIn('reception');
  await page.goto('/fo/clinic/waitlist');
  const other = page.getByRole('button', { name: /^Другое время/ }).first();
  await expect(other).toBeVisible();
  await tabTo(page, /^Другое время/);
  await enter(page);
  const dialog = page.getByRole('dialog');
  const times = dialog.getByRole('radio');
  await expect(times.first()).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(other).toBeFocused();

  await enter(page);
  await expect(times.first()).toBeAttached();
  await tabTo(page, /^\d\d:\d\d/, 8);
  await page.keyboard.press('Space');
  const text = provider.refuseAsTaken('put', '/fo/clinic/waitlist/:id/offer');
  await tabTo(page, /^Предложить/, 3);
  await enter(page);
  await expect(dialog.getByRole('group', { name: 'Время', exact: true })).toBeFocused();
  await expect(dialog.locator(':focus')).toHaveAccessibleDescription(text);

  await tabTo(page, /^\d\d:\d\d/, 5);
  await page.keyboard.press('Space');
  await tabTo(page, /^Предложить/, 20);
  await enter(page);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').locator('li:focus')).toContainText('Держим до');
});

test('a receptionist chooses another day of the board by keyboard in a calendar whose weeks start on Monday', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/board?filial=1&date=2026-05-13');
  const button = page.getByRole('button', { name: 'Выбрать день' });
  await button.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Выбрать день' });
  await expect(calendar.getByRole('columnheader').first()).toHaveText('пн');
  await expect(calendar.getByRole('button', { name: '13 мая 2026, среда' })).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(calendar.getByRole('button', { name: '9 июня 2026, вторник' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('button', { name: '13 мая 2026, среда' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=2026-05-20/);
  await expect(calendar).toBeHidden();
});
