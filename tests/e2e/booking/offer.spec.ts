import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { book } from '../support/booking.ts';

test.beforeEach(async ({ signIn }) => signIn('patient'));

test('a service that a person chooses in the list of services stays chosen up to the page «Проверьте запись»', async ({
  page,
}) => {
  await page.goto('/services?kind=examination&q=УЗИ брюшной');
  await page.getByRole('link', { name: /^Выбрать врача\s?: УЗИ брюшной полости/ }).click();
  const card = page.getByRole('article').first();
  await expect(card).toContainText('УЗИ брюшной полости');
  const price = /[\d\s]+₸/.exec((await card.textContent()) ?? '')?.[0].trim() ?? '';
  expect(price).not.toBe('');

  // The doctor's page keeps the chosen service.
  await card.getByRole('link', { name: /^Все даты/ }).click();
  await expect(page).toHaveURL(/\/doctor\/.+service=\d+/);
  await expect(page.getByText('УЗИ брюшной полости').filter({ visible: true }).first()).toBeVisible();
  await page.goBack();

  await card
    .getByRole('link', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('УЗИ брюшной полости');
  await expect(main).toContainText(price);
  await expect(main).not.toContainText('Первичный приём');
});

test('on a phone the top of a doctor’s page shows the service, price and place of the free slots', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/search?formats=online');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Все даты/ })
    .click();
  const nearest = page.getByRole('region', { name: 'Ближайшее время' });
  await expect(nearest.getByText(/^Онлайн-консультация/)).toBeInViewport();
  await expect(nearest.getByText(/Онлайн, по\sвидеосвязи$/)).toBeInViewport();
  await expect(page.getByText('Онлайн-консультация', { exact: true }).filter({ visible: true })).toBeInViewport();

  await page.goto('/search?services=uzi-bryushnoi-polosti');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Все даты/ })
    .click();
  await expect(nearest.getByText('УЗИ брюшной полости')).toBeInViewport();
  await expect(nearest.getByText(/^(Сегодня|Завтра), \d+\sмая\. .*«.+»/)).toBeInViewport();
});

for (const [format, title] of [
  ['home', 'Вызов педиатра на дом'],
  ['online', 'Онлайн-консультация педиатра'],
] as const) {
  test(`a search filtered by a format of visits leads to a booking with this format: ${format}`, async ({ page }) => {
    await page.goto(`/search?specialisations=pediatr&formats=${format}`);
    const card = page.getByRole('article').first();
    await expect(card).toContainText(title.replace(' на дом', ''));
    await card
      .getByRole('link', { name: /^\d\d:\d\d/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(new RegExp(title.replaceAll(' ', '\\s')));
  });
}

test('an online visit has the same price in the search, on the doctor’s page, in the booking and in the visit', async ({
  page,
}) => {
  await page.goto('/search?specialisations=terapevt&formats=online&price_to=8000');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Онлайн-консультация');
  const price = /\d[\d\s]*₸/.exec((await card.textContent()) ?? '')?.[0] ?? '';
  expect(Number(price.replaceAll(/\D/g, ''))).toBeGreaterThan(0);
  expect(Number(price.replaceAll(/\D/g, ''))).toBeLessThanOrEqual(8000);
  const sameSum = new RegExp(price.replaceAll(/\s/g, '\\s'));

  await card.getByRole('link', { name: /^Все даты/ }).click();
  await expect(page.getByText('Онлайн-консультация').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(sameSum).filter({ visible: true }).first()).toBeVisible();
  await page.goBack();

  await card
    .getByRole('link', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(sameSum);
  await book(page);
  await expect(page.getByRole('main')).toContainText(sameSum);
  await page.goto('/fo/patient/visits');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Ждёт подтверждения' })
    .filter({ hasText: /онлайн/i })
    .getByRole('link', { name: /Подробнее о визите/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText(sameSum);
});

test('a comparison of doctors from a search shows the searched service', async ({ page }) => {
  await page.goto('/search?services=uzi-bryushnoi-polosti');
  const toggles = page.getByRole('button', { name: /^Сравнить: / });
  await toggles.nth(0).click();
  await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Отмечен один врач' })).toBeVisible();
  await toggles.nth(1).click();
  await page.getByRole('link', { name: 'Сравнить', exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?.*offer=uzi-bryushnoi-polosti/);
  await expect(page.getByRole('row', { name: /^УЗИ брюшной полости/ })).toContainText('₸');
  await expect(page.getByRole('row', { name: /^Стаж/ })).toContainText('Больше');
  await page.getByRole('link', { name: 'Поиск врачей' }).click();
  await expect(page).toHaveURL(/\/search\?.*services=uzi-bryushnoi-polosti/);
  await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'true');
});
