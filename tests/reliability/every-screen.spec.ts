import { expect } from '@playwright/test';
import type { OperationId } from '#mocks/validate/contract.ts';
import { test } from '../e2e/fixtures.ts';
import { people } from '../e2e/support/people.ts';
import type { Screen } from '../screens/screens.ts';
import { type Fault, faults } from './faults.ts';
import { FaultyPage } from './faulty-page.ts';
import { Findings } from './findings.ts';
import { firstOfEachPerson, groupsOf, pageOf, readByFrames, triedInFull } from './screen-groups.ts';
import { type Row, rowType } from './table-reporter.ts';

/** Another seed spoils other fields, makes other answers and takes other samples. */
const SEED = Number(process.env['FAULTS_SEED'] ?? 1);

/** Only faults of such a name, or an operation's with such a name: «long», «any allowed|large», «searchFilters», «searchFilters 500». */
const only = new RegExp(process.env['FAULTS_ONLY'] ?? '');

/** What a page does without in silence: the list is whole, and only a number or a choice beside it is not there. */
const dispensable: readonly { page: RegExp; ids: readonly OperationId[] }[] = [
  { page: /^\/services/, ids: ['searchFilters'] },
  // The heading says «Врачи» and not «Кардиологи»; the chips have their names from the filters.
  { page: /^\/search/, ids: ['searchFilters', 'specialisationList', 'serviceList'] },
  // The city of a link to others like this one.
  { page: /^\/doctor\//, ids: ['cityList'] },
  // Others who have time, beside a doctor who has none.
  { page: /^\/doctor\//, ids: ['doctorSimilar'] },
  // The times of a column; a button leads to the doctor's page, which loads them again.
  { page: /^\/compare/, ids: ['doctorSlots'] },
  { page: /^\/fo\/clinic\/reviews/, ids: ['clinicFilialList', 'clinicDoctorList'] },
];

/** What a page is about is one row of these: without that row there is nothing to show but a way to try again. */
const aboutOneRow: readonly { page: RegExp; ids: readonly OperationId[] }[] = [
  // The role that opens a cabinet.
  { page: /^\/(fo|auth)\//, ids: ['authMe'] },
  { page: /^\/fo\/patient\/schedule-record/, ids: ['doctorServices', 'doctorClinics'] },
];

const full = triedInFull();
const firsts = firstOfEachPerson();

for (const { title, as, screens } of groupsOf()) {
  test(title, async ({ browser, contextOptions, baseURL, stage, provider }, info) => {
    test.setTimeout(40 * 60_000);
    const session = as
      ? JSON.stringify({ accessToken: await provider.login(as), currentCabinet: people[as].role })
      : null;
    const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
    await stage.add(context);
    const page = await FaultyPage.from(await context.newPage(), provider, session);
    const known = new Set<string>();
    const found: string[] = [];
    for (const screen of screens) {
      const { name, path } = screen;
      const address = typeof path === 'string' ? path : await path(provider);
      // Its answers are planted ones already.
      if (provider.planted) {
        provider.reset();
        continue;
      }
      const started = performance.now();
      const findings = new Findings();
      page.called.clear();
      const healthy = await page.open(address);
      findings.add('as it is', '', healthy.problems);
      const operations = [...page.called];
      for (const id of operations) {
        for (const fault of faultsFor(screen, address, id, known)) {
          const spoilt = { id, fault, seed: numberOf(`${SEED} ${name} ${id} ${fault.name}`) };
          const seen = await page.openWith(address, spoilt, {
            wholeText: needsRetry(fault, id, address) ? healthy.text : null,
            withoutRow: fault.losesRow && !isAmong(aboutOneRow, id, address) ? healthy : null,
          });
          if (seen) findings.add(id, fault.name, seen.problems);
        }
      }
      for (const id of operations) known.add(`${pageOf(address, as)} ${id}`);

      const seconds = (performance.now() - started) / 1000;
      const { cases, failures } = findings;
      const row: Row = { screen: name, operations: operations.length, cases, failures, seconds };
      info.annotations.push({ type: rowType, description: JSON.stringify(row) });
      if (failures > 0) found.push(`${name}:\n${findings}`);
    }
    await context.close();
    expect(found.join('\n\n')).toBe('');
  });
}

/** Every fault where the page is tried for the first time; a sample where another screen is the same page. */
function faultsFor(screen: Screen, address: string, id: OperationId, known: ReadonlySet<string>): readonly Fault[] {
  const chosen = faults.filter(({ name }) => only.test(`${id} ${name}`));
  const page = pageOf(address, screen.as);
  const inFull = full.get(page);
  const isTwin = inFull !== undefined && inFull !== screen;
  const isKnown = isTwin || known.has(`${page} ${id}`);
  const isFrame = readByFrames.includes(id) && !firsts.has(screen);
  if (!isKnown && !isFrame) return chosen;
  const one = chosen[numberOf(`${SEED} ${screen.name} ${id}`) % chosen.length];
  return chosen.filter((fault) => fault === one || (isFrame && !isKnown && fault.name === '500'));
}

/** Whoever misses something because a request failed can try again; after 401, 403 and 404 there is another way on. */
function needsRetry({ name, fails, losesRow }: Fault, id: OperationId, address: string): boolean {
  if (losesRow) return isAmong(aboutOneRow, id, address);
  return fails && !isAmong(dispensable, id, address) && !/^40[134]$/.test(name);
}

function isAmong(pages: typeof dispensable, id: OperationId, address: string): boolean {
  return pages.some(({ page, ids }) => page.test(address) && ids.includes(id));
}

/** Always the same number for a text, from 0. */
function numberOf(text: string): number {
  return [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
