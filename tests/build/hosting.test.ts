import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compress } from '../../server/compress.ts';
import { contentPolicy, policyText } from '../../server/content-policy.ts';
import { filesFor } from '../../server/page-file.ts';
import { pageHeaders } from '../../server/page-headers.ts';
import { API_HEADERS } from '../../server/provider-api.ts';
import { filesUnder } from '../tools/files-under.ts';
import { findServer } from '../tools/hosting/find-server.ts';
import { runCaddy, runNginx, type RunningServer } from '../tools/hosting/run-server.ts';
import { BuiltSite } from './built-site.ts';
import { addresses, files, hostile, missing } from './hosting-site.ts';

const scratch = mkdtempSync(join(tmpdir(), 'aman-hosting-'));
const folder = join(scratch, 'site');
let provider: Server;
let providerPort = 0;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    if (/\.(html|js|css|txt|xml|webmanifest)$/.test(name)) await compress(join(folder, name));
  }
  provider = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(request);
    if (pathname.endsWith('/elsewhere')) {
      response.writeHead(302, { Location: 'http://127.0.0.1:1/internal' }).end();
      return;
    }
    if (pathname.endsWith('/page')) {
      response.writeHead(200, hostile).end('<script>alert(1)</script>');
      return;
    }
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'private, max-age=5' });
    response.end(JSON.stringify({ url: request.url, forwarded: request.headers['x-forwarded-proto'], text: long }));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  if (address !== null && typeof address === 'object') providerPort = address.port;
});

afterAll(() => {
  provider.close();
  rmSync(scratch, { recursive: true, force: true });
});

const asked: IncomingMessage[] = [];

const long = 'длинный ответ '.repeat(200);

