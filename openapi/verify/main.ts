/**
 * Checks a server in any language against the contract: `npm run tool -- contract:verify --base-url
 * http://localhost:4010/api/v0 [--account user=patient@demo.kz:Demo2026]… [--allow-writes]`. Exits
 * with 0 without findings, 1 with findings, 2 if it cannot start. docs/for-backend.md lists the
 * options.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { accountOf, baseUrlOf, mayWrite, stop } from '../target.ts';
import type { Contract, Role } from './contract.ts';
import { type Fixtures, fixtureProblems, needs, needsTable } from './fixtures.ts';
import { readContract } from './read-contract.ts';
import { htmlReport, junitReport, neverSucceeded, textReport } from './report.ts';
import type { Run } from './run.ts';
import { CannotStart, delay } from './server.ts';
import type { Account } from './sessions.ts';
import { verify } from './verify.ts';

const HELP = `npm run tool -- contract:verify --base-url URL [options]

  --base-url URL            where the server answers, with /api/v0
  --account ROLE=EMAIL:PASSWORD   user, doctor or clinic; twice for one role: two accounts that must not see each other
  --allow-writes[=HOST]     also what changes data; another host than this machine is named
  --only NAME               one resource (a tag) or one operation; may be repeated
  --fixtures FILE           JSON: which rows of yours stand for those of the examples (--needs lists them)
  --needs                   lists what your database must hold, and ends
  --strict, --no-strict     what was never answered 2xx fails; the default where CI is set
  --seed 1, --random-requests 20, --rate 50, --max-requests 20000
  --today YYYY-MM-DD        the server's day, when its clock stands still
  --junit FILE, --html FILE reports for a build

docs/for-backend.md tells more.`;

const values = options();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const contract = readContract(values.contract);
if (values.needs) {
  console.log(needsTable(needs(contract)));
  process.exit(0);
}
const baseUrl = baseUrlOf(values['base-url']);
const allowWrites = mayWrite(baseUrl, values['allow-writes']);
for (const name of values.only) refuseUnknown(contract, name);
const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort());

try {
  const run = await verify({
    contract,
    baseUrl,
    accounts: accounts(),
    only: values.only,
    fixtures: fixtures(),
    seed: numberOf('seed'),
    times: numberOf('random-requests'),
    maxRequests: numberOf('max-requests'),
    rate: numberOf('rate'),
    patience: 5,
    allowWrites,
    wait: delay,
    // Today in Kazakhstan, independent of this machine's time zone.
    today: values.today ?? new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString().slice(0, 10),
    signal: interrupted.signal,
    onStep: (step, done, of) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${Math.round((100 * done) / of)} % ${step}`);
    },
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  report(run);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  stop(error.message);
}

function report(run: Run): void {
  console.log(textReport(run, baseUrl));
  if (values.junit !== undefined) writeFileSync(values.junit, junitReport(run, baseUrl));
  if (values.html !== undefined) writeFileSync(values.html, htmlReport(run, baseUrl, contract));
  const isStrict = values.strict ?? Boolean(process.env['CI']);
  const silent = isStrict ? neverSucceeded(run) : [];
  if (silent.length > 0) {
    console.log(`--strict: ${silent.length} operations were never answered 2xx, so the run fails.`);
  }
  process.exitCode = run.findings.length + silent.length > 0 ? 1 : 0;
}

function options() {
  try {
    return parseArgs({
      options: {
        'base-url': { type: 'string' },
        contract: { type: 'string', default: resolve(import.meta.dirname, '../../generated/openapi.json') },
        account: { type: 'string', multiple: true, default: [] },
        only: { type: 'string', multiple: true, default: [] },
        fixtures: { type: 'string' },
        needs: { type: 'boolean', default: false },
        seed: { type: 'string', default: '1' },
        'random-requests': { type: 'string', default: '20' },
        'max-requests': { type: 'string', default: '20000' },
        rate: { type: 'string', default: '50' },
        'allow-writes': { type: 'string', multiple: true },
        strict: { type: 'boolean' },
        today: { type: 'string' },
        junit: { type: 'string' },
        html: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowNegative: true,
      args: process.argv.slice(2).map((one) => (one === '--allow-writes' ? '--allow-writes=' : one)),
    }).values;
  } catch (error) {
    return stop(`${(error as Error).message.split('. ')[0] ?? ''}. --help lists the options.`);
  }
}

function accounts(): Partial<Record<Role, Account[]>> {
  const named = values.account.map(accountOf);
  const byRole = Map.groupBy(named, ([role]) => role);
  return Object.fromEntries([...byRole].map(([role, of]) => [role, of.map(([, account]) => account)]));
}

function refuseUnknown({ operations }: Contract, name: string): void {
  if (operations.some(({ id, tag }) => id === name || tag === name)) return;
  const known = [...new Set(operations.flatMap(({ id, tag }) => [tag, id]))];
  const near = known.filter((one) => one.toLowerCase().includes(name.toLowerCase())).slice(0, 5);
  const hint = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
  stop(`--only ${name}: the contract has no such resource (tag) or operation.${hint}`);
}

function fixtures(): Fixtures {
  if (values.fixtures === undefined) return {};
  try {
    const read = JSON.parse(readFileSync(values.fixtures, 'utf8')) as Fixtures;
    const [problem] = fixtureProblems(contract, read);
    return problem === undefined ? read : stop(`--fixtures ${values.fixtures}: ${problem}`);
  } catch (error) {
    return stop(`--fixtures ${values.fixtures}: ${(error as Error).message}`);
  }
}

function numberOf(name: 'seed' | 'random-requests' | 'max-requests' | 'rate'): number {
  const value = Number(values[name]);
  return Number.isFinite(value) && value >= 0 ? value : stop(`--${name} is a number`);
}
