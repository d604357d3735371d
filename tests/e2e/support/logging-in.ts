import type { Page } from '@playwright/test';
import { demoPassword, people, type Person } from './people.ts';

/**
 * Fills in and submits the open login form.
 * @param secret a password other than the person's own
 */
export async function logIn(page: Page, person: Person, secret = demoPassword): Promise<void> {
  await page.getByLabel('Электронная почта').fill(people[person].email);
  await page.getByLabel('Пароль', { exact: true }).fill(secret);
  // The header has its own «Войти».
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
}
