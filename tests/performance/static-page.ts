import type { Page } from '@playwright/test';
import type { SiteServer } from './site-server.ts';

export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Stores the program's rendered page as a static file, with the same styles, fonts and pictures but
 * no script: the fastest possible page over the same connection.
 * @param page a blank page of this device and person
 * @returns the file's URL
 */
export async function makeStaticPage(site: SiteServer, page: Page, name: string, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const pictures = new Map(
    (await page.evaluate(pictureAddresses)).map((address, index) => [address, `/static/${name}/${index}`]),
  );
  for (const [address, copy] of pictures) {
    const response = await page.request.get(address);
    const type = response.headers()['content-type'] ?? 'application/octet-stream';
    await site.hold(copy, type, await response.body());
  }
  const html = await page.evaluate(withoutProgram, Object.fromEntries(pictures));
  await page.close();
  const own = `/static/${name}`;
  await site.hold(own, 'text/html; charset=utf-8', Buffer.from(html));
  return own;
}

function pictureAddresses(): string[] {
  const images = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
  return [...new Set(images)].filter((address) => address !== '' && !/^(?:data|blob):|^\/assets\//.test(address));
}

function withoutProgram(pictures: Record<string, string>): string {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of root.querySelectorAll('script, noscript, link[rel="modulepreload"]')) element.remove();
  for (const image of root.querySelectorAll('img')) {
    const copy = pictures[image.getAttribute('src') ?? ''];
    if (copy !== undefined) image.setAttribute('src', copy);
  }
  return `<!doctype html>\n${root.outerHTML}`;
}
