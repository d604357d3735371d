import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book, chooseTime, hero } from '../support/booking.ts';
import { logIn } from '../support/logging-in.ts';

test('Back leads from the booked visit out of the site in a few presses and never reopens the booking form @desktop', async ({
  page,
  provider,
  site,
}) => {
  await page.goto('about:blank');
  await page.goto(`/doctor/${hero.slug}`);
  await chooseTime(page);
  await page.getByRole('link', { name: /^Записаться на/ }).click();
  await logIn(page, 'patient');
  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  await page.getByRole('button', { name: /^Добавить/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Не добавлять' }).click();
  await book(page);
  const holds = provider.count('POST', '/fo/patient/slot-holds');
  const seen: string[] = [];
  while (page.url() !== 'about:blank' && seen.length < 9) {
    await page.goBack();
    // A page restored from the browser's history sends its requests again.
    await site.quiet();
    seen.push(new URL(page.url()).pathname);
  }
  expect(seen.length).toBeLessThanOrEqual(3);
  expect(seen).not.toContain('/fo/patient/schedule-record');
  expect(provider.count('POST', '/fo/patient/slot-holds')).toBe(holds);
});

test('a patient who has only chosen a day and a slot is not asked before leaving the page @desktop', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(`/doctor/${hero.slug}`);
  await chooseTime(page);
  await page.goto('/search?category=doctors');
  expect(asked).toEqual([]);
});
