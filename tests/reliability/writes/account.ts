import { demoPassword } from '../../e2e/support/people.ts';
import { factor, withSecondFactor } from '../../e2e/support/second-factor.ts';
import type { TestProvider } from '../../e2e/support/test-provider.ts';
import { totp } from '../../support/totp.ts';
import { type Act, answer, choice, press, type, type Write, typeCode, writesOf } from './acts.ts';

const guest = writesOf(null);
const patient = writesOf('patient');
const NEW = 'Aman2028';
const code = typeCode(/^Код/, '12345');
const newEmail = [
  press('Сменить почту'),
  type('Новая почта', 'elena@aman.example'),
  type('Пароль', demoPassword),
  answer('Получить код'),
];
const smsCode = [press('Подтвердить номер'), answer('Получить код')];
const password = type('Пароль', demoPassword);
const recoveryCode = [press('Ввести резервный код'), type('Резервный код', factor.recovery[0])];
/** The code that an authenticator app shows for the key on the page. */
const firstCode: Act = async (page) => {
  const key = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  const shown = totp(key.replaceAll(' ', ''), await page.evaluate(() => Date.now()));
  await page.getByLabel('Код из приложения').fill('');
  await page.getByLabel('Код из приложения').pressSequentially(shown);
};

/** Writes on the account page. */
export const accountWrites: readonly Write[] = [
  patient('sessionDelete', withAnotherSession, press(/^Завершить вход/)),
  patient('sessionDeleteOthers', withAnotherSession, press('Завершить все')),
  patient(
    'passwordUpdate',
    '/auth/account',
    type('Текущий пароль', demoPassword),
    type('Новый пароль', NEW),
    type('Новый пароль ещё раз', NEW),
    press('Сменить пароль'),
  ),
  patient('accountDelete', '/auth/account', press('Удалить аккаунт'), type('Пароль', demoPassword), answer('Удалить')),
  patient('emailCodeSend', '/auth/account', ...newEmail),
  patient('emailCodeConfirm', '/auth/account', ...newEmail, code),
  patient('phoneCodeSend', '/fo/patient/profile', ...smsCode),
  patient('phoneCodeConfirm', '/fo/patient/profile', ...smsCode, code),
  guest(
    'authLoginSecondFactor',
    withFactor('/auth/login'),
    choice('Пациент'),
    type('Электронная почта', 'patient@demo.kz'),
    password,
    press(/^Войти$/),
    ...recoveryCode,
    press(/^Войти$/),
  ),
  patient('secondFactorSetup', '/auth/account', press(/^Включить/), password, press('Продолжить')),
  patient('secondFactorTurnOn', '/auth/account', press(/^Включить/), password, press('Продолжить'), firstCode),
  patient(
    'recoveryCodesReplace',
    withFactor('/auth/account'),
    press('Новые резервные коды'),
    password,
    ...recoveryCode,
    press('Показать новые коды'),
  ),
  patient(
    'secondFactorTurnOff',
    withFactor('/auth/account'),
    press(/^Выключить/),
    password,
    answer('Ввести резервный код'),
    type('Резервный код', factor.recovery[0]),
    answer('Выключить'),
  ),
];

async function withAnotherSession(provider: TestProvider): Promise<string> {
  await provider.login('patient');
  return '/auth/account';
}

function withFactor(path: string): Write['path'] {
  return async (provider) => {
    withSecondFactor(provider);
    return path;
  };
}
