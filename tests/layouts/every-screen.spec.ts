import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';
import { screens } from '../screens/screens.ts';
import { problemsOf } from './looks.ts';

/** With `LAYOUT_PICTURES=1` the test saves a picture of each screen under forced colours. */
const folder = process.env['LAYOUT_PICTURES'] ? join(import.meta.dirname, '../.out/layouts') : undefined;
if (folder) mkdirSync(folder, { recursive: true });

for (const screen of screens) {
  test(`the screen ${screen.name} keeps its layout on a narrow screen, enlarged and in forced colours`, async ({
    page,
    provider,
    signIn,
    site,
    watch,
  }) => {
    // Resizing this screen while offline causes further requests.
    if (screen.name === 'home-offline') watch.allow(/ERR_INTERNET_DISCONNECTED/);
    if (screen.as) await signIn(screen.as);
    const problems = await problemsOf(screen, { page, provider, site });
    if (folder) await page.screenshot({ path: join(folder, `${screen.name}.png`), animations: 'disabled' });
    expect(problems.join('\n')).toBe('');
  });
}
