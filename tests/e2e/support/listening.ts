import type { Page } from '@playwright/test';

/**
 * Hears what a screen reader would say by itself, from now on: each change of what a live region
 * says, the loud ones marked. Of a quiet region that comes onto the page together with its text
 * many say nothing, and some of a loud one: where strict, it has to be there before.
 */
export async function listen(page: Page, isStrict = false): Promise<() => Promise<string[]>> {
  await page.evaluate((strict) => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off])';
    const last = new Map<Element, string | undefined>();
    /** What is hidden or out of use is not read; undefined where the region itself is hidden. */
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
