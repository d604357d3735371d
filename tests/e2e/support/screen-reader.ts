import { expect } from '@playwright/test';
import { screens } from '../../screens/screens.ts';
import { test } from '../fixtures.ts';

/** Defines one test per screen: its accessibility tree contains these lines in this order. */
export function testAccessibilityTrees(spoken: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(spoken)) {
    test(`the screen ${name} has the expected accessibility tree @desktop`, async ({ page, provider, signIn }) => {
      const screen = screens.find((one) => one.name === name);
      if (!screen) throw new Error(`no screen ${name}`);
      if (screen.as) await signIn(screen.as);
      await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(provider));
      await screen.prepare?.(page, provider);
      await expect(page.locator('body')).toMatchAriaSnapshot(text);
    });
  }
}
