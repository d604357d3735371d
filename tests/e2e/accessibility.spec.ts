import { type Screen, screens } from '../screens/screens.ts';
import { test } from './fixtures.ts';
import { expectAccessible } from './support/accessible.ts';

/** Screens and states that are laid out in another way on a desktop, and have no address of their own that says so. */
const widerToo = new Set([
  'home-suggestions',
  'search-filters',
  'search-clinics',
  'favourites',
  'compare',
  'booking',
  'booking-service',
  'booked',
  'sampling',
  'patient-menu',
  'card-uploads',
  'profile-photo-crop',
  'review',
]);

const seen = new Set<string>();

/** Each address on both devices as it opens; its other states where people meet them: at a desk in the cabinets of doctors and clinics. */
function deviceOf({ name, path, as }: Screen): '@both' | '@phone' | '@desktop' {
  const address = typeof path === 'string' ? `${path.split('?')[0]} ${as}` : undefined;
  const isFirst = address !== undefined && !seen.has(address);
  if (isFirst) seen.add(address);
  if (isFirst || widerToo.has(name)) return '@both';
  return as === 'doctor' || as === 'clinic' ? '@desktop' : '@phone';
}

test.describe('nothing that axe can find is wrong with', () => {
  for (const screen of screens) {
    const { name, path, as, prepare, settles = true } = screen;
    test(`${name} ${deviceOf(screen)}`, async ({ page, provider, signIn, site }) => {
      if (as) await signIn(as);
      await page.goto(typeof path === 'string' ? path : await path(provider));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await prepare?.(page, provider);
      if (settles) await site.quiet();
      await expectAccessible(page);
    });
  }
});
