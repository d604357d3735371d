import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

/** Seed ids of the demo patient's visits: today at 18:20 her own, on Friday at 10:00 her son's. */
const NEXT = 2;
const SONS = 3;

const next = (page: Page) => page.getByRole('region', { name: 'Ближайший визит' });
const toDo = (page: Page) => page.getByRole('region', { name: 'Что нужно сделать' });

test.describe('a patient’s home page', () => {
  test.beforeEach(async ({ signIn, page }) => {
    await signIn('patient');
    await page.goto('/fo/patient');
    await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Елена' })).toBeVisible();
  });

  test('shows the time, place, price, preparation and cancellation deadline of the next visit', async ({ page }) => {
    const card = next(page);
    await expect(card.getByRole('heading', { name: 'Сегодня, 18:20' })).toBeVisible();
    await expect(card).toContainText(/Первичный приём гинеколога, 30\sминут\. До\sвизита 10\sч/);
    await expect(card).toContainText(/Алматы, ул\.\s?Сатпаева, 30, 4\u2060-\u2060й\sэтаж/);
    await expect(card).toContainText(/11\s500\s₸/);
    await expect(card.getByRole('listitem').last()).toHaveText(/Приходите к\s18:10\./);
    await expect(card).toContainText(/Перенести или\sотменить можно до\s14:20 сегодня, ещё 6\sч/);
    const route = card.getByRole('link', { name: 'Как добраться' }).filter({ visible: true });
    await expect(route).toHaveAttribute('href', /^https:\/\/2gis\.kz\/directions\/points\//);
    await expect(card.getByRole('link', { name: 'Перенести' })).toHaveAttribute(
      'href',
      `/fo/patient/visits/${NEXT}/reschedule`,
    );
  });

  test('lets the patient confirm the next visit on its card, and another visit in the list of tasks', async ({
    page,
    provider,
  }) => {
    await expect(toDo(page)).toContainText(/Для: Марк, педиатр, 15\sмая, 10:00/);
    await toDo(page).getByRole('button', { name: 'Приду' }).click();
    await expect(toDo(page).getByRole('button', { name: 'Приду' })).toHaveCount(0);
    await next(page).getByRole('button', { name: 'Я приду' }).click();
    await expect(next(page).getByText('Подтверждён', { exact: true })).toBeVisible();
    for (const id of [NEXT, SONS]) expect(provider.db.visits.require(id).attendance_confirmed_at).not.toBeNull();
  });

  test('shows a failed confirmation at the visit, and the patient can confirm again', async ({ page, provider }) => {
    provider.use(http.post('*/attendance', () => HttpResponse.error()));
    await toDo(page).getByRole('button', { name: 'Приду' }).click();
    await expect(toDo(page).getByText('Не получилось связаться с сервером')).toBeVisible();
    provider.reset();
    await toDo(page).getByRole('button', { name: 'Приду' }).click();
    await expect(toDo(page).getByRole('button', { name: 'Приду' })).toHaveCount(0);
  });

  test('cancels the next visit only after a confirmation, and then shows the following visit', async ({
    page,
    provider,
  }) => {
    await next(page).getByRole('button', { name: 'Отменить' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Отменить запись?' });
    await expect(dialog).toContainText(/Зарина Өтегенова.*12\sмая, 18:20/);
    await expect(dialog.getByRole('button', { name: 'Оставить запись' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(provider.db.visits.require(NEXT).status).toBe('confirmed');

    await next(page).getByRole('button', { name: 'Отменить' }).click();
    await dialog.getByRole('button', { name: 'Отменить запись' }).click();
    await expect(next(page).getByRole('heading', { name: /Пятница, 15\sмая, 10:00/ })).toBeVisible();
    await expect(next(page)).toContainText('Для: Марк');
    // Focus moves to the element that replaced the button.
    await expect(next(page).getByRole('heading').first()).toBeFocused();
    expect(provider.db.visits.require(NEXT).status).toBe('cancelled_by_patient');
  });

  test('shows the clinic’s phone instead of the visit’s buttons after the deadline for changes', async ({
    page,
    forward,
  }) => {
    await forward({ hours: 6, minutes: 1 });
    await page.reload();
    await expect(next(page)).toContainText(/Изменить запись здесь можно было до\s14:20 сегодня/);
    const call = next(page).locator('a[href="tel:+77000001330"]').filter({ visible: true });
    await expect(call).toHaveText(/Позвонить/);
    await expect(next(page).getByRole('button', { name: 'Отменить' })).toHaveCount(0);
    await expect(next(page).getByRole('link', { name: 'Перенести' })).toHaveCount(0);
  });

  test('links to the review of a visit and to empty fields of the profile', async ({ page }) => {
    await expect(toDo(page)).toContainText('Осталось указать адрес и\u00A0гражданство');
    await expect(toDo(page).getByRole('link', { name: 'Дополнить' })).toHaveAttribute('href', '/fo/patient/profile');
    await toDo(page).getByRole('link', { name: 'Оценить: Гүлмира Ахметова' }).click();
    await expect(page).toHaveURL(/\/fo\/patient\/reviews\/new\?visit=4$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Отзыв о приёме' })).toBeVisible();
  });

  test('shows free slots of doctors visited before, and a slot opens «Проверьте запись»', async ({ page }) => {
    const again = page.getByRole('region', { name: 'Записаться снова' });
    await expect(again.getByRole('heading', { level: 3 })).toHaveText([
      'Гүлмира Ахметова',
      'Ерлан Сейітов',
      'Сергей Лапин',
    ]);
    await again
      .getByRole('link', { name: /^\d\d:\d\d, .*, Гүлмира Ахметова$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Проверьте запись' })).toBeVisible();
    await expect(page.getByText('Ахметова Гүлмира').filter({ visible: true }).first()).toBeVisible();
  });

  test('shows a summary of the medical card', async ({ page }) => {
    const card = page.getByRole('region', { name: 'Медкарта' });
    await expect(card.getByRole('definition')).toHaveText(['168 см', '64,2 кг', 'O (I) Rh+', /^\d+$/]);
    await card.getByRole('link', { name: 'Открыть' }).click();
    await expect(page).toHaveURL(/\/fo\/patient\/medical-card$/);
  });
});

test('a new patient’s home page shows the first steps', async ({ page, signIn }) => {
  await signIn('all');
  await page.goto('/fo/patient');
  const steps = page.getByRole('region', { name: 'С чего начать' });
  await expect(steps.getByRole('heading', { level: 3 }).first()).toHaveText('Найдите врача');
  await expect(page.getByText('Ближайший визит')).toHaveCount(0);
  await steps.getByRole('link', { name: 'Найти врача' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('a patient reloads a home page that failed to load', async ({ page, provider, signIn }) => {
  await signIn('patient');
  provider.use(http.get('*/fo/patient/home', () => HttpResponse.json({ message: 'Ошибка' }, { status: 500 })));
  await page.goto('/fo/patient');
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  provider.reset();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(next(page).getByRole('heading', { name: 'Сегодня, 18:20' })).toBeVisible();
});

test('a patient’s home page has a search field if the header has none', async ({ page, signIn }) => {
  await signIn('patient');
  await page.goto('/fo/patient');
  await page.getByRole('searchbox', { name: 'Врач, услуга, симптом' }).fill('кардиолог');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*q=/);
});

test('the cabinet’s menu shows a patient the number of upcoming visits @desktop', async ({ page, signIn }) => {
  await signIn('patient');
  await page.goto('/fo/patient');
  await expect(page.getByRole('link', { name: /^Визиты впереди 5\sвизитов/ })).toBeVisible();
  await next(page).getByRole('button', { name: 'Отменить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить запись' }).click();
  await expect(page.getByRole('link', { name: /^Визиты впереди 4\sвизита/ })).toBeVisible();
});
