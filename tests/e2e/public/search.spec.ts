import { expect, type Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import type { SearchRequest } from '#generated/models/search-request.ts';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';

const cards = (page: Page) => page.getByRole('article');
const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true }).first();

test('search suggestions are requested once per text and shown in five groups, and Enter starts the search @both', async ({
  page,
  provider,
}) => {
  await page.goto('/');
  await field(page).click();
  await page.keyboard.type('кард');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('кард');
  const groups = page.getByRole('group').filter({ visible: true });
  for (const name of ['Врачи', 'Клиники', 'Услуги', 'Специализации', 'Направления']) {
    await expect(groups.filter({ hasText: name }).first()).toBeVisible();
  }
  expect(provider.count('POST', '/front/search/suggestions')).toBe(1);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*q=/);
});

test('a suggested specialisation opens the filtered search @both', async ({ page }) => {
  await page.goto('/');
  await field(page).click();
  await page.keyboard.type('невролог');
  const option = page.getByRole('option').filter({ hasText: /^Невролог(?!и)/ });
  await option.click();
  await expect(page).toHaveURL(/specialisations=nevrolog/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Неврологи/);
});

test('a search field without suggestions for its text shows «Ничего не найдено»', async ({ page }) => {
  await page.goto('/');
  await field(page).click();
  await page.keyboard.type('щщщщъ');
  await expect(page.getByText('Ничего не найдено').filter({ visible: true }).first()).toBeVisible();
});

test('the URL contains the whole search: Back, Forward, a reload and a shared link give the same results @both', async ({
  page,
  openOther,
}) => {
  await page.goto('/search?specialisations=kardiolog&sort=price');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Кардиологи в/);
  // Heading and field already contain the choice, so no chip repeats it.
  await expect(field(page)).toHaveValue('Кардиолог');
  await expect(page.getByRole('button', { name: 'Убрать фильтр: Кардиолог' })).toHaveCount(0);
  const first = await cards(page).first().textContent();
  await page.reload();
  await expect(cards(page).first()).toHaveText(first ?? '');
  await page.getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page).first()).not.toHaveText(first ?? '');
  const second = (await cards(page).first().textContent()) ?? '';
  const shared = page.url();
  await page.goBack();
  await expect(cards(page).first()).toHaveText(first ?? '');
  await page.goForward();
  await expect(cards(page).first()).toHaveText(second);

  const friend = await openOther();
  await friend.goto(shared);
  await expect(cards(friend).first()).toHaveText(second);
});

test('a person applies a popular filter with one press, and the list of all filters shows it as chosen @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/search?specialisations=kardiolog');
  await expect(cards(page).first()).toBeVisible();
  // The first card begins in the upper half of a small phone.
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(330);

  const quick = page.getByRole('list', { name: 'Быстрый выбор' });
  const online = quick.getByRole('button', { name: 'Онлайн' });
  await expect(online).toHaveAttribute('aria-pressed', 'false');
  await online.click();
  await expect(page).toHaveURL(/formats=online/);
  await expect(online).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await expect(sheet.getByRole('checkbox', { name: /^Онлайн/ })).toBeChecked();
  // The panel shows the district after the day and the hours. A group opened at the lower edge
  // scrolls into view.
  await expect(sheet.getByRole('heading', { level: 3 }).nth(2)).toHaveText('Район');
  await sheet.getByRole('heading', { level: 3, name: 'Стаж' }).click();
  await expect(sheet.getByRole('group', { name: 'Стаж' }).getByRole('radio').first()).toBeInViewport();
  await sheet.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('button', { name: 'Сбросить всё' }).click();
  await expect(page).toHaveURL('/search?specialisations=kardiolog&city=1');

  await page.getByRole('button', { name: /^Порядок/ }).click();
  const orders = page.getByRole('dialog', { name: 'Порядок' });
  await expect(orders.getByText('Сначала те, кто примет раньше')).toBeVisible();
  await orders.getByRole('button', { name: /^По стажу/ }).click();
  await expect(orders).toBeHidden();
  await expect(page).toHaveURL(/sort=experience/);
});

test('«Рядом» requests the location only after a press, sorts by distance and stores no position', async ({
  page,
  context,
  provider,
}) => {
  await context.setGeolocation({ latitude: 43.238_051, longitude: 76.945_465 });
  await context.grantPermissions(['geolocation']);
  const places: unknown[] = [];
  provider.use(
    http.post('*/api/v0/front/search', async ({ request }) => {
      const { near } = (await request.clone().json()) as SearchRequest;
      if (near) places.push(near);
      return undefined;
    }),
  );
  // A shared link requests the order by distance, but the location is unknown.
  await page.goto('/search?specialisations=kardiolog&sort=distance');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('Чтобы начать с ближайших, нужно знать, где вы.')).toBeVisible();
  const nearby = page.getByRole('button', { name: 'Рядом', exact: true });
  await expect(nearby).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Показать рядом со мной' }).click();
  await expect(nearby).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Чтобы начать с ближайших')).toHaveCount(0);

  const distances = cards(page).locator('strong', { hasText: /м,\s*$/ });
  await expect(distances.first()).toBeVisible();
  const metres = (await distances.allTextContents()).map((text) => {
    const value = Number(/[\d,]+/.exec(text)?.[0].replace(',', '.'));
    return text.includes('км') ? value * 1000 : value;
  });
  expect(metres.length).toBeGreaterThan(2);
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  // The page sends the location rounded to a hundred metres and stores it nowhere.
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(place).toEqual({ lat: 43.238, lng: 76.945 });
  expect(new URL(page.url()).search).not.toMatch(/43|76/);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/43\.2|76\.9/);
  await expectAccessible(page);

  await nearby.click();
  await expect(nearby).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/sort=/);
});

