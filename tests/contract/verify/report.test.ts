import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '#mocks/node.ts';
import { needs, needsTable } from '../../../openapi/verify/fixtures.ts';
import { readContract } from '../../../openapi/verify/read-contract.ts';
import { runTool, served } from '../support/tools.ts';
import { faults } from './faults.ts';

const contract = readContract(resolve(import.meta.dirname, '../../../generated/openapi.json'));
const START = '2026-05-12T08:20:00+05:00';
const folder = mkdtempSync(join(tmpdir(), 'aman-verify-'));
const provider = createProvider({ scale: 'small', clock: () => Date.parse(START) });
// Two faults: one in an error response, one in a success response.
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
  'the verifier reports each fault with its request, and groups faults by the provenance of the promise',
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

test(
  'the verifier skips writes unless they are allowed, and its report mentions the skipped writes',
  { timeout: 60_000 },
  async () => {
    const { code, output } = await verify('--only', 'doctorServiceLinkUpdate', ...doctor);
    expect(code, output).toBe(0);
    expect(output).toContain('1 operations that write: only with --allow-writes');
  },
);

test('the verifier writes to another machine only if the option repeats the machine’s name', async () => {
  const { code, output } = await verify('--base-url', 'https://api.example.kz/api/v0', '--allow-writes');
  expect(code).toBe(2);
  expect(output).toContain('--allow-writes=api.example.kz');
});

test(
  'the verifier’s report counts the checked promises, and explains how to check the other promises',
  { timeout: 60_000 },
  async () => {
    const { output } = await verify('--only', 'doctorServiceLinkList', ...doctor);
    expect(output).toMatch(/Checked \d+ of \d+ promises of these operations \(\d+ %\)\./);
    expect(output).toMatch(/keeps what is one account’s from another[^]*--account doctor=a:… --account doctor=b:…/);
  },
);

test.each([
  ['an unknown resource', ['--only', 'visit-lists'], '--only visit-lists: the contract has no such resource'],
  ['a part of a resource’s name', ['--only', 'visits'], 'Near it: patient-visits'],
  ['a wrong password', ['--account', 'doctor=doctor@demo.kz:wrong'], 'doctor=doctor@demo.kz:… is not let in'],
  ['an unknown option', ['--acount', 'x'], "Unknown option '--acount'. --help lists the options."],
  ['a value that is not a number', ['--seed', 'many'], '--seed is a number'],
  ['a missing file of ids', ['--fixtures', 'no-such-file.json'], '--fixtures no-such-file.json: ENOENT'],
  ['a host that does not answer', ['--base-url', 'http://127.0.0.1:9/api/v0'], 'Nothing answers at http://127.0.0.1:9'],
])('the verifier exits and explains the mistake: %s', { timeout: 60_000 }, async (_, options, sentence) => {
  const { code, output } = await verify(...options);
  expect(code, output).toBe(2);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^ {4}at /m);
  const two = await verify('--only', 'doctorServiceLinkList', ...doctor, '--account', 'doctor=all@demo.kz:Demo2026');
  expect(two.output).not.toContain('keeps what is one account’s from another');
});

test(
  'the verifier asks whether the base URL ends with /api/v0 if it finds no operation there',
  { timeout: 60_000 },
  async () => {
    const { code, output } = await verify(...doctor, '--base-url', server.baseUrl.replace('/api/v0', ''));
    expect(code, output).toBe(2);
    expect(output).toContain('Does --base-url end with /api/v0?');
  },
);

test(
  'the verifier reports what a half-built server lacks, and how to check the other promises',
  { timeout: 60_000 },
  async () => {
    const half = await served((request) =>
      new URL(request.url).pathname.includes('/dir/c') ? planted(request) : new Response(null, { status: 404 }),
    );
    const { code, output } = await verify('--only', 'public-reference', '--base-url', half.baseUrl);
    half.close();
    expect(code, output).toBe(1);
    expect(output).toMatch(/not there \(404, 405\): \d+ operations ──\ndistrictList, /);
    expect(output).toMatch(/To check what is there:\n {2}--only cityList --only countryList/);
    expect(output).toMatch(/\d+ requests, \d+ not there: no fault found\./);
  },
);

test('the verifier lists its options, and the database rows that the examples need', { timeout: 60_000 }, async () => {
  const help = await verify('--help');
  expect(help.code).toBe(0);
  expect(help.output).toContain('--fixtures FILE');
  const table = await verify('--needs');
  expect(table.output).toMatch(/^\| `doctors\.id` \| `serikova-aigul` \| doctorFull/m);
});

test(
  'the verifier with --strict fails if no request to an operation was answered with 2xx',
  { timeout: 60_000 },
  async () => {
    const only = ['--only', 'doctorNotificationRead', '--allow-writes', ...doctor];
    const map = join(folder, 'map.json');
    writeFileSync(map, JSON.stringify({ 'notifications.id': { 101: 999_999 } }));
    const lenient = await verify(...only, '--fixtures', map, '--no-strict');
    expect(lenient.code, lenient.output).toBe(0);
    const strict = await verify(...only, '--fixtures', map, '--strict');
    expect(strict.code, strict.output).toBe(1);
    expect(strict.output).toContain('--strict: 1 operations were never answered 2xx');
  },
);

test('the verifier reports what it has found so far when it is interrupted', { timeout: 60_000 }, async () => {
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

test('docs/for-backend.md lists the database rows that the examples need', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../docs/for-backend.md'), 'utf8');
  const [, table = ''] = /<!-- needs -->\n+([^]*?)\n+<!-- \/needs -->/.exec(text) ?? [];
  const cells = (markdown: string): string[][] =>
    markdown.split('\n').map((row) => row.split('|').map((cell) => cell.trim().replace(/^-+$/, '-')));
  expect(cells(table)).toEqual(cells(needsTable(needs(contract))));
});
