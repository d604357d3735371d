import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anyAnswer } from '#mocks/any-answer.ts';
import { Clock } from '#mocks/clock.ts';
import { Conditions } from '#mocks/conditions.ts';
import { faultsOf } from '#mocks/faults.ts';
import { createApp } from '#mocks/http-app.ts';
import { createProvider } from '#mocks/node.ts';
import { check } from '#mocks/validate/check.ts';
import { type OperationId, operationsById, schemaAt } from '#mocks/validate/contract.ts';
import { faults } from '../../reliability/faults.ts';
import { served } from '../support/tools.ts';

const clock = new Clock();
const conditions = new Conditions();
const provider = createProvider({ scale: 'small', clock: clock.now });
const app = createApp({ provider, clock, conditions });
let server: Awaited<ReturnType<typeof served>>;
beforeAll(async () => {
  server = await served(app.fetch);
});
afterAll(() => server.close());

const order = (command: string, body: unknown = {}, headers = {}) =>
  fetch(new URL(`/__control/${command}`, server.baseUrl), { method: 'POST', body: JSON.stringify(body), headers });
const cities = (headers = {}) => fetch(`${server.baseUrl}/front/resources/dir/cities`, { headers });
const logIn = (headers = {}) =>
  fetch(`${server.baseUrl}/auth/login/patient`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'patient@demo.kz', password: 'Demo2026', remember: false, role: 'user' }),
  });
