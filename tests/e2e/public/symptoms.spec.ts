import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test.describe('symptoms', () => {
  test('put 103 first and say that they are no diagnosis', async ({ page }) => {
    await page.goto('/symptoms');
    await expect(page.getByRole('link', { name: 'Позвонить 103' }).first()).toHaveAttribute('href', 'tel:103');
    await expect(page.getByText('Это справка, а не диагноз')).toBeVisible();
  });

  test('lead from a symptom to its doctors, the ambulance before them', async ({ page }) => {
    await page.goto('/symptoms');
    await page.getByText('Боль в груди', { exact: true }).click();
    const symptom = page.getByRole('listitem').filter({ hasText: 'Боль давит или жжёт' }).first();
    await expect(symptom.getByRole('link').first()).toHaveText('Позвонить 103');
    await symptom.getByRole('link', { name: 'Кардиолог' }).click();
    await expect(page).toHaveURL(/\/search\?.*specialisations=kardiolog/);
  });

  test('are narrowed by text and by part of the body, in the address', async ({ page }) => {
    await page.goto('/symptoms');
    await page.getByRole('navigation', { name: 'Части тела' }).getByRole('link', { name: 'Глаза' }).click();
    await expect(page).toHaveURL('/symptoms?area=eyes');
    await expect(page.getByRole('heading', { level: 2, name: 'Глаза' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Живот' })).toBeHidden();
    // A shared link shows which part it means, however far to the right that stands.
    await page.goto('/symptoms?area=skin');
    await expect(page.getByRole('link', { name: 'Кожа и волосы' })).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('navigation', { name: 'Части тела' }).locator('[aria-current]')).toHaveText([
      'Кожа и волосы',
    ]);

    await page.goto('/symptoms');
    await page.getByRole('searchbox').fill('отеки');
    await expect(page.getByText('Отёки ног')).toBeVisible();
    await expect(page.getByText('Кашель')).toBeHidden();
  });

  test('say when nothing is left, and whom to ask then', async ({ page }) => {
    await page.goto(`/symptoms?area=nowhere&q=${encodeURIComponent('<b>zzz</b>')}`);
    await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Выбрать терапевта' })).toBeVisible();
    await page.getByRole('button', { name: 'Показать все симптомы' }).click();
    await expect(page).toHaveURL('/symptoms');
  });
});
