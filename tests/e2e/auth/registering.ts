import { expect, type Locator, type Page } from '@playwright/test';
import type { TestProvider } from '../support/test-provider.ts';

const CODE = '12345';

/** The page's heading, which changes during a registration while the path stays the same. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** A button in the page's content: the header has its own «Войти». */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name });

export const codeField = (page: Page): Locator => page.getByLabel(/^Код/);

export async function sendEmail(page: Page, email: string): Promise<void> {
  await page.goto('/auth/register');
  await page.getByLabel('Электронная почта').fill(email);
  await button(page, 'Получить код').click();
  await expect(heading(page, 'Введите код из письма')).toBeVisible();
}

export async function enterCode(page: Page, code = CODE): Promise<void> {
  await codeField(page).pressSequentially(code);
}

/** Enters the e-mail and the code. The registration then shows the choice of role. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await sendEmail(page, email);
  await enterCode(page);
  await expect(page.getByRole('radio').first()).toBeVisible();
}

/** Opens the choice of role with a code already confirmed in this tab. */
export async function openChoice(page: Page, provider: TestProvider, email: string): Promise<void> {
  type Sent = { data: { hash: string } };
  type Confirmed = { data: { hash: string; roles: string[]; actions: string[] } };
  const { data: sent } = await provider.ask<Sent>('POST', '/auth/register/code-send', { body: { email } });
  const { data: confirmed } = await provider.ask<Confirmed>('POST', '/auth/register/code-confirm', {
    body: { hash: sent.hash, email, code: CODE },
  });
  const registration = { ...confirmed, step: 'action', email, action: null, fields: {}, resendAt: null };
  await page.addInitScript((record) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('test.registering') !== null) return;
    sessionStorage.setItem('test.registering', 'yes');
    sessionStorage.setItem('aman.registration', record);
  }, JSON.stringify(registration));
  await page.goto('/auth/register');
  await expect(page.getByRole('radio').first()).toBeVisible();
}

export async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).check();
  await button(page, 'Продолжить').click();
  await expect(heading(page, /Расскажите/)).toBeVisible();
}

export async function fillName(page: Page): Promise<void> {
  await page.getByLabel('Фамилия').fill('Нурланова');
  await page.getByLabel('Имя', { exact: true }).fill('Асель');
  await page.getByLabel('Отчество').fill('Маратовна');
  await page.getByLabel('Телефон').fill('8 701 555 02 44');
}

export async function fillPerson(page: Page): Promise<void> {
  await fillName(page);
  await page.getByLabel('Дата рождения').fill('15.05.1990');
  await page.getByLabel('ИИН').fill('900515400212');
  await page.getByRole('radio', { name: 'Женский' }).check();
}

export async function fillPasswords(page: Page, password = 'Demo2026'): Promise<void> {
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByLabel('Пароль ещё раз').fill(password);
}

export async function consentAndSend(page: Page, name = 'Создать аккаунт'): Promise<void> {
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await button(page, name).click();
}

/** The registration draft in this tab's session storage. */
export const draft = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('aman.registration'));

/** The whole content of this tab's session storage and the browser's local storage. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