const operationNamed = (id: OperationId) => {
  const operation = operationsById.get(id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return operation;
};

beforeEach(async () => {
  expect((await order('reset', { now: null, scale: 'small' })).status).toBe(204);
});

describe('a fault planted in the provider', () => {
  it('can cause each documented error of every operation, with a response that matches the contract', async () => {
    for (const operation of operationsById.values()) {
      for (const fault of faultsOf(operation).filter((name) => Number(name) >= 400)) {
        conditions.set(operation.id, { fault });
        const url = `${server.baseUrl}${operation.path.replaceAll(/\{\w+\}/g, '1')}`;
        const method = operation.method.toUpperCase();
        const answer = await conditions.before(new Request(url, { method }));
        const schema = operation.answers[fault] ?? operation.answers['default'];
        expect([answer?.status, operation.id]).toEqual([Number(fault), operation.id]);
        expect(check(schema ?? {}, await answer?.json(), { resolve: schemaAt }), `${operation.id} ${fault}`).toEqual(
          [],
        );
      }
    }
  });

  it('has the name that the tests of the screens use', () => {
    const names = new Set([...operationsById.values()].flatMap(faultsOf));
    // Faults that only the screens' tests plant.
    const own = new Set(['no data', '500 in raw words']);
    const failing = faults.filter((fault) => fault.fails && !own.has(fault.name));
    expect(failing.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it('makes one operation fail for the requested number of requests', async () => {
    await order('condition', { operation: 'cityList', fault: 500, times: 2 });
    expect((await logIn()).status).toBe(200);
    expect([(await cities()).status, (await cities()).status, (await cities()).status]).toEqual([500, 500, 200]);
  });

  it('affects every operation except those that have settings of their own', async () => {
    await order('condition', { operation: '*', fault: 'broken JSON' });
    await order('condition', { operation: 'cityList', latency: 1 });
    await expect(logIn().then((answer) => answer.json())).rejects.toThrow(SyntaxError);
    expect((await cities()).status).toBe(200);
    await order('condition', { operation: '*' });
    expect((await logIn()).status).toBe(200);
  });

  it('can be planted by a header for one request', async () => {
    expect((await logIn({ 'X-Fault': '429' })).headers.get('Retry-After')).toBe('30');
    const invalid = (await (await logIn({ 'X-Fault': '422' })).json()) as { errors: object };
    expect(Object.keys(invalid.errors)).toEqual(['email']);
    const unknown = await logIn({ 'X-Fault': '418' });
    expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringContaining('broken JSON')]);
    expect((await logIn()).status).toBe(200);
  });

  it('can close the connection or never answer', async () => {
    await expect(cities({ 'X-Fault': 'no answer' })).rejects.toThrow('fetch failed');
    const patience = AbortSignal.timeout(300);
    const waiting = fetch(`${server.baseUrl}/front/resources/dir/cities`, {
      headers: { 'X-Fault': 'timeout' },
      signal: patience,
    });
    await expect(waiting).rejects.toThrow('timeout');
  });

  it('can delay the response', async () => {
    const began = performance.now();
    await cities({ 'X-Latency': '150' });
    expect(performance.now() - began).toBeGreaterThanOrEqual(149);
  });

  it('is rejected if the operation or the fault is unknown', async () => {
    const said = async (body: object) => {
      const answer = await order('condition', body);
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    expect(await said({ operation: 'nobody' })).toEqual([422, 'the contract has no operation nobody']);
    expect(await said({ operation: 'cityList', fault: '409' })).toEqual([
      422,
      'fault of cityList is one of 500, timeout, no answer, HTML, broken JSON, empty body, null data',
    ]);
    expect(await said({ operation: 'cityList', delay: 5 })).toEqual([422, expect.stringContaining('no delay')]);
    expect(await said({ operation: 'cityList', any: 'thing' })).toEqual([422, 'any is a whole number above zero']);
    expect(await said({ operation: 'cityList', latency: 'long' })).toEqual([422, 'latency is 0 to 120000 ms']);
  });
});

it('the provider makes up a valid response, and the same seed gives the same response', async () => {
  const told = async (any: number) => {
    await order('condition', { operation: 'cityList', any });
    const answer = await cities();
    return [answer.status, await answer.text()];
  };
  const first = await told(1);
  expect(first).toEqual([200, JSON.stringify(anyAnswer(operationNamed('cityList'), 1))]);
  expect(await told(2)).not.toEqual(first);
  expect(await told(1)).toEqual(first);
  conditions.set('slotHoldDelete', { any: 1 });
  const gone = await conditions.before(
    new Request(`${server.baseUrl}${operationNamed('slotHoldDelete').path.replace(/\{\w+\}/, '1')}`, {
      method: 'DELETE',
    }),
  );
  expect([gone?.status, await gone?.text()]).toEqual([204, '']);
});

it('the provider repeats the frozen response of an operation until the operation is unfrozen', async () => {
  const title = async () => ((await (await cities()).json()) as { data: { title: string }[] }).data[0]?.title;
  const rename = (name: string) => provider.act((db) => db.cities.update(1, { title: name }));
  await order('condition', { operation: 'cityList', frozen: true });
  await order('condition', { operation: 'searchSuggestions', frozen: true });
  const suggested = async (query: string) =>
    (
      await fetch(`${server.baseUrl}/front/search/suggestions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, region: 'all' }),
      })
    ).text();
  expect(await suggested('кардиолог')).not.toBe(await suggested('невролог'));
  expect(await suggested('кардиолог')).toBe(await suggested('кардиолог'));
  const before = await title();
  await rename('Верный');
  expect(await title()).toBe(before);
  await order('condition', { operation: 'cityList' });
  expect(await title()).toBe('Верный');
});

describe('the provider’s control interface:', () => {
  const state = async () =>
    (await (await fetch(new URL('/__control', server.baseUrl))).json()) as { now: string; seed: object };

  it('the clock continues from the time that a command sets, and the data do not change', async () => {
    await order('reset', { now: '2026-05-12T08:20' });
    const { access_token: token } = ((await (await logIn()).json()) as { data: { access_token: string } }).data;
    const me = () =>
      fetch(`${server.baseUrl}/auth/me`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    expect(await state()).toMatchObject({
      now: expect.stringMatching(/^2026-05-12T08:20/),
      seed: { scale: 'small', today: '2026-05-12' },
    });
    const { headers } = await me();
    expect(new Date(headers.get('Date') ?? '').toISOString()).toMatch(/^2026-05-12T03:2/);
    expect((await me()).status).toBe(200);
    await order('clock', { now: '2027-05-12T08:20:00+05:00' });
    expect((await me()).status).toBe(401);
    expect(await state()).toMatchObject({ seed: { today: '2026-05-12' } });
    expect((await order('clock', { now: 'tomorrow' })).status).toBe(422);
  });

  it('a reset restores the data, removes the faults and keeps the amount of data', async () => {
    await order('condition', { operation: '*', fault: '500' });
    await provider.act((db) => db.cities.apply([], [1]));
    expect((await order('reset', { scale: 'tiny' })).status).toBe(422);
    await order('reset');
    expect(provider.db.cities.get(1)).toBeDefined();
    expect(await state()).toMatchObject({ conditions: {}, seed: { scale: 'small' } });
  });
});

it('the provider’s control interface rejects requests of web pages, and answers 404 to unknown commands', async () => {
  expect((await order('reset', {}, { Origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await order('explode')).status).toBe(404);
  expect((await order('verify', { email: 'nobody@example.kz' })).status).toBe(404);
});

describe('the provider’s control interface on the network', () => {
  const asked = async (host: string, path = '/__control') =>
    (await app.fetch(new Request(`http://${host}${path}`, { headers: { Host: host } }))).status;

  it('rejects a foreign host name that resolves to this machine', async () => {
    expect(await asked('rebound.example:4010')).toBe(403);
    expect(await asked('rebound.example', '/__control/reset')).toBe(403);
  });

  it.each(['localhost:4010', '127.0.0.1:4010', '[::1]:4010', '192.168.1.20:4010', 'api:4010'])(
    'accepts the host %s',
    async (host) => {
      expect(await asked(host)).toBe(200);
    },
  );
});

it('the provider rejects a request whose header says that its body is compressed', async () => {
  expect((await logIn({ 'Content-Encoding': 'gzip' })).status).toBe(415);
  expect((await logIn({ 'Content-Encoding': 'identity' })).status).toBe(200);
});
