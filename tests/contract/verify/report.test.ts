import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '#mocks/node.ts';
import { runTool, served } from '../support/tools.ts';
import { faults } from './faults.ts';

const START = '2026-05-12T08:20:00+05:00';
const folder = mkdtempSync(join(tmpdir(), 'aman-verify-'));
const provider = createProvider({ scale: 'small', clock: () => Date.parse(START) });
// Two faults at once: one in what is refused, one in what is answered.
const planted = faults()
  .filter(({ name }) => name === 'a negative price' || name === 'an id as a text')
  .reduce(
    (respond, { plant }) => plant(respond),
    (request: Request) => provider.respond(request),
  );
let server: Awaited<ReturnType<typeof served>>;
beforeAll(async () => {
  server = await served(planted);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const verify = (...options: string[]) =>
  runTool('verify/main.ts', [
    '--base-url',
    server.baseUrl,
    '--today',
    START.slice(0, 10),
    '--rate',
    '1000',
    ...options,
  ]);

const doctor = ['--account', 'doctor=doctor@demo.kz:Demo2026'];

test(
  'a fault is told with the request that shows it, under how far the contract promises',
  { timeout: 60_000 },
  async () => {
    const only = ['--only', 'doctorServiceLinkUpdate', '--only', 'doctorFull'];
    const files = ['--junit', join(folder, 'contract.xml'), '--html', join(folder, 'contract.html')];
    const { code, output } = await verify('--allow-writes', ...only, ...doctor, ...files);
    expect(code, output).toBe(1);
    expect(output).toMatch(
      /partly documented: the path is the provider’s[^]*doctorServiceLinkUpdate\) · negative data/,
    );
    expect(output).toMatch(/proposed: designed in the contract[^]*doctorFull\) · schema/);
    expect(output).toMatch(
      /curl -i -X PUT 'http:\/\/localhost:\d+\/api\/v0\/fo\/doctor\/services\/link\/\d+' -H "Authorization: Bearer \$DOCTOR_TOKEN"/,
    );
    expect(readFileSync(join(folder, 'contract.xml'), 'utf8')).toContain(
      '<testcase classname="doctorFull" name="schema"><failure',
    );
    expect(readFileSync(join(folder, 'contract.html'), 'utf8')).toContain('doctorServiceLinkUpdate');
  },
);

test('what writes is left out until it is allowed, and the report says so', { timeout: 60_000 }, async () => {
  const { code, output } = await verify('--only', 'doctorServiceLinkUpdate', ...doctor);
  expect(code, output).toBe(0);
  expect(output).toContain('1 operations that write: only with --allow-writes');
});

test('a host that is not this machine is never written to by mistake', async () => {
  const { code, output } = await verify('--base-url', 'https://api.example.kz/api/v0', '--allow-writes');
  expect(code).toBe(2);
  expect(output).toContain('--allow-writes=api.example.kz');
});

test('interrupted, it reports what it has', { timeout: 60_000 }, async () => {
  let asked = 0;
  let interrupt = (): void => undefined;
  const slow = await served(async (request) => {
    asked += 1;
    if (asked === 30) interrupt();
    return planted(request);
  });
  const junit = join(folder, 'interrupted.xml');
  const { code, output } = await runTool(
    'verify/main.ts',
    [
      '--base-url',
      slow.baseUrl,
      '--rate',
      '200',
      '--only',
      'public-doctors',
      '--today',
      START.slice(0, 10),
      '--junit',
      junit,
    ],
    (child) => (interrupt = () => void child.kill('SIGINT')),
  );
  slow.close();
  expect([0, 1], output).toContain(code);
  expect(output).toMatch(/\d+ of \d+ steps: it was interrupted/);
  expect(asked).toBeLessThan(60);
  expect(readFileSync(junit, 'utf8')).toContain('<testsuite');
});
