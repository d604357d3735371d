import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'хочет раньше' }).first();

test.beforeEach(async ({ page, signIn }) => {
  await signIn('doctor');
  await page.goto('/fo/doctor/waitlist');
});

test('a doctor offers a waiting patient the next free slot in one tap, and withdraws the offered slot @phone', async ({
  page,
}) => {
  await row(page)
    .getByRole('button', { name: /^Предложить/ })
    .tap();
  await expect(row(page)).toContainText('Держим до');
  await row(page)
    .getByRole('button', { name: /^Отменить предложение/ })
    .tap();
  await expect(row(page).getByRole('button', { name: /^Предложить/ })).toBeVisible();
});

test('a doctor who offers a slot that was just taken sees an error, and reads that a patient has left the waitlist', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/40[49]/);
  const text = provider.refuseAsTaken('put', '/fo/doctor/waitlist/:id/offer');
  const offer = row(page).getByRole('button', { name: /^Предложить/ });
  await offer.click();
  await expect(row(page).getByText(text)).toBeVisible();
  // Wait until the list has been read again.
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

test('a doctor books a caller from the receptionist’s waitlist after the caller has agreed', async ({
  page,
  provider,
}) => {
  const body = {
    new_client: { second_name: 'Ожидающая', first_name: 'Жанна', phone: '+7-701-555-32-77' },
    doctor_id: 1,
    filial_id: 1,
    service_id: 1,
  };
  await provider.ask('POST', '/fo/clinic/waitlist', {
    as: 'clinic',
    body,
    headers: { 'Idempotency-Key': 'a-caller-who-waits' },
  });
  await page.reload();
  const caller = page.getByRole('listitem').filter({ hasText: 'Ожидающая Жанна' });
  await caller.getByRole('button', { name: /^Предложить/ }).click();
  await expect(page.getByText(/Позвоните клиенту: \+7-701-555-32-77/)).toBeVisible();
  await caller.getByRole('button', { name: /^Записать на/ }).click();
  await expect(page.getByText(/^Записали на/)).toBeVisible();
  await expect(caller).toBeHidden();
});

test('a doctor chooses another slot than the proposed slot and offers it to a waiting patient', async ({ page }) => {
  await row(page)
    .getByRole('button', { name: /^Другое время/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Предложить' }).click();
  await expect(dialog.getByText('Выберите время')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Время', exact: true })).toBeFocused();
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d/ })
    .first()
    .check({ force: true });
  await dialog.getByRole('button', { name: /^Предложить/ }).click();
  await expect(row(page)).toContainText('Держим до');
});
