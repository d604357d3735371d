import { expect, type Page } from '@playwright/test';

/** Opens the menu of whoever is logged in: a desktop's says who that is. */
export async function openMenu(page: Page): Promise<void> {
  const name = (page.viewportSize()?.width ?? 0) > 768 ? /^Меню: / : 'Меню';
  await page.getByRole('button', { name }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
