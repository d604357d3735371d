import type { BrowserContext, Disposable, Page } from '@playwright/test';

/**
 * Freezes the pages' `Date`, now and after each navigation. Timers, animation frames and
 * `performance` stay real; Playwright's clock would replace them too.
 * @param now milliseconds since 1970
 * @returns a disposable that gives later pages the true date again
 */
export async function fixDate(owner: BrowserContext | Page, now: number): Promise<Disposable> {
  const script = await owner.addInitScript(fix, now);
  const pages = 'pages' in owner ? owner.pages() : [owner];
  await Promise.all(pages.flatMap((page) => page.frames()).map((frame) => frame.evaluate(fix, now)));
  return script;
}

function fix(now: number): void {
  const isFixed = Reflect.has(globalThis, 'fixedDate');
  Reflect.set(globalThis, 'fixedDate', now);
  if (isFixed) return;
  const fixedDate = (): number => Number(Reflect.get(globalThis, 'fixedDate'));
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [fixedDate()] : given, made) as Date,
    apply: (real) => new real(fixedDate()).toString(),
    get: (real, name) => (name === 'now' ? fixedDate : (Reflect.get(real, name) as unknown)),
  });
}
