import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '#mocks/node.ts';
import { runTool, served } from './support/tools.ts';

// A fixed date, because free slots and the patient's other visits change from hour to hour.
const NOW = '2026-05-12T08:20:00+05:00';
const provider = createProvider({ scale: 'small', clock: () => Date.parse(NOW) });
let server: Awaited<ReturnType<typeof served>>;
beforeAll(async () => {
  server = await served((request) => provider.respond(request));
});
afterAll(() => server.close());

const run = (...options: string[]) =>
  runTool('flows/main.ts', ['--base-url', server.baseUrl, '--now', NOW, ...options]);

test('the stand-in provider completes every flow of the contract', { timeout: 120_000 }, async () => {
  const { code, output } = await run();
  expect(code, output).toBe(0);
});

test(
  'the tool contract:flows fails if a step of a flow gets another response than the contract promises',
  { timeout: 60_000 },
  async () => {
    const { code, output } = await run('--only', 'registration', '--code', '54321');
    expect(code, output).toBe(1);
    expect(output).toContain('stepId - confirm');
  },
);

test('the tool contract:flows writes to another host only if the host’s name is given twice', async () => {
  const { code, output } = await run('--base-url', 'https://api.example.kz/api/v0');
  expect(code).toBe(2);
  expect(output).toContain('--allow-writes=api.example.kz');
});
