import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('a clinic’s hours highlight the current day of Kazakhstan, whatever the browser’s time zone', async ({
  page,
  provider,
  forward,
}) => {
  for (const { id, hours } of provider.db.filials.find('clinic', 1)) {
    const week = hours.map((day, index) => (index === 2 ? { from: 600, to: 660, breaks: [] } : day));
    provider.db.filials.update(id, { hours: week as typeof hours });
  }
  // 01:20 on Wednesday in Almaty; in UTC and in the browser's zone it is Tuesday.
  await forward({ hours: 17 });
  await page.goto('/clinic/ayala');
  await expect(page.getByRole('term').filter({ hasText: '(сегодня)' }).first()).toHaveText('Ср (сегодня)');
});
