import { expect } from '@playwright/test';
import type { OperationId } from '#mocks/validate/contract.ts';
import { test } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/support/logging-in.ts';
import { examine } from './examine.ts';
import { asTyped } from './in-form.ts';
import { type Row, rowType } from './table-reporter.ts';
import { SENDS_WITHIN, WritePage } from './write-page.ts';
import { isFilling } from './writes/acts.ts';
import { writes } from './writes/all.ts';

/** Forms that don't restore their input, by reason. */
const forgets: Readonly<Record<string, readonly OperationId[]>> = {
  'a public page, which a session that ends does not leave: the text stays where it is': ['questionCreate'],
  'nothing but passwords and codes': [
    'passwordUpdate',
    'accountDelete',
    'secondFactorSetup',
    'secondFactorTurnOn',
    'secondFactorTurnOff',
    'recoveryCodesReplace',
  ],
  'a file and a word on it': ['documentCreate', 'clinicPhotoCreate', 'clinicPhotoDelete'],
  'a chosen time, which may be taken by then': ['doctorWaitlistOfferUpdate', 'clinicWaitlistOfferUpdate'],
  'ticks of rights, which must not come back unseen, and of the rows behind a dialog': [
    'clinicStaffUpdate',
    'clinicPriceBulkUpdate',
  ],
  'what was typed belongs to a step before': [
    'emailCodeConfirm',
    'doctorVisitNoteDelete',
    'clinicVisitNoteDelete',
    'clinicFeedbackReplyDelete',
    'clinicAbsenceDelete',
    'clinicVisitRestore',
  ],
};
const forgetting = new Set(Object.values(forgets).flat());
const cabinets = { patient: 'Пациент', doctor: 'Врач', clinic: 'Клиника' } as const;

for (const write of writes) {
  const { id, as, acts } = write;
  if (as === null || !(as in cabinets) || forgetting.has(id) || !acts.slice(0, -1).some(isFilling)) continue;
  test(`a person whose session expires logs in and finds the form with its input: ${id}`, async ({
    browser,
    contextOptions,
    baseURL,
    stage,
    provider,
    site,
  }, info) => {
    test.setTimeout(3 * 60_000);
    const started = performance.now();
    const writing = await WritePage.of(write, { browser, contextOptions, baseURL, stage, provider, site });
    const { page, faulty } = writing;
    await writing.fillIn();
    await page.evaluate(examine, { unknownValue: 'brand_new_value', wholeText: null });
    const typed = await page.evaluate(asTyped);
    const { pathname } = new URL(page.url());
    const headers = { 'Content-Type': 'application/json' };
    const answer = { status: 401, headers, body: '{"message":"Unauthenticated."}' };
    faulty.spoilWrite({ id, fault: { name: '401', kind: 'instead', answer } });
    expect(await writing.send(SENDS_WITHIN), 'it is sent').toBe(true);
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
    faulty.spoilWrite(undefined);

    await page.getByLabel('Электронная почта').waitFor();
    const cabinet = page.getByRole('radio', { name: cabinets[as as keyof typeof cabinets] });
    if ((await cabinet.count()) > 0) await cabinet.check({ force: true });
    await logIn(page, as);
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
    page.setDefaultTimeout(SENDS_WITHIN);
    // A dialog restores its input when it opens again.
    const reopened = page.getByRole('dialog');
    if (['doctorVisitCreate', 'clinicVisitCreate'].includes(id)) await reopened.waitFor();
    else for (const act of acts.slice(0, -1)) if (!isFilling(act)) await act(page);
    const lost = async (): Promise<string[]> => {
      const kept = await page.evaluate(asTyped);
      return Object.entries(typed).flatMap(([name, value]) =>
        // The browser never stores an IIN and never restores a consent.
        value !== '' && kept[name] !== value && !/ИИН|огласие/.test(name) ? [`${name}: «${kept[name]}»`] : [],
      );
    };
    await expect.poll(lost).toEqual([]);
    await writing.close();
    const seconds = (performance.now() - started) / 1000;
    const row: Row = { screen: `draft ${id}`, operations: 1, cases: 1, failures: 0, seconds };
    info.annotations.push({ type: rowType, description: JSON.stringify(row) });
  });
}
