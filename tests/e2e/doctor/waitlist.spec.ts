import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'хочет раньше' }).first();

test.beforeEach(async ({ page, signIn }) => {
  await signIn('doctor');
  await page.goto('/fo/doctor/waitlist');
});

test('somebody who waits is offered the next free time in one tap, and it is taken back @phone', async ({ page }) => {
  await row(page)
    .getByRole('button', { name: /^Предложить/ })
    .tap();
  await expect(row(page)).toContainText('Держим до');
  await row(page)
    .getByRole('button', { name: /^Отменить предложение/ })
    .tap();
  await expect(row(page).getByRole('button', { name: /^Предложить/ })).toBeVisible();
});

test('a time that was just taken makes way for the next one, and who no longer waits goes with a word', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/40[49]/);
  const text = provider.refuseAsTaken('put', '/fo/doctor/waitlist/:id/offer');
  const offer = row(page).getByRole('button', { name: /^Предложить/ });
  await offer.click();
  await expect(row(page).getByText(text)).toBeVisible();
  // The list has been read again.
  await expect(offer).toBeEnabled();

  const name = (await row(page).getByRole('heading').innerText()).split(' ')[0] ?? '';
  const [oldest] = [...provider.db.waitlist.all()].toSorted(
    (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
  );
  provider.db.waitlist.remove(oldest?.id ?? 0);
  await offer.click();
  await expect(page.getByText('больше не ждёт')).toContainText(name);
  await expect(page.getByRole('heading', { name })).toBeHidden();
});
