import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

/** From the hour at which every test begins past the next midnight. */
const overNight = { hours: 16 };

for (const path of ['/search?category=doctors', '/clinic/ayala']) {
  test(`${path} that was left open over midnight reads free times again, and says «сегодня» of the new day`, async ({
    page,
    forward,
  }) => {
    await page.goto(path);
    const day = page.getByText(/завтра/i).filter({ visible: true });
    await expect(day.first()).toBeVisible();
    await forward(overNight);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText(/завтра[,\s]+13\sмая/i)).toHaveCount(0);
    await expect(
      page
        .getByText(/сегодня/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
}
