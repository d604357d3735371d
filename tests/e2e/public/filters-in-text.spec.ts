import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true }).first();
const call = (page: Page) => page.getByRole('link', { name: 'Позвонить 103' }).filter({ visible: true }).first();
const chips = (page: Page) => page.getByRole('list', { name: 'Выбранные фильтры' });

test('a person who types «скорая» sees the emergency number 103 instead of illnesses and results @both', async ({
  page,
}) => {
  await page.goto('/');
  await field(page).click();
  await page.keyboard.type('скорая');
  await expect(call(page)).toHaveAttribute('href', 'tel:103');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(call(page)).toHaveAttribute('href', 'tel:103');
  await expect(page.getByText('Позвоните 103').filter({ visible: true }).first()).toBeInViewport();
  await expect(page.getByText(/корь|Ничего не\s?найдено/)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);
});

test('a person who types an emergency sees the emergency number 103 even if the search fails', async ({
  page,
  provider,
}) => {
  provider.use(
    http.post('*/api/v0/front/search', () => HttpResponse.json({ message: 'Сервис отдыхает' }, { status: 503 })),
    http.post('*/api/v0/front/search/suggestions', () =>
      HttpResponse.json({ message: 'Сервис отдыхает' }, { status: 503 }),
    ),
  );
  await page.goto('/search?q=%D0%BF%D0%BB%D0%BE%D1%85%D0%BE&category=doctors');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Позвоните 103' })).toHaveAttribute('href', 'tel:103');
});

test('a search turns words that name filters into chips, and a person who removes one chip keeps the other words @both', async ({
  page,
}) => {
  await page.goto('/search?q=женщина педиатр сегодня абракадабра');
  await expect(chips(page).getByRole('listitem')).toHaveText([/Врач-женщина/, /Сегодня/]);
  await expect(page.getByText('Показываем без слова «абракадабра».')).toBeVisible();
  await chips(page).getByRole('button', { name: 'Сегодня' }).click();
  await expect(field(page)).toHaveValue('женщина педиатр абракадабра');
  await expect(chips(page).getByRole('listitem')).toHaveText([/Врач-женщина/]);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'женщина педиатр абракадабра');
  await page.goBack();
  await expect(chips(page).getByRole('listitem')).toHaveText([/Врач-женщина/, /Сегодня/]);
  await expectAccessible(page);
});

test('«рядом» in a search requests the location only after a press, and then sorts by distance @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 43.238, longitude: 76.945 });
  await page.goto('/search?q=педиатр рядом');
  await expect(chips(page).getByRole('button', { name: 'Рядом' })).toBeVisible();
  await page.getByRole('button', { name: 'Показать рядом со мной' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'distance');
  await expect(field(page)).toHaveValue('педиатр');
  await expect(page.getByRole('button', { name: 'Рядом', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a search whose conditions no doctor meets shows the conditions as chips, and does not switch to lab tests', async ({
  page,
}) => {
  await page.goto('/search?q=педиатр вечером недорого женщина Ауэзовский');
  await expect(page.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
  await expect(page.getByText(/врачей с\sтакими условиями нет/)).toBeVisible();
  const conditions = page.getByRole('main').getByRole('list').filter({ hasText: 'Врач-женщина' });
  await expect(conditions.getByRole('button', { name: 'Ауэзовский район' }).first()).toBeVisible();
  await conditions.getByRole('button', { name: 'Вечером' }).last().click();
  await expect(field(page)).toHaveValue('педиатр недорого женщина Ауэзовский');
  await page.getByRole('button', { name: 'Ауэзовский район' }).last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('«ОСМС» in a search becomes a removable chip', async ({ page }) => {
  await page.goto('/search?q=педиатр по ОСМС');
  await chips(page).getByRole('button', { name: 'По ОСМС бесплатно' }).click();
  await expect(field(page)).toHaveValue('педиатр');
});
