import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { tabTo } from '../support/keyboard.ts';

test('an owner invites a member of staff and ends the member’s access with the keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/staff');
  const invite = page.getByRole('button', { name: 'Пригласить' });
  await expect(invite).toBeVisible();
  await tabTo(page, /^Пригласить/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invite).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  // The first field of a dialog gets focus.
  await expect(dialog.getByRole('textbox', { name: 'Фамилия' })).toBeFocused();
  await page.keyboard.type('Оспанов');
  await tabTo(page, /^Имя/, 5);
  await page.keyboard.type('Данияр');
  await tabTo(page, /^Почта/, 5);
  await page.keyboard.type('ospanov@example.kz');
  await tabTo(page, /^Новости/, 20);
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox', { name: /^Новости/ })).toBeChecked();
  await tabTo(page, /^Пригласить/, 20);
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'ospanov@example.kz' });
  await expect(row).toContainText('новости');
  await expect(dialog).toHaveCount(0);
  await expect(invite).toBeFocused();

  await tabTo(page, /^Действия: .*Оспанов/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Закрыть доступ' })).toBeVisible();
  await tabTo(page, /^Закрыть доступ/, 10);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Действия/ })).toBeFocused();
});
