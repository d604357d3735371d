import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '#mocks/validate/contract.ts';
import { cropPhoto } from '../../e2e/patient/profile-page.ts';
import { chooseDay } from '../../e2e/support/calendar.ts';
import type { Person } from '../../e2e/support/people.ts';
import { png } from '../../e2e/support/pictures.ts';
import type { TestProvider } from '../../e2e/support/test-provider.ts';

type Name = string | RegExp;
export type Act = (page: Page) => Promise<unknown>;

/** A write: the page and the person's acts. The last act sends the write. */
export interface Write {
  readonly id: OperationId;
  readonly path: string | ((provider: TestProvider) => Promise<string>);
  readonly as: Person | null;
  readonly acts: readonly Act[];
}

const filling = new WeakSet<Act>();
const fills = (act: Act): Act => {
  filling.add(act);
  return act;
};
/** Whether an act fills in a field. Other acts navigate to the form and through it. */
export const isFilling = (act: Act): boolean => filling.has(act);

/** The writes of one person. */
export const writesOf =
  (as: Person | null) =>
  (id: OperationId, path: Write['path'], ...acts: readonly Act[]): Write => ({ id, path, as, acts });

const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]';
const main = (page: Page): Locator => page.locator('main');
const dialog = (page: Page): Locator => page.locator(DIALOG).filter({ visible: true }).last();
const seen = (all: Locator): Locator => all.filter({ visible: true }).first();
/** A field by its label, which may end with «необязательно». */
const field = (page: Page, label: Name): Locator =>
  page
    .getByLabel(typeof label === 'string' ? new RegExp(`^${label.replaceAll(' ', '\\s')}(\\sнеобязательно)?$`) : label)
    .filter({ visible: true })
    .last();

/** Presses a button or a link in the page's content. */
export const press =
  (name: Name): Act =>
  (page) =>
    seen(main(page).getByRole('button', { name }).or(main(page).getByRole('link', { name }))).click();

/** Presses a button of the open dialog, or the last of several buttons with this name. */
export const answer =
  (name: Name): Act =>
  (page) =>
    dialog(page).getByRole('button', { name }).filter({ visible: true }).last().click();

/** Taps any text on the page or in its dialog: the choices of a switch are labels. */
export const tap =
  (words: Name): Act =>
  (page) =>
    page.getByText(words, { exact: true }).filter({ visible: true }).last().click();

/** Presses an item of an open menu, which is not a dialog. */
export const pick =
  (name: Name): Act =>
  (page) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();

export const type = (label: Name, text: string): Act => fills((page) => field(page, label).fill(text));

/** Chooses a day («2026-06-12») in the calendar of a field. */
export const onDay = (label: string, date: string): Act =>
  fills((page) => chooseDay(page.locator('body'), label, date));

/** Types a code, whose last digit submits it. */
export const typeCode = (label: Name, code: string): Act =>
  fills(async (page) => {
    await field(page, label).fill('');
    await field(page, label).pressSequentially(code);
  });

export const choose = (label: Name, option: string | { index: number }): Act =>
  fills((page) => field(page, label).selectOption(option));

export const tick = (name: Name): Act =>
  fills((page) =>
    seen(page.getByRole('checkbox', { name }).or(page.getByRole('switch', { name }))).setChecked(true, { force: true }),
  );

/**
 * Chooses the first free choice (with this name), whose radio button may be covered by its label.
 */
export const choice = (name: Name = /./): Act =>
  fills((page) => page.getByRole('radio', { name, disabled: false }).first().check({ force: true }));

export const file =
  (name: Name, chosen: { name: string; mimeType: string; buffer: Buffer }): Act =>
  async (page) => {
    const chooser = page.waitForEvent('filechooser');
    await seen(page.getByRole('button', { name })).click();
    await (await chooser).setFiles(chosen);
  };

/** Chooses a photo and opens the crop dialog. */
export const photo: Act = (page) => cropPhoto(page, png());

/** Combines several acts that are repeated together: a menu closes after a press on its item. */
export const both =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };
