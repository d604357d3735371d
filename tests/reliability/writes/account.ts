import { demoPassword } from '../../e2e/support/people.ts';
import type { TestProvider } from '../../e2e/support/test-provider.ts';
import { answer, press, type, type Write, typeCode, writesOf } from './acts.ts';

const patient = writesOf('patient');
const NEW = 'Aman2028';
const code = typeCode(/^Код/, '12345');
const newEmail = [
  press('Сменить почту'),
  type('Новая почта', 'elena@aman.example'),
  type('Пароль', demoPassword),
  answer('Получить код'),
];

/** Writes on the page of the account. */
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
];

async function withAnotherSession(provider: TestProvider): Promise<string> {
  await provider.login('patient');
  return '/auth/account';
}