test('a person who denies the location reads what to do, and can choose a district', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('button', { name: 'Рядом', exact: true }).click();
  const note = page.getByText('Не удалось узнать, где вы. Разрешите доступ к геопозиции или выберите район.');
  await expect(note).toBeVisible();
  await expect(page).not.toHaveURL(/sort=/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Выбрать район' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('group', { name: 'Район' }).getByRole('checkbox', { disabled: false }).first().check();
  await sheet.getByRole('button', { name: /^Показать \d/ }).click();
  await expect(page).toHaveURL(/districts=/);
  await expect(note).toHaveCount(0);
});

test('a search ignores invalid values in its URL', async ({ page }) => {
  await page.goto(
    '/search?category=elephants&page=-3&price_from=abc&rating_from=99&when=yesterday&sort=<b>&specialisations=',
  );
  await expect(cards(page).first()).toBeVisible();
  // On a phone the last tab is off-screen.
  await page.goto('/search?category=examination&page=10000');
  const tab = page.getByRole('navigation', { name: 'Что искать' }).getByRole('link', { name: /^Обследования/ });
  await expect(tab).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText(/Страницы 10\s000\sнет/)).toBeVisible();
  await page.goto('/search?page=10000');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(/Страницы 10\s000\sнет/)).toBeVisible();
});

test('a search shows a hostile text as text', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { name: 'Поиск: <img src=x onerror=alert(1)>' })).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('a search for the misspelt word «кардиолк» finds cardiologists', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('кардиолк')}`);
  await expect(cards(page).first()).toContainText(/кардиолог/i);
});

test('a failed search keeps the filters, and a person can repeat the search', async ({ page, provider }) => {
  provider.use(
    http.post('*/api/v0/front/search', () => HttpResponse.json({ message: 'Сервис отдыхает' }, { status: 503 })),
  );
  await page.goto('/search?specialisations=kardiolog');
  const repeat = page.getByRole('button', { name: 'Повторить' }).first();
  await expect(repeat).toBeVisible();
  provider.reset();
  await repeat.click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/specialisations=kardiolog/);
});

test('a doctor without a free slot is the last result, with the reason, phone, waitlist and similar doctors @both', async ({
  page,
  isMobile,
}) => {
  await page.goto('/search?specialisations=kardiolog&page=9');
  const reason = 'Свободного времени нет';
  const without = cards(page).filter({ hasText: reason }).first();
  // A phone dials the number; a desktop shows it after a press.
  if (!isMobile) await without.getByRole('button', { name: /телефон/i }).click();
  const phone = await without.getByRole('link', { name: /\+7-/ }).getAttribute('href');
  await expect(without.getByRole('link', { name: /^Сообщить о времени/ })).toHaveAttribute(
    'href',
    /redirect=.*waitlist.*doctor.*filial.*service/,
  );
  await without.getByRole('link', { name: /^Похожие врачи/ }).click();
  await expect(page.getByRole('region', { name: /у\sкоторых есть время/ })).toBeInViewport();

  // The doctor's page shows the same information, each part once.
  await expect(page.getByText(reason).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator(`a[href="${phone}"]`).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Сообщить о времени' }).filter({ visible: true })).toHaveCount(1);
});

test('a search in everyday words shows how the words were understood, and a person can remove a condition', async ({
  page,
}) => {
  await page.goto(`/search?category=doctors&q=${encodeURIComponent('болит горло у ребенка')}`);
  const main = page.getByRole('main');
  await expect(main.getByText('По симптому «Боль в горле»: педиатр, ЛОР.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Когда звонить 103' })).toHaveAttribute('href', /who=children/);
  await main.getByRole('button', { name: /Детей/ }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'болит горло');
  await expect(main.getByText('По симптому «Боль в горле»: терапевт, ЛОР.')).toBeVisible();
  // A card with the requested service does not repeat it among the doctor's skills.
  await page.goto(`/search?q=${encodeURIComponent('экг')}`);
  await expect(cards(page).first().getByText('ЭКГ')).toHaveCount(1);
});

test('a search without results links to another city, the symptoms, a general doctor and support', async ({ page }) => {
  await page.goto(`/search?category=doctors&city=8&q=${encodeURIComponent('жақыпов нурлан')}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Педиатр' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Симптомы', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^\+7/ })).toHaveAttribute('href', /^tel:/);
  await main.getByRole('link', { name: 'В Алматы: 1 врач' }).click();
  await expect(main.getByRole('article', { name: /Жақыпов Нурлан/ })).toBeVisible();
  await main
    .getByRole('link', { name: /Жақыпов Нурлан/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Жақыпов/ })).toBeVisible();
});

test('a person who opens the tab of clinics keeps the chosen service, and sees as many clinics as the tab says', async ({
  page,
}) => {
  await page.goto('/search?services=uzi-bryushnoi-polosti');
  const tab = page.getByRole('link', { name: /^Клиники\s*\d+$/ }).first();
  const count = /\d+/.exec((await tab.textContent()) ?? '')?.[0] ?? '';
  await tab.click();
  await expect(page).toHaveURL(/services=uzi-bryushnoi-polosti/);
  await expect(page.getByRole('link', { name: new RegExp(`^Клиники\\s*${count}$`) }).first()).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('УЗИ брюшной полости');
});
