import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { clock, freeTimes, hasBooked } from '../support/booking.ts';

/** From the start of the test's clock to twenty minutes past midnight. */
const overNight = { hours: 16 };

for (const path of ['/search?category=doctors', '/clinic/ayala']) {
  test(`a page that stays open over midnight loads the slots of the new day and calls it «сегодня»: ${path}`, async ({
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

test.describe('a page that stays open over midnight', () => {
  test.beforeEach(async ({ signIn }) => signIn('patient'));

  test('no longer shows «сегодня» at a patient’s visit of yesterday', async ({ page, forward }) => {
    await page.goto('/fo/patient');
    const next = page.getByRole('region', { name: 'Ближайший визит' });
    await expect(next.getByRole('heading', { name: 'Сегодня, 18:20' })).toBeVisible();
    await forward(overNight);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('Сегодня, 18:20')).toHaveCount(0);
  });

  test('shows «сегодня» instead of «завтра» in the deadline of a patient’s visit', async ({
    page,
    provider,
    forward,
  }) => {
    const startsAt = (await freeTimes(provider)).findLast((time) => time.startsWith('2026-05-13')) ?? '';
    const id = await hasBooked(provider, startsAt);
    provider.db.visits.update(id, { status: 'confirmed', answer_until: null });
    const until = `${String(Number(clock(startsAt).slice(0, 2)) - 4).padStart(2, '0')}${clock(startsAt).slice(2)}`;
    const note = (day: string) => page.getByText(`Отменить можно до ${until} ${day}`).filter({ visible: true });
    await page.goto('/fo/patient/visits');
    await expect(note('завтра')).toBeVisible();
    await forward(overNight);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(note('сегодня')).toBeVisible();
    await expect(note('завтра')).toHaveCount(0);
  });
});
