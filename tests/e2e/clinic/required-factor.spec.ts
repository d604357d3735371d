import { expect, type Page } from '@playwright/test';
import { totp } from '../../support/totp.ts';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demoPassword } from '../support/people.ts';
import { requireFactor, withSecondFactor } from '../support/second-factor.ts';

async function setUp(page: Page): Promise<void> {
  await page.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByLabel('Код из приложения')).toBeVisible();
  const key = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  const now = await page.evaluate(() => Date.now());
  await page.getByLabel('Код из приложения').pressSequentially(totp(key.replaceAll(' ', ''), now));
  await expect(page.getByRole('list', { name: 'Резервные коды' })).toBeVisible();
}

test('an owner requires a second factor of the staff from a chosen day on, and cancels this requirement', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/staff');
  const card = page.getByRole('region', { name: 'Вход с кодом' });
  await expect(card.getByText(/Ещё не.включили: Нұрова.+, Ибраева/)).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.getByRole('link', { name: /включите его у.себя/ })).toBeVisible();

  withSecondFactor(provider, 'clinic');
  await page.reload();
  await card.getByRole('button', { name: /Требовать у.сотрудников/ }).click();
  const dialog = page.getByRole('dialog');
  const day = dialog.getByRole('textbox', { name: 'С какого дня' });
  await day.fill('11.05.2026');
  await dialog.getByRole('button', { name: 'Требовать' }).click();
  await expect(day).toHaveAccessibleDescription(/сегодня или день позже/);
  await day.fill('13.05.2027');
  await dialog.getByRole('button', { name: 'Требовать' }).click();
  await expect(day).toHaveAccessibleDescription(/Не\sпозже 12\sмая\s2027/);
  await day.fill('20.05.2026');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Требовать' }).click();
  await expect(card.getByText(/Будет обязателен с.20.мая/)).toBeVisible();
  expect(provider.db.clinics.get(1)?.second_factor_from).toBe('2026-05-20');

  await card.getByRole('button', { name: /Больше не.требовать/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Не.требовать$/ })
    .click();
  await expect(card.getByText(/обязателен с/)).toHaveCount(0);
  expect(provider.db.clinics.get(1)?.second_factor_from).toBeNull();
});

test('a receptionist without the required second factor sets it up and then sees the requested page', async ({
  page,
  provider,
  signIn,
}) => {
  requireFactor(provider, '2026-05-12');
  await signIn('reception');
  await page.goto('/fo/clinic/waitlist');
  await expect(page.getByText(/клиника открывает кабинет только со.входом с.кодом/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Лист ожидания' })).toHaveCount(0);
  await expectAccessible(page);
  await setUp(page);
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(page.getByRole('heading', { name: 'Лист ожидания' })).toBeVisible();
  await expect(page).toHaveURL(/\/fo\/clinic\/waitlist$/);
  await expect(page.getByRole('banner').getByText('«Аяла»', { exact: true })).toBeVisible();
});

test('a receptionist reads from which day a second factor is required, and an open cabinet asks for it on this day', async ({
  page,
  provider,
  signIn,
}) => {
  requireFactor(provider, '2026-05-20');
  await signIn('reception');
  await page.goto('/fo/clinic/clients');
  await expect(page.getByRole('heading', { name: 'Клиенты' })).toBeVisible();
  await expect(page.getByText(/С.20.мая кабинет клиники откроется только/)).toBeVisible();

  requireFactor(provider, '2026-05-12');
  await page.getByRole('link', { name: 'Лист ожидания' }).first().click();
  await expect(page.getByText(/клиника открывает кабинет только со.входом с.кодом/)).toBeVisible();
  await expect(page).toHaveURL(/\/fo\/clinic\/waitlist/);
});

test('an owner reads before turning off the second factor that the clinic’s cabinet would close', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  withSecondFactor(provider, 'clinic');
  requireFactor(provider, '2026-05-20');
  await page.goto('/auth/account');
  const turnOff = page.getByRole('button', { name: 'Выключить вход с кодом' });
  const dialog = page.getByRole('dialog');
  await turnOff.click();
  await expect(dialog.getByText(/^С.20.мая ваша клиника будет пускать/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Оставить' }).click();

  requireFactor(provider, '2026-05-12');
  await page.reload();
  await turnOff.click();
  await expect(dialog.getByText(/^Ваша клиника пускает в.кабинет только со.входом с.кодом/)).toBeVisible();
  await expectAccessible(page);
});
