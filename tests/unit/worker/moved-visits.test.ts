import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_CACHE, OwnVisits } from '../../../worker/own-visits';
import { API, asked, LIST, memoryCaches, offline, online } from '../support/memory-caches';

let own: OwnVisits;
let stores: ReturnType<typeof memoryCaches>['stores'];

beforeEach(() => {
  const memory = memoryCaches();
  own = new OwnVisits(memory.caches);
  ({ stores } = memory);
});

describe('a moved visit in the lists stored for offline use', () => {
  const WIDER = '/fo/patient/visits?status=upcoming&per_page=100';
  const at = (time: string, ...others: object[]) => ({ data: [{ id: 7, starts_at: time }, ...others], meta: {} });
  const moved = { data: { id: 7, starts_at: '17:00' } };
  const read = async (path: string): Promise<unknown> => (await own.answer(asked(path), offline)).json();
  const reschedule = () => asked('/fo/patient/visits/7/reschedule', { method: 'POST' });
  /** Responds to changes of the visit with `changed`, and to reads of lists with `lists`. */
  const answering = (changed: () => Promise<Response>, lists: () => Promise<Response>) => (request: Request) =>
    request.method === 'GET' && !request.url.endsWith('/7') ? lists() : changed();
  let readings: Promise<void>[];
  const later = (reading: Promise<void>): void => void readings.push(reading);

  beforeEach(async () => {
    readings = [];
    await own.answer(asked(LIST), online(at('15:00')));
  });

  it('is not shown at its old time, because its list is dropped and read again', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await own.change(
      reschedule(),
      answering(online(moved), () => promise),
      later,
    );
    await expect(read(LIST)).rejects.toThrow('Failed to fetch');
    await expect(read('/fo/patient/visits/7')).rejects.toThrow('Failed to fetch');
    resolve(Response.json(at('17:00', { id: 8 })));
    await Promise.all(readings);
    expect(await read(LIST)).toEqual(at('17:00', { id: 8 }));
    expect(await read('/fo/patient/visits/7')).toEqual(moved);
  });

  it('is not shown at its old time if its list can’t be read again', async () => {
    await own.change(reschedule(), answering(online(moved), offline), later);
    await Promise.all(readings);
    await expect(read(LIST)).rejects.toThrow('Failed to fetch');
  });

  it('is not shown at its old time after the response of another page contains the new time', async () => {
    await own.answer(asked('/fo/patient/visits/7'), answering(online(moved), online(at('17:00'))), later);
    await Promise.all(readings);
    expect(await read(LIST)).toEqual(at('17:00'));
    await own.answer(asked(WIDER), online(at('18:00')), later);
    await Promise.all(readings);
    expect(await read(LIST)).toEqual(at('18:00'));
    expect(await read(WIDER)).toEqual(at('18:00'));
    await own.answer(asked('/fo/patient/visits/7'), answering(online(moved), offline), later);
    await Promise.all(readings);
    await expect(read(LIST)).rejects.toThrow('Failed to fetch');
  });

  it('causes no new request for its list if the list agrees with the visit’s page', async () => {
    const send = vi.fn<(request: Request) => Promise<Response>>(online({ data: { id: 7, starts_at: '15:00' } }));
    await own.answer(asked('/fo/patient/visits/7'), send, later);
    await Promise.all(readings);
    expect(send).toHaveBeenCalledOnce();
    expect(await read(LIST)).toEqual(at('15:00'));
  });

  it('is read again with its list after an error, because the server may have moved the visit', async () => {
    const send = vi.fn<(request: Request) => Promise<Response>>(
      answering(online({ data: {} }, 409), online(at('17:00', { id: 8 }))),
    );
    await own.change(reschedule(), send, later);
    expect(await read(LIST)).toEqual(at('15:00'));
    await Promise.all(readings);
    expect(await read(LIST)).toEqual(at('17:00', { id: 8 }));
    const [, [again]] = send.mock.calls as [unknown, [Request]];
    expect(send).toHaveBeenCalledTimes(2);
    expect(again.url).toBe(`${API}${LIST}`);
    expect(again.headers.get('Authorization')).toBe('Bearer token-1');
    expect(again.credentials).toBe('omit');
  });

  it('keeps its new time when a response that was sent before the move arrives late', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const late = own.answer(asked(LIST), () => promise);
    await own.change(reschedule(), answering(online(moved), online(at('17:00'))), later);
    await Promise.all(readings);
    resolve(Response.json(at('15:00')));
    await late;
    expect(await read(LIST)).toEqual(at('17:00'));
  });

  it('is not shown at its old time when an older response was still being stored during the move', async () => {
    const { caches } = memoryCaches();
    const cache = await caches.open(OWN_CACHE);
    const put = async (...[key, answer]: Parameters<Cache['put']>) => {
      await slow.change(reschedule(), online(moved), () => undefined);
      await cache.put(key, answer);
    };
    const slow = new OwnVisits({ ...caches, open: async () => ({ ...cache, put }) });
    await slow.answer(asked(LIST), online(at('15:00')));
    await expect(slow.answer(asked(LIST), offline)).rejects.toThrow('Failed to fetch');
  });

  it('stays stored at its old time if the request for the move got no response', async () => {
    await expect(own.change(reschedule(), offline, later)).rejects.toThrow('Failed to fetch');
    expect(readings).toEqual([]);
    expect(await read(LIST)).toEqual(at('15:00'));
  });

  it('is dropped and read again only by a request of the same person, and only during the session', async () => {
    await own.answer(asked('/fo/patient/visits/7', { token: 'token-2' }), online(moved), later);
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
    await own.answer(asked(WIDER), online(at('15:00')));
    const list = Promise.withResolvers<Response>();
    const leaving = vi.fn<(request: Request) => Promise<Response>>(answering(online(moved), () => list.promise));
    await own.change(reschedule(), leaving, later);
    await own.forget();
    list.resolve(Response.json(at('17:00')));
    await Promise.all(readings);
    expect(leaving).toHaveBeenCalledTimes(2);
    expect(stores.has(OWN_CACHE)).toBe(false);

    await own.answer(asked(LIST), online(at('15:00')));
    await own.change(reschedule(), online({ message: 'Сеанс завершён' }, 401), later);
    expect(stores.has(OWN_CACHE)).toBe(false);
  });
});

