/**
 * Draws the icons of the installed site from the logo: `npx -c "node
 * src/shared/assets/icons/make.mjs"`. The icons are committed; run it again when the logo changes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../../../tests/tools/browser.ts';

const here = import.meta.dirname;
const mark = readFileSync(join(here, '../mark.svg'), 'utf8');
const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(mark)?.[1];

/**
 * `full`: the background fills the icon, and the logo stays inside the area that systems do not
 * crop.
 */
const icons = [
  { name: 'icon-192', size: 192, full: undefined },
  { name: 'icon-512', size: 512, full: undefined },
  { name: 'maskable-512', size: 512, full: 0.84 },
  { name: 'apple-180', size: 180, full: 0.88 },
];

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
for (const { name, size, full } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = size * (full ?? 1);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${full ? ground : 'transparent'}">
      <div style="width:${side}px;height:${side}px">${mark}</div>`,
  );
  await page.screenshot({ path: join(here, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
