import { expect, type Page } from '@playwright/test';

/** Opens the menu of the current person, whose name is on the button on a desktop. */
export async function openMenu(page: Page): Promise<void> {
  const name = (page.viewportSize()?.width ?? 0) > 768 ? /^Меню: / : 'Меню';
  await page.getByRole('button', { name }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
