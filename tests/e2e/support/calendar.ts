import type { Locator } from '@playwright/test';

/** Chooses a day («2026-06-12») in a field that opens a calendar. */
export async function chooseDay(scope: Locator, label: string, date: string): Promise<void> {
  await scope.getByRole('button', { name: `Календарь: ${label}` }).click();
  const calendar = scope.getByRole('dialog', { name: label });
  const day = calendar.locator(`[data-day="${date}"]`);
  await calendar.getByRole('table').waitFor();
  while (!(await day.isVisible())) await calendar.getByRole('button', { name: 'Следующий месяц' }).click();
  await day.click();
}
