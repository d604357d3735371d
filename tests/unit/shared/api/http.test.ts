import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pauseResponses, http } from '@/shared/api/http';
import { isProblem, Problem } from '@/shared/api/problem';
import { watchReads } from '@/shared/api/reads';
import { session } from '@/shared/session/session';
import { fakeFetch, json } from '../../support/fake-fetch';

const HOST = 'https://api.example.kz';

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', HOST);
});
afterEach(() => {
  session.logout();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const problemOf = async (request: Promise<unknown>): Promise<Problem> => {
  const outcome = await request.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof Problem) return outcome;
  throw new Error(`Not a problem: ${String(outcome)}`);
};

describe('an API request', () => {
  it('is sent to the API host without cookies, and follows no redirect', async () => {
    const requests = fakeFetch(() => json({ data: [] }));
    await http('/api/v0/front/resources/services?kind=analysis', { method: 'GET' });
    const [request] = requests;
    expect(request?.url).toBe(`${HOST}/api/v0/front/resources/services?kind=analysis`);
    expect(request?.credentials).toBe('omit');
    expect(request?.redirect).toBe('error');
    expect(request?.headers.get('Accept')).toBe('application/json');
    await http('/api/v0/files/1', { as: 'blob' });
    expect(requests[1]?.headers.get('Accept')).toBe('*/*');
  });

  const early = (method: string, path: string, cancel?: () => void) => ({
    method,
    url: HOST + path,
    token: 'first',
    answer: Promise.resolve(
      cancel
        ? new Response(new ReadableStream({ cancel }), { headers: { 'Content-Type': 'application/json' } })
        : json({ data: 'asked early' }),
    ),
  });

  it('uses the response of the page’s early read once, and only in the same session', async () => {
    const requests = fakeFetch(() => json({ data: 'asked again' }));
    const asWho = () => http('/api/v0/auth/me', { method: 'POST' }).catch(() => undefined);
    vi.stubGlobal('window', { earlyReads: [early('POST', '/api/v0/auth/me')] });
    session.signIn('first', 'user');
    await asWho();
    expect(requests).toHaveLength(0);
    await asWho();
    expect(requests).toHaveLength(1);
    vi.stubGlobal('window', { earlyReads: [early('POST', '/api/v0/auth/me')] });
    session.signIn('second', 'user');
    await asWho();
    expect(requests).toHaveLength(2);
  });

  it('sent after a write cancels the page’s early reads, and does not use their responses', async () => {
    const requests = fakeFetch(() => json({ data: [] }));
    const cancelled = vi.fn();
    vi.stubGlobal('window', { earlyReads: [early('GET', '/api/v0/fo/doctor/visits', cancelled)] });
    session.signIn('first', 'user');
    await http('/api/v0/auth/logout', { method: 'POST' }).catch(() => undefined);
    await http('/api/v0/fo/doctor/visits').catch(() => undefined);
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('that reads data adds its path to the list of the page’s reads', async () => {
    fakeFetch(() => json({}));
    const paths: string[] = [];
    const stop = watchReads((path) => paths.push(path));
    await http('/api/v0/x?day=1');
    await http('/api/v0/x', { method: 'POST' });
    await http('/api/v0/files/1', { as: 'blob' });
    stop();
    await http('/api/v0/x');
    expect(paths).toEqual(['/api/v0/x?day=1']);
  });

  it('sends the session’s token, and no token without a session', async () => {
    const requests = fakeFetch(() => json({}));
    await http('/api/v0/auth/logout', { method: 'POST' });
    session.signIn('token-1', 'user');
    await http('/api/v0/auth/logout', { method: 'POST' });
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([null, 'Bearer token-1']);
  });

  it('has the method, the body and the headers of the generated call', async () => {
    const requests = fakeFetch(() => json({}, 201));
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k-1' };
    await http('/api/v0/fo/patient/visits', { method: 'POST', headers, body: '{"hold_id":7}' });
    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(request?.headers.get('Idempotency-Key')).toBe('k-1');
    await expect(request?.json()).resolves.toEqual({ hold_id: 7 });
  });

  it.each([
    'https://evil.example/api/v0/auth/me',
    '//evil.example/api/v0/auth/me',
    '/elsewhere',
    '/api/v0/front/doctors/../full',
    '/api/v0/front/doctors/%2e%2E/full',
    '/api/v0/fo/patient/visits/..',
    '/api/v1/auth/me',
  ])('is never sent to %s', async (path) => {
    session.signIn('token-1', 'user');
    const requests = fakeFetch(() => json({}));
    expect((await problemOf(http(path, { method: 'GET' }))).kind).toBe('malformed');
    expect(requests).toHaveLength(0);
  });

  it('can have dots inside a segment of its path', async () => {
    const requests = fakeFetch(() => json({}));
    await http('/api/v0/x/suggestions?query=/../x', { method: 'POST' });
    await http('/api/v0/x/dr..no/full', { method: 'GET' });
    expect(requests).toHaveLength(2);
  });
});

describe('the result of an API request', () => {
  it('is the parsed body of the response', async () => {
    fakeFetch(() => json({ data: { id: 1 } }));
    await expect(http('/api/v0/x', {})).resolves.toEqual({ data: { id: 1 } });
  });

  it('is checked against the contract, and the «malformed» problem names the place of the error', async () => {
    fakeFetch(() => json({ data: [{ id: 1, slug: 'analiz', title: null }] }));
    const problem = await problemOf(http('/api/v0/front/resources/meddirections', { method: 'GET' }));
    expect(problem).toMatchObject({ kind: 'malformed', status: 200 });
    expect(String(problem.cause)).toContain('/meddirections.data.0.title');
  });

  it.each([
    '/api/v0/auth/sessions',
    '/api/v0/front/doctors/serikova-aigul/full?city=1',
    '/api/v0/fo/patient/visits/7',
    '/api/v0/fo/doctor/visits/7',
    '/api/v0/fo/clinic/visits/7#notes',
  ])('is checked in each part of the site: %s', async (path) => {
    fakeFetch(() => json({ data: null }));
    expect(String((await problemOf(http(path))).cause)).toContain(`${path}.data`);
  });

  it('is a list without its invalid rows', async () => {
    const row = { id: 1, slug: 'analiz', title: 'Анализы' };
    fakeFetch(() => json({ data: [{ ...row, title: null }, row] }));
    expect(await http('/api/v0/front/resources/meddirections')).toMatchObject({ data: [row] });
  });

  it('is accepted without a check after a write, because the write has already happened', async () => {
    fakeFetch(() => json({ data: null }, 201));
    await expect(http('/api/v0/fo/patient/visits', { method: 'POST' })).resolves.toEqual({ data: null });
  });

  it('is undefined for a 204', async () => {
    fakeFetch(() => new Response(null, { status: 204 }));
    await expect(http('/api/v0/auth/logout', { method: 'POST' })).resolves.toBeUndefined();
  });

  it.each([
    ['a page instead of JSON', '<!doctype html><title>Вход</title>'],
    ['broken JSON', '{"data":'],
    ['an empty body', ''],
  ])('is a problem of the kind «malformed» for %s', async (_name, body) => {
    fakeFetch(() => new Response(body, { status: 200 }));
    expect(await problemOf(http('/api/v0/x', {}))).toMatchObject({ kind: 'malformed', status: 200 });
  });

  it('is a problem with the errors from a 422, and leaves out errors in a wrong format', async () => {
    const errors = { email: ['Уже занят', 'И коротко'], phone: 'Неверный', odd: 5, empty: [] };
    fakeFetch(() => json({ message: ' Проверьте поля ', errors }, 422));
    const problem = await problemOf(http('/api/v0/x', {}));
    expect(problem).toMatchObject({ kind: 'validation', status: 422, message: 'Проверьте поля' });
    expect(problem.errors).toEqual({ email: ['Уже занят', 'И коротко'], phone: ['Неверный'] });
  });

  it('contains the rejected token after a 401', async () => {
    session.signIn('token-1', 'user');
    fakeFetch(() => json({ message: 'Сеанс завершён' }, 401));
    expect(await problemOf(http('/api/v0/x', {}))).toMatchObject({ kind: 'unauthorized', token: 'token-1' });
  });

  it.each([
    [
      'the response to a request of the earlier session is discarded',
      'token-1',
      '/api/v0/fo/clinic/clients',
      'superseded',
    ],
    ['the response to a login is discarded after a second login', null, '/api/v0/auth/login/patient', 'superseded'],
    ['the response to a logout is accepted', 'token-1', '/api/v0/auth/logout', 'answered'],
    ['the response to a guest’s public request is accepted', null, '/api/v0/front/doctors', 'answered'],
  ])('after another session has begun: %s', async (_what, token, path, outcome) => {
    if (token === null) session.logout();
    else session.signIn(token, 'user');
    fakeFetch(() => {
      session.signIn('token-2', 'user');
      return json({ data: [] });
    });
    const answer = http(path, {}).then(
      () => 'answered',
      (error: unknown) => isProblem(error) && error.kind,
    );
    expect(await answer).toBe(outcome);
  });

  it.each([
    ['GET', '/api/v0/front/x'],
    ['POST', '/api/v0/front/search/x'],
  ])('of a public page comes from a retry without a token if the session ends: %s %s', async (method, path) => {
    session.signIn('token-1', 'user');
    const requests = fakeFetch(() => {
      session.expire('token-1');
      return json({ data: [] });
    });
    await http(path, { method });
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer token-1', null]);
  });

  it('comes from a single request: a GET request that fails with 503 is not repeated', async () => {
    const requests = fakeFetch(() => json({}, 503));
    await problemOf(http('/api/v0/x', { method: 'GET' }));
    expect(requests).toHaveLength(1);
  });
});

describe('an API request without a response', () => {
  it('fails with a network problem', async () => {
    fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await problemOf(http('/api/v0/x', {}))).toMatchObject({ kind: 'network', status: undefined });
  });

  it('fails with a network problem if the connection breaks in the middle of the body', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    fakeFetch(() => new Response(broken, { status: 200 }));
    expect((await problemOf(http('/api/v0/x', {}))).kind).toBe('network');
  });

  it('fails with the reason for which the request was aborted', async () => {
    fakeFetch(() => new Promise(() => undefined));
    const controller = new AbortController();
    const request = http('/api/v0/x', { signal: controller.signal });
    controller.abort(new DOMException('left the page', 'AbortError'));
    await expect(request).rejects.toThrow('left the page');
    await expect(request).rejects.not.toBeInstanceOf(Problem);
  });
});

describe('an API request during hydration', () => {
  it.each([
    ['a response', () => json({})],
    ['an error', () => json({}, 500)],
    ['a failed connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('delivers %s only after hydration', async (_name, answer) => {
    fakeFetch(answer);
    const release = pauseResponses();
    const heard = vi.fn();
    const request = http('/api/v0/x', {}).then(heard, heard);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(heard).not.toHaveBeenCalled();
    release();
    await request;
    expect(heard).toHaveBeenCalledOnce();
  });
});
