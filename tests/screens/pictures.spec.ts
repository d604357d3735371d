import { expect } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';
import { differsFromBaseline } from './baseline.ts';
import { screens } from './screens.ts';

/** One page, form, list and window of each kind; `npm run tool -- screens` shows all screens. */
const key = new Set([
  ...['home', 'home-menu', 'home-suggestions', 'search', 'doctor', 'clinic'],
  ...[
    'services',
    'symptoms',
    'questions',
    'question',
    'compare',
    'favourites',
    'not-found',
    'login',
    'register-choice',
  ],
  ...['register-patient-errors', 'booking', 'booked', 'patient-home', 'visits-upcoming', 'visit', 'visit-reschedule'],
  ...['card', 'family', 'review-new-filled', 'patient-notifications', 'doctor-home', 'doctor-visit', 'doctor-patients'],
  ...['doctor-services', 'doctor-profile', 'doctor-analytics', 'clinic-board', 'clinic-board-visit'],
  ...['clinic-clients', 'clinic-filials', 'filial-profile', 'clinic-staff'],
]);
/**
 * The pictures show only the first screenful of a page: other tests check the rest, which would
 * quadruple the size of the pictures.
 */
const windows = [
  { width: 1440, height: 800 },
  { width: 375, height: 667 },
] as const;

for (const { name, path, as, prepare } of screens.filter((screen) => key.has(screen.name))) {
  test(`the screen ${name} looks as in its pictures`, async ({ page, provider, signIn, site, browser }) => {
    const difference = differsFromBaseline(browser.version());
    test.skip(difference !== undefined, difference);
    if (as) await signIn(as);
    await page.goto(typeof path === 'string' ? path : await path(provider));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await prepare?.(page, provider);
    for (const window of windows) {
      await page.setViewportSize(window);
      await site.quiet();
      await page.evaluate(() => document.fonts.ready);
      // A blinking caret or a hover would change the picture.
      await page.mouse.move(0, 0);
      await expect.soft(page).toHaveScreenshot(`${name}-${window.width}.png`);
    }
  });
}
