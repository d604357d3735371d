import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildEdge } from '../../build/edge.ts';
import { policyIn } from '../../server/content-policy.ts';
import { HASHED, HSTS, pageHeaders } from '../../server/page-headers.ts';
import { API_HEADERS } from '../../server/provider-api.ts';
import { filesUnder } from '../tools/files-under.ts';
import { TestProvider } from './served-site.ts';

interface Configuration {
  readonly compatibility_date: string;
  readonly compatibility_flags: string[];
  readonly vars: Readonly<Record<string, string>>;
}

const root = resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'aman-edge-'));
const configuration = JSON.parse(readFileSync(join(root, 'docs/hosting/wrangler.json'), 'utf8')) as Configuration;

let provider: TestProvider;
const platforms: Miniflare[] = [];
let site: URL;
/** A deployment with FRESH_FOR=0: it uses its cached pages only during outages. */
let wary: URL;

beforeAll(async () => {
  provider = await TestProvider.start();
  await buildEdge(join(root, 'dist'), scratch);
  [site, wary] = await Promise.all([start({}), start({ FRESH_FOR: '0' })]);
});

afterEach(() => provider.behave());

afterAll(async () => {
  await Promise.all(platforms.map((platform) => platform.dispose()));
  provider.stop();
  rmSync(scratch, { recursive: true });
});

/** Starts the worker with its files in Miniflare, the platform's runtime. */
function start(settings: Readonly<Record<string, string>>): Promise<URL> {
  const contents = readFileSync(join(scratch, 'worker.js'), 'utf8');
  const platform = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents }],
    compatibilityDate: configuration.compatibility_date,
    compatibilityFlags: configuration.compatibility_flags,
    bindings: { ...configuration.vars, API: provider.origin, PROVIDER_KEY: 'X-Server-Key: of-ours', ...settings },
    assets: { directory: join(scratch, 'site'), routerConfig: { has_user_worker: true } },
    // Without this option Miniflare asks Cloudflare for this machine's location.
    cf: false,
    handleStructuredLogs: () => undefined,
  });
  platforms.push(platform);
  return platform.ready;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Requests a page and returns the compressed bytes of the response. */
async function ask(path: string, headers: Record<string, string> = {}, at = site): Promise<Answer> {
  const message = await new Promise<IncomingMessage>((done, fail) => {
    get(new URL(path, at), { headers: { 'Accept-Encoding': 'identity', ...headers } }, done).on('error', fail);
  });
  return { status: message.statusCode ?? 0, headers: message.headers, body: await buffer(message) };
}

const doctor = '/doctor/serikova-aigul';
const isOver = (_request: IncomingMessage, response: ServerResponse): void => void response.writeHead(500).end();

describe('a page of the edge server', () => {
  test.each([
    [doctor, /<h1[^>]*>[^<]*Серикова/],
    ['/search?category=clinics', /<a [^>]*href="\/clinic\//],
  ])('at %s is rendered with its data', async (path, content) => {
    const { status, body, headers } = await ask(path);
    expect(status).toBe(200);
    expect(body.toString()).toMatch(content);
    expect(headers).toMatchObject(lowerCased(pageHeaders(policyIn(body.toString()))));
    expect(headers['strict-transport-security']).toBe(HSTS);
  });

  test('of a cabinet is sent without content', async () => {
    const { status, body } = await ask('/fo/patient/visits');
    expect([status, body.toString()]).toEqual([200, readFileSync(join(root, 'dist/neutral.html'), 'utf8')]);
  });

  test('of an unknown doctor has the status 404', async () => {
    expect((await ask('/doctor/nobody')).status).toBe(404);
  });

  test('is cached once for all URLs that differ only in unknown parameters', async () => {
    // The worker caches the page after it has responded.
    await expect.poll(async () => (await ask('/symptoms')).headers['age']).toBeDefined();
    provider.behave();
    const first = await ask('/symptoms');
    for (const path of ['/symptoms?utm_source=2gis', '/symptoms?zzz=1']) {
      const again = await ask(path);
      expect([again.headers['age'], again.body.equals(first.body)]).toEqual([expect.stringMatching(/^\d+$/), true]);
    }
    const etag = first.headers['etag'] ?? '';
    expect((await ask('/symptoms', { 'If-None-Match': etag })).status).toBe(304);
    expect(provider.requests).toEqual([]);
  });

  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
    ['identity', (body: Buffer) => body],
  ] as const)('arrives in the requested encoding %s, and is not encoded twice', async (encoding, unpacked) => {
    const { headers, body } = await ask(doctor, { 'Accept-Encoding': encoding });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(unpacked(body).toString()).toMatch(/^<!doctype html>/i);
  });
});

