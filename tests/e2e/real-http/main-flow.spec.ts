import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book, bookingPath, hero } from '../support/booking.ts';
import { logIn } from '../support/logging-in.ts';

test('a patient logs in, books and cancels over real HTTP from another origin', async ({
  page,
  request,
  apiOrigin,
}) => {
  const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const answer = await request.get(`${apiOrigin}/api/v0/front/doctors/${hero.slug}/slots`, {
    params: { filial_id: hero.filialId, service_id: hero.serviceId, date_from: day(1), date_to: day(14) },
  });
  const { data } = (await answer.json()) as { data: { slots: { starts_at: string; available: boolean }[] }[] };
  const startsAt = data.flatMap(({ slots }) => slots).find(({ available }) => available)?.starts_at ?? '';

  await page.goto(bookingPath(startsAt));
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
  await logIn(page, 'patient');
  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  await book(page);

  await page.reload();
  await page.getByRole('button', { name: 'Отменить запись' }).filter({ visible: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить запись' }).click();
  await expect(page.getByText('Отменён вами').first()).toBeVisible();
});
