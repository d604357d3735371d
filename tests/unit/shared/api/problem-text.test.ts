import { expect, it } from 'vitest';
import { Problem } from '@/shared/api/problem';
import { problemText, refusalText, restText } from '@/shared/api/problem-text';

const UNEXPECTED = 'Непредвиденная ошибка, попробуйте позже';

it.each([
  ['a bug', new TypeError('x is undefined'), UNEXPECTED],
  [
    'no network',
    new Problem({ kind: 'network' }),
    'Не получилось связаться с сервером. Проверьте интернет и повторите',
  ],
  ['nonsense', new Problem({ kind: 'malformed', status: 200 }), UNEXPECTED],
  ['the server’s message', new Problem({ kind: 'http', status: 409, message: 'Это время заняли' }), 'Это время заняли'],
  [
    'a message at a field only',
    new Problem({ kind: 'validation', status: 422, errors: { phone: ['Номер занят'] } }),
    'Номер занят',
  ],
  ['a server without a message', new Problem({ kind: 'http', status: 500 }), UNEXPECTED],
  ['a timeout', new Problem({ kind: 'http', status: 504 }), 'Сервер не ответил вовремя. Повторите через минуту'],
  ['a request that took too long', new Problem({ kind: 'http', status: 408 }), expect.stringMatching(/вовремя/)],
  ['rows left out', new Problem({ kind: 'incomplete' }), expect.stringMatching(/^Часть данных пришла/)],
  ['another session', new Problem({ kind: 'superseded' }), expect.stringMatching(/^Сеанс сменился/)],
  ['too many tries', new Problem({ kind: 'http', status: 429 }), 'Слишком много попыток'],
  [
    'too many tries with a message and a wait',
    new Problem({ kind: 'http', status: 429, message: 'Код уже отправлен.', retryAfterSeconds: 41 }),
    'Код уже отправлен. Повторите через 41\u00A0секунду',
  ],
  [
    'too many tries with the wait in the message',
    new Problem({ kind: 'http', status: 429, message: 'Повторите через 41 секунду', retryAfterSeconds: 41 }),
    'Повторите через 41 секунду',
  ],
  [
    'a long wait',
    new Problem({ kind: 'http', status: 429, retryAfterSeconds: 121 }),
    'Слишком много попыток. Повторите через 3\u00A0минуты',
  ],
  [
    'a wait of two minutes',
    new Problem({ kind: 'http', status: 429, retryAfterSeconds: 120 }),
    'Слишком много попыток. Повторите через 2\u00A0минуты',
  ],
])('a problem of an API request has a text for people: %s', (_name, problem, text) => {
  expect(problemText(problem)).toEqual(text);
});

it('a problem at fields that the form lacks shows the messages of these fields instead of a general text', () => {
  const at = { client: ['Врач принимает с 18 лет'], starts_at: ['Врач принимает с 18 лет'] };
  const general = { kind: 'validation', status: 422, message: 'Проверьте поля' } as const;
  expect(refusalText(new Problem({ ...general, errors: at }))).toBe('Врач принимает с 18 лет');
  expect(refusalText(new Problem(general))).toBe('Проверьте поля');
  expect(refusalText(new Problem({ kind: 'http', status: 409, message: 'Занято', errors: at }))).toBe('Занято');
});

it('the general text of a problem contains only the errors that no field of the form shows', () => {
  const general = { kind: 'validation', status: 422, message: 'Проверьте поля' } as const;
  const said = (errors: Record<string, string[]>, status = 422) =>
    restText(new Problem({ ...general, status, errors }), (field) => field === 'date');
  expect(said({ date: ['Этот день прошёл'] })).toBeUndefined();
  expect(said({ date: ['Этот день прошёл'], reason: ['Слишком длинно'] })).toBe('Слишком длинно');
  expect(said({ reason: ['Слишком длинно', 'Уберите ссылку'] })).toBe('Слишком длинно. Уберите ссылку');
  expect(said({})).toBe('Проверьте поля');
  expect(said({ decisions: ['Запись уже отменена'] }, 409)).toBe('Проверьте поля');
  expect(restText(new Problem({ kind: 'network' }), () => true)).toMatch(/^Не получилось связаться/);
});
