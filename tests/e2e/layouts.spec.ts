import { expect } from '@playwright/test';
import { problemsOf } from '../layouts/looks.ts';
import { screens } from '../screens/screens.ts';
import { test } from './fixtures.ts';

/** One page of each kind; `npm run tool -- test:layouts` opens all of them. */
const spread = new Set([
  'home',
  'search-filters',
  'doctor',
  'clinic',
  'review-new-filled',
  'booking',
  'register-choice',
  'doctor-hours',
  'clinic-board',
  'clinic-filials',
]);

test.describe('the layout on a narrow screen, enlarged and in forced colours', () => {
  for (const screen of screens.filter(({ name }) => spread.has(name))) {
    test(`has no problem on the screen ${screen.name}`, async ({ page, provider, signIn, site }) => {
      if (screen.as) await signIn(screen.as);
      expect(await problemsOf(screen, { page, provider, site })).toEqual([]);
    });
  }
});

test('on a phone the header shows a logged-in person the whole name of the city @phone', async ({ page, signIn }) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  const city = page.getByRole('banner').getByText('Алматы', { exact: true });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Уведомления/ })).toBeVisible();
  // The name is cut to «Алма…» if a tenth of a pixel is missing.
  const lacking = await city.evaluate((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return text.getBoundingClientRect().width - name.getBoundingClientRect().width;
  });
  expect(lacking).toBeLessThan(0.016);
});

test('on a narrow phone a doctor’s price does not touch the number of reviews @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search');
  await expect(page.getByRole('article').first().getByRole('link', { name: /отзыв/ })).toBeVisible();
  const touching = await page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const [reviews, price] = ['a[href*="/reviews"]', 'p > strong'].map((part) =>
        card.querySelector(part)?.getBoundingClientRect(),
      );
      const isApart = !reviews || !price || reviews.right <= price.left || reviews.bottom <= price.top;
      return isApart ? [] : [card.querySelector('h2')?.textContent];
    }),
  );
  expect(touching).toEqual([]);
});

const pages = {
  clinic: [
    'filials',
    'filials/1/profile',
    'clients',
    'clients/18',
    'doctors',
    'reviews',
    'staff',
    'news',
    'visits',
    'waitlist',
  ],
  doctor: ['home', 'operating-modes', 'patients', 'profile', 'archive', 'analytics', 'reviews', 'waitlist'],
} as const;

for (const role of ['clinic', 'doctor'] as const) {
  test(`each page of a ${role}’s cabinet has its heading and tabs 16 px from a phone’s edge @phone`, async ({
    page,
    signIn,
  }) => {
    await signIn(role);
    const found: Record<string, number[]> = {};
    for (const name of pages[role]) {
      await page.goto(`/fo/${role}/${name}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const starts = page.locator('main h1, main nav > a:first-child:not([href*="#"])');
      found[name] = await starts.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).flatMap(({ x, width }) => (width > 0 && x >= 0 ? [x] : [])),
      );
    }
    expect(
      Object.entries(found).flatMap(([name, starts]) => starts.filter((x) => x !== 16).map((x) => `${name}: ${x}`)),
    ).toEqual([]);
    expect(Object.values(found).every((starts) => starts.length > 0)).toBe(true);
  });
}
