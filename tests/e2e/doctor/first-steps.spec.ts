import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

const home = '/fo/doctor/home';

test.beforeEach(({ signIn }) => signIn('doctor'));

/** The control that fills in each missing field, by the field's title in the list. */
const places: readonly (readonly [string, (page: Page) => ReturnType<Page['getByRole']>])[] = [
  ['Фотография', (page) => page.getByRole('button', { name: /фото/i }).first()],
  ['О себе', (page) => page.getByRole('textbox', { name: /^Текст/ })],
  ['Опыт работы', (page) => page.locator('#work').getByRole('button', { name: /^Добавить/ })],
  ['Образование', (page) => page.locator('#education').getByRole('button', { name: /^Добавить/ })],
  ['Особенности приёма', (page) => page.locator('#parameters').getByRole('checkbox').first()],
];

test('each link «Заполнить» on a new doctor’s home page leads to the empty field that the link names', async ({
  page,
  provider,
}) => {
  const missing = ['avatar', 'description', 'work_experience', 'education', 'parameters'];
  const { data } = await provider.ask<{ data: object }>('GET', '/fo/doctor/home', { as: 'doctor' });
  const answer = { data: { ...data, missing, completeness_percent: 0 } };
  provider.use(http.get('*/api/v0/fo/doctor/home', () => HttpResponse.json(answer)));
  await page.goto(home);
  const links = page.getByRole('link', { name: /^Заполнить/ });
  await expect(links).toHaveCount(places.length);
  for (const [name, place] of places) {
    await page.getByRole('link', { name: new RegExp(`^Заполнить.*${name}`) }).click();
    await expect(place(page), name).toBeInViewport();
    await page.goto(home);
  }
});

test('a doctor without a clinic or a service reads which step comes first, and gets a link to this step', async ({
  page,
  provider,
}) => {
  const nothing = () => HttpResponse.json({ data: [] });
  provider.use(http.get('*/api/v0/fo/doctor/services/link', nothing));
  await page.goto(home);
  const book = page.getByRole('button', { name: /^Записать/ }).first();
  await book.click();
  const dialog = page.getByRole('dialog', { name: 'Записать пациента' });
  await expect(dialog.getByText('Сначала добавьте услугу')).toBeVisible();
  await dialog.getByRole('link', { name: 'Услуги и цены' }).click();
  await expect(page).toHaveURL(/\/fo\/doctor\/services$/);

  provider.use(http.get('*/api/v0/fo/doctor/clinics', nothing));
  await page.goto(home);
  await book.click();
  await expect(dialog.getByText('Сначала выберите клинику')).toBeVisible();
  await dialog.getByRole('link', { name: 'Мои клиники' }).click();
  await expect(page).toHaveURL(/clinics-binding$/);
});
