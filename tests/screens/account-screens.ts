import type { Page } from '@playwright/test';
import { button, choose, confirmEmail, enterCode, sendEmail } from '../e2e/auth/registering.ts';
import type { Screen } from './screens.ts';

const path = '/auth/register';
const EMAIL = 'osipova@aman.example';

/** The final form of a role, as it opens. */
const form = (choice: string) => async (page: Page) => {
  await confirmEmail(page, EMAIL);
  await choose(page, choice);
};

/** Login and registration, in each of their states. */
export const accountScreens: Screen[] = [
  { name: 'auth', path: '/auth' },
  { name: 'auth-member', path: '/auth', as: 'patient' },
  { name: 'login', path: '/auth/login' },
  {
    name: 'login-refused',
    path: '/auth/login?role=clinic',
    prepare: async (page) => {
      await page.getByLabel('Электронная почта').fill('patient@demo.kz');
      await page.getByLabel('Пароль', { exact: true }).fill('Demo2026');
      await button(page, 'Войти').click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'register', path },
  { name: 'register-code', path, prepare: (page) => sendEmail(page, EMAIL) },
  {
    name: 'register-code-wrong',
    path,
    prepare: async (page) => {
      await sendEmail(page, EMAIL);
      await enterCode(page, '40317');
      await page
        .getByText(/Осталось попыток/)
        .first()
        .waitFor();
    },
  },
  { name: 'register-choice', path, prepare: (page) => confirmEmail(page, EMAIL) },
  { name: 'register-patient', path, prepare: form('Я пациент') },
  {
    name: 'register-patient-errors',
    path,
    prepare: async (page) => {
      await form('Я пациент')(page);
      await page.getByLabel('ИИН').fill('90051540012');
      await button(page, 'Создать кабинет').click();
    },
  },
  { name: 'register-doctor', path, prepare: form('Я врач') },
  { name: 'register-clinic', path, prepare: form('Мы клиника') },
  { name: 'upgrade', path: '/auth/upgrade', as: 'patient' },
];
