import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { API_HEADERS } from '../../server/provider-api.ts';
import { ServedSite, TestProvider } from './served-site.ts';

const MEGABYTE = 1024 * 1024;

let provider: TestProvider;
let site: ServedSite;

beforeAll(async () => {
  provider = await TestProvider.start();
  site = await ServedSite.start(provider.origin, ['--metrics', '127.0.0.1:0', '--ending', '20']);
});

afterEach(() => provider.behave());

afterAll(async () => {
  await site.end();
  provider.stop();
});

/**
 * Sends raw HTTP text.
 * @returns the whole response
 */
async function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

describe('the server’s proxy at /api', () => {
  test('removes forbidden headers from the request and from the response', async () => {
    provider.behave((_request, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Set-Cookie': 'a=b',
        'Clear-Site-Data': '"*"',
        'Content-Security-Policy': 'default-src *',
        'X-Powered-By': 'php',
        Server: 'apache',
        ETag: '"7"',
      });
      response.end('<script>alert(1)</script>');
    });
    const answer = await site.get('/api/v0/files/1', {
      headers: {
        Authorization: 'Bearer abc',
        'Idempotency-Key': 'k',
        'X-Forwarded-For': '6.6.6.6',
        'X-Forwarded-Host': 'evil.example',
        'X-HTTP-Method-Override': 'DELETE',
        'X-Original-URL': '/internal',
        Cookie: 'a=b',
      },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...lowerCased(API_HEADERS), etag: 'W/"7"' });
    for (const name of ['Set-Cookie', 'Clear-Site-Data', 'X-Powered-By', 'Server']) {
      expect(answer.headers.get(name), name).toBeNull();
    }
    const { headers } = provider.requests[0] ?? {};
    expect(headers).toMatchObject({
      authorization: 'Bearer abc',
      'idempotency-key': 'k',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(JSON.stringify(headers)).not.toMatch(/6\.6\.6\.6|evil|DELETE|internal|a=b/);
  });

  test('follows no redirect', async () => {
    provider.behave((_request, response) => void response.writeHead(307, { Location: '/internal' }).end());
    for (const method of ['GET', 'POST']) {
      expect((await site.get('/api/v0/x', { method })).status).toBe(502);
    }
    expect(provider.requests.map(({ url }) => url)).toEqual(['/api/v0/x', '/api/v0/x']);
  });

  test('answers 502 if the provider breaks off its response', async () => {
    provider.behave((request) => void request.socket.destroy());
    const answer = await site.get('/api/v0/x');
    expect([answer.status, await answer.json()]).toEqual([502, { message: expect.any(String) }]);
  });

  test('rejects the method TRACE, and accepts the header Expect, which curl sends before a large body', async () => {
    expect(await raw('TRACE /api/v0/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 405 /);
    const post = 'POST /api/v0/front/search HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n';
    expect(await raw(`${post}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`)).toMatch(
      /^HTTP\/1.1 (?:200|422) /m,
    );
  });

  test.each(['/api/v0/..%2f..%2finternal', '/api/v0/%2e%2e/x', '/%61pi/v0/x', '/api/v0//x', '/api/v0/a%5cb'])(
    'does not pass the path %s to the provider',
    async (path) => {
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 4\d\d /);
      expect(provider.requests).toEqual([]);
    },
  );

  test('rejects a body over 30 MiB, even if its length is not declared, and does not keep it in memory', async () => {
    provider.behave((request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(200).end());
    });
    const before = await memory();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (rest) => {
        sent += 1;
        if (sent > 200) rest.close();
        else rest.enqueue(new Uint8Array(MEGABYTE));
      },
    });
    const answer = await site
      .get('/api/v0/files', { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
      .then(
        ({ status }) => status,
        () => 'closed',
      );
    expect([413, 'closed']).toContain(answer);
    expect(sent).toBeLessThan(120);
    const said = new Uint8Array(31 * MEGABYTE);
    const large = await site.get('/api/v0/files', { method: 'POST', body: said }).then(
      ({ status }) => status,
      () => 413,
    );
    expect(large).toBe(413);
    expect((await memory()) - before).toBeLessThan(150 * MEGABYTE);
  });

  test('passes on a body of 20 MiB completely', async () => {
    let received = 0;
    provider.behave((request, response) => {
      request.on('data', (part: Buffer) => (received += part.length));
      request.on('end', () => response.writeHead(204).end());
    });
    const answer = await site.get('/api/v0/files', { method: 'POST', body: new Uint8Array(20 * MEGABYTE) });
    expect([answer.status, received]).toEqual([204, 20 * MEGABYTE]);
  });
});

async function memory(): Promise<number> {
  const [, address] = /Figures at (\S+)/.exec(site.text) ?? [];
  const text = await (await fetch(address ?? '')).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}

describe('the running server', () => {
  test('logs a request as a line of JSON with its route, without the values in its URL', async () => {
    await site.get('/search?q=Иванов+87771234567');
    await expect
      .poll(() => site.log.at(-1))
      .toMatchObject({ kind: 'request', method: 'GET', route: 'search', status: 200 });
    expect(site.log.at(-1)).toMatchObject({ id: expect.stringMatching(/^[\da-f-]{36}$/), ms: expect.any(Number) });
    expect(site.text).not.toMatch(/87771234567|%D0|Иванов/);
  });

  test('counts requests and renderings by route at its own metrics URL', async () => {
    const [, address] = /Figures at (\S+)/.exec(site.text) ?? [];
    const text = await (await fetch(address ?? '')).text();
    expect(text).toMatch(/aman_request_seconds_count\{route="search",status="200"\} \d+/);
    expect(text).toMatch(/aman_draw_seconds_count\{route="search"/);
    expect((await site.get('/metrics')).headers.get('Content-Type')).toMatch(/html/);
  });

  test('sends HSTS and the compressed files of the build', async () => {
    const answer = await site.get('/sw.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(answer.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
  });

  test('finishes pending requests after SIGTERM and accepts no new requests', async () => {
    provider.behave(async (request, response) => {
      await setTimeout(1500);
      await provider.proper(request, response);
    });
    const ending = await ServedSite.start(provider.origin, ['--drain', '3']);
    const page = ending.get('/doctor/serikova-aigul');
    const booking = ending.get('/api/v0/front/search', { method: 'POST', body: '{}' });
    await expect.poll(() => provider.requests.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    const end = ending.end();
    await expect.poll(async () => (await ending.get('/readyz')).status, { timeout: 2500, interval: 20 }).toBe(503);
    expect((await ending.get('/healthz')).status).toBe(200);
    expect((await page).status).toBe(200);
    expect((await booking).status).toBeLessThan(500);
    expect(await end).toBe(0);
    await expect(ending.get('/readyz')).rejects.toThrow();
  });
});

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
