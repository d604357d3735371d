import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

const LIST = '/fo/clinic/filials';

test('an owner sees the figures of a period, their change since the previous period, and what waits for an answer', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto(LIST);
  const figure = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });
  await expect(figure('Визиты')).toContainText('к периоду 13 марта – 11 апреля');
  await expect(figure('Загрузка')).toContainText('%');
  await expect(figure('Доход')).toContainText('₸');
  await expect(page.getByText('Ждут ответа')).toBeVisible();
  const month = await figure('Визиты').innerText();
  const period = page.getByRole('combobox', { name: 'Показатели за' });
  await period.selectOption('Год');
  await expect(page).toHaveURL(/period=year/);
  await expect(figure('Визиты')).toContainText('к периоду 12 мая 2024 – 11 мая 2025');
  await expect(figure('Визиты')).not.toHaveText(month, { useInnerText: true });
  await expect(page.getByRole('table', { name: 'Филиалы' }).getByRole('row')).toHaveCount(5);

  await period.selectOption('Прошлый месяц');
  await expect(page.getByRole('heading', { name: /^Загрузка по часам/ })).toContainText('1–30 апреля');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Скачать CSV/ }).click();
  expect((await saving).suggestedFilename()).toBe('pokazateli-2026-04-01-2026-04-30.csv');
  const doctors = page.getByRole('region', { name: 'Врачи', exact: true }).getByRole('rowheader');
  await expect(doctors.filter({ hasText: 'Серикова' })).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Показатели филиала' }).selectOption('«Аяла» на Төле би');
  await expect(doctors.filter({ hasText: 'Серикова' })).toHaveCount(0);
  await expect(doctors.first()).toBeVisible();
});

test('an owner searches, filters and sorts filials, and the URL contains the search, the filters and the order', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto(LIST);
  const names = page.getByRole('table', { name: 'Филиалы' }).getByRole('rowheader');
  await page.getByRole('searchbox', { name: 'Филиал или адрес' }).fill('орбита');
  await expect(names).toHaveCount(1);
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('button', { name: 'Показать все филиалы' }).click();
  await page.getByRole('button', { name: 'Черновики 1' }).click();
  await expect(names).toHaveText([/Саина/]);
  await page.getByRole('button', { name: 'Все 4' }).click();
  await page.getByRole('button', { name: 'Рейтинг' }).click();
  await expect(page.getByRole('columnheader', { name: 'Рейтинг' })).toHaveAttribute('aria-sort', 'descending');
  await expect(names.last()).toContainText('Саина');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Рейтинг' })).toHaveAttribute('aria-sort', 'descending');
});

test('a deleted filial disappears from the list, and an owner who has left its page is not redirected', async ({
  page,
  signIn,
  provider,
}) => {
  await signIn('clinic');
  await page.goto(LIST);
  const names = page.getByRole('table', { name: 'Филиалы' }).getByRole('rowheader');
  await names.getByRole('link', { name: /Саина/ }).click();
  const remove = page.getByRole('button', { name: 'Удалить филиал' });
  const release = provider.hold('delete', '/fo/clinic/filials/4');
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить филиал' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Новости' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
  release();
  const told = page.getByRole('listitem').filter({ hasText: 'Саина: удалён' });
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(/\/fo\/clinic\/news$/);
  await told.getByRole('button', { name: 'Открыть' }).click();
  await expect(names).toHaveCount(3);
  await expect(names.filter({ hasText: 'Саина' })).toHaveCount(0);
});

test('an owner can use the list of filials although the figures beside it failed to load', async ({
  page,
  signIn,
  provider,
  watch,
}) => {
  watch.allow(/500/);
  provider.use(http.get('*/api/v0/fo/clinic/analytics', () => HttpResponse.json({ message: 'Сбой' }, { status: 500 })));
  await signIn('clinic');
  await page.goto(LIST);
  await expect(page.getByRole('alert')).toContainText('Не получилось загрузить');
  await expect(page.getByRole('rowheader').first()).toContainText('Аяла');
});

test('staff without the right to the figures don’t see them, and the site does not request them', async ({
  page,
  signIn,
  provider,
  site,
}) => {
  const owner = provider.db.users.findOne('email', 'clinic@demo.kz');
  provider.db.users.update(owner?.id ?? 0, { clinic_rights: ['visits'] });
  await signIn('clinic');
  await page.goto(LIST);
  await expect(page.getByRole('rowheader').first()).toContainText('Аяла');
  await site.quiet();
  await expect(page.getByText('Доход')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Добавить филиал' })).toHaveCount(0);
  expect(provider.count('GET', /analytics/)).toBe(0);
});

test('a clinic’s figures have a chart and a table of days, or of months if the period is a year', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto(LIST);
  const plot = page.getByRole('region', { name: /^По\sдням/ });
  await expect(plot).toContainText('Больше всего');
  await plot.getByText('Числа в таблице').click();
  await expect(plot.getByRole('row')).toHaveCount(31);
  await page.getByRole('combobox', { name: 'Показатели за' }).selectOption('Год');
  const year = page.getByRole('region', { name: /^По\sмесяцам/ });
  await expect(year.getByRole('rowheader').first()).toContainText('Май 2025');
  await year.getByText('Доход', { exact: true }).first().click();
  await expect(year).toContainText(/Больше всего: [^₸]*₸Что/);
});

test('the rows of filials with their actions fit a narrow desktop window', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/fo/clinic/filials');
  const table = page.getByRole('table', { name: /^Филиалы/ });
  await expect(table.getByRole('button', { name: /^Действия/ }).first()).toBeVisible();
  await expect
    .poll(() => table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)))
    .toBeLessThanOrEqual(0);
});