describe('an outage of the provider behind the edge server', () => {
  test('makes the server answer 503 for a page that it has not cached', async () => {
    provider.behave(isOver);
    const { status, headers } = await ask('/clinic/x');
    expect([status, headers['cache-control'], Number(headers['retry-after']) > 0]).toEqual([503, 'no-store', true]);
  });

  test('does not affect the visitors of a cached page', async () => {
    const before = await ask(doctor, {}, wary);
    provider.behave(isOver);
    // The worker caches the page after it has responded.
    await expect.poll(async () => (await ask(doctor, {}, wary)).status).toBe(200);
    for (const behaviour of [isOver, (): void => undefined]) {
      provider.behave(behaviour);
      const { status, headers, body } = await ask(doctor, {}, wary);
      expect([status, body.equals(before.body)]).toEqual([200, true]);
      expect(headers['cache-control']).toContain('s-maxage=10');
    }
    provider.behave();
    await expect.poll(async () => (await ask(doctor, {}, wary)).headers['cache-control']).toContain('s-maxage=60');
  });

  test('is not assumed if a visitor disconnects before the page has loaded', async () => {
    provider.behave(() => undefined);
    const leave = new AbortController();
    const visit = fetch(new URL('/services', wary), { signal: leave.signal }).catch(() => undefined);
    await expect.poll(() => provider.requests.length).toBeGreaterThan(0);
    leave.abort();
    await visit;
    provider.behave();
    expect((await ask('/services', {}, wary)).status).toBe(200);
  });
});

describe('the edge server at URLs other than pages', () => {
  test('lets browsers cache a file with a hash in its name for a year, and adds security headers', async () => {
    const [script = ''] = filesUnder(join(scratch, 'site/assets'), /\.js$/);
    const asset = await ask(`/assets/${script}`, { 'Accept-Encoding': 'gzip' });
    expect([asset.status, asset.headers['cache-control']]).toEqual([200, HASHED]);
    expect(asset.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'strict-transport-security': HSTS });
    const worker = await ask('/sw.js');
    expect(worker.headers['content-type']).toMatch(/^text\/javascript/);
    expect(worker.headers['cache-control']).toMatch(/max-age=0, must-revalidate/);
    expect((await ask('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
  });

  test.each(['/assets/app-00000000.js', '/neutral.html', '/doctor/neutral.html', '/.vite/manifest.json', '/_headers'])(
    'answers 404 for %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test('passes on a visitor’s API requests to the provider', async () => {
    let received = '';
    provider.behave(async (request, response) => {
      received = (await buffer(request)).toString();
      response.writeHead(201, { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b' }).end('<p>made</p>');
    });
    const answer = await fetch(new URL('/api/v0/front/search', site), {
      method: 'POST',
      headers: { Authorization: 'Bearer abc', 'X-Forwarded-For': '6.6.6.6', Cookie: 'a=b' },
      body: '{"q":"лор"}',
    });
    expect([answer.status, await answer.text(), received]).toEqual([201, '<p>made</p>', '{"q":"лор"}']);
    expect(Object.fromEntries(answer.headers)).toMatchObject(lowerCased(API_HEADERS));
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    const { headers } = provider.requests[0] ?? {};
    expect(headers).toMatchObject({ authorization: 'Bearer abc', 'x-forwarded-for': '127.0.0.1' });
    expect(JSON.stringify(headers)).not.toMatch(/a=b|of-ours/);
  });

  test('answers 502 if the API redirects or drops the connection', async () => {
    provider.behave((_request, response) => void response.writeHead(307, { Location: '/internal' }).end());
    expect((await ask('/api/v0/x')).status).toBe(502);
    expect(provider.requests).toHaveLength(1);
    provider.behave((request) => void request.socket.destroy());
    expect((await ask('/api/v0/x')).status).toBe(502);
  });

  test('sends its own reads to the provider with the server’s key', async () => {
    provider.behave();
    await ask('/qa');
    expect(provider.requests[0]?.headers).toMatchObject({ 'x-server-key': 'of-ours' });
  });
});

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
