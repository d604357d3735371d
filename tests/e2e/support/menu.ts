import { expect, type Page } from '@playwright/test';

/** Opens the menu of the current person; on a desktop its button has the person's name. */
export async function openMenu(page: Page): Promise<void> {
  const name = (page.viewportSize()?.width ?? 0) > 768 ? /^Меню: / : 'Меню';
  await page.getByRole('button', { name }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
