import type { BrowserContext, Disposable, Page } from '@playwright/test';

/**
 * Freezes the pages' `Date`, now and after each navigation. Timers, animation frames and
 * `performance` stay real; Playwright's clock would replace them too.
 * @param now milliseconds since 1970
 * @returns disposing it gives the next pages the true date again
 */
export async function holdDate(owner: BrowserContext | Page, now: number): Promise<Disposable> {
  const held = await owner.addInitScript(hold, now);
  const pages = 'pages' in owner ? owner.pages() : [owner];
  await Promise.all(pages.flatMap((page) => page.frames()).map((frame) => frame.evaluate(hold, now)));
  return held;
}

/** Runs in the page. */
function hold(now: number): void {
  const isHeld = Reflect.has(globalThis, 'heldDate');
  Reflect.set(globalThis, 'heldDate', now);
  if (isHeld) return;
  const heldDate = (): number => Number(Reflect.get(globalThis, 'heldDate'));
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [heldDate()] : given, made) as Date,
    apply: (real) => new real(heldDate()).toString(),
    get: (real, name) => (name === 'now' ? heldDate : (Reflect.get(real, name) as unknown)),
  });
}
