import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'хочет раньше' }).first();

test('a receptionist offers the next free time in one press, and takes it back', async ({ page, signIn }) => {
  await signIn('reception');
  await page.goto('/fo/clinic/waitlist');
  await row(page)
    .getByRole('button', { name: /^Предложить/ })
    .click();
  await expect(row(page)).toContainText('Держим до 10:20');
  await row(page)
    .getByRole('button', { name: /^Отменить предложение/ })
    .click();
  await expect(row(page).getByRole('button', { name: /^Предложить/ })).toBeVisible();
});

test('a time that was just taken is told, and another one is chosen', async ({ page, provider, signIn, watch }) => {
  watch.allow(/409/);
  await signIn('clinic');
  await page.goto('/fo/clinic/waitlist');
  await row(page)
    .getByRole('button', { name: /^Другое время/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .check({ force: true });
  const text = provider.refuseAsTaken('put', '/fo/clinic/waitlist/:id/offer');
  await dialog.getByRole('button', { name: /^Предложить/ }).click();
  await expect(dialog.getByText(text)).toBeVisible();
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .nth(1)
    .check({ force: true });
  await dialog.getByRole('button', { name: /^Предложить/ }).click();
  await expect(row(page)).toContainText('Держим до');
});
