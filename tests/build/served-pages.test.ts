import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ServedSite, TestProvider } from './served-site.ts';

let provider: TestProvider;
/** A server with short timeouts keeps the tests short. */
let site: ServedSite;
/**
 * A server with the usual timeouts: with short timeouts a slow machine would look like an outage.
 */
let calm: ServedSite;

const impatient = ['--read-patience', '0.5', '--page-patience', '1'];

beforeAll(async () => {
  provider = await TestProvider.start();
  calm = await ServedSite.start(provider.origin);
  site = await ServedSite.start(provider.origin, [...impatient, '--trust-proxy', 'loopback'], {
    PROVIDER_KEY: 'X-Server-Key: of-ours',
  });
});

afterEach(() => provider.behave());

afterAll(async () => {
  await Promise.all([site.end(), calm.end()]);
  provider.stop();
});

/** JSON allows spaces, and they compress well. */
const bomb = gzipSync(Buffer.alloc(100_000_000, ' '));

const faults = {
  'never answers': () => undefined,
  'sends a response byte by byte': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(drip));
  },
  'closes the connection': (request) => void request.socket.destroy(),
  'answers 500': (_request, response) => void response.writeHead(500).end('{}'),
  'sends HTML': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Welcome to nginx</h1>');
  },
  'limits our server’s rate': (_request, response) => void response.writeHead(429, { 'Retry-After': '40' }).end('{}'),
  redirects: (_request, response) => void response.writeHead(302, { Location: '/elsewhere' }).end(),
  'breaks off in the middle of a response': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 5000 });
    response.write('{"data":[', () => response.destroy());
  },
  'sends other JSON': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":{"id":"7","title":null}}');
  },
  'sends a compressed bomb': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(bomb);
  },
  floods: (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const part = Buffer.alloc(1_000_000, ' ');
    const flood = (): void => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', flood);
    flood();
  },
} satisfies Record<string, Parameters<TestProvider['behave']>[0]>;

describe.each(Object.entries(faults))('a provider that %s', (_name, fault) => {
  beforeAll(() => provider.behave());

  test.each(['/search?page=2', '/services?page=3', '/symptoms?q=x', '/qa?page=2', '/doctor/x', '/clinic/x', '/qa/1'])(
    'makes the server answer %s with an uncached 503 and log the failure',
    async (path) => {
      provider.behave(fault);
      const lines = site.log.length;
      const answer = await site.get(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await answer.text()).toContain('<div id="root"></div>');
      expect(site.log.slice(lines).map(({ kind }) => kind)).toContain('failure');
    },
  );
});

test('the server does not cache a page with a missing section, and caches the complete page for a minute', async () => {
  provider.behave((_request, response) => void response.writeHead(500).end());
  const partial = await calm.get('/');
  expect([partial.status, partial.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await partial.text()).toMatch(/<h1/);
  provider.behave();
  const whole = await calm.get('/');
  expect(whole.headers.get('Cache-Control')).toMatch(/s-maxage=60/);
});

test('the server answers 404 for an unknown doctor, and lets this answer be cached for a minute only', async () => {
  const answer = await calm.get('/doctor/nobody');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
});

test('the server still sends a cached page while the provider fails', async () => {
  const old = await ServedSite.start(provider.origin, [...impatient, '--fresh-for', '0']);
  try {
    const before = await (await old.get('/doctor/serikova-aigul')).text();
    for (const name of ['closes the connection', 'never answers', 'floods'] as const) {
      provider.behave(faults[name]);
      const answer = await old.get('/doctor/serikova-aigul');
      expect([name, answer.status, await answer.text()]).toEqual([name, 200, before]);
      expect(answer.headers.get('Cache-Control')).toContain('s-maxage=10');
    }
    expect(old.log.filter(({ from }) => from === 'stale')).toHaveLength(3);
    provider.behave();
    await setTimeout(1200);
    expect((await old.get('/doctor/serikova-aigul')).headers.get('Cache-Control')).toContain('s-maxage=60');
  } finally {
    await old.end();
  }
});

test('the server renders a page once for parallel requests, even if their URLs differ in unknown parameters', async () => {
  provider.behave(async (request, response) => {
    await setTimeout(200);
    await provider.proper(request, response);
  });
  const paths = [
    '/doctor/akhmetov-daniyar',
    '/doctor/akhmetov-daniyar?utm_source=2gis',
    '/doctor/akhmetov-daniyar?zzz=1',
  ];
  const answers = await Promise.all([...paths, ...paths, ...paths].map((path) => calm.get(path)));
  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(answers[0]?.status));
  const reads = provider.requests.filter(({ url }) => url?.includes('/doctors/akhmetov-daniyar/full'));
  expect(reads.length).toBe(1);
});

test('the server does not resend a page that the browser already has', async () => {
  const first = await calm.get('/symptoms');
  const etag = first.headers.get('ETag') ?? '';
  const again = await calm.get('/symptoms', { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('the server passes on the visitor’s address from a trusted proxy, and adds a key to the header of its own reads', async () => {
  await site.get('/services?kind=analysis', { headers: { 'X-Forwarded-For': '6.6.6.6, 203.0.113.7' } });
  const [read] = provider.requests;
  expect(read?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-server-key': 'of-ours' });
  const alone = await ServedSite.start(provider.origin);
  provider.behave();
  await alone.get('/api/v0/front/resources/specialisations', { headers: { 'X-Forwarded-For': '6.6.6.6' } });
  await alone.end();
  expect(provider.requests[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  expect(provider.requests[0]?.headers).not.toHaveProperty('x-server-key');
});

test('the server stops reading the data of a page when all HTTP clients of the page have disconnected', async () => {
  provider.behave(() => undefined);
  const patient = await ServedSite.start(provider.origin, ['--read-patience', '60', '--page-patience', '60']);
  try {
    const leave = new AbortController();
    const visitors = Array.from({ length: 20 }, (_, index) =>
      patient.get(`/doctor/left-${index}`, { signal: leave.signal }).catch(() => undefined),
    );
    await expect.poll(() => provider.requests.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(20);
    leave.abort();
    await Promise.all(visitors);
    await expect.poll(() => provider.connections(), { timeout: 5000 }).toBe(0);
  } finally {
    await patient.end('SIGKILL');
  }
});

test('a server whose queue is full answers a page with 503, and still sends files', async () => {
  provider.behave(() => undefined);
  const small = await ServedSite.start(provider.origin, [...impatient, '--draw-at-once', '2', '--queue', '3']);
  try {
    const pages = Array.from({ length: 12 }, (_, index) => small.get(`/doctor/busy-${index}`));
    expect((await small.get('/robots.txt')).status).toBe(200);
    const answers = await Promise.all(pages);
    expect(answers.every(({ status }) => status === 503)).toBe(true);
    expect(answers.filter(({ headers }) => headers.get('Retry-After') === '1').length).toBe(7);
  } finally {
    await small.end();
  }
});
