import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

test('an owner writes, previews and publishes a news item, and a patient of the clinic reads the news item', async ({
  page,
  signIn,
  openOther,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/news');
  await page.getByRole('link', { name: 'Написать' }).click();
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page.getByText('Обязательно для заполнения').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Заголовок' }).fill('Новый рентген');
  await page.getByRole('textbox', { name: 'Тема' }).fill('Оборудование');
  await page.getByRole('textbox', { name: 'Коротко' }).fill('Снимок за пять минут.');
  await page.getByRole('textbox', { name: 'Текст' }).fill('Работаем на Абая.\n\nПо записи.');
  await page.getByText('Как увидят пациенты').click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Новый рентген' })).toBeVisible();
  await page.getByText('Текст', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page).toHaveURL(/\/fo\/clinic\/news\/\d+$/);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText('Опубликовано').first()).toBeVisible();

  const patients = await openOther();
  await signIn('patient', { page: patients });
  await patients.goto('/fo/patient/news');
  await expect(patients.getByRole('heading', { name: 'Новый рентген' })).toBeVisible();
});

test('an owner’s text of a news item survives a lost network', async ({ page, provider, signIn, watch }) => {
  watch.allow(/Failed to load/);
  await signIn('clinic');
  await page.goto('/fo/clinic/news/103');
  await page.getByRole('textbox', { name: 'Коротко' }).fill('С июня принимает ревматолог.');
  provider.use(http.put('*/api/v0/fo/clinic/news/:id', () => HttpResponse.error(), { once: true }));
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page.getByText('Не получилось сохранить').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Коротко' })).toHaveValue('С июня принимает ревматолог.');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page.getByText('Сохранено').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Коротко' })).toHaveValue('С июня принимает ревматолог.');
});
