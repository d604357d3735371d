import { expect } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { test } from '../fixtures.ts';

const CLINICS = '/fo/doctor/clinics-binding';
const SATPAEVA = 8;
const SAMAL = 7;

test.beforeEach(async ({ signIn, page }) => {
  await signIn('doctor');
  await page.goto(CLINICS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мои клиники');
});

test('a doctor accepts a clinic’s invitation in one tap', async ({ page, provider }) => {
  const own = page.getByRole('region', { name: /Где я.принимаю/ });
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: /^Принять ?: «Тұмар» на Сатпаева/ }).click();
  await expect(own.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Ждут вашего ответа' })).toBeHidden();
  expect(provider.db.doctors.get(1)?.filial_ids).toContain(SATPAEVA);
  const added = own.getByRole('listitem').filter({ hasText: '«Тұмар» на Сатпаева' });
  await expect(added).toContainText('нет услуг и часов приёма');
  await added.getByRole('link', { name: /^Часы/ }).click();
  await expect(page).toHaveURL(/operating-modes\?filial=8/);
});

test('a doctor declines an invitation with a reason, and sees an error if the clinic has withdrawn the invitation', async ({
  page,
  provider,
}) => {
  await page.getByRole('button', { name: /^Отказаться ?: «Тұмар»/ }).click();
  await page.getByLabel('Причина').fill('Далеко ездить');
  provider.db.binding_requests.update('1:8', { state: 'withdrawn' });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Отказаться' });
  await confirm.click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('Приглашение уже отозвали');
  await expect(page.getByLabel('Причина')).toHaveValue('Далеко ездить');
  provider.db.binding_requests.update('1:8', { state: 'open' });
  await confirm.click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(provider.db.binding_requests.get('1:8')).toMatchObject({ state: 'declined', reason: 'Далеко ездить' });
});

test('a doctor reorders filials by keyboard, and a failed write restores the old order', async ({ page, provider }) => {
  const titles = page.getByRole('region', { name: /Где я.принимаю/ }).getByRole('heading', { level: 3 });
  await expect(titles.first()).toContainText('«Аяла» на Абая');
  const up = page.getByRole('button', { name: 'Семейная клиника «Тұмар»: выше' });
  provider.use(http.put('*/api/v0/fo/doctor/clinic-order', () => HttpResponse.error()));
  await up.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /Порядок не.сохранён/ })).toBeVisible();
  await expect(titles.first()).toContainText('«Аяла» на Абая');
  provider.reset();
  await up.press('Enter');
  await expect(titles.first()).toContainText('Семейная клиника «Тұмар»');
  await expect(up).toBeFocused();
  await expect.poll(() => provider.db.doctors.get(1)?.filial_ids).toEqual([SAMAL, 1]);
});

test('a doctor who wants to leave a clinic sees all upcoming visits that prevent this, however far ahead', async ({
  page,
  provider,
}) => {
  const far = [...provider.db.visits.find('doctor', 1)].findLast(
    ({ status, filial_id }) => status === 'confirmed' && filial_id === 1,
  );
  provider.db.visits.update(far?.id ?? 0, {
    starts_at: '2026-12-15T10:00:00+05:00',
    ends_at: '2026-12-15T10:40:00+05:00',
  });
  await page.getByRole('button', { name: /^Уйти ?: «Аяла» на Абая/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Сначала перенесите или отмените записи' });
  await expect(dialog.getByRole('link').first()).toHaveText(/12.мая/);
  await expect(dialog.getByRole('link').last()).toHaveText(/15.декабря/);
  await dialog.getByRole('button', { name: 'Понятно' }).click();
  await expect(dialog).toBeHidden();
});

test('a doctor finds a clinic, sends a request to work at the clinic, and withdraws the request', async ({
  page,
  provider,
}) => {
  await page.getByRole('button', { name: 'Найти клинику' }).click();
  await page.getByRole('searchbox').fill('Айкын');
  await page.getByRole('button', { name: /Айқын/ }).click();
  await page.getByRole('button', { name: /^Отправить запрос ?: / }).click();
  await expect(page.getByRole('dialog').getByText('Запрос отправлен', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: /Отозвать ?запрос: «Айқын/ }).click();
  await expect(page.getByRole('button', { name: /Отозвать ?запрос: «Айқын/ })).toBeHidden();
  await expect.poll(() => provider.db.binding_requests.get('1:9')?.state).toBe('withdrawn');
});
