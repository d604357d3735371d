import type { Page } from '@playwright/test';

/**
 * Makes `goto` and `reload` of a cabinet page wait until the program has rendered. The static frame
 * before it has the same heading and menu, and would be replaced in the middle of a test.
 * `waitUntil: 'commit'` does not wait.
 * @returns a function that restores the page's methods
 */
export function passFrames(page: Page): () => void {
  const { goto, reload } = page;
  const drawn = async (waitUntil?: string): Promise<void> => {
    if (waitUntil === 'commit' || !new URL(page.url()).pathname.startsWith('/fo/')) return;
    await page.waitForFunction(() => window.programStarted === undefined);
  };
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    await drawn(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    await drawn(options?.waitUntil);
    return response;
  };
  return () => void Object.assign(page, { goto, reload });
}
