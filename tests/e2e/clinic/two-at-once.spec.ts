import { expect } from '@playwright/test';
import type { Db } from '#mocks/db/db.ts';
import { test } from '../fixtures.ts';

/**
 * Gives two visit requests to the demo doctor the same time, as after a change of hours.
 * @returns the ids of the two visits
 */
function twoRequests(db: Db): readonly [number, number] {
  const [first, second] = db.visits
    .find('clinic', 1)
    .filter(({ status, doctor_id, starts_at }) => status === 'pending' && doctor_id === 1 && starts_at > db.meta.today)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  if (first === undefined || second === undefined) throw new Error('the seed has two requests');
  db.visits.update(second.id, { starts_at: first.starts_at, ends_at: first.ends_at });
  return [first.id, second.id];
}

test('a receptionist can’t confirm a visit request that overlaps a confirmed visit, and gets a link to this visit', async ({
  page,
  provider,
  signIn,
}) => {
  const [first, second] = twoRequests(provider.db);
  await signIn('clinic');
  await page.goto('/fo/clinic/visits?status=pending');
  const row = (id: number) => page.getByRole('listitem').filter({ has: page.locator(`a[href$="/visits/${id}"]`) });
  const confirm = { name: /^Подтвердить/ };
  await row(first).getByRole('button', confirm).click();
  await expect(page.getByText(/запись подтверждена/)).toBeVisible();
  await row(second).getByRole('button', confirm).click();
  const alert = page.getByRole('alert').filter({ hasText: 'На это время уже есть подтверждённая запись' });
  await expect(alert).toContainText('Перенесите одну из них');
  await alert.getByRole('link', { name: /^Открыть запись: / }).click();
  await expect(page).toHaveURL(new RegExp(`visit=${first}`));
});
