import type { Page } from '@playwright/test';
import { asksFor } from './built-files.ts';

/** Delays the scripts, like a slow connection, until the returned function is called. */
export async function holdProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(asksFor(/./), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
