import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demoPassword, people } from '../support/people.ts';
import { button, codeField, everythingStored, heading } from './registering.ts';

const NEW = 'elena.new@demo.kz';

test('a patient changes the login e-mail with the password and a code from the new address', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  const elsewhere = await provider.login('patient');
  await page.goto('/fo/patient/profile');
  await page.getByRole('link', { name: 'Сменить почту' }).click();
  await expect(heading(page, 'Аккаунт и пароль')).toBeVisible();
  await button(page, 'Сменить почту').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Новая почта').fill(NEW);
  await dialog.getByLabel('Пароль', { exact: true }).fill('Wrong2026');
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  await expect(dialog.getByLabel('Пароль', { exact: true })).toHaveAccessibleDescription('Неверный пароль');
  await dialog.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  await expect(codeField(page)).toBeFocused();
  expect(await everythingStored(page)).not.toContain(demoPassword);

  // The user may reload the page after reading the e-mail in another app.
  await page.reload();
  await button(page, 'Сменить почту').click();
  await expect(dialog.getByText(NEW, { exact: true })).toBeVisible();
  await codeField(page).pressSequentially('00000');
  await expect(dialog.getByRole('alert')).toHaveText('Неверный код. Осталось попыток: 4');
  await expectAccessible(page);
  await codeField(page).fill('');
  await codeField(page).pressSequentially('12345');

  await expect(page.getByText(/^Почта изменена/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Почта' }).getByText(NEW)).toBeVisible();
  await expect(button(page, 'Сменить почту')).toBeFocused();
  expect(provider.db.users.findOne('email', people.patient.email)).toBeUndefined();
  expect(provider.db.sessions.get(elsewhere)).toBeUndefined();
});

test('the e-mail of another account is rejected only after a doctor has entered the code from this e-mail', async ({
  page,
  signIn,
}) => {
  await signIn('doctor');
  await page.goto('/auth/account');
  await button(page, 'Сменить почту').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Новая почта').fill(people.patient.email);
  await dialog.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  await codeField(page).pressSequentially('12345');
  await expect(dialog.getByRole('alert')).toContainText('У этой почты есть другой аккаунт');
  await dialog.getByRole('button', { name: 'Изменить почту' }).click();
  await expect(dialog.getByLabel('Новая почта')).toHaveValue(people.patient.email);
});
