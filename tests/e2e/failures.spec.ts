import { expect } from '@playwright/test';
import { FaultyPage } from '../reliability/faulty-page.ts';
import { addressesOf } from '../reliability/route-addresses.ts';
import { failuresOf } from '../reliability/write-trial.ts';
import { clinicsWrites } from '../reliability/writes/clinic.ts';
import { doctorsWrites } from '../reliability/writes/doctor.ts';
import { peoplesWrites } from '../reliability/writes/people.ts';
import { hostileTexts } from '../support/hostile.ts';
import { test } from './fixtures.ts';

/** A form on a page, a question, a field in a row and a form in a dialog: `npm run faults` tries all writes. */
const sample = new Set(['visitCreate', 'documentDelete', 'doctorServiceLinkUpdate', 'clinicClientCreate']);

for (const write of [...peoplesWrites, ...doctorsWrites, ...clinicsWrites].filter(({ id }) => sample.has(id))) {
  test(`${write.id} fails in every way, and nothing is lost or done twice`, async ({
    browser,
    contextOptions,
    baseURL,
    stage,
    provider,
    site,
  }) => {
    const found = await failuresOf(write, { browser, contextOptions, baseURL, stage, provider, site });
    expect(found.toString()).toBe('');
    expect(found.cases).toBeGreaterThan(12);
  });
}

test('an address that holds a script runs none, and opens a page', async ({
  browser,
  contextOptions,
  baseURL,
  stage,
  provider,
}) => {
  const context = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }) });
  await stage.add(context);
  const page = await context.newPage();
  const faulty = await FaultyPage.from(page, provider, null);
  for (const { at } of addressesOf().filter(({ id }) =>
    ['/search', '/qa/$id', '/auth/login', '/compare'].includes(id),
  )) {
    for (const text of ['script', 'json'] as const) {
      const { problems } = await faulty.open(at(hostileTexts[text]));
      expect(problems).toEqual([]);
      expect(await page.evaluate(() => 'wasRun' in window || 'wasRun' in {})).toBe(false);
    }
  }
  await context.close();
});
