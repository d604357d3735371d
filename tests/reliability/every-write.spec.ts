import { type BrowserContext, expect, type Page } from '@playwright/test';
import { operationsById } from '#mocks/validate/contract.ts';
import { test } from '../e2e/fixtures.ts';
import { people } from '../e2e/support/people.ts';
import { FaultyPage } from './faulty-page.ts';
import { Findings } from './findings.ts';
import { type Row, rowType } from './table-reporter.ts';
import { writeFaults } from './write-faults.ts';
import { WriteTrial } from './write-trial.ts';
import { clinicsWrites } from './writes/clinic.ts';
import { doctorsWrites } from './writes/doctor.ts';
import { peoplesWrites } from './writes/people.ts';

const chosen = new RegExp(process.env['FAULTS_ONLY'] ?? '');
/** Where these screens are mostly used, and the acts are described for. */
const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

for (const write of [...peoplesWrites, ...doctorsWrites, ...clinicsWrites]) {
  const { id, as } = write;
  test(`write ${id}`, async ({ browser, contextOptions, baseURL, stage, provider, site }, info) => {
    test.setTimeout(10 * 60_000);
    const started = performance.now();
    const device = as === 'doctor' || as === 'clinic' ? wide : {};
    const context: BrowserContext = await browser.newContext({
      ...contextOptions,
      ...device,
      ...(baseURL && { baseURL }),
    });
    await stage.add(context);
    const session = as && JSON.stringify({ accessToken: await provider.login(as), currentCabinet: people[as].role });
    const page: Page = await context.newPage();
    const faulty = await FaultyPage.from(page, provider, session);
    site.answerBy((request) => faulty.answer(request));

    const trial = new WriteTrial(page, faulty, provider, write, () => stage.forward({ minutes: 2 }));
    const operation = operationsById.get(id);
    if (operation === undefined) throw new Error(`the contract has no ${id}`);
    const found = new Findings();
    for (const fault of writeFaults(operation)) {
      if (!chosen.test(fault.name)) continue;
      const problems = await trial.failing(fault);
      found.add(id, fault.name, problems);
      if (problems.some((one) => one.startsWith('cannot be filled in'))) break;
    }
    site.answerBy(undefined);
    await context.close();

    const seconds = (performance.now() - started) / 1000;
    const row: Row = { screen: `write ${id}`, operations: 1, cases: found.cases, failures: found.failures, seconds };
    info.annotations.push({ type: rowType, description: JSON.stringify(row) });
    expect(found.toString()).toBe('');
  });
}
