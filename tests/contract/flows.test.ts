import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '#mocks/node.ts';

// Not today: which times are free, and whether the patient has others then, changes from hour to hour.
const NOW = '2026-05-12T08:20:00+05:00';
const provider = createProvider({ scale: 'small', clock: () => Date.parse(NOW) });
// Hono would put its own Response in the place of the global one, and msw would no longer know a thrown refusal as a response.
const server = createAdaptorServer({ fetch: (request) => provider.respond(request), overrideGlobalObjects: false });
let baseUrl = '';
beforeAll(async () => {
  server.listen(0);
  await once(server, 'listening');
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}/api/v0`;
});
afterAll(() => server.close());

async function run(...options: string[]): Promise<{ code: number; output: string }> {
  const command = resolve(import.meta.dirname, '../../openapi/flows/main.ts');
  const child = spawn(process.execPath, [command, '--base-url', baseUrl, '--now', NOW, ...options]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test('the stand-in provider walks every flow of the contract', { timeout: 120_000 }, async () => {
  const { code, output } = await run();
  expect(code, output).toBe(0);
});

test('a flow that ends otherwise fails', { timeout: 60_000 }, async () => {
  const { code, output } = await run('--only', 'registration', '--code', '54321');
  expect(code, output).toBe(1);
  expect(output).toContain('stepId - confirm');
});

test('another host is only written to when it is named twice', async () => {
  const { code, output } = await run('--base-url', 'https://api.example.kz/api/v0');
  expect(code).toBe(2);
  expect(output).toContain('--allow-writes=api.example.kz');
});
