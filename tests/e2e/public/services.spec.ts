import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test.describe('the list of services', () => {
  test('shows kinds of services, prices in the chosen city, and links to doctors', async ({ page }) => {
    await page.goto('/services');
    await expect(page).toHaveTitle(/Услуги и\sцены/);
    const city = page
      .getByRole('button', { name: /^Город/ })
      .filter({ visible: true })
      .first();
    for (const [name, where] of [
      ['Астана', /в\sАстане$/],
      ['Алматы', /в\sАлматы$/],
    ] as const) {
      await city.click();
      await page.getByRole('dialog').getByText(name, { exact: true }).click();
      await expect(page.getByText(where).first()).toBeVisible();
      await expect(page.getByRole('article').first()).toContainText('₸');
    }

    await page.getByRole('link', { name: /^Анализы/ }).click();
    await expect(page).toHaveURL('/services?kind=analysis');
    await expect(page.getByRole('link', { name: /^Анализы/ })).toHaveAttribute('aria-current', 'page');

    await page.getByRole('link', { name: /^Приёмы/ }).click();
    await page.getByRole('searchbox', { name: 'Название услуги' }).fill('кардиолог');
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('link', { name: /^Выбрать врача\s?: Первичный приём кардиолога/ }).click();
    await expect(page).toHaveURL(/\/search\?.*services=priem-kardiologa/);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Название услуги' })).toHaveValue('кардиолог');
  });

  test('is split into pages and can be filtered by field of medicine', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await expect(page).toHaveURL('/services?page=2');
    await page.getByLabel('Направление').selectOption({ label: 'Кардиология' });
    await expect(page).toHaveURL('/services?direction=kardiologiya');
    await expect(page.getByRole('article').first()).toContainText('кардиолог');
  });

  test('shows that no service matches, with a button that resets the filters', async ({ page }) => {
    await page.goto('/services?q=zzzzqq');
    await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
    await page.getByRole('button', { name: 'Показать все услуги' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('searchbox', { name: 'Название услуги' })).toHaveValue('');
  });

  test('shows the last page and a note for a page number that does not exist', async ({ page }) => {
    await page.goto('/services?page=10000');
    await expect(page.getByText(/Страницы 10\s000\sнет/)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Страница 1', exact: true }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByText(/Страницы .* нет/)).toHaveCount(0);
  });

  test('ignores HTML in its URL', async ({ page }) => {
    await page.goto('/services?kind=magic&page=0&direction=%22%3E%3Cscript%3E');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`/services?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /Найдено|Ничего не найдено/ })).toBeAttached();
  });
});
