import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { TestProvider } from '../support/test-provider.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const hearts = (page: Page) => page.getByRole('button', { name: /^В избранное: / });
const rows = (page: Page) => page.getByRole('main').getByRole('article');

/** Stores some doctors as a guest's favourites and opens the page. */
async function keepAsGuest(page: Page, provider: TestProvider, count: number): Promise<string[]> {
  const slugs = [...provider.db.doctors.all()].slice(0, count).map(({ slug }) => slug);
  await page.addInitScript((doctors) => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('test.kept') !== null) return;
    sessionStorage.setItem('test.kept', 'yes');
    localStorage.setItem('aman.favourites', JSON.stringify({ doctors }));
  }, slugs);
  return slugs;
}

test('a guest’s favourite survives a reload: on its card, on the doctor’s page and in the list of favourites @both', async ({
  page,
}, { project }) => {
  await page.goto('/search?category=doctors');
  const heart = hearts(page).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const name = (await heart.getAttribute('aria-label')) ?? '';
  const header = page.getByRole('banner').getByRole('link', { name: 'Избранное: 1' });
  await expect(header).toHaveCount(0);
  await heart.click();
  // On a phone the link is in the menu.
  await expect(header).toBeVisible({ visible: project.name === 'desktop' });
  await page.reload();
  const same = page.getByRole('button', { name });
  await expect(same).toHaveAttribute('aria-pressed', 'true');
  await rows(page).filter({ has: same }).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/doctor\//);
  await expect(same).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/favourites');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Список хранится в этом браузере')).toBeVisible();
  // A removed row stays until the user leaves the page.
  await same.click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('В избранном пока пусто')).toBeVisible();
});

test('a guest’s favourites are saved to the account once, after the login', async ({ page, provider, signIn }) => {
  await keepAsGuest(page, provider, 2);
  await signIn('patient');
  await page.goto('/favourites');
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('aman.favourites'))).toBeNull();
  const asked = provider.count('POST', '/fo/patient/favourites');
  expect(asked).toBeLessThanOrEqual(2);
  const { data } = await provider.ask<{ data: { doctors: unknown[] } }>('GET', '/fo/patient/favourites', {
    as: 'patient',
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(data.doctors.length);
  expect(provider.count('POST', '/fo/patient/favourites')).toBe(asked);
});

test('clinics and doctors can be favourites, each in a tab with its own URL', async ({ page, provider }) => {
  await page.goto('/search?category=clinics');
  const heart = hearts(page).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await page.goto('/favourites');
  // The page shows tabs only for two kinds of favourites.
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Избранное' })).toHaveCount(0);
  await expect(rows(page).getByRole('link', { name: /^Выбрать врача/ })).toHaveAttribute(
    'href',
    /\/clinic\/.+#doctors$/,
  );

  await page.goto('/search?category=doctors');
  await hearts(page).first().click();
  await page.goto('/favourites?kind=clinic');
  await expect(rows(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  const tabs = page.getByRole('navigation', { name: 'Избранное' });
  await tabs.getByRole('link', { name: /^Врачи/ }).click();
  await expect(page).toHaveURL('/favourites');
  await expect(rows(page).getByText('Ближайшее время')).toBeVisible();
  await tabs.getByRole('link', { name: /^Клиники/ }).click();

  await rows(page).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/clinic\//);
  await page.getByRole('button', { name }).click();
  await page.goto('/favourites?kind=clinic');
  await expect(rows(page).getByText('Ближайшее время')).toBeVisible();
  expect(provider.count('GET', '/fo/patient/favourites')).toBe(0);
});

test('a patient’s favourite clinic is saved to the account', async ({ page, provider, signIn, site }) => {
  await signIn('patient');
  await page.goto('/clinic/ayala');
  await heading(page).waitFor();
  const list = () =>
    provider.ask<{ data: { clinics: { slug: string }[] } }>('GET', '/fo/patient/favourites', { as: 'patient' });
  const slugs = async () => (await list()).data.clinics.map(({ slug }) => slug);
  const before = (await slugs()).includes('ayala');
  await site.quiet();
  const heart = hearts(page).filter({ visible: true }).first();
  await expect(heart).toHaveAttribute('aria-pressed', String(before));
  await heart.click();
  await expect.poll(async () => (await slugs()).includes('ayala')).toBe(!before);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', String(!before));
});

test('a patient can remove a favourite that is deleted or failed to load', async ({ page, provider }) => {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('test.kept') !== null) return;
    sessionStorage.setItem('test.kept', 'yes');
    localStorage.setItem('aman.favourites', JSON.stringify({ doctors: ['gone'], clinics: ['closed', 'ayala'] }));
  });
  await page.goto('/favourites');
  await expect(page.getByText('Этот врач больше не принимает')).toBeVisible();
  await page.goto('/favourites?kind=clinic');
  await expect(page.getByText('Эта клиника больше не принимает')).toBeVisible();
  const drop = page.getByRole('button', { name: 'Убрать из избранного' });
  const giveBack = page.getByRole('button', { name: 'Вернуть в избранное' });
  await drop.click();
  await expect(giveBack).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);

  provider.use(http.get('*/front/clinics/:id/full', () => HttpResponse.json({ message: 'Ошибка' }, { status: 503 })));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await drop.click();
  await expect(giveBack).toBeVisible();
  await expectAccessible(page);
  // Only the deleted doctor is left among the favourites.
  await page.goto('/favourites');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Этот врач больше не принимает')).toBeVisible();
});

