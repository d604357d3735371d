import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_CACHE, OwnVisits } from '../../../worker/own-visits';
import { API, asked, LIST, memoryCaches, offline, online } from '../support/kept-answers';

let own: OwnVisits;
let stores: ReturnType<typeof memoryCaches>['stores'];

beforeEach(() => {
  const memory = memoryCaches();
  own = new OwnVisits(memory.caches);
  ({ stores } = memory);
});

describe('a visit that is moved', () => {
  const WIDER = '/fo/patient/visits?status=upcoming&per_page=100';
  const at = (time: string, ...others: object[]) => ({ data: [{ id: 7, starts_at: time }, ...others], meta: {} });
  const moved = { data: { id: 7, starts_at: '17:00' } };
  const read = async (path: string): Promise<unknown> => (await own.answer(asked(path), offline)).json();
  const reschedule = () => asked('/fo/patient/visits/7/reschedule', { method: 'POST' });
  let readings: Promise<void>[];
  const later = (reading: Promise<void>): void => void readings.push(reading);

  beforeEach(async () => {
    readings = [];
    await own.answer(asked(LIST), online(at('15:00')));
  });

  it('is so in the list that was kept before, from the answer on', async () => {
    await own.change(reschedule(), (request) => (request.method === 'POST' ? online(moved)() : offline()), later);
    expect(await read(LIST)).toEqual(at('17:00'));
    await Promise.all(readings);
    expect(await read(LIST)).toEqual(at('17:00'));
    expect(await read('/fo/patient/visits/7')).toEqual(moved);
  });

  it('is so after its page was read, or another list: the clinic moved it', async () => {
    await own.answer(asked('/fo/patient/visits/7'), online(moved));
    expect(await read(LIST)).toEqual(at('17:00'));
    await own.answer(asked(WIDER), online(at('18:00')));
    expect(await read(LIST)).toEqual(at('18:00'));
  });

  it('does not make the list any newer than it is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 86_400_000 });
    await own.answer(asked('/fo/patient/visits/7'), online(moved));
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    await expect(read(LIST)).rejects.toThrow('Failed to fetch');
    vi.useRealTimers();
  });

  it('has the lists read again with the token that is there, whatever the answer: it may be somebody else who moved it', async () => {
    const sent: Request[] = [];
    const send = (status: number) => async (request: Request) => {
      sent.push(request);
      return request.method === 'GET' ? online(at('17:00', { id: 8 }))() : online({ data: {} }, status)();
    };
    for (const status of [200, 409, 503]) {
      await own.answer(asked(LIST), online(at('15:00')));
      await own.change(reschedule(), send(status), later);
      await Promise.all(readings);
      expect(await read(LIST)).toEqual(at('17:00', { id: 8 }));
    }
    const [, again] = sent;
    expect(sent).toHaveLength(6);
    expect(again?.url).toBe(`${API}${LIST}`);
    expect(again?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(again?.credentials).toBe('omit');
  });

  it('stays so when an answer from before comes late', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const late = own.answer(asked(LIST), () => promise);
    await own.change(reschedule(), online(moved), () => undefined);
    resolve(Response.json(at('15:00')));
    await late;
    expect(await read(LIST)).toEqual(at('17:00'));
  });

  it('is read from the newest list that holds it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    stores.get(OWN_CACHE)?.set(
      // As an earlier version of the worker has left it.
      [...(stores.get(OWN_CACHE)?.keys() ?? [])].join().replace('page=1', 'per_page=100'),
      new Response(JSON.stringify(at('17:00')), { headers: { 'X-Kept-At': String(Date.now()) } }),
    );
    expect(await read('/fo/patient/visits/7')).toEqual(moved);
    vi.useRealTimers();
  });

  it('is as it was where no answer came', async () => {
    await expect(own.change(reschedule(), offline, later)).rejects.toThrow('Failed to fetch');
    expect(readings).toEqual([]);
    expect(await read(LIST)).toEqual(at('15:00'));
  });

  it('is kept for nobody else, and not after the session', async () => {
    const other = asked('/fo/patient/visits/7', { token: 'token-2' });
    await own.answer(other, online(moved));
    expect(await read(LIST)).toEqual(at('15:00'));
    const send = vi.fn<(request: Request) => Promise<Response>>(online(moved));
    await own.change(asked('/fo/patient/visits/7/cancel', { token: 'token-2', method: 'POST' }), send, later);
    await Promise.all(readings);
    expect(send).toHaveBeenCalledOnce();
    expect(await read(LIST)).toEqual(at('15:00'));

    const { promise, resolve } = Promise.withResolvers<Response>();
    const change = own.change(reschedule(), () => promise, later);
    await own.forget();
    resolve(Response.json(moved));
    await change;
    await Promise.all(readings);
    expect(stores.has(OWN_CACHE)).toBe(false);

    await own.answer(asked(LIST), online(at('15:00')));
    await own.change(reschedule(), online({ message: 'Сеанс завершён' }, 401), later);
    expect(stores.has(OWN_CACHE)).toBe(false);
  });
});

it('a change of the family has it read again too, and of what was never kept nothing', async () => {
  const sent: string[] = [];
  const send = (request: Request) => {
    sent.push(`${request.method} ${request.url.replace(API, '')}`);
    return online({ data: [] })();
  };
  const rename = () => asked('/fo/patient/family/7', { method: 'PUT' });
  const readings: Promise<void>[] = [];
  await own.change(rename(), send, (reading) => readings.push(reading));
  await Promise.all(readings);
  expect(sent).toEqual(['PUT /fo/patient/family/7']);
  await own.answer(asked('/fo/patient/family'), online({ data: [] }));
  await own.answer(asked(LIST), online({ data: [] }));
  await own.change(rename(), send, (reading) => readings.push(reading));
  await Promise.all(readings);
  expect(sent.slice(1)).toEqual(['PUT /fo/patient/family/7', `GET ${LIST}`, 'GET /fo/patient/family']);
});

it.each([
  ['POST', '/fo/patient/visits', true],
  ['POST', '/fo/patient/visits/7/reschedule', true],
  ['PUT', '/fo/patient/visits/7/comment', true],
  ['DELETE', '/fo/patient/family/3', true],
  ['GET', '/fo/patient/visits/7', false],
  ['POST', '/fo/patient/waitlist', false],
  ['POST', '/auth/me', false],
  ['POST', '/fo/doctor/visits/7/state', false],
])('%s %s changes what is kept: %s', (method, path, isChange) => {
  expect(own.changes(asked(path, { method }))).toBe(isChange);
  expect(own.changes(new Request(`${API}${path}`, { method }))).toBe(false);
});
