import { expect } from '@playwright/test';
import type { OperationId } from '#mocks/validate/contract.ts';
import { test } from '../e2e/fixtures.ts';
import type { Screen } from '../screens/screen.ts';
import type { Fault } from './faults.ts';
import { FaultyPage } from './faulty-page.ts';
import { failuresOn, faultsNamed, oneOf } from './read-trial.ts';
import { firstOfEachPerson, groupsOf, pageOf, readByFrames, triedInFull } from './screen-groups.ts';
import { type Row, rowType } from './table-reporter.ts';

/** A pattern from the variable `FAULTS_ONLY` for the faults to try. */
const only = new RegExp(process.env['FAULTS_ONLY'] ?? '');

const full = triedInFull();
const firsts = firstOfEachPerson();

for (const { title, as, screens } of groupsOf()) {
  test(`screens survive every failure of their reads: ${title}`, async ({
    browser,
    contextOptions,
    baseURL,
    stage,
    provider,
    isMobile,
  }, info) => {
    test.setTimeout(40 * 60_000);
    const page = await FaultyPage.openedBy(as, { browser, contextOptions, baseURL, stage, provider });
    const known = new Set<string>();
    const found: string[] = [];
    for (const screen of screens) {
      const { name, path } = screen;
      const address = typeof path === 'string' ? path : await path(provider);
      // The screen's own handlers already replace responses of the provider.
      if (provider.planted) {
        provider.reset();
        continue;
      }
      const started = performance.now();
      const faultsOf = (id: OperationId): readonly Fault[] =>
        faultsFor(screen, address, id, known).filter((fault) => isMobile || isAboutLayout(fault, id));
      const { findings, reads } = await failuresOn(page, { name, address, faultsOf });
      for (const id of reads) known.add(`${pageOf(address, as)} ${id}`);

      const seconds = (performance.now() - started) / 1000;
      const { cases, failures } = findings;
      const row: Row = {
        screen: isMobile ? name : `${name}, wide`,
        operations: reads.length,
        cases,
        failures,
        seconds,
      };
      info.annotations.push({ type: rowType, description: JSON.stringify(row) });
      if (failures > 0) found.push(`${name}:\n${findings}`);
    }
    await page.page.context().close();
    expect(found.join('\n\n')).toBe('');
  });
}

/** Whether a fault may break a layout: errors and missing responses look alike on all devices. */
function isAboutLayout({ fails, stalls, losesRow }: Fault, id: OperationId): boolean {
  return !fails && !stalls && !losesRow && !readByFrames.includes(id);
}

/** Every fault for the first screen of a page, a sample for its other screens. */
function faultsFor(screen: Screen, address: string, id: OperationId, known: ReadonlySet<string>): readonly Fault[] {
  const chosen = faultsNamed(only, id);
  const page = pageOf(address, screen.as);
  const inFull = full.get(page);
  const isTwin = inFull !== undefined && inFull !== screen;
  const isKnown = isTwin || known.has(`${page} ${id}`);
  const isFrame = readByFrames.includes(id) && !firsts.has(screen);
  if (!isKnown && !isFrame) return chosen;
  const one = oneOf(chosen, `${screen.name} ${id}`);
  return chosen.filter((fault) => fault === one || (isFrame && !isKnown && fault.name === '500'));
}
