import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { button, codeField, enterCode, heading, sendEmail } from './registering.ts';

const EMAIL = 'new@demo.kz';

test('a person who enters a wrong registration code sees an error and can type another code', async ({ page }) => {
  await sendEmail(page, EMAIL);
  await enterCode(page, '00000');
  await expect(codeField(page)).toHaveAccessibleDescription(/Неверный код. Осталось попыток: 4/);
  await expect(page.getByRole('alert')).toHaveText(/Неверный код/);
  await page.keyboard.type('12345');
  await expect(heading(page, 'Кто вы?')).toBeVisible();
});

test('the form does not send an incomplete registration code', async ({ page, provider }) => {
  await sendEmail(page, EMAIL);
  await button(page, 'Продолжить').click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Обязательно для заполнения/);
  await enterCode(page, '123');
  await button(page, 'Продолжить').click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Нужно 5.цифр, сейчас 3/);
  await expect(codeField(page)).toBeFocused();
  expect(provider.count('POST', '/auth/register/code-confirm')).toBe(0);
});

test('a person can paste a registration code in any format', async ({ page }) => {
  await sendEmail(page, EMAIL);
  await codeField(page).focus();
  await page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, 'Код: 12-345');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  });
  await expect(heading(page, 'Кто вы?')).toBeVisible();
});

test('a registration code with too many digits shows an error at once and is not sent', async ({ page, provider }) => {
  await sendEmail(page, EMAIL);
  await codeField(page).fill('123456');
  await expect(codeField(page)).toHaveAccessibleDescription('Нужно 5 цифр, сейчас 6');
  expect(provider.count('POST', '/auth/register/code-confirm')).toBe(0);
});

test('an expired registration code shows a different error than a wrong code, and a button requests a new code', async ({
  page,
  forward,
}) => {
  await sendEmail(page, EMAIL);
  await forward({ minutes: 10, seconds: 1 });
  await enterCode(page);
  await expect(codeField(page)).toHaveAccessibleDescription(/Код действует 10 минут, и это время вышло/);
  await expect(button(page, 'Продолжить')).toBeHidden();
  await expectAccessible(page);
  await button(page, 'Отправить новый код').click();
  await expect(page.getByRole('status').getByText('Отправили новый код.')).toBeAttached();
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type('12345');
  await expect(heading(page, 'Кто вы?')).toBeVisible();
});

test('a person who enters too many wrong registration codes sees how long to wait for a new code', async ({
  page,
  forward,
  provider,
}) => {
  await sendEmail(page, EMAIL);
  for (const left of [4, 3, 2, 1]) {
    await page.keyboard.type('00000');
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(`Осталось попыток: ${left}`));
  }
  await page.keyboard.type('00000');
  await expect(codeField(page)).toHaveAccessibleDescription(/Запросите новый/);
  await page.keyboard.type('12345');
  await expect(codeField(page)).toHaveAccessibleDescription(
    /Слишком много попыток. Новый код можно запросить через.1:00/,
  );
  await expect(codeField(page)).toHaveValue('');
  await expect(button(page, 'Отправить новый код')).toBeDisabled();
  await expectAccessible(page);
  await forward({ seconds: 61 });
  await button(page, 'Отправить новый код').click();
  await expect(page.getByText(/Новый код можно запросить через/)).toBeVisible();
  await page.keyboard.type('12345');
  await expect(heading(page, 'Кто вы?')).toBeVisible();
  expect(provider.count('POST', '/auth/register/code-send')).toBe(2);
});

test('the countdown to the next registration code continues after a reload', async ({ page, forward, provider }) => {
  await sendEmail(page, EMAIL);
  await expect(page.getByText(/через 1:00/)).toBeVisible();
  await expect(button(page, 'Отправить код ещё раз')).toBeDisabled();
  await forward({ seconds: 18 });
  await page.reload();
  await expect(page.getByText(/через 0:42/)).toBeVisible();
  await forward({ seconds: 42 });
  await expect(page.getByText(/можно запросить через/)).toBeHidden();
  await button(page, 'Отправить код ещё раз').click();
  await expect(page.getByText(/через 1:00/)).toBeVisible();
  expect(provider.count('POST', '/auth/register/code-send')).toBe(2);
  await page.keyboard.type('12345');
  await expect(heading(page, 'Кто вы?')).toBeVisible();
});

test('a registration sends no second code to an unchanged e-mail, and sends a new code to a changed e-mail', async ({
  page,
  provider,
}) => {
  await sendEmail(page, EMAIL);
  await button(page, 'Изменить почту').click();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(EMAIL);
  await button(page, 'Получить код').click();
  await expect(heading(page, 'Введите код из письма')).toBeVisible();
  expect(provider.count('POST', '/auth/register/code-send')).toBe(1);
  await button(page, 'Изменить почту').click();
  await page.getByLabel('Электронная почта').fill('newer@demo.kz');
  await button(page, 'Получить код').click();
  await expect(page.getByText('newer@demo.kz', { exact: true })).toBeVisible();
  expect(provider.count('POST', '/auth/register/code-send')).toBe(2);
});

test('a person who requested a registration code in another tab reads how long to wait for the next code', async ({
  page,
  provider,
}) => {
  await provider.ask('POST', '/auth/register/code-send', { body: { email: EMAIL } });
  await page.goto('/auth/register');
  await page.getByLabel('Электронная почта').fill(EMAIL);
  await button(page, 'Получить код').click();
  await expect(page.getByRole('alert')).toContainText('Повторите через 60 секунд');
  await expect(page).toHaveURL(/step=email$/);
});

test('the form sends a complete registration code once, even if the person also presses the button', async ({
  page,
  provider,
}) => {
  const release = provider.hold('post', '/auth/register/code-confirm');
  await sendEmail(page, EMAIL);
  await enterCode(page);
  await expect(page.getByText('Проверяем код')).toBeVisible();
  await page.keyboard.press('Enter');
  release();
  await expect(heading(page, 'Кто вы?')).toBeVisible();
  expect(provider.count('POST', '/auth/register/code-confirm')).toBe(1);
});
