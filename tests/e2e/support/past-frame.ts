import type { Page } from '@playwright/test';

/**
 * Lets `goto` and `reload` of a cabinet's page end when the program has drawn it: its frame, which is there
 * first, has the same heading and menu, and leaves in the middle of what a test does. `waitUntil: 'commit'`
 * waits for nothing.
 *
 * @returns a function that gives the page its own ways back
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
