import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { CARD, chooseFiles, listedNames, openCard, pdf } from './medical-card-page.ts';

/** A visit of the demo patient that can still be moved and cancelled. */
const PENDING = 1;

/** Focus stays within the page's content. */
const keepsFocus = (page: Page) => expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

test.beforeEach(({ signIn }) => signIn('patient'));

test('a patient moves and then cancels a visit with the keyboard alone @desktop', async ({ page, provider }) => {
  const { starts_at: before } = provider.db.visits.require(PENDING);
  await page.goto(`/fo/patient/visits/${PENDING}`);
  await expect(page.getByRole('button', { name: 'Отменить запись' })).toBeVisible();
  await tabTo(page, /^\s*Перенести/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Перенести визит' })).toBeFocused();
  await tabTo(page, /^\s*\d\d:\d\d/);
  await page.keyboard.press('Space');
  await tabTo(page, /^\s*Перенести на/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Вы перенесли запись/)).toBeVisible();
  expect(provider.db.visits.require(PENDING).starts_at).not.toBe(before);
  await keepsFocus(page);

  await tabTo(page, /^\s*Отменить запись/);
  await page.keyboard.press('Enter');
  // The initial focus is never on the button of an irreversible action.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Оставить запись' })).toBeFocused();
  await tabTo(page, /^\s*Отменить запись/, 15);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Отменён вами')).toBeVisible();
  await keepsFocus(page);
});

test('a patient renames and deletes a document with the keyboard alone, and focus stays at the list @desktop', async ({
  page,
}) => {
  await openCard(page);
  const [first = ''] = await listedNames(page);
  await tabTo(page, /^Действия: /);
  await page.keyboard.press('Enter');
  await tabTo(page, /^\s*Изменить/, 6);
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Название' });
  await expect(name).toBeVisible();
  await expect(name).toHaveValue(first);
  await tabTo(page, /^Название/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Прививка от кори');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Прививка от\sкори$/ })).toBeFocused();

  await tabTo(page, /^\s*Удалить/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').locator(':focus')).not.toHaveText(/Удалить/);
  await tabTo(page, /^\s*Удалить/, 4);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Медкарта' })).toBeVisible();
  await expect.poll(() => listedNames(page)).not.toHaveLength(0);
  expect(await listedNames(page)).not.toContain('Прививка от кори');
  await keepsFocus(page);
});

test('a patient who uploads two documents by keyboard has the focus on the uploaded files afterwards @desktop', async ({
  page,
  provider,
}) => {
  await page.goto(`${CARD}/document`);
  await chooseFiles(page, pdf('Выписка.pdf'), pdf('Анализ.pdf'));
  const release = provider.hold('post', '/upload-files');
  await page.getByRole('button', { name: 'Добавить 2 документа' }).filter({ visible: true }).press('Enter');
  const rest = page.getByRole('button', { name: 'Добавить документ' }).filter({ visible: true });
  await expect(rest).toBeFocused();
  // Both files are being sent, so Enter on this button sends no further request.
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('link', { name: 'К медкарте' }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Файлы' })).toBeFocused();
  expect(provider.count('POST', '/upload-files')).toBe(2);
});
