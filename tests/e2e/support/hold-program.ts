import type { Page } from '@playwright/test';
import { asksFor } from './built-files.ts';

/** Keeps the program away until the returned function is called: a slow line. */
export async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(asksFor(/./), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