for (const [name, run] of [['nginx', runNginx] as const, ['caddy', runCaddy] as const]) {
  const found = findServer(name);
  if (typeof found === 'string') {
    test(`${name} was not tested: ${found}`, (context) => context.skip(found));
    continue;
  }
  describe(`${name} with the configuration of docs/hosting`, () => {
    let server: RunningServer;
    let session: ClientHttp2Session;

    beforeAll(async () => {
      const own = join(scratch, name);
      mkdirSync(own);
      server = await run(found, { folder, providerPort, scratch: own });
      session = connect(server.origin, { rejectUnauthorized: false });
      await once(session, 'connect');
    });

    afterAll(async () => {
      session?.close();
      await server?.stop();
    });

    const get = (path: string, headers: Record<string, string> = {}) => ask(session, path, headers);

    test('speaks HTTP/2', () => {
      expect(session.alpnProtocol).toBe('h2');
    });

    test('redirects HTTP to HTTPS', async () => {
      const response = await fetch(`${server.plainOrigin}/search?q=1`, { redirect: 'manual' });
      expect([301, 308]).toContain(response.status);
      expect(response.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/search\?q=1$/);
    });

    test.each(addresses)('answers %s with the file %s', async (address, file) => {
      const { status, headers, body } = await get(address);
      expect(status).toBe(200);
      expect(body.toString()).toBe(files[file]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).toMatchObject(lowerCased(pageHeaders(policyText(contentPolicy({})))));
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/);
    });

    test.each(missing)('answers %s with the status 404 and no page', async (address) => {
      const { status, headers, body } = await get(address);
      expect(status).toBe(404);
      expect(headers['cache-control'] ?? 'no-cache').toBe('no-cache');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body.toString()).not.toContain('lang="ru"');
    });

    test.each([
      ['br, gzip', 'the encoding br', 'br', brotliDecompressSync],
      ['gzip', 'the encoding gzip', 'gzip', gunzipSync],
      ['identity', 'no encoding', undefined, (content: Buffer) => content],
    ])('answers «Accept-Encoding: %s» with %s', async (accepted, _name, encoding, read) => {
      for (const [path, file] of [...addresses, ...asFiles('assets/app-1a2b3c4d.js', 'robots.txt', 'sitemap.xml')]) {
        const { status, headers, body } = await get(path, { 'accept-encoding': accepted });
        expect([path, status, headers['content-encoding']]).toEqual([path, 200, encoding]);
        expect(read(body).toString(), path).toBe(files[file]);
        expect(headers['vary'], path).toMatch(/accept-encoding/i);
        const written = { br: '.br', gzip: '.gz' }[encoding ?? ''] ?? '';
        expect(body.equals(readFileSync(join(folder, `${file}${written}`))), `${path}: compressed at build`).toBe(true);
      }
    });

    test.each(asFiles('assets/app-1a2b3c4d.js', 'assets/style-5e6f7a8b.css', 'assets/onest-9c0d1e2f.woff2'))(
      'lets browsers cache %s for a year, because its name contains a hash',
      async (path, file) => {
        const { status, headers, body } = await get(path);
        expect(status).toBe(200);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers).toMatchObject(lowerCased(pageHeaders(policyText(contentPolicy({})))));
        expect(body.toString()).toBe(files[file]);
      },
    );

    test('sends scripts, styles and fonts with their content types', async () => {
      const type = async (path: string) => (await get(path)).headers['content-type'];
      expect(await type('/assets/app-1a2b3c4d.js')).toMatch(/^(text|application)\/javascript/);
      expect(await type('/assets/style-5e6f7a8b.css')).toMatch(/^text\/css/);
      expect(await type('/assets/onest-9c0d1e2f.woff2')).toBe('font/woff2');
    });

    test('makes browsers revalidate the service worker and the manifest', async () => {
      for (const [path, type] of [
        ['/sw.js', /^(text|application)\/javascript/],
        ['/manifest.webmanifest', /^application\/manifest\+json/],
      ] as const) {
        const { status, headers } = await get(path);
        expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
        expect(headers['content-type']).toMatch(type);
        expect(headers).toMatchObject(lowerCased(pageHeaders(policyText(contentPolicy({})))));
      }
    });

    test('does not resend a page that the browser already has', async () => {
      const { headers } = await get('/search', { 'accept-encoding': 'br' });
      const again = await get('/search', { 'accept-encoding': 'br', 'if-none-match': headers['etag'] ?? '' });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    });

    test('passes an API request to the provider, and does not change how long its response may be cached', async () => {
      for (const url of ['/api/v0/front/search?page=2', '/api/v0/pictures/face.png']) {
        const { status, headers, body } = await get(url, { 'accept-encoding': 'br, gzip' });
        expect(status).toBe(200);
        expect(headers['content-encoding']).toBe('gzip');
        expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ url, forwarded: 'https' });
        // The cache lifetime comes from the provider alone; our server adds no second header.
        expect(headers['cache-control']).toBe('private, max-age=5');
      }
    });

    test('removes dangerous headers from the provider’s responses, and follows no redirect of the provider', async () => {
      const { status, headers } = await get('/api/v0/page');
      expect(status).toBe(200);
      expect(headers).toMatchObject(lowerCased(API_HEADERS));
      const dropped = ['set-cookie', 'clear-site-data', 'x-powered-by', 'access-control-allow-origin'];
      expect(dropped.filter((one) => one in headers)).toEqual([]);
      const led = await get('/api/v0/elsewhere');
      expect([led.status, led.headers['location']]).toEqual([502, undefined]);
    });

    test('does not pass on a visitor’s forged headers, which name another network address, method or path', async () => {
      asked.length = 0;
      await get('/api/v0/front/search', {
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
        'x-http-method-override': 'DELETE',
        'x-original-url': '/internal',
        'x-server-key': 'of-ours',
        cookie: 'a=b',
      });
      expect(JSON.stringify(asked[0]?.headers)).not.toMatch(/6\.6\.6\.6|evil|DELETE|internal|of-ours|a=b/);
      expect(asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    });

    test('rejects API paths that two servers may understand differently', async () => {
      asked.length = 0;
      for (const path of ['/api/v0/..%2f..%2finternal', '/api/v0/%2e%2e/x', '/api/v0/a%5cb']) {
        expect([path, (await get(path)).status]).toEqual([path, 400]);
      }
      expect((await get('/api/v0/x', { ':method': 'TRACE' })).status).toBe(405);
      expect(asked).toEqual([]);
    });
  });
}

test.each(addresses)(
  'our own servers answer %s with the file %s, like the configurations of docs/hosting',
  (address, file) => {
    const [pathname = '', query] = address.split('?');
    const own = filesFor(pathname, query === undefined ? '' : `?${query}`).find((name) => Object.hasOwn(files, name));
    expect(own).toBe(file);
  },
);

test('the build writes a compressed copy of every text file', () => {
  const site = new BuiltSite('dist');
  const texts = filesUnder(site.folder, /^[^.].*\.(html|js|css|svg|txt|xml)$/);
  expect(texts).toContain('index.html');
  for (const file of texts) {
    const content = readFileSync(join(site.folder, file));
    expect(brotliDecompressSync(readFileSync(join(site.folder, `${file}.br`))).equals(content), file).toBe(true);
    expect(gunzipSync(readFileSync(join(site.folder, `${file}.gz`))).equals(content), file).toBe(true);
  }
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | undefined>;
  readonly body: Buffer;
}

async function ask(session: ClientHttp2Session, path: string, sent: Record<string, string>): Promise<Answer> {
  const request = session.request({ ':path': path, ...sent });
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  // Subscribe before awaiting the response: without a body both events arrive at once.
  const ended = once(request, 'end');
  const [received] = (await once(request, 'response')) as [Record<string, string | number>];
  await ended;
  const headers = Object.fromEntries(Object.entries(received).map(([name, value]) => [name, String(value)]));
  return { status: Number(received[':status']), headers, body: Buffer.concat(parts) };
}

function asFiles(...names: string[]): [path: string, file: string][] {
  return names.map((name) => [`/${name}`, name]);
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
