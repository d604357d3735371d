import { expect, it } from 'vitest';
import { isProblem, isUnsure, lacksFactor, Problem, readProblem } from '@/shared/api/problem';
import { json } from '../../support/fake-fetch';

it.each([
  ['a network problem', new Problem({ kind: 'network' })],
  ['a malformed response', new Problem({ kind: 'malformed', status: 200 })],
  ['a 500', new Problem({ kind: 'http', status: 500 })],
])('a write may have been carried out although it failed with %s', (_, error) => {
  expect(isUnsure(error)).toBe(true);
});

it.each([
  ['a 409', new Problem({ kind: 'http', status: 409 })],
  ['a response to an earlier session', new Problem({ kind: 'superseded' })],
  ['an error of the program', new TypeError('x is undefined')],
])('a write does not count as carried out if it failed with %s', (_, error) => {
  expect(isUnsure(error)).toBe(false);
});

it('a refusal is recognised by its status and code', () => {
  const refusal = (status: number, code: string) => new Problem({ kind: 'http', status, code });
  const error = refusal(403, 'second_factor_required');
  expect([isProblem(error), isProblem(error, 403), isProblem(error, 409)]).toEqual([true, true, false]);
  expect([isProblem(new TypeError('403')), isProblem(new TypeError('403'), 403)]).toEqual([false, false]);
  expect([lacksFactor(error), lacksFactor(refusal(403, 'forbidden'))]).toEqual([true, false]);
  expect(lacksFactor(refusal(409, 'second_factor_required'))).toBe(false);
});

it('a refusal is read with its code and details, unless they are malformed', async () => {
  const body = { message: 'Занято', code: 'client_exists', details: { client_id: 7 } };
  expect(await readProblem(json(body, 409), null)).toMatchObject({ code: 'client_exists', details: { client_id: 7 } });
  const { code, details } = await readProblem(json({ code: 5, details: [7] }, 409), null);
  expect([code, details]).toEqual([undefined, {}]);
});

it('an error whose body breaks off keeps its status', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  const problem = await readProblem(new Response(broken, { status: 500 }), null);
  expect(problem).toMatchObject({ kind: 'http', status: 500, message: '' });
});

it.each([
  ['a number of seconds asks to wait for these seconds', '40', 40],
  ['a date asks to wait until this date', new Date(Date.now() + 60_000).toUTCString(), 60],
  ['a past date asks for no wait', new Date(Date.now() - 60_000).toUTCString(), 0],
  ['nonsense does not say how long to wait', 'soon', undefined],
])('a 429 whose Retry-After is %s', async (_name, header, seconds) => {
  const response = json({ message: 'Часто' }, 429, { 'Retry-After': header });
  const { retryAfterSeconds } = await readProblem(response, null);
  if (seconds === undefined) expect(retryAfterSeconds).toBeUndefined();
  else expect(Math.abs((retryAfterSeconds ?? Number.NaN) - seconds)).toBeLessThanOrEqual(1);
});

it.each([500, 503, 409, 404])(
  'an HTML page with the status %i is read as a problem with this status',
  async (status) => {
    const problem = await readProblem(new Response('<h1>Bad gateway</h1>', { status }), null);
    expect(problem).toMatchObject({ kind: 'http', status, message: '', errors: {} });
  },
);

it('an error response does not give people a server’s technical message', async () => {
  const errors = { phone: ['The phone field is required.', 'Номер занят'] };
  const response = json({ message: 'SQLSTATE[23000]: Integrity constraint violation', errors }, 422);
  expect(await readProblem(response, null)).toMatchObject({
    message: '',
    errors: { phone: ['Сервер не\u00A0принял это значение', 'Номер занят'] },
  });
});
