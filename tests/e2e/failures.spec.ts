import { expect } from '@playwright/test';
import type { OperationId } from '#mocks/validate/contract.ts';
import { FaultyPage } from '../reliability/faulty-page.ts';
import { failuresOn, faultsNamed } from '../reliability/read-trial.ts';
import { addressesOf } from '../reliability/route-addresses.ts';
import { readByFrames } from '../reliability/screen-groups.ts';
import { failuresOf } from '../reliability/write-trial.ts';
import { clinicsWrites } from '../reliability/writes/clinic.ts';
import { doctorsWrites } from '../reliability/writes/doctor.ts';
import { peoplesWrites } from '../reliability/writes/people.ts';
import { hostileTexts } from '../support/hostile.ts';
import { test } from './fixtures.ts';
import type { Person } from './support/people.ts';

/**
 * One write of each kind: a page's form, a question, a field in a row, a dialog's form. `npm run
 * tool -- faults` tries all writes.
 */
const sample = new Set(['visitCreate', 'documentDelete', 'doctorServiceLinkUpdate', 'clinicClientCreate']);

for (const write of [...peoplesWrites, ...doctorsWrites, ...clinicsWrites].filter(({ id }) => sample.has(id))) {
  test(`a write that fails in any way loses no input and is not carried out twice: ${write.id}`, async ({
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

/**
 * A page with a list for each kind of user; `npm run tool -- faults` tries all screens with all
 * failures.
 */
const pages: readonly { as: Person | null; address: string }[] = [
  { as: null, address: '/search?category=doctors' },
  { as: null, address: '/doctor/serikova-aigul' },
  { as: 'patient', address: '/fo/patient/visits' },
  { as: 'doctor', address: '/fo/doctor/schedule' },
  { as: 'clinic', address: '/fo/clinic/clients' },
];
const spread = /(500 in raw words|HTML|a bad row|unknown values|no options|long texts|any allowed 1)$/;

for (const { as, address } of pages) {
  test(`a page stays usable whatever the server answers to its reads: ${address}`, async ({
    browser,
    contextOptions,
    baseURL,
    stage,
    provider,
  }) => {
    const page = await FaultyPage.openedBy(as, { browser, contextOptions, baseURL, stage, provider });
    const faultsOf = (id: OperationId) => (readByFrames.includes(id) ? [] : faultsNamed(spread, id));
    const { findings } = await failuresOn(page, { name: address, address, faultsOf });
    await page.page.context().close();
    expect(findings.toString()).toBe('');
    expect(findings.cases).toBeGreaterThan(8);
  });
}

test('a URL that contains a script opens a page and does not run the script', async ({
  browser,
  contextOptions,
  baseURL,
  stage,
  provider,
}) => {
  const faulty = await FaultyPage.openedBy(null, { browser, contextOptions, baseURL, stage, provider });
  const { page } = faulty;
  for (const { at } of addressesOf().filter(({ id }) =>
    ['/search', '/qa/$id', '/auth/login', '/compare'].includes(id),
  )) {
    for (const text of ['script', 'json'] as const) {
      const { problems } = await faulty.open(at(hostileTexts[text]));
      expect(problems).toEqual([]);
      expect(await page.evaluate(() => 'wasRun' in window || 'wasRun' in {})).toBe(false);
    }
  }
  await page.context().close();
});
