import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ServedSite, TestProvider } from './served-site.ts';

let provider: TestProvider;
let site: ServedSite;

beforeAll(async () => {
  provider = await TestProvider.start();
  site = await ServedSite.start(provider.origin, ['--read-patience', '60', '--page-patience', '60', '--ending', '60']);
});

afterEach(() => provider.behave());

afterAll(async () => {
  await site.end('SIGKILL');
  provider.stop();
});

const searches = (count: number): string[] => Array.from({ length: count }, (_, index) => `/search?q=w${index}`);

test('the server frees the connections of a thousand HTTP clients that disconnect, and answers the next request', async () => {
  provider.behave(() => undefined);
  const leave = new AbortController();
  const visitors = searches(1000).map((path) => site.get(path, { signal: leave.signal }).catch(() => undefined));
  await expect.poll(() => provider.requests.length, { timeout: 30_000 }).toBeGreaterThan(30);
  leave.abort();
  await Promise.all(visitors);
  // Sockets opened for requests that were then cancelled stay idle for the keep-alive time of 4 s.
  await expect.poll(() => provider.connections(), { timeout: 30_000 }).toBe(0);
  provider.behave();
  expect((await site.get('/search?q=w1')).status).toBe(200);
});

test('the server sends files while it renders two hundred slow pages', async () => {
  const { promise: isOver, resolve: goOn } = Promise.withResolvers<void>();
  const slow = provider.replayed();
  provider.behave(async (request, response) => {
    await isOver;
    await slow(request, response);
  });
  const pages = searches(200).map(async (path) => (await site.get(`${path}x`)).status);
  await expect.poll(() => provider.requests.length, { timeout: 30_000 }).toBeGreaterThan(30);
  const begun = performance.now();
  goOn();
  const waits: number[] = [];
  let isDrawing = true;
  const drawn = Promise.all(pages).finally(() => (isDrawing = false));
  while (isDrawing) {
    const asked = performance.now();
    expect((await site.get('/robots.txt')).status).toBe(200);
    waits.push(performance.now() - asked);
    await setTimeout(20);
  }
  expect(new Set(await drawn)).toEqual(new Set([200]));
  const all = performance.now() - begun;
  // Without pauses between the 200 renderings a file would wait for a third of the whole time. The
  // median ignores a single pause of the machine.
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(all / 8);
});

test('a server that is stopped under load finishes all pending requests and exits with code 0', async () => {
  provider.behave(async (request, response) => {
    await setTimeout(500);
    await slow(request, response);
  });
  const slow = provider.replayed();
  const busy = await ServedSite.start(provider.origin, ['--ending', '60']);
  const asked = [
    ...searches(100).map((path) => busy.get(path)),
    ...Array.from({ length: 50 }, (_, index) => busy.get(`/api/v0/front/resources/dir/cities?n=${index}`)),
    busy.get('/robots.txt'),
  ];
  const answers = Promise.all(asked.map(async (one) => [(await one).status, (await (await one).text()) !== '']));
  await expect.poll(() => provider.requests.length, { timeout: 30_000 }).toBeGreaterThan(80);
  // Request the readiness probe last: by then the server has received the other requests.
  expect((await busy.get('/readyz')).status).toBe(200);
  const end = busy.end();
  expect(new Set((await answers).map(String))).toEqual(new Set(['200,true']));
  expect(await end).toBe(0);
});
