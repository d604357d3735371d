import { expect } from '@playwright/test';
import { problemsOf } from '../layouts/looks.ts';
import { screens } from '../screens/screens.ts';
import { test } from './fixtures.ts';

/** One of each kind of page; `npm run test:layouts` opens all of them. */
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

test.describe('whole in a narrow window, enlarged, under forced colours and without motion:', () => {
  for (const screen of screens.filter(({ name }) => spread.has(name))) {
    test(screen.name, async ({ page, provider, signIn, site }) => {
      if (screen.as) await signIn(screen.as);
      expect(await problemsOf(screen, { page, provider, site })).toEqual([]);
    });
  }
});

test('a phone shows the whole name of the city in the header of somebody who is signed in @phone', async ({
  page,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  const city = page.getByRole('banner').getByText('Алматы', { exact: true });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Уведомления/ })).toBeVisible();
  // A tenth of a pixel too little is enough for «Алма…».
  const lacking = await city.evaluate((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return text.getBoundingClientRect().width - name.getBoundingClientRect().width;
  });
  expect(lacking).toBeLessThan(0.016);
});
