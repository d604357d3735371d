import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

test('a slot in the home page’s row of doctors leads to the booking of this slot with this doctor @both', async ({
  page,
  signIn,
}) => {
  await signIn('patient');
  await page.goto('/');
  const row = page.getByRole('region', { name: /^Примут сегодня в/ });
  await row.scrollIntoViewIfNeeded();
  const cards = row.getByRole('article');
  await expect(cards).toHaveCount(4);

  const card = cards.first();
  const slot = card.getByRole('link', { name: /^\d\d:\d\d, Сегодня/ });
  // Slot and filial come from the booking's URL.
  const target = new URL((await slot.getAttribute('href')) ?? '', page.url());
  const startsAt = target.searchParams.get('starts_at') ?? '';
  const clock = (await slot.textContent()) ?? '';
  expect(startsAt).toContain(`T${clock}`);
  const doctor = (await card.getByRole('heading').textContent()) ?? '';
  await slot.click();

  await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
  const surname = doctor.trim().split(' ').at(-1) ?? '';
  await expect(page.getByText(surname).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(clock).filter({ visible: true }).first()).toBeVisible();
});

test('the home page omits the row of doctors if no doctor has a free slot today or tomorrow', async ({
  page,
  provider,
}) => {
  provider.use(
    http.post('*/api/v0/front/search', () =>
      HttpResponse.json({ data: [], meta: { page: 1, per_page: 24, total: 0, last_page: 1, did_you_mean: null } }),
    ),
  );
  await page.goto('/');
  await page.getByRole('heading', { name: /^Популярные специализации/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: /^Примут/ })).toHaveCount(0);
});

test('the row of doctors scrolls sideways, but the home page itself does not @both', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: /^Примут сегодня в/ }).getByRole('article')).toHaveCount(4);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('the home page’s three banners change only by their buttons', async ({ page }) => {
  await page.goto('/');
  const banners = page.getByRole('region', { name: 'Возможности сервиса' });
  // Leaves out the previous banner, which is still fading out.
  const shown = banners.locator('[role=group]:not([inert])').getByRole('heading');
  await expect(shown).toHaveText(/Запись к\sврачу/);
  const next = banners.getByRole('button', { name: 'Следующая карточка' });
  for (const title of [/Анализы/, /Вся семья/, /Запись к\sврачу/]) {
    await next.click();
    await expect(shown).toHaveText(title);
  }
  await banners.getByRole('button', { name: 'Предыдущая карточка' }).click();
  await expect(shown).toHaveText(/Вся семья/);
  await expect(banners.getByRole('button', { name: /Остановить|Возобновить/ })).toHaveCount(0);
});

test('the home page links to doctors of other cities, and each city links to its specialisations', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: /Врачи в.других городах/ })
    .getByRole('link', { name: 'Астана' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Врачи в Астане' })).toBeVisible();
  const others = page.getByRole('navigation', { name: /Врачи по.специальностям в.Астане/ });
  await others.getByRole('link', { name: 'Кардиолог' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Кардиологи в Астане' })).toBeVisible();
  await expect(page).toHaveURL(/specialisations=kardiolog/);
  const rest = page.getByRole('navigation', { name: /Другие врачи в.Астане/ });
  await expect(rest.getByRole('link', { name: 'Терапевт' })).toBeVisible();
  await expect(rest.getByRole('link', { name: 'Кардиолог' })).toHaveCount(0);
});
