import { expect, type Page } from '@playwright/test';
import { button, consentAndSend, enterCode, fillPasswords, fillPerson } from './auth/registering.ts';
import { test, testStart } from './fixtures.ts';
import { book, bookingPath, clock, freeTimes, hero, openBooking } from './support/booking.ts';
import { fixDate } from './support/fixed-date.ts';
import { logIn } from './support/logging-in.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Two failures of browser storage: access is forbidden, or the quota is exceeded. */
const storages = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [name, spoil] of Object.entries(storages)) {
  test(`people search, log in, type and log out on a device whose browser storage is ${name}`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.goto('/search?q=кардиолог');
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /избранн/i })
      .first()
      .click();
    await page.goto('/auth/login');
    await logIn(page, 'patient');
    await expect(page).toHaveURL(/\/fo\/patient$/);
    await page.getByRole('link', { name: 'Профиль', exact: true }).filter({ visible: true }).first().click();
    await expect(heading(page, 'Профиль')).toBeVisible();
    await page.getByRole('button', { name: /^Меню/ }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(heading(page, 'Войти в Аман')).toBeVisible();
  });

  test(`a guest chooses a slot, registers and books on a device whose browser storage is ${name}`, async ({
    page,
    provider,
  }) => {
    await page.addInitScript(spoil);
    const [first = ''] = await freeTimes(provider);
    await page.goto(`/auth/login?redirect=${encodeURIComponent(bookingPath(first))}`);
    await expect(page.getByRole('region', { name: 'Вы выбрали' })).toContainText(clock(first));
    await page.getByRole('link', { name: 'Я впервые' }).click();
    await expect(heading(page, 'Создайте аккаунт')).toBeVisible();
    await page.getByLabel('Электронная почта').fill('new@demo.kz');
    await button(page, 'Получить код').click();
    await enterCode(page);
    await fillPerson(page);
    await fillPasswords(page);
    await consentAndSend(page);
    await expect(heading(page, 'Проверьте запись')).toBeVisible();
    await book(page);
  });
}

for (const [fault, days] of [
  ['behind', -1],
  ['ahead', 1],
] as const) {
  test(`a patient whose device clock is a day ${fault} holds and books slots by the server’s clock`, async ({
    page,
    signIn,
    provider,
  }) => {
    await signIn('patient');
    await fixDate(page, Date.parse(testStart) + days * 86_400_000);
    const [first = ''] = await freeTimes(provider);
    await openBooking(page, first);
    await expect(page.getByText(/Держим время/).filter({ visible: true })).toBeVisible();
    await book(page);
  });
}

test('a guest whose device clock is a day ahead sees today’s slots by the server’s clock', async ({
  page,
  provider,
}) => {
  await fixDate(page, Date.parse(testStart) + 86_400_000);
  const [first = ''] = await freeTimes(provider);
  await page.goto(`/doctor/${hero.slug}`);
  await expect(page.locator(`label:has(input[value="${first.slice(0, 10)}"])`).filter({ visible: true })).toBeVisible();
  await expect(page.locator(`input[value="${first}"]`).filter({ visible: true })).toBeVisible();
});
