import type { Page } from '@playwright/test';
import { demoPassword, people, type Person } from './people.ts';

/** Fills in the login that is open and sends it. @param secret another password than the person's own */
export async function logIn(page: Page, person: Person, secret = demoPassword): Promise<void> {
  await page.getByLabel('Электронная почта').fill(people[person].email);
  await page.getByLabel('Пароль', { exact: true }).fill(secret);
  // The header has a «Войти» of its own.
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
}
