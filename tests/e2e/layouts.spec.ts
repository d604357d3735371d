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
