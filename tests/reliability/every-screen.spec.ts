import { expect } from '@playwright/test';
import type { OperationId } from '#mocks/validate/contract.ts';
import { test } from '../e2e/fixtures.ts';
import { people } from '../e2e/support/people.ts';
import { screens, type Screen } from '../screens/screens.ts';
import { type Fault, faults } from './faults.ts';
import { FaultyPage } from './faulty-page.ts';
import { Findings } from './findings.ts';
import { type Row, rowType } from './table-reporter.ts';

/** Another seed spoils other fields and makes other answers. */
const SEED = Number(process.env['FAULTS_SEED'] ?? 1);

/** Only faults of such a name: «long», «any allowed|large». */
const chosen = faults.filter(({ name }) => new RegExp(process.env['FAULTS_ONLY'] ?? '').test(name));

/** What a page does without in silence: the list is whole, and only a number or a choice beside it is not there. */
const dispensable: readonly { page: RegExp; ids: readonly OperationId[] }[] = [
  { page: /^\/services/, ids: ['searchFilters'] },
  { page: /^\/search/, ids: ['searchFilters'] },
];

/** Screens that their address alone brings about, and of every other address one: opened as it is. */
const plain = screens.filter(({ prepare, settles }) => !prepare && settles !== false);
const opened = [...plain, ...firstOfEach(screens.filter(({ prepare }) => prepare))];

for (const { name, path, as } of opened) {
  test(name, async ({ browser, contextOptions, baseURL, stage, provider }, info) => {
    test.setTimeout(30 * 60_000);
    const started = performance.now();
    const address = typeof path === 'string' ? path : await path(provider);
    test.skip(provider.planted, 'its answers are planted ones already');
    const session = as
      ? JSON.stringify({ accessToken: await provider.login(as), currentCabinet: people[as].role })
      : null;
    const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
    await stage.add(context);
    const page = await FaultyPage.from(await context.newPage(), provider, session);

    const healthy = await page.open(address);
    const found = new Findings();
    found.add('as it is', '', healthy.problems);
    const operations = [...page.called];
    for (const id of operations) {
      for (const fault of chosen) {
        const spoilt = { id, fault, seed: numberOf(`${SEED} ${name} ${id} ${fault.name}`) };
        const seen = await page.openWith(address, spoilt, needsRetry(fault, id, address) ? healthy.text : null);
        if (seen) found.add(id, fault.name, seen.problems);
      }
    }
    await context.close();

    const seconds = (performance.now() - started) / 1000;
    const { cases, failures } = found;
    const row: Row = { screen: name, operations: operations.length, cases, failures, seconds };
    info.annotations.push({ type: rowType, description: JSON.stringify(row) });
    expect(found.toString()).toBe('');
  });
}

/** Whoever misses something because a request failed can try again; after 401, 403 and 404 there is another way on. */
function needsRetry({ name, fails }: Fault, id: OperationId, address: string): boolean {
  const isDispensable = dispensable.some(({ page, ids }) => page.test(address) && ids.includes(id));
  return fails && !isDispensable && !/^40[134]$/.test(name);
}

function firstOfEach(others: readonly Screen[]): Screen[] {
  const known = new Set(plain.map(({ path, as }) => `${path} ${as}`));
  return others.filter(({ path, as }) => {
    const key = `${path} ${as}`;
    if (typeof path !== 'string' || known.has(key)) return false;
    known.add(key);
    return true;
  });
}

/** Always the same number for a text, from 0. */
function numberOf(text: string): number {
  return [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
