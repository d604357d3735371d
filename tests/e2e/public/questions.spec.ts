import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test.describe('the questions and answers', () => {
  test('have links from the list to each question, and from an answer to the doctor who wrote it', async ({ page }) => {
    await page.goto('/qa');
    await expect(page.getByText('Ответы врачей не заменяют консультацию')).toBeVisible();
    await page.getByRole('searchbox').fill('узи');
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('link', { name: 'Нужно ли голодать перед УЗИ брюшной полости?' }).click();
    await expect(page).toHaveURL(/\/qa\/\d+$/);
    await expect(page).toHaveTitle(/Нужно ли голодать/);
    await expect(page.getByText('Ответы врачей не заменяют консультацию')).toBeVisible();

    await page
      .getByRole('region', { name: /^Ответы врачей/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/doctor\/[a-z-]+/);
  });

  test('can be filtered by medical direction', async ({ page }) => {
    await page.goto('/qa');
    await page.getByLabel('Направление').selectOption({ label: 'Кардиология' });
    await expect(page).toHaveURL('/qa?direction=kardiologiya');
    await expect(page.getByRole('article').first()).toContainText('Кардиология');
  });

  test('ignore an unknown page number and a hostile text', async ({ page }) => {
    await page.goto('/qa?page=10000');
    await expect(page.getByRole('heading', { name: /^Страницы 10\s000\sнет/ })).toBeVisible();
    await page.getByRole('button', { name: 'Показать все вопросы' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`/qa?page=-1&direction=%3C&q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
    await page.goto('/qa?page=abc');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('show «not found» for an unknown id', async ({ page }) => {
    await page.goto('/qa/999999');
    await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  });
});
