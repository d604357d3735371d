import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../e2e/fixtures.ts';
import { screens } from './screens.ts';

const folder = join(import.meta.dirname, '../.out/screens');
mkdirSync(folder, { recursive: true });

for (const { name, path, as, prepare, settles = true } of screens) {
  test(`the gallery gets a picture of the screen ${name}`, async ({ page, provider, signIn }, { project }) => {
    if (as) await signIn(as);
    await page.goto(typeof path === 'string' ? path : await path(provider));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await prepare?.(page, provider);
    if (settles) await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const width = project.name.replace('screens-', '');
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true, animations: 'disabled' });
  });
}
