import { screens } from '../screens/screens.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';

test.describe('nothing that axe can find is wrong with', () => {
  for (const { name, path, as, prepare, settles = true } of screens) {
    test(name, async ({ page, provider, signIn }) => {
      if (as) await signIn(as);
      await page.goto(typeof path === 'string' ? path : await path(provider));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await prepare?.(page, provider);
      if (settles) await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }
});
