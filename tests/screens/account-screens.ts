import type { Page } from '@playwright/test';
import { button, choose, codeField, confirmEmail, enterCode, sendEmail } from '../e2e/auth/registering.ts';
import { bookingPath, freeTimes } from '../e2e/support/booking.ts';
import { logIn } from '../e2e/support/logging-in.ts';
import { withPush } from '../e2e/support/push.ts';
import { requireFactor, withSecondFactor } from '../e2e/support/second-factor.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import { totp } from '../support/totp.ts';
import type { Screen } from './screen.ts';

const path = '/auth/register';
const EMAIL = 'osipova@aman.example';

/** Opens the final form of a role without filling it in. */
const form = (choice: string) => async (page: Page) => {
  await confirmEmail(page, EMAIL);
  await choose(page, choice);
};

/** The URL that a guest opens by a tap on a free slot. */
const fromBooking =
  (page: 'login' | 'register') =>
  async (provider: TestProvider): Promise<string> => {
    const [time = ''] = await freeTimes(provider);
    return `/auth/${page}?redirect=${encodeURIComponent(bookingPath(time))}`;
  };

const held = (page: Page) => page.getByText('Держим время для вас').waitFor();

/** Login and registration in each state. */
export const accountScreens: Screen[] = [
  { name: 'auth', path: '/auth' },
  { name: 'auth-member', path: '/auth', as: 'patient' },
  { name: 'login', path: '/auth/login' },
  {
    name: 'login-refused',
    path: '/auth/login?role=clinic',
    prepare: async (page) => {
      await logIn(page, 'patient');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'login-from-booking', path: fromBooking('login'), prepare: held },
  {
    name: 'login-slot-lost',
    path: async (provider) => {
      const address = await fromBooking('login')(provider);
      const [starts_at = ''] = await freeTimes(provider);
      await provider.ask('POST', '/front/slot-holds', {
        body: { doctor_id: 1, filial_id: 1, service_id: 1, starts_at },
      });
      return address;
    },
    prepare: (page) => page.getByText(/уже.заняли/).waitFor(),
  },
  { name: 'register-from-booking', path: fromBooking('register'), prepare: held },
  {
    name: 'register-form-from-booking',
    path: fromBooking('register'),
    prepare: async (page) => {
      await page.getByLabel('Электронная почта').fill(EMAIL);
      await button(page, 'Получить код').click();
      await enterCode(page);
      await page.getByLabel('Дата рождения').fill('12.03.1990');
      await page.getByLabel('ИИН').fill('850101300114');
      await page.getByRole('radio', { name: 'Женский' }).check();
      await page.getByLabel('Пароль', { exact: true }).fill('Demo2026');
    },
  },
  { name: 'password', path: '/auth/password' },
  {
    name: 'password-new',
    path: '/auth/password',
    prepare: async (page) => {
      await page.getByLabel('Электронная почта').fill('patient@demo.kz');
      await button(page, 'Получить код').click();
      await enterCode(page);
      await page.getByLabel('Новый пароль', { exact: true }).fill('Demo2027');
    },
  },
  { name: 'account', path: '/auth/account', as: 'patient' },
  { name: 'account-doctor', path: '/auth/account', as: 'doctor' },
  {
    name: 'account-deletion',
    path: '/auth/account',
    as: 'patient',
    prepare: async (page) => {
      await button(page, 'Удалить аккаунт').click();
      await page.getByRole('dialog').getByLabel('Пароль', { exact: true }).waitFor();
    },
  },
  {
    name: 'account-email-code',
    path: '/auth/account',
    as: 'patient',
    prepare: async (page) => {
      await button(page, 'Сменить почту').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Новая почта').fill('elena.osipova@demo.kz');
      await dialog.getByLabel('Пароль', { exact: true }).fill('Demo2026');
      await dialog.getByRole('button', { name: 'Получить код' }).click();
      await codeField(page).waitFor();
    },
  },
  {
    name: 'login-second-step',
    path: async (provider) => {
      withSecondFactor(provider);
      return '/auth/login';
    },
    prepare: async (page) => {
      await logIn(page, 'patient');
      await page.getByLabel('Код из приложения').waitFor();
    },
  },
  {
    name: 'clinic-factor-required',
    path: async (provider) => {
      requireFactor(provider, '2026-05-12');
      return '/fo/clinic/clients';
    },
    as: 'reception',
  },
  {
    name: 'clinic-factor-coming',
    path: async (provider) => {
      requireFactor(provider, '2026-05-20');
      return '/fo/clinic';
    },
    as: 'reception',
  },
  {
    name: 'clinic-staff-factor',
    path: async (provider) => {
      withSecondFactor(provider, 'clinic');
      requireFactor(provider, '2026-05-20');
      return '/fo/clinic/staff';
    },
    as: 'clinic',
  },
  {
    name: 'second-factor-key',
    path: '/auth/account',
    as: 'patient',
    prepare: async (page) => {
      await button(page, /^Включить/).click();
      await page.getByLabel('Пароль', { exact: true }).fill('Demo2026');
      await button(page, 'Продолжить').click();
      await page.getByLabel('Код из приложения').waitFor();
    },
  },
  {
    name: 'second-factor-codes',
    path: '/auth/account',
    as: 'clinic',
    prepare: async (page) => {
      await button(page, /^Включить/).click();
      await page.getByLabel('Пароль', { exact: true }).fill('Demo2026');
      await button(page, 'Продолжить').click();
      await page.getByLabel('Код из приложения').waitFor();
      const key = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
      const code = totp(key.replaceAll(' ', ''), await page.evaluate(() => Date.now()));
      await page.getByLabel('Код из приложения').pressSequentially(code);
      await page.getByRole('list', { name: 'Резервные коды' }).waitFor();
    },
  },
  {
    name: 'account-second-factor',
    path: async (provider) => {
      withSecondFactor(provider);
      return '/auth/account';
    },
    as: 'patient',
    prepare: async (page) => {
      await button(page, /^Выключить/).click();
      await page.getByRole('dialog').getByLabel('Пароль', { exact: true }).waitFor();
    },
  },
  {
    name: 'calendar-feeds',
    path: async (provider) => {
      await provider.ask('POST', '/auth/calendar-feeds/family', { as: 'patient' });
      return '/fo/patient/calendar';
    },
    as: 'patient',
  },
  { name: 'reminders', path: '/fo/patient/reminders', as: 'patient' },
  {
    name: 'phone-code',
    path: '/fo/patient/profile',
    as: 'patient',
    prepare: async (page) => {
      await button(page, 'Подтвердить номер').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Получить код' }).click();
      await codeField(page).waitFor();
    },
  },
  {
    name: 'reminders-push',
    path: '/fo/patient/schedule-record/1',
    as: 'patient',
    prepare: async (page) => {
      await withPush(page);
      await page.reload();
      await button(page, 'Включить уведомления').waitFor();
    },
  },
  { name: 'calendar-feed-doctor', path: '/fo/doctor/calendar', as: 'doctor' },
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
      await button(page, 'Создать аккаунт').click();
    },
  },
  { name: 'register-doctor', path, prepare: form('Я врач') },
  { name: 'register-clinic', path, prepare: form('Мы клиника') },
  { name: 'upgrade', path: '/auth/upgrade', as: 'patient' },
];