test('a rejected favourite loses its mark, and a toast shows the error', async ({ page, provider, signIn, watch }) => {
  watch.allow(/500/);
  await signIn('patient');
  provider.use(http.post('*/fo/patient/favourites', () => HttpResponse.json({ message: 'Ошибка' }, { status: 500 })));
  await page.goto('/search?category=doctors');
  const heart = page.getByRole('button', { name: /^В избранное: /, pressed: false }).last();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await expect(page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem')).toBeVisible();
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
});

test('a person compares three doctors and can’t add a fourth @both', async ({ page, provider }) => {
  const slugs = await keepAsGuest(page, provider, 4);
  await page.goto('/favourites');
  const boxes = page.getByRole('checkbox', { name: /^Сравнить/ });
  await expect(boxes).toHaveCount(4);
  for (const index of [0, 1, 2]) {
    await boxes.nth(index).click();
    await expect(boxes.nth(index)).toBeChecked();
  }
  await boxes.nth(3).click();
  await expect(boxes.nth(3)).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'не больше трёх врачей' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Сравнить' }).click();
  await expect(heading(page)).toHaveText('Сравнение врачей');
  await expect(page).toHaveURL(new RegExp(`/compare\\?doctors=${slugs.slice(0, 3).join('(,|%2C)')}$`));
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  for (const row of ['Ближайшее время', 'Первичный приём', 'Рейтинг', 'Где принимает', 'Стаж', 'Принимает', 'Формат']) {
    await expect(page.getByRole('rowheader', { name: row, exact: true })).toBeAttached();
  }

  const removals = page.getByRole('button', { name: /^Убрать из сравнения/ });
  await removals.first().click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('link', { name: 'Добавить врача' }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
});

test('a doctor whom a person adds to the comparison stays in the comparison on other pages', async ({ page }) => {
  await page.goto('/doctor/serikova-aigul');
  await page.getByRole('button', { name: /^Сравнить: .*Серикова/ }).click();
  await expect(page.getByText('Чтобы сравнить, отметьте ещё одного врача или двух')).toBeVisible();
  await page.goto('/search?specialisations=kardiolog');
  await expect(page.getByRole('status').filter({ hasText: 'Отмечен один врач' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Сравнить: /, pressed: false })
    .first()
    .click();
  await page.goto('/compare');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(/doctors=serikova-aigul/);

  await page.getByRole('link', { name: 'Добавить врача' }).click();
  await page.getByRole('button', { name: 'Снять отметки' }).click();
  await page.goto('/compare');
  await expect(page.getByText(/Нажмите на\sвесы/)).toBeVisible();
});

test('on a phone a tap on a name above a comparison scrolls to this doctor’s column @phone', async ({
  page,
  provider,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const slugs = await keepAsGuest(page, provider, 3);
  await page.goto(`/compare?doctors=${slugs.join(',')}`);
  const names = page.getByRole('list', { name: 'Кого сравниваем' }).getByRole('button');
  await expect(names).toHaveCount(3);
  await expect(names.first()).toHaveAttribute('aria-current', 'true');
  const columns = page.getByRole('columnheader');
  for (const index of [2, 1]) {
    await names.nth(index).click();
    await expect(names.nth(index)).toHaveAttribute('aria-current', 'true');
    await expect(columns.nth(index + 1).getByRole('link')).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
});

test('a slot in a comparison leads to the booking', async ({ page, signIn }) => {
  await signIn('patient');
  await page.goto('/compare?doctors=serikova-aigul');
  const cell = page.getByRole('row', { name: /^Ближайшее время/ });
  const slot = cell.getByRole('link', { name: /^\d\d:\d\d, .+, Айгуль Серикова$/ }).first();
  const [clock = ''] = /\d\d:\d\d/.exec((await slot.getAttribute('aria-label')) ?? '') ?? [];
  await slot.click();
  await expect(heading(page)).toHaveText('Проверьте запись');
  await expect(page.getByRole('main')).toContainText(clock);
  await page.goBack();
  await cell.getByRole('link', { name: 'Все даты' }).click();
  await expect(page).toHaveURL(/\/doctor\/serikova-aigul\?.*date=/);
});

test('a comparison links to each doctor’s slots even if it shows no free slot', async ({ page, provider }) => {
  provider.use(http.get('*/front/doctors/:id/slots', () => HttpResponse.json({ message: 'Ошибка' }, { status: 503 })));
  await page.goto('/compare?doctors=serikova-aigul');
  const cell = page.getByRole('row', { name: /^Ближайшее время/ });
  await expect(cell).toContainText(/Сегодня|Завтра|\d мая/);
  await expectAccessible(page);
  await cell.getByRole('link', { name: /^Выбрать время/ }).click();
  await expect(page).toHaveURL('/doctor/serikova-aigul?filial=1&service=1');
});

test('a shared comparison leaves out unknown doctors and shows a note', async ({ page, provider }) => {
  const [doctor] = provider.db.doctors.all();
  await page.goto(`/compare?doctors=${doctor?.slug},nobody-here,%3Cscript%3E`);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByText('по этой ссылке не нашлось')).toBeVisible();

  await page.goto('/compare?doctors=nobody-here');
  await expect(page.getByText('Сравнивать пока некого')).toBeVisible();
  await expect(page.getByText('По этой ссылке никого не нашлось')).toBeVisible();
  await expect(page.getByText('показываем остальных')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/compare?doctors=%7B%22a%22:1%7D');
  await expect(page.getByText('Сравнивать пока некого')).toBeVisible();
});

test('the menu links to a person’s favourites', async ({ page, signIn }) => {
  await signIn('patient');
  await page.goto('/fo/patient');
  await page.getByRole('banner').getByRole('button', { name: /меню/i }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Избранное' }).click();
  await expect(heading(page)).toHaveText('Избранное');
});
