import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import type { ClinicFullAnswer } from '#generated/models/clinic-full-answer.ts';
import type { ClinicServicesAnswer } from '#generated/models/clinic-services-answer.ts';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';

const clinic = '/clinic/ayala';

test.describe('a clinic’s page', () => {
  test('shows the description, the opening state, the doctors with free slots and the prices @both', async ({
    page,
  }) => {
    await page.goto(clinic);
    await expect(page).toHaveTitle(/Аяла.*Алматы\s—\sАман/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Аяла');
    await expect(page.getByText('Открыто до 20:00').first()).toBeVisible();

    const doctors = page.getByRole('region', { name: 'Врачи' });
    await expect(doctors.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Услуги и цены' }).getByText('₸').first()).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: /^Филиалы/ })
        .getByRole('link', { name: /^Маршрут/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: /^Отзывы/ }).getByRole('article')).toHaveCount(3);
  });

  test('says when the clinic opens if it is closed now', async ({ page, forward }) => {
    await forward({ hours: 13 });
    await page.goto(clinic);
    await expect(page.getByText('Закрыто, откроется завтра в 08:00').first()).toBeVisible();
  });

  test('shows more doctors on request, with their number in the URL @both', async ({ page }) => {
    await page.goto(clinic);
    const cards = page.getByRole('region', { name: 'Врачи' }).getByRole('article');
    await page.getByRole('button', { name: 'Показать всех: 12 врачей' }).click();
    await expect(cards).toHaveCount(12);
    await expect(page).toHaveURL(/page=2/);
    await expect(cards.nth(3).locator('xpath=..')).toBeFocused();
    await page.reload();
    await expect(cards).toHaveCount(12);
  });

  test('filters its doctors by specialisation', async ({ page }) => {
    await page.goto(clinic);
    const doctors = page.getByRole('region', { name: 'Врачи' });
    await doctors.getByLabel('Специализация').selectOption({ label: 'Кардиолог' });
    await expect(page).toHaveURL(/specialisation=kardiolog/);
    await expect(doctors.getByRole('article')).toHaveCount(2);
  });

  test('links from a service to its doctors, with the service’s price and slots', async ({ page }) => {
    await page.goto(clinic);
    const row = page.getByRole('region', { name: 'Услуги и цены' }).getByRole('listitem').filter({ hasText: 'ЭхоКГ' });
    await row.getByRole('link', { name: /^1\sврач/ }).click();
    await expect(page).toHaveURL(/does=ekhokg.*#doctors/);
    const doctors = page.getByRole('region', { name: 'Врачи' });
    const card = doctors.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(/ЭхоКГ.*12\s000\s₸/);
    await doctors.getByRole('button', { name: /^Убрать фильтр: .*ЭхоКГ/ }).click();
    await expect(card).toHaveCount(3);
    await expect(doctors).toBeFocused();
  });

  test('shows each filial’s price, hours and preparation for a lab test, and finds the test by a word', async ({
    page,
  }) => {
    await page.goto(`${clinic}?filial=1`);
    const services = page.getByRole('region', { name: 'Услуги и цены' });
    await expect(services.getByRole('heading', { name: 'Анализы 26' })).toBeVisible();
    await expect(services.getByText(/^Сдать можно без\sзаписи: пн/)).toBeVisible();

    await services.getByRole('searchbox', { name: 'Найти услугу или анализ' }).fill('ттг');
    const row = services.getByRole('listitem').filter({ hasText: '₸' });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(/ТТГ.*Натощак · Результат через \d\sрабоч.*₸/);
    await row.getByText('Как подготовиться').click();
    await expect(row).toContainText('не ешьте 8 часов');
    await services.getByRole('searchbox').fill('щщщ');
    await expect(services.getByText('Такой услуги здесь нет')).toBeVisible();
    await expectAccessible(page);
  });

  test('shows on a phone only the first filials and prices until a tap shows the rest @phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(clinic);
    const filials = page.getByRole('region', { name: /^Филиалы/ });
    await expect(filials.getByRole('heading', { level: 3 })).toHaveCount(1);
    // The filials are hidden but present: the page contains all three.
    await expect(filials.locator('h3')).toHaveCount(3);
    await filials.getByRole('button', { name: 'Показать все 3 филиала' }).click();
    await expect(filials.getByRole('heading', { level: 3 })).toHaveCount(3);

    const services = page.getByRole('region', { name: 'Услуги и цены' });
    const examinations = services.getByRole('list').nth(1).getByRole('listitem').filter({ hasText: '₸' });
    await expect(examinations).toHaveCount(2);
    await services.getByRole('button', { name: /^Показать все 17/ }).click();
    await expect(examinations).toHaveCount(17);
  });

  test('ignores invalid parameters of its URL', async ({ page }) => {
    await page.goto(`${clinic}?filial=minus&specialisation=%3Cscript%3E&page=-3`);
    await expect(page.getByRole('region', { name: 'Врачи' }).getByRole('article')).toHaveCount(3);
    await page.goto(`${clinic}?filial=999999&page=20`);
    await expect(page.getByRole('heading', { name: 'Таких врачей здесь нет' })).toBeVisible();
    await page.getByRole('button', { name: 'Показать всех врачей' }).click();
    await expect(page.getByRole('region', { name: 'Врачи' }).getByRole('article')).toHaveCount(3);
  });

  test('of an unknown clinic shows «not found» after one request', async ({ page, provider, site }) => {
    await page.goto('/clinic/no-such-clinic');
    await expect(page.getByRole('heading', { level: 1, name: 'Такой клиники нет' })).toBeVisible();
    await site.quiet();
    expect(provider.count('GET', /^\/front\/clinics\//)).toBe(1);
    await page.goto('/clinic/no-such-clinic/reviews');
    await expect(page.getByRole('heading', { level: 1, name: 'Такой клиники нет' })).toBeVisible();
  });

  test('shows a filial’s phone number on one line @phone', async ({ page }) => {
    await page.goto(clinic);
    const call = page
      .getByRole('region', { name: /^Филиалы/ })
      .locator('a[href^="tel:"]')
      .first();
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 667 });
      await expect(call).toBeVisible();
      const lines = await call.evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() ?? link);
        return text.getClientRects().length;
      });
      expect(lines, `${width} px`).toBe(1);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test('keeps its layout with the longest names @phone', async ({ page, provider }) => {
    const { data } = await provider.ask<ClinicFullAnswer>('GET', '/front/clinics/ayala/full');
    const title = `Многопрофильный медицинский центр «${'Электрокардиостимуляция'.repeat(4)}» имени академика Сызганова`;
    const address = 'проспект Абылай хана, угол улицы Богенбай батыра, бизнес-центр «Нурлы Тау», корпус 4Б, офис 1210';
    const long = { ...data, title, main_filial: { ...data.main_filial, address } };
    provider.use(http.get('*/front/clinics/:id/full', () => HttpResponse.json({ data: long })));
    await page.goto(clinic);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('имени академика Сызганова');
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
});

test.describe('a clinic’s page with missing data', () => {
  const parts = [
    { call: 'doctors', region: 'Врачи', content: 'article' },
    { call: 'services', region: 'Услуги и цены', content: 'listitem' },
    { call: 'filials', region: 'Филиалы', content: 'listitem' },
    { call: 'contacts', region: 'Филиалы', content: 'listitem' },
    { call: 'feedbacks', region: 'Отзывы', content: 'article' },
  ] as const;
  for (const { call, region: name, content } of parts) {
    test(`shows the other sections if ${call} fail to load, and can reload ${call}`, async ({ page, provider }) => {
      const failing = `*/front/clinics/:id/${call}`;
      provider.use(http.get(failing, () => HttpResponse.json({ message: 'Сервис отдыхает' }, { status: 503 })));
      await page.goto(clinic);
      const region = page.getByRole('region', { name });
      const repeat = region.getByRole('button', { name: 'Повторить' });
      await expect(repeat).toBeVisible();
      await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Аяла');
      for (const other of parts) {
        if (other.region === name) continue;
        await expect(page.getByRole('region', { name: other.region }).getByRole(other.content).first()).toBeVisible();
      }
      // The page has its filials only if `contacts` is the call that fails; tests/screens checks a
      // page without filials.
      if (call === 'contacts') await expectAccessible(page);

      provider.reset();
      await repeat.click();
      await expect(region.getByRole(content).first()).toBeVisible();
      await expect(repeat).toHaveCount(0);
    });
  }

  test('shows that there is no photo, no rating, no price and no doctor', async ({ page, provider }) => {
    const { data } = await provider.ask<ClinicFullAnswer>('GET', '/front/clinics/ayala/full');
    const bare = {
      ...data,
      logo: null,
      rating: null,
      reviews_count: 0,
      doctors_count: 0,
      price_from: null,
      work_start_year: null,
      description: null,
      parameters: [],
      specialisations: [],
    };
    const none = { data: [], meta: { page: 1, per_page: 6, total: 0, last_page: 1, rating: null, distribution: [] } };
    provider.use(
      http.get('*/front/clinics/:id/full', () => HttpResponse.json({ data: bare })),
      http.get('*/front/clinics/:id/services', () => HttpResponse.json({ data: [] } satisfies ClinicServicesAnswer)),
      http.get('*/front/clinics/:id/feedbacks', () => HttpResponse.json(none)),
    );
    await page.goto(clinic);
    await expect(page.getByText('Пока нет отзывов').first()).toBeVisible();
    await expect(page.getByText('Клиника пока не указала услуги')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Врачи' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Разделы страницы' }).getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Выбрать врача' })).toHaveCount(0);
    await expect(page.getByText('null')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('a clinic’s page of reviews', () => {
  test('shows the doctor of each visit with a link to the doctor’s page', async ({ page }) => {
    await page.goto(`${clinic}/reviews`);
    const doctor = page.getByRole('article').first().getByRole('link');
    await expect(page.getByRole('article').first()).toContainText(/Врач\s/);
    const name = (await doctor.textContent()) ?? '';
    await doctor.click();
    await expect(page).toHaveURL(/\/doctor\//);
    for (const word of name.split(' ')) await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
  });

  test('can be sorted and has several pages, and the URL contains the order and the page', async ({ page }) => {
    await page.goto(clinic);
    await page.getByRole('link', { name: /^Все .* отзыв/ }).click();
    await expect(page).toHaveURL(`${clinic}/reviews`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Отзывы о клинике');

    await page.getByLabel('Порядок отзывов').selectOption('low-rate');
    await expect(page).toHaveURL(`${clinic}/reviews?sort=low-rate`);
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await expect(page).toHaveURL(`${clinic}/reviews?sort=low-rate&page=2`);
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.goBack();
    await expect(page).toHaveURL(`${clinic}/reviews?sort=low-rate`);
  });

  test('links back to the clinic’s doctors', async ({ page }) => {
    await page.goto(`${clinic}/reviews?sort=old&page=2`);
    await page.getByRole('region', { name: 'Клиника' }).getByRole('link', { name: 'Выбрать врача' }).click();
    await expect(page).toHaveURL(`${clinic}#doctors`);
    await expect(page.getByRole('region', { name: 'Врачи' }).getByRole('article')).toHaveCount(3);
  });

  test('ignores an unknown sort order and an unknown page', async ({ page }) => {
    await page.goto(`${clinic}/reviews?sort=worst&page=abc`);
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.goto(`${clinic}/reviews?page=10000`);
    await expect(page.getByText(/Страницы 10\s000\sнет/)).toBeVisible();
    await page.getByRole('link', { name: 'Открыть последнюю' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`${clinic}/reviews?page=1e15`);
    await expect(page.getByRole('article')).toHaveCount(20);
  });
});
