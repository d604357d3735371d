import { expect, type Page } from '@playwright/test';
import { totp } from '../../support/totp.ts';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/logging-in.ts';
import { demoPassword, people } from '../support/people.ts';
import { factor, withSecondFactor } from '../support/second-factor.ts';
import { button, enterCode, everythingStored, heading, sendEmail } from './registering.ts';

const clockOf = (page: Page) => page.evaluate(() => Date.now());
const appCode = (page: Page) => page.getByLabel('Код из приложения');
const password = (page: Page) => page.getByLabel('Пароль', { exact: true });

async function toSecondStep(page: Page): Promise<void> {
  await page.goto('/auth/login?redirect=%2Ffo%2Fpatient%2Fvisits');
  await logIn(page, 'patient');
  await expect(heading(page, 'Введите код')).toBeVisible();
  await expect(appCode(page)).toBeFocused();
}

for (const device of ['', ' @desktop']) {
  test(`a patient turns on the second factor with an app and saves the recovery codes${device}`, async ({
    page,
    provider,
    signIn,
  }) => {
    await signIn('patient');
    const elsewhere = await provider.login('patient');
    await page.goto('/auth/account');
    await button(page, 'Включить вход с кодом').click();
    await password(page).fill('Wrong2026');
    await button(page, 'Продолжить').click();
    await expect(password(page)).toHaveAccessibleDescription('Неверный пароль');
    await password(page).fill(demoPassword);
    await button(page, 'Продолжить').click();

    await expect(heading(page, 'Добавьте Аман в приложение')).toBeFocused();
    const key = page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
    const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
    const link = page.getByRole('link', { name: 'Открыть приложение' });
    if (device === '') await expect(link).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`));
    else await expect(page.getByRole('img', { name: /^QR-код/ })).toBeVisible();
    await expectAccessible(page);
    await appCode(page).pressSequentially('000000');
    await expect(appCode(page)).toHaveAccessibleDescription('Неверный код. Осталось попыток: 4');
    await appCode(page).fill('');
    await appCode(page).pressSequentially(totp(secret, await clockOf(page)));

    await expect(heading(page, 'Сохраните резервные коды')).toBeFocused();
    const codes = page.getByRole('list', { name: 'Резервные коды' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Скачать' }).click();
    expect((await file).suggestedFilename()).toBe('aman-rezervnye-kody.txt');
    const [first = ''] = await codes.allTextContents();
    expect(await everythingStored(page)).not.toMatch(new RegExp(`${secret}|${first}`));
    await page.goBack();
    await expect(page.getByRole('alertdialog', { name: /Уйти без резервных кодов/ })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
    await button(page, 'Коды сохранены').click();
    const card = page.getByRole('region', { name: 'Вход с кодом' });
    await expect(card.getByText('Резервных кодов осталось: 10.')).toBeVisible();
    expect(provider.db.sessions.get(elsewhere)).toBeUndefined();
  });
}

test('a patient logs in with a code from the authenticator app and returns to the page that needed the login', async ({
  page,
  provider,
}) => {
  withSecondFactor(provider);
  await toSecondStep(page);
  await expect(appCode(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  expect(await everythingStored(page)).not.toMatch(/login-|Demo2026/);
  await page.goBack();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(people.patient.email);
  await page.goForward();
  await appCode(page).pressSequentially('000000');
  await expect(appCode(page)).toHaveAccessibleDescription('Неверный код. Осталось попыток: 4');
  await appCode(page).fill('');
  await appCode(page).pressSequentially(totp(factor.secret, await clockOf(page)));
  await expect(page).toHaveURL(/\/fo\/patient\/visits$/);
});

test('a patient who logs in during a registration returns from the code to the password by «Back», with the choices kept', async ({
  page,
  provider,
}) => {
  withSecondFactor(provider);
  await sendEmail(page, people.patient.email);
  await enterCode(page);
  await page.getByText('Запомнить меня').click();
  await password(page).fill(demoPassword);
  await button(page, 'Войти').click();
  await expect(appCode(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'У вас уже есть аккаунт')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Запомнить меня' })).not.toBeChecked();
  await page.goForward();
  await appCode(page).pressSequentially(totp(factor.secret, await clockOf(page)));
  await expect(page).toHaveURL(/\/fo\/patient/);
});

test('a patient without the authenticator app logs in with a recovery code typed in capitals', async ({
  page,
  provider,
}) => {
  withSecondFactor(provider);
  await toSecondStep(page);
  await button(page, 'Ввести резервный код').click();
  await expect(page.getByLabel('Резервный код')).toBeFocused();
  await page.getByLabel('Резервный код').fill('aaaaa');
  await button(page, 'Войти').click();
  await expect(page.getByLabel('Резервный код')).toHaveAccessibleDescription(/Нужны шесть цифр/);
  await page.getByLabel('Резервный код').fill('AAAAA 22222');
  await expectAccessible(page);
  await button(page, 'Войти').click();
  await expect(page).toHaveURL(/\/fo\/patient\/visits$/);
  await page.goto('/auth/account');
  await expect(page.getByText('Резервных кодов осталось: 1.')).toBeVisible();
});

test('a patient who enters too many wrong login codes reads how long to wait, and must enter the password again later', async ({
  page,
  provider,
  forward,
}) => {
  withSecondFactor(provider);
  await toSecondStep(page);
  for (const left of ['4', '3', '2', '1']) {
    await appCode(page).fill('');
    await appCode(page).pressSequentially('000000');
    await expect(appCode(page)).toHaveAccessibleDescription(new RegExp(`попыток: ${left}`));
  }
  await appCode(page).fill('');
  await appCode(page).pressSequentially('000000');
  await expect(appCode(page)).toHaveAccessibleDescription('Неверный код');
  await button(page, 'Войти').click();
  await expect(page.getByText(/Повторите через 1[45] минут/)).toBeVisible();
  await forward({ minutes: 15 });
  await button(page, 'Войти').click();
  await expect(page.getByRole('alert').getByText(/Время для.кода вышло/)).toBeVisible();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(people.patient.email);
});

test('a patient replaces the recovery codes and turns off the second factor', async ({ page, provider, signIn }) => {
  await signIn('patient');
  withSecondFactor(provider);
  await page.goto('/auth/account');
  await button(page, 'Новые резервные коды').click();
  await password(page).fill(demoPassword);
  await button(page, 'Ввести резервный код').click();
  await page.getByLabel('Резервный код').fill('aaaaa-22222');
  await expectAccessible(page);
  await button(page, 'Показать новые коды').click();
  const fresh = await page.getByRole('list', { name: 'Резервные коды' }).getByRole('listitem').first().innerText();
  await button(page, 'Коды сохранены').click();

  await button(page, 'Выключить вход с кодом').click();
  const dialog = page.getByRole('dialog');
  await password(page).last().fill(demoPassword);
  await dialog.getByRole('button', { name: 'Ввести резервный код' }).click();
  await dialog.getByLabel('Резервный код').fill('bbbbb-33333');
  await dialog.getByRole('button', { name: 'Выключить', exact: true }).click();
  await expect(dialog.getByLabel('Резервный код')).toHaveAccessibleDescription(/Неверный код/);
  await dialog.getByLabel('Резервный код').fill(fresh);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Выключить', exact: true }).click();
  await expect(button(page, 'Включить вход с кодом')).toBeVisible();
});
