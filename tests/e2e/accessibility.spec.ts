import type { Screen } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';

/**
 * Screens that a phone and a desktop reach by different steps, so each device opens them itself.
 */
const reachedOtherwise = new Set([
  'home-suggestions',
  'search-filters',
  'booking-service',
  'booked',
  'sampling',
  'patient-menu',
  'card-uploads',
  'profile-photo-crop',
]);

/** Screens whose layout differs on a desktop, but which have no URL of their own. */
const widerToo = new Set([
  'search-clinics',
  'clinic-failed',
  'favourites',
  'favourites-clinics',
  'compare',
  'register-patient-errors',
  'booking',
  'review',
]);

const seen = new Set<string>();

/**
 * The devices of a screen: both for the first state of a URL, otherwise the device of its users.
 */
function deviceOf({ name, path, as }: Screen): { device: '@both' | '@phone' | '@desktop'; isWidened: boolean } {
  const address = typeof path === 'string' ? `${path.split('?')[0]} ${as}` : undefined;
  const isFirst = address !== undefined && !seen.has(address);
  if (isFirst) seen.add(address);
  if (reachedOtherwise.has(name)) return { device: '@both', isWidened: false };
  if (isFirst || widerToo.has(name)) return { device: '@phone', isWidened: true };
  return { device: as === 'doctor' || as === 'clinic' ? '@desktop' : '@phone', isWidened: false };
}

test.describe('axe finds no violation', () => {
  for (const screen of screens) {
    const { name, path, as, prepare, settles = true } = screen;
    const { device, isWidened } = deviceOf(screen);
    test(`on the screen ${name} ${device}`, async ({ page, provider, signIn, site }) => {
      if (as) await signIn(as);
      await page.goto(typeof path === 'string' ? path : await path(provider));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await prepare?.(page, provider);
      if (settles) await site.quiet();
      await expectAccessible(page);
      if (!isWidened) return;
      // Resize the open page: opening it again takes longer than the check.
      await page.setViewportSize({ width: 1440, height: 900 });
      if (settles) await site.quiet();
      await expectAccessible(page, 'on a desktop');
    });
  }
});
