import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('a doctor compares the figures of two periods, and the URL contains the chosen period', async ({
  page,
  signIn,
}) => {
  await signIn('doctor');
  await page.goto('/fo/doctor/analytics');
  const totals = page.getByRole('region', { name: 'Итоги' });
  await expect(totals).toContainText(/За 14\sмарта\s– 12\sапреля визитов нет/);
  const weeks = page.getByRole('table', { name: 'По неделям' }).getByRole('rowheader');
  await expect(weeks.first()).toContainText('13–19 апреля');
  await page.getByText('Неделя', { exact: true }).first().click();
  await expect(page).toHaveURL('/fo/doctor/analytics?period=week');
  await expect(weeks).toHaveCount(2);
  await expect(totals).toContainText(/Сравниваем с\s29\sапреля\s– 5\sмая/);
  await expect(page.getByRole('table', { name: 'По услугам' })).toBeVisible();
});
