import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#mocks/db/snapshot.ts';
import { createProvider } from '#mocks/node.ts';
import { START } from '../mocks/client.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'aman-state-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the provider with a state file', () => {
  it('has its data again after it was killed and restarted', async () => {
    const state = join(folder, 'state.json');
    const first = await start(state);
    const first_name = 'Алихан';
    const body = { first_name, second_name: 'Проба', birthday: '2020-01-01', gender: 'male', relation: 'son' };
    const added = await send(first.api, '/fo/patient/family', 'POST', body, await logIn(first.api));
    first.process.kill('SIGKILL');
    expect(added.status).toBe(201);
    const again = await start(state);
    expect(await names(again.api, await logIn(again.api))).toContain(first_name);
    again.process.kill();
  });

  it('answers HEAD over HTTP, and rejects an unknown method and a too large body', async () => {
    const { api, process: server } = await start(join(folder, 'methods.json'));
    const status = async (method: string, path: string, init: RequestInit = {}) =>
      (await fetch(`${api}${path}`, { method, ...init })).status;
    expect(await status('HEAD', '/front/resources/dir/cities')).toBe(200);
    expect(await status('DELETE', '/front/resources/dir/cities')).toBe(405);
    // An HTTP client does not read while it sends, so the server responds after the end of the
    // body.
    const { hostname, port, pathname } = new URL(`${api}/auth/login/patient`);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let answers = '';
    socket.on('data', (text: string) => (answers += text));
    const half = 'x'.repeat(1_000_000);
    const head = 'Host: test\r\nContent-Type: application/json\r\nContent-Length: 2000000';
    socket.write(`POST ${pathname} HTTP/1.1\r\n${head}\r\n\r\n${half}`);
    for (let other = 0; other < 20; other += 1) await status('GET', '/front/resources/dir/cities');
    expect(answers).toBe('');
    socket.end(half);
    await once(socket, 'end');
    expect(answers).toMatch(/^HTTP\/1.1 413 [^]*"code":"too_large"/);
    server.kill();
  });

  it.each(['[', '{"text":'])(
    'rejects a body in which «%s» is nested ten thousand times, and keeps running',
    async (open) => {
      const { api, process: server } = await start(join(folder, 'deep.json'));
      const close = open === '[' ? ']' : '}';
      const deep = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
      const asked = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: deep };
      expect((await fetch(`${api}/auth/login/patient`, asked)).status).toBe(422);
      server.kill();
    },
  );

  it('reports that its port is taken', async () => {
    const { api, process: server } = await start(join(folder, 'port.json'));
    const { port } = new URL(api);
    const { status, stderr } = spawnSync('node', ['mocks/http.ts', '--scale', 'small'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PORT: port },
    });
    server.kill();
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`Port ${port} is taken: PORT=4011 npm run api answers at another one.`);
  });

  it.each([
    ['nothing', ''],
    ['half of a state', '{"version":1,"meta":{"scale":"small"'],
    ['another object', '{}'],
  ])('does not start if the file contains %s, and explains what to do', (_, text) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);
    const { status, stderr } = spawnSync('node', ['mocks/http.ts', '--scale', 'small', '--state', file], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PORT: '0' },
    });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `${file} holds no state of this provider. Delete it to start over, or name another file with --state.`,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('stores the writes of a GET, and stores no data for a POST that only reads', async () => {
    const kept: Snapshot[] = [];
    const provider = createProvider({ scale: 'small', clock: () => START, keep: (snapshot) => kept.push(snapshot) });
    const ask = async (method: string, path: string, body?: unknown, token?: string) =>
      (
        await provider.respond(
          new Request(`http://mocks.test/api/v0${path}`, {
            method,
            headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
        )
      ).json() as Promise<{ data: never }>;
    const { access_token } = (await ask('POST', '/auth/login/doctor', { ...demo('doctor'), role: 'doctor' })).data as {
      access_token: string;
    };
    kept.length = 0;
    await ask('POST', '/front/search', { query: 'кардиолог', category: 'doctors' });
    await ask('POST', '/front/search/suggestions', { query: 'кард', region: 'all' });
    await ask('POST', '/auth/me', undefined, access_token);
    expect(kept).toEqual([]);
    const [link] = (await ask('GET', '/fo/doctor/services/link', undefined, access_token)).data as { id: number }[];
    await ask('GET', `/fo/doctor/services/link/${link?.id}/visibility/0`, undefined, access_token);
    expect(kept).toHaveLength(1);
    const again = createProvider({ scale: 'small', clock: () => START, snapshot: kept[0] });
    expect(again.db.doctor_services.require(link?.id ?? 0).is_visible).toBe(false);
  });
});

async function start(state: string): Promise<{ api: string; process: ChildProcess }> {
  const server = spawn('node', ['mocks/http.ts', '--scale', 'small', '--state', state], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of server.stdout) {
    said += String(part);
    const [api] = /http:\/\/localhost:\d+\/api\/v0/.exec(said) ?? [];
    if (api !== undefined) return { api, process: server };
  }
  await once(server, 'exit');
  throw new Error(`the provider did not start: ${said}`);
}

const demo = (name: string) => ({ email: `${name}@demo.kz`, password: 'Demo2026', remember: true });

async function logIn(api: string): Promise<string> {
  const answer = await send(api, '/auth/login/patient', 'POST', { ...demo('patient'), role: 'user' });
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
}

async function names(api: string, token: string): Promise<string[]> {
  const answer = await send(api, '/fo/patient/family', 'GET', undefined, token);
  return ((await answer.json()) as { data: { first_name: string }[] }).data.map(({ first_name }) => first_name);
}

function send(api: string, path: string, method: string, body?: unknown, token?: string): Promise<Response> {
  return fetch(`${api}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
