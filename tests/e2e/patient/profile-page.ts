import { expect, type Locator, type Page } from '@playwright/test';

export const PROFILE = '/fo/patient/profile';

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export const saveBar = (page: Page): Locator => page.locator('[data-bottom-bar]');
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Сохранить', exact: true }).click();

export async function openProfile(page: Page): Promise<void> {
  await page.goto(PROFILE);
  await expect(page.getByRole('heading', { name: 'Личные данные' })).toBeVisible();
}

/** Chooses a file with the photo button. */
export async function choosePhoto(page: Page, file: ChosenFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Выбрать|Сменить) фото$/ }).click();
  await (await chooser).setFiles(file);
}

/** Chooses a picture and waits for the crop dialog. */
export async function cropPhoto(page: Page, file: ChosenFile): Promise<Locator> {
  await choosePhoto(page, file);
  const dialog = page.getByRole('dialog', { name: 'Что останется на фото' });
  await expect(dialog.getByRole('img')).toBeVisible();
  return dialog;
}
