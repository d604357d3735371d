/**
 * Runs the contract's business flows (openapi/flows/*.arazzo.yaml) against a server, with Redocly
 * Respect: `npm run tool -- contract:flows --base-url http://localhost:4010/api/v0 [--account
 * user=patient@demo.kz:Demo2026]… [--code 12345] [--only booking]`. The flows write data: visits, a
 * review, an account. So the host must be loopback, or `--allow-writes=HOST` must repeat it.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { accountOf, baseUrlOf, mayWrite, stop } from '../target.ts';

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    account: {
      type: 'string',
      multiple: true,
      default: ['user=patient@demo.kz:Demo2026', 'doctor=doctor@demo.kz:Demo2026'],
    },
    code: { type: 'string', default: '12345' },
    now: { type: 'string', default: new Date().toISOString() },
    only: { type: 'string', multiple: true },
    'allow-writes': { type: 'string', multiple: true, default: [''] },
  },
});
const baseUrl = baseUrlOf(values['base-url']);
mayWrite(baseUrl, values['allow-writes']);

const root = resolve(import.meta.dirname, '../..');
const flows = globSync('*.arazzo.yaml', { cwd: import.meta.dirname })
  .filter((file) => values.only === undefined || values.only.includes(basename(file, '.arazzo.yaml')))
  .toSorted()
  .map((file) => resolve(import.meta.dirname, file));
if (flows.length === 0) stop(`--only names no flow: ${values.only?.join(', ')}`);

const inputs = {
  ...Object.fromEntries(
    values.account.map(accountOf).flatMap(([role, { email, password }]) => [
      [`${role}_email`, email],
      [`${role}_password`, password],
    ]),
  ),
  // Each run needs an e-mail that is not registered yet.
  new_email: `flow-${Date.now()}@demo.kz`,
  new_iin: freshIin(),
  code: values.code,
  // Time of the consent; needed if the server's clock is fixed.
  now: values.now,
};
const { status } = spawnSync(
  resolve(root, 'node_modules/.bin/redocly'),
  [
    'respect',
    ...flows,
    ...['--server', `aman=${baseUrl}`],
    ...Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]),
  ],
  { stdio: 'inherit', cwd: root },
);
process.exitCode = status ?? 1;

/** Creates a valid IIN of a person born on 15 May 1990 (docs/rules.md §5). */
function freshIin(): string {
  for (;;) {
    const digits = `900515${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`;
    const sum = (weights: readonly number[]): number =>
      weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 11;
    const first = sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const check = first < 10 ? first : sum([3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]);
    // A check digit of 10 means that the IIN is not issued.
    if (check < 10) return `${digits}${check}`;
  }
}
