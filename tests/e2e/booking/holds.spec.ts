import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { bookButton, bookingPath, clock, consent, freeTimes, openBooking } from '../support/booking.ts';

const holding = (page: Page) => page.getByText('Держим время для вас').filter({ visible: true });

test.describe('a patient who books', () => {
  test.beforeEach(async ({ signIn }) => signIn('patient'));

  test('and holds a fourth slot in another tab reads in the first tab that its slot is no longer held', async ({
    page,
    context,
    provider,
  }) => {
    const times = await freeTimes(provider);
    const [first = '', second = '', third = '', fourth = ''] = [times[0], times[3], times[6], times[9]];
    await openBooking(page, first);
    const other = await context.newPage();
    await openBooking(other, second);
    await expect(holding(page)).toBeVisible();
    expect(await freeTimes(provider)).not.toContain(first);

    for (const startsAt of [third, fourth]) {
      // A closed tab does not release its hold; the hold expires.
      await other.goto('about:blank');
      await openBooking(other, startsAt);
    }
    const told = `Вы выбрали другое время, ${clock(first)} больше не держим`;
    await expect(page.getByRole('heading', { name: told }).filter({ visible: true })).toBeVisible();
    await expect(bookButton(page)).toBeDisabled();
    expect(await freeTimes(provider)).toContain(first);
    await page
      .getByRole('button', { name: `Продолжить с ${clock(first)}` })
      .filter({ visible: true })
      .click();
    await expect(holding(page)).toBeVisible();
  });

  test('and returns to the tab of the booking reads that the hold has ended', async ({ page, provider }) => {
    const [first = ''] = await freeTimes(provider);
    await openBooking(page, first);
    for (const { id } of [...provider.db.slot_holds.all()]) provider.db.slot_holds.remove(id);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const heading = page.getByRole('heading', { name: `${clock(first)} больше не держим` });
    await expect(heading.filter({ visible: true })).toBeVisible();
  });

  test('does not prolong the hold by reloading the page', async ({ page, provider, forward }) => {
    const [first = ''] = await freeTimes(provider);
    await openBooking(page, first);
    await forward({ minutes: 3 });
    await page.goto(bookingPath(first));
    await expect(holding(page)).toContainText(/ещё [12]:\d\d/);
  });

  test('and whose hold expires reads this beside the booking button, and can hold the slot again', async ({
    page,
    provider,
    forward,
  }) => {
    const [first = ''] = await freeTimes(provider);
    await openBooking(page, first);
    await consent(page).check();
    await forward({ minutes: 20 });
    const told = page
      .getByText(`${clock(first)} больше не держим`, { exact: false })
      .filter({ visible: true })
      .last();
    await expect(told).toBeInViewport();
    await bookButton(page).click({ force: true });
    expect(provider.count('POST', '/fo/patient/visits')).toBe(0);
    await page.getByRole('button', { name: 'Что делать' }).filter({ visible: true }).click();
    const again = page.getByRole('button', { name: `Продолжить с ${clock(first)}` }).filter({ visible: true });
    await expect(again).toBeInViewport();
    await again.click();
    await expect(holding(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Что делать' })).toHaveCount(0);
  });

  test('sees in a dialog over the form how long the slot is held', async ({ page, provider }) => {
    const [first = ''] = await freeTimes(provider);
    await openBooking(page, first);
    await page.getByRole('button', { name: /^Добавить/ }).click();
    await expect(page.getByRole('dialog').getByText('Держим время для вас')).toBeInViewport();
  });
});

test('a guest who chooses another slot in a second tab reads in the first tab that its slot is no longer held', async ({
  page,
  context,
  provider,
}) => {
  const times = await freeTimes(provider);
  const [first = '', second = ''] = [times[0], times[3]];
  const login = (startsAt: string) => `/auth/login?${new URLSearchParams({ redirect: bookingPath(startsAt) })}`;
  await page.goto(login(first));
  await expect(holding(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(login(second));
  await expect(holding(other)).toBeVisible();
  await expect(page.getByText(`Вы выбрали другое время, ${clock(first)} больше не держим.`)).toBeVisible();
  await page.getByRole('button', { name: `Держать ${clock(first)}` }).click();
  await expect(holding(page)).toBeVisible();
  await expect(other.getByText(`Вы выбрали другое время, ${clock(second)} больше не держим.`)).toBeVisible();
});

test('a guest whose device has slept reads that the hold has expired', async ({ page, provider, forward }) => {
  const [first = ''] = await freeTimes(provider);
  await page.goto(`/auth/login?${new URLSearchParams({ redirect: bookingPath(first) })}`);
  await expect(holding(page)).toBeVisible();
  await forward({ minutes: 20 });
  await expect(page.getByText('Время больше не удерживаем').filter({ visible: true })).toBeVisible();
});
