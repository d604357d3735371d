import { expect, type Page } from '@playwright/test';

export const CARD = '/fo/patient/medical-card';
export const MEGABYTES = 1024 * 1024;

interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A file of this size that begins like a PDF. */
export function pdf(name: string, bytes = 2000): SentFile {
  const beginning = Buffer.from('%PDF-1.4\n');
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([beginning, Buffer.alloc(bytes - beginning.length)]),
  };
}

/** Chooses files with the button for uploads that this screen shows. */
export async function chooseFiles(page: Page, ...files: SentFile[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^(Выбрать файлы|Файлы)$/ })
    .filter({ visible: true })
    .click();
  await (await choosing).setFiles(files);
}

/** The row of an upload. */
export function uploadRow(page: Page, name: string) {
  return page.getByRole('listitem').filter({ hasText: name }).filter({ visible: true }).first();
}

export async function openCard(page: Page, path = CARD): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Медкарта' })).toBeVisible();
}

/** Names of the listed documents, in order. */
export async function listedNames(page: Page): Promise<string[]> {
  const names = await page
    .getByRole('table', { name: 'Документы медкарты' })
    .getByRole('link')
    .filter({ visible: true })
    .allInnerTexts();
  return names.map((name) => name.replaceAll('\u00A0', ' '));
}

/** Opens the menu «…» of a document and chooses an item. */
export async function chooseAction(page: Page, document: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Действия: ${document}` }).click();
  // The menus of other rows are closed and invisible.
  const item = page.getByRole(/^(Открыть|Изменить)$/.test(action) ? 'link' : 'button', { name: action, exact: true });
  await item.filter({ visible: true }).click();
}
