import type { Locator, Page } from '@playwright/test';

/** The metadata in the document's head. */
export function headOf(page: Page) {
  const data = page.locator('head script[type="application/ld+json"]');
  return {
    canonical: page.locator('head link[rel=canonical]'),
    description: page.locator('head meta[name=description]'),
    robots: page.locator('head meta[name=robots]'),
    data,
    openGraph: (property: string): Locator => page.locator(`head meta[property="og:${property}"]`),
    /** Nodes of the page's JSON-LD. */
    things: async (): Promise<unknown> => {
      const parsed: unknown = JSON.parse((await data.textContent()) ?? '');
      return typeof parsed === 'object' && parsed !== null && '@graph' in parsed ? parsed['@graph'] : parsed;
    },
  };
}
