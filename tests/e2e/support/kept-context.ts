import type { BrowserContext } from '@playwright/test';

/** What Playwright itself leaves of an earlier test in a context that is used again: the page's history and name, stored answers, service workers. */
export async function freshened(context: BrowserContext, origin: string): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.evaluate(() => {
    window.name = '';
  });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.resetNavigationHistory');
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage,service_workers' });
  await devTools.detach();
}

/** Leaves every page while the test's own provider still answers what they send at the end, and takes back what it granted. */
export async function leave(context: BrowserContext): Promise<void> {
  const [first, ...others] = context.pages();
  // An empty page is none of the site's: what an init script says there is of no interest.
  context.removeAllListeners();
  first?.removeAllListeners();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([first?.goto('about:blank'), ...others.map((page) => page.close())]);
  await Promise.all([
    context.setOffline(false),
    context.clearPermissions(),
    context.setGeolocation(null),
    context.setExtraHTTPHeaders({}),
  ]);
}
