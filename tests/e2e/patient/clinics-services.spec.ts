import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

const row = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

test.describe('the list of a patient’s past services', () => {
  test.beforeEach(({ signIn }) => signIn('patient'));

  test('shows time, place and former price of each visit, with a link to the visit', async ({ page }) => {
    await page.goto('/fo/patient/services');
    await expect(page.getByRole('heading', { level: 1, name: 'Мои услуги' })).toBeVisible();
    const cardiologist = row(page, 'Первичный приём кардиолога');
    await expect(cardiologist).toContainText(/2.визита, последний 23.декабря.2025/);
    await expect(cardiologist).toContainText('Айгуль Серикова');
    await expect(cardiologist).toContainText(/Было 12.500.₸/);
    await cardiologist.getByRole('link', { name: 'Первичный приём кардиолога', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Первичный приём кардиолога' })).toBeFocused();
    const visits = page.getByRole('main').getByRole('listitem').filter({ hasText: /₸/ });
    await expect(visits).toHaveCount(2);
    await expect(visits.first()).toContainText('Для: Мама');
    await visits.last().getByRole('link').click();
    await expect(page).toHaveURL(/\/fo\/patient\/visits\/\d+$/);
  });

  test('links to a new booking with the same doctor and service, or with another doctor', async ({ page }) => {
    await page.goto('/fo/patient/services/1');
    await page.getByRole('link', { name: /Записаться снова/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Серикова/ })).toBeVisible();
    await expect(page).toHaveURL(/\/doctor\/serikova-aigul\?.*service=1/);
    await page.goBack();
    await page.getByRole('link', { name: 'Другие врачи' }).click();
    await expect(page).toHaveURL(/\/search\?.*services=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('shows «not found» for another person’s services', async ({ page, provider }) => {
    const all = [...provider.db.visits.all()].filter(({ status }) => status === 'completed');
    const own = new Set(all.filter(({ user_id }) => user_id === 1).map(({ service_id }) => service_id));
    const foreign = all.find(({ service_id }) => !own.has(service_id));
    await page.goto(`/fo/patient/services/${foreign?.service_id}`);
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
    expect(provider.count('GET', `/fo/patient/services/${foreign?.service_id}`)).toBe(1);
  });

  test('reloads on request after it failed to load', async ({ page, provider }) => {
    provider.use(http.get('*/api/v0/fo/patient/services', () => HttpResponse.json({ message: '' }, { status: 500 })));
    await page.goto('/fo/patient/services');
    const retry = page.getByRole('button', { name: 'Повторить' });
    await expect(retry).toBeVisible();
    provider.reset();
    await retry.click();
    await expect(row(page, 'Подбор очков')).toBeVisible();
  });
});

test.describe('the list of a patient’s clinics', () => {
  test.beforeEach(({ signIn }) => signIn('patient'));

  test('shows the doctors and the number of visits, with links to each doctor and the clinic @both', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/fo/patient/clinics');
    const ayala = row(page, /«Аяла»/);
    await expect(ayala).toContainText(/10.визитов, последний 28.апреля/);
    // A phone shows the number without a press.
    const number = ayala.getByRole('link', { name: /\+7-700/ });
    if (isMobile) await expect(number).toBeVisible();
    else {
      await ayala.getByRole('button', { name: /Телефон/ }).click();
      await expect(number).toBeFocused();
    }
    // The filial is named only if its name differs from the clinic's.
    await expect(ayala).toContainText('«Аяла» на Абая. Алматы');
    await expect(row(page, /«Тұмар»/)).not.toContainText('«Тұмар». Алматы');
    await ayala.getByRole('link', { name: 'Айгуль Серикова' }).click();
    await expect(page).toHaveURL('/doctor/serikova-aigul');
    await page.goBack();
    await row(page, /«Тұмар»/)
      .getByRole('link', { name: /Выбрать врача/ })
      .click();
    await expect(page).toHaveURL(/\/clinic\/[\w-]+#doctors$/);
  });

  test('keeps a clinic removed from the favourites, and drops it after a reload', async ({ page, provider, site }) => {
    await page.goto('/fo/patient/clinics');
    const kept = row(page, /«КардиоНұр»/);
    const heart = kept.getByRole('button', { name: /избранное/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => provider.count('DELETE', /favourites/)).toBe(1);
    await site.quiet();
    await expect(kept).toBeVisible();
    await page.reload();
    await expect(row(page, /«Аяла»/)).toBeVisible();
    await expect(kept).toHaveCount(0);

    const other = row(page, /«Айқын көз»/).getByRole('button', { name: /избранное/ });
    await other.click();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/favourites?kind=clinic');
    await expect(page.getByRole('article').filter({ hasText: 'Айқын көз' })).toBeVisible();
  });

  test('shows the old state of a favourite again when the server rejects the change', async ({ page, provider }) => {
    await page.goto('/fo/patient/clinics');
    const heart = row(page, /«Айқын көз»/).getByRole('button', { name: /избранное/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    provider.use(
      http.post('*/api/v0/fo/patient/favourites', () => HttpResponse.json({ message: '' }, { status: 500 })),
    );
    await heart.click();
    await expect(page.getByText(/Непредвиденная ошибка|не получилось/i).first()).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a patient without visits sees empty lists of services and clinics, and a link that chooses a clinic', async ({
  page,
  signIn,
}) => {
  await signIn('all');
  await page.goto('/fo/patient/services');
  await expect(page.getByRole('heading', { name: 'Услуг пока нет' })).toBeVisible();
  await page.getByRole('navigation', { name: 'История' }).getByRole('link', { name: 'Клиники' }).click();
  await expect(page.getByRole('heading', { name: 'Клиник пока нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Выбрать клинику' }).click();
  await expect(page).toHaveURL(/\/search\?category=clinics/);
});
