import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('an owner closes a filial from a later day on, moves its visits to the nearest slots, and withdraws the closing', async ({
  page,
  signIn,
  provider,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials/1/profile');
  await page.getByRole('button', { name: 'Закрыть филиал' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('С\u00A0выбранного дня').click();
  await question.getByRole('button', { name: 'Закрыть филиал' }).click();
  await expect(question.getByText(/Нужна дата/)).toBeVisible();
  const day = question.getByRole('textbox', { name: 'Первый день, когда филиал закрыт' });
  await question.getByRole('button', { name: 'Календарь: Первый день, когда филиал закрыт' }).press('Enter');
  // An open calendar has focus on one of its days.
  await expect(page.locator('[data-day]:focus')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(day, 'looked up a week ahead, by keys').toHaveValue('20.05.2026');
  await day.fill('18.05.2026');
  await question.getByRole('button', { name: 'Закрыть филиал' }).click();
  const dialog = page.getByRole('dialog', { name: /Изменение затронет/ });
  const all = dialog.getByRole('group', { name: 'Со всеми записями' });
  await all.getByRole('button', { name: /Перенести на.ближайшее время/ }).click();
  await expect(dialog.getByText(/Перенести.\d+/)).toBeVisible();
  const open = dialog.getByRole('button', { name: /Только нерешённые/ });
  if (await open.isVisible()) {
    await open.click();
    const rows = dialog.getByRole('group', { name: /^Запись на/ });
    for (let left = await rows.count(); left > 0; left -= 1) await rows.first().getByText('Отменить').click();
  }
  await dialog.getByLabel('Причина, которую прочтут пациенты').fill('Переезжаем');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/закроется 18.мая/)).toBeVisible();
  expect(provider.db.filials.require(1).state).toBe('open');
  const left = provider.db.visits
    .find('filial', 1)
    .filter(({ status, starts_at }) => ['pending', 'confirmed'].includes(status) && starts_at >= '2026-05-18');
  expect(left).toEqual([]);
  await page.getByRole('button', { name: 'Не закрывать' }).click();
  await expect(page.getByText('Пациенты видят филиал и\u00A0записываются.')).toBeVisible();
});
