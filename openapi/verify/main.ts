/**
 * Checks a server of any language against the contract:
 * `npm run tool -- contract:verify --base-url http://localhost:4010/api/v0 [--account user=patient@demo.kz:Demo2026]… [--allow-writes]`.
 *
 * Ends with 0 when nothing was found, 1 when something was, 2 when it could not begin. docs/for-backend.md has every option.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { accountOf, baseUrlOf, mayWrite, stop } from '../target.ts';
import { readContract } from './contract.ts';
import { htmlReport, junitReport, textReport } from './report.ts';
import { verify } from './verify.ts';

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    contract: { type: 'string', default: resolve(import.meta.dirname, '../../generated/openapi.json') },
    account: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    'random-requests': { type: 'string', default: '20' },
    'max-requests': { type: 'string', default: '20000' },
    rate: { type: 'string', default: '50' },
    'allow-writes': { type: 'string', multiple: true },
    today: { type: 'string' },
    junit: { type: 'string' },
    html: { type: 'string' },
  },
  args: process.argv.slice(2).map((one) => (one === '--allow-writes' ? '--allow-writes=' : one)),
});

const baseUrl = baseUrlOf(values['base-url']);
const allowWrites = mayWrite(baseUrl, values['allow-writes']);
const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort());

const contract = readContract(values.contract);
const run = await verify({
  contract,
  baseUrl,
  accounts: Object.fromEntries(values.account.map(accountOf)),
  only: values.only,
  seed: numberOf('seed'),
  times: numberOf('random-requests'),
  maxRequests: numberOf('max-requests'),
  rate: numberOf('rate'),
  patience: 5,
  allowWrites,
  // The clinics' day, wherever this runs.
  today: values.today ?? new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString().slice(0, 10),
  signal: interrupted.signal,
  onStep: (step, done, of) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${Math.round((100 * done) / of)} % ${step}`);
  },
});
if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');

console.log(textReport(run, baseUrl));
if (values.junit !== undefined) writeFileSync(values.junit, junitReport(run, baseUrl));
if (values.html !== undefined) writeFileSync(values.html, htmlReport(run, baseUrl, contract));
process.exitCode = run.findings.length > 0 ? 1 : 0;

function numberOf(name: 'seed' | 'random-requests' | 'max-requests' | 'rate'): number {
  const value = Number(values[name]);
  return Number.isFinite(value) && value >= 0 ? value : stop(`--${name} is a number`);
}
