import { expect } from '@playwright/test';
import type { OperationId } from '#mocks/validate/contract.ts';
import { test } from '../e2e/fixtures.ts';
import { listen } from '../e2e/support/listening.ts';
import { SENDS_WITHIN, WritePage } from './write-page.ts';
import { writes } from './writes/all.ts';

const REFUSAL = 'Сейчас это сделать нельзя';
const answer = {
  status: 503,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ message: REFUSAL }),
};

/** Messages of dialogs that show their own text instead of the server's message, by operation. */
const OWN_WORDS: Partial<Record<OperationId, string>> = { authLogout: 'Сервер не подтвердил выход' };

/**
 * The text that a screen reader reads because focus moved: a question's title, a form's summary, a
 * field with its error.
 */
function readAtFocus(): string {
  const focused = document.activeElement;
  if (focused === null || focused.matches('body, main, dialog')) return '';
  const idsOf = (element: Element | null, attribute: string) => element?.getAttribute(attribute)?.split(' ') ?? [];
  const named = idsOf(focused.closest('[role=alertdialog]'), 'aria-labelledby');
  const described = idsOf(focused, 'aria-describedby');
  const read = [focused, ...[...named, ...described].map((id) => document.getElementById(id))];
  return read.map((one) => one?.textContent).join(' ');
}

for (const write of writes) {
  test(`a screen reader announces why a write failed: ${write.id}`, async ({
    browser,
    contextOptions,
    baseURL,
    stage,
    provider,
    site,
  }) => {
    const writing = await WritePage.of(write, { browser, contextOptions, baseURL, stage, provider, site });
    const { page, faulty } = writing;
    await writing.fillIn();
    const said = await listen(page, true);
    faulty.spoilWrite({ id: write.id, fault: { name: '503', kind: 'instead', answer } });
    expect(await writing.send(SENDS_WITHIN), 'it is sent').toBe(true);
    const heard = async () => [...(await said()), await page.evaluate(readAtFocus)];
    await expect
      .poll(async () => (await heard()).join(' ').replaceAll('\u00A0', ' '))
      .toContain(OWN_WORDS[write.id] ?? REFUSAL);
    await writing.close();
  });
}