it('after a write the service worker reads again only the responses that it has stored for the person', async () => {
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
  await own.answer(asked('/auth/me', { method: 'POST' }), online({ data: {} }));
  await own.answer(asked('/fo/patient/family'), online({ data: [] }));
  await own.answer(asked(LIST), online({ data: [] }));
  await own.change(rename(), send, (reading) => readings.push(reading));
  await Promise.all(readings);
  expect(sent.slice(1)).toEqual(['PUT /fo/patient/family/7', 'GET /fo/patient/family', `GET ${LIST}`]);
});

it.each([
  ['reads the stored visits again after', 'POST', '/fo/patient/visits'],
  ['reads the stored visits again after', 'POST', '/fo/patient/visits/7/reschedule'],
  ['reads the stored visits again after', 'PUT', '/fo/patient/visits/7/comment'],
  ['reads the stored visits again after', 'DELETE', '/fo/patient/family/3'],
  ['keeps the stored visits after', 'GET', '/fo/patient/visits/7'],
  ['keeps the stored visits after', 'POST', '/fo/patient/waitlist'],
  ['keeps the stored visits after', 'POST', '/auth/me'],
  ['keeps the stored visits after', 'POST', '/fo/doctor/visits/7/state'],
])('the service worker %s the request %s %s', (does, method, path) => {
  expect(own.changes(asked(path, { method }))).toBe(does.startsWith('reads'));
  expect(own.changes(new Request(`${API}${path}`, { method }))).toBe(false);
});
