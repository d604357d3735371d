import type { Page } from '@playwright/test';

/**
 * Records what a screen reader would announce: each change of a live region's text, with assertive
 * changes marked. Screen readers often ignore a region inserted together with its text, so with
 * `isStrict` only regions that existed before count.
 */
export async function listen(page: Page, isStrict = false): Promise<() => Promise<string[]>> {
  await page.evaluate((strict) => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
    const last = new Map<Element, string | undefined>();
    /** The text without hidden and inert parts; undefined if the region itself is hidden. */
    const textOf = (region: Element): string | undefined => {
      if (!region.checkVisibility()) return undefined;
      const copy = region.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll('[inert], [aria-hidden=true], [hidden]')) part.remove();
      return copy.textContent.replaceAll(/\s+/g, ' ').trim();
    };
    for (const region of document.querySelectorAll(live)) last.set(region, textOf(region));
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const text = textOf(region);
        const isLoud = region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
        const wasThere = last.get(region) !== undefined;
        const isNews = text !== undefined && text !== '' && text !== last.get(region);
        if (isNews && (wasThere || (isLoud && !strict)) && region.parentElement?.closest(live) === null) {
          said.push(`${isLoud ? '! ' : ''}${text}`);
        }
        last.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, isStrict);
  return () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
}
