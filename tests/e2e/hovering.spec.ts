import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

/** Pages of each cabinet with links to visits, documents, people, news. */
const pages = {
  patient: [
    '',
    '/visits',
    '/visits/1',
    '/visits?status=past',
    '/notifications',
    '/waitlist',
    '/medical-card',
    '/family',
  ],
  doctor: ['', '/visits', '/notifications', '/profile', '/reviews', '/archive'],
  clinic: ['', '/board', '/visits', '/notifications', '/clients', '/staff', '/filials', '/reviews'],
} as const;

/** A search is a POST that reads, and a GET below /visibility/ writes. */
const reads = /^\/front\/search(\/|$)/;
const writes = /\/visibility\//;

for (const person of ['patient', 'doctor', 'clinic'] as const) {
  test(`hovering over the links of a ${person}’s cabinet sends no write`, async ({ page, provider, signIn }) => {
    await signIn(person);
    for (const path of pages[person]) {
      await page.goto(`/fo/${person}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Calls before this point come from the page, not from hovering.
      const before = provider.calls.length;
      await page.evaluate(async () => {
        for (const link of document.querySelectorAll('a[href]')) {
          for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'focusin', 'touchstart']) {
            link.dispatchEvent(new Event(type, { bubbles: true }));
          }
        }
        await new Promise((resolve) => setTimeout(resolve, 1000));
      });
      const wrote = provider.calls
        .slice(before)
        .filter(({ method, path: asked }) => (method !== 'GET' && !reads.test(asked)) || writes.test(asked));
      expect(wrote, path).toEqual([]);
    }
  });
}
