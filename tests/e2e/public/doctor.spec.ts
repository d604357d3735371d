import { expect } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { test } from '../fixtures.ts';
import { hero } from '../support/booking.ts';

const path = `/doctor/${hero.slug}`;

test('a doctor’s page loads its nine sections in nine requests, and each section shows its content @both', async ({
  page,
  provider,
}) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Серикова Айгуль Маратовна');
  for (const name of ['Услуги и цены', 'О враче', 'Образование', 'Опыт работы', 'Отзывы', 'Где принимает']) {
    await expect(
      page.getByRole('heading', { name: new RegExp(`^${name.replaceAll(' ', '\\s')}`) }).first(),
    ).toBeVisible();
  }
  const calls = [
    'full',
    'parameters',
    'education',
    'work-experience',
    'qualification',
    'services',
    'clinics',
    'feedbacks',
    'contacts',
  ];
  for (const call of calls) {
    await expect.poll(() => provider.count('GET', `/front/doctors/${hero.slug}/${call}`), call).toBe(1);
  }
});

test('a doctor’s page shows each clinic’s prices, and hides the name of a reviewer who asked to hide it', async ({
  page,
  provider,
}) => {
  const elsewhere = provider.db.doctor_services.find('doctor', hero.doctorId).filter((one) => one.filial_id !== 1);
  for (const { id } of elsewhere) provider.db.doctor_services.update(id, { price: 17_300 });
  await page.goto(path);
  const services = page.locator('#services');
  await expect(services).toContainText('12 500 ₸');
  await expect(services).not.toContainText('17 300 ₸');
  await services.getByRole('group', { name: 'Клиника' }).getByText('Тұмар').click();
  await expect(services).toContainText('17 300 ₸');
  await expect(services).not.toContainText('12 500 ₸');
  await page.goto(`${path}/reviews?sort=low-rate`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Пациент скрыл имя').first()).toBeVisible();
  await expect(page.getByRole('combobox').filter({ visible: true }).last()).toHaveValue('low-rate');
});

test('the button that shows a doctor’s taken slots is above the first free slot, and stays visible when it is pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const fold = page.getByRole('button', { name: /^Занято: \d+\. Показать$/ });
  await expect(fold).toBeInViewport({ ratio: 1 });
  const lower = await page
    .getByRole('radio', { name: /^\d\d:\d\d$/ })
    .first()
    .locator('xpath=..')
    .boundingBox();
  const box = await fold.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((lower?.y ?? 0) + 1);
  await fold.click();
  await expect(page.getByRole('button', { name: 'Скрыть занятые' })).toBeInViewport({ ratio: 1 });
});

test('a doctor’s page stays usable when one of its sections fails', async ({ page, provider }) => {
  provider.use(
    http.get('*/api/v0/front/doctors/:id/education', () => HttpResponse.html('<h1>502</h1>', { status: 200 })),
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const repeat = page.getByRole('button', { name: 'Повторить' }).first();
  await expect(repeat).toBeVisible();
  provider.reset();
  await repeat.click();
  await expect(page.getByText('Лечебное дело').first()).toBeVisible();
});

test('the page of an unknown doctor shows «not found» after one request', async ({ page, provider, site }) => {
  await page.goto('/doctor/nobody-at-all');
  await expect(page.getByRole('heading', { name: 'Такого врача нет' })).toBeVisible();
  await site.quiet();
  expect(provider.count('GET', /nobody-at-all/)).toBe(1);
  await expect(page.getByRole('link', { name: 'Искать «nobody at all»' })).toBeVisible();
  await page.goto('/doctor/..%2f..%2fauth');
  await expect(page.getByRole('heading', { name: 'Такого врача нет' })).toBeVisible();
});

test('the page of a doctor who is booked only by phone shows the phone and no waitlist', async ({ page, provider }) => {
  provider.db.doctors.update(1, { has_online_booking: false });
  await page.goto('/doctor/serikova-aigul');
  await expect(page.getByText('Запись по\u00A0телефону').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('a[href^="tel:"]').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Сообщить о времени' })).toHaveCount(0);
});

test('a person can share the URL of a doctor’s page @both', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(path);
  await page
    .getByRole('button', { name: /Поделиться/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText('Ссылка скопирована').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
});

test('each review of a doctor shows whether it was written after a visit, and a link explains the rating', async ({
  page,
}) => {
  await page.goto('/doctor/serikova-aigul/reviews');
  await expect(page.getByRole('article').first()).toContainText('После визита');
  await page.getByRole('link', { name: 'Как считаем рейтинг' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Как мы считаем рейтинг');
});
