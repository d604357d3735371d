import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

const clinic = '/clinic/ayala';

test.describe('a clinic', () => {
  test('says what it is, whether it is open, who is free and what it costs', async ({ page }) => {
    await page.goto(clinic);
    await expect(page).toHaveTitle(/Аяла.*Алматы\s—\sАман/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Аяла');
    await expect(page.getByText('Открыто до 20:00').first()).toBeVisible();

    const doctors = page.getByRole('region', { name: 'Врачи' });
    await expect(doctors.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'Услуги и цены' }).getByText('₸').first()).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /^Филиалы/ })
        .getByRole('link', { name: /^Маршрут/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: /^Отзывы/ }).getByRole('article')).toHaveCount(3);
  });

  test('says when it opens again', async ({ page, forward }) => {
    await forward({ hours: 13 });
    await page.goto(clinic);
    await expect(page.getByText('Закрыто, откроется завтра в 08:00').first()).toBeVisible();
  });

  test('shows more doctors on request and keeps them in the address', async ({ page }) => {
    await page.goto(clinic);
    const cards = page.getByRole('region', { name: 'Врачи' }).getByRole('article');
    await page.getByRole('button', { name: 'Показать ещё 6' }).click();
    await expect(cards).toHaveCount(12);
    await expect(page).toHaveURL(/page=2/);
    await expect(cards.nth(6).locator('xpath=..')).toBeFocused();
    await page.reload();
    await expect(cards).toHaveCount(12);
  });

  test('filters its doctors by specialisation', async ({ page }) => {
    await page.goto(clinic);
    const doctors = page.getByRole('region', { name: 'Врачи' });
    await doctors.getByLabel('Специализация').selectOption({ label: 'Кардиолог' });
    await expect(page).toHaveURL(/specialisation=kardiolog/);
    await expect(doctors.getByRole('article')).toHaveCount(2);
  });

  test('leads from a service to those who do it', async ({ page }) => {
    await page.goto(clinic);
    await page
      .getByRole('region', { name: 'Услуги и цены' })
      .getByRole('link', { name: /врач.*: Первичный приём кардиолога/ })
      .click();
    await expect(page).toHaveURL(/\/search\?.*services=priem-kardiologa/);
  });

  test('drops what its address cannot mean', async ({ page }) => {
    await page.goto(`${clinic}?filial=minus&specialisation=%3Cscript%3E&page=-3`);
    await expect(page.getByRole('region', { name: 'Врачи' }).getByRole('article')).toHaveCount(6);
    await page.goto(`${clinic}?filial=999999&page=20`);
    await expect(page.getByRole('heading', { name: 'Таких врачей здесь нет' })).toBeVisible();
    await page.getByRole('button', { name: 'Показать всех врачей' }).click();
    await expect(page.getByRole('region', { name: 'Врачи' }).getByRole('article')).toHaveCount(6);
  });

  for (const slug of ['no-such-clinic', '%D0%B0%D0%BC%D0%B0%D0%BD', '..%2F..%2Fadmin']) {
    test(`that nobody knows is not found: ${slug}`, async ({ page }) => {
      await page.goto(`/clinic/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
      await page.goto(`/clinic/${slug}/reviews`);
      await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
    });
  }
});

test.describe("a clinic's reviews", () => {
  test('stand in four orders and on pages, both in the address', async ({ page }) => {
    await page.goto(clinic);
    await page.getByRole('link', { name: /^Все .* отзыв/ }).click();
    await expect(page).toHaveURL(`${clinic}/reviews`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Отзывы о клинике');

    await page.getByLabel('Порядок отзывов').selectOption('low-rate');
    await expect(page).toHaveURL(`${clinic}/reviews?sort=low-rate`);
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await expect(page).toHaveURL(`${clinic}/reviews?sort=low-rate&page=2`);
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.goBack();
    await expect(page).toHaveURL(`${clinic}/reviews?sort=low-rate`);
  });

  test('survive an order and a page that do not exist', async ({ page }) => {
    await page.goto(`${clinic}/reviews?sort=worst&page=abc`);
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.goto(`${clinic}/reviews?page=10000`);
    await expect(page.getByText('На этой странице отзывов нет')).toBeVisible();
  });
});
