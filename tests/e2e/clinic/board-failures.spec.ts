import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { boardWrites } from './board-writes.ts';
import { boardFaults, failing } from './failing-writes.ts';

/** One write of each kind with two failures; `npm run tool -- faults` tries all combinations. */
const SPREAD = [
  ['booking for a new client', /422/],
  ['moving by a mouse', /409|422 of its field/],
  ['taking a move back', /429|500/],
  ['arrived', /409|no network/],
  ['refusing', /412|422 of its field/],
  ['closing a day with its visits', /422 of its field|500/],
] as const;

for (const [name, faults] of SPREAD) {
  test(`a failed write of the board loses no input, and is carried out once when it is repeated: ${name}`, async ({
    page,
    provider,
    signIn,
    forward,
  }) => {
    const write = boardWrites.find((one) => one.name === name);
    if (!write) throw new Error(`no write is called ${name}`);
    await signIn('clinic');
    const chosen = boardFaults.filter((fault) => faults.test(fault.name));
    await failing(write, chosen, { page, provider, forward });
  });
}

test('a receptionist reloads free slots that failed to load, and the caller stays chosen', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('clinic');
  provider.use(http.get('*/api/v0/fo/clinic/slots', () => HttpResponse.json({ message: 'deadlock' }, { status: 500 })));
  await page.goto('/fo/clinic/board?filial=1&client=18');
  const booking = page.getByRole('dialog');
  await expect(booking.getByRole('button', { name: 'Другой клиент' })).toBeVisible();
  await expect(booking.getByText('Не получилось загрузить свободное время')).toBeVisible();
  provider.reset();
  await booking.getByRole('button', { name: 'Повторить' }).click();
  await expect(booking.getByRole('button', { name: /^Записать на/ })).toBeVisible();
  await expect(booking.getByText('Не получилось загрузить')).toHaveCount(0);
  await expect(booking.getByRole('button', { name: 'Другой клиент' })).toBeVisible();
});
