import { expect } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';
import { type Row, rowType } from './table-reporter.ts';
import { failuresOf } from './write-trial.ts';
import { writes } from './writes/all.ts';

const chosen = new RegExp(process.env['FAULTS_ONLY'] ?? '');

for (const write of writes) {
  test(`the write ${write.id} loses no input in whatever way it fails`, async ({
    browser,
    contextOptions,
    baseURL,
    stage,
    provider,
    site,
  }, info) => {
    test.setTimeout(10 * 60_000);
    const started = performance.now();
    const fixtures = { browser, contextOptions, baseURL, stage, provider, site };
    const found = await failuresOf(write, fixtures, chosen);
    const seconds = (performance.now() - started) / 1000;
    const { cases, failures } = found;
    const row: Row = { screen: `write ${write.id}`, operations: 1, cases, failures, seconds };
    info.annotations.push({ type: rowType, description: JSON.stringify(row) });
    expect(found.toString()).toBe('');
  });
}
