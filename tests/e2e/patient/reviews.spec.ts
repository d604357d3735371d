import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { ReviewPage, TEXT, written } from './reviews-page.ts';

const reviews = '*/api/v0/fo/patient/reviews';
const refusal = (status: number, message: string, errors: Record<string, string[]> = {}) =>
  HttpResponse.json({ message, errors }, { status });

test.beforeEach(({ signIn }) => signIn('patient'));

test.describe('a patient’s published or rejected review', () => {
  test('shows why it was rejected, and returns to moderation after a correction', async ({ page, provider }) => {
    const [rejected] = await written(provider, 'rejected');
    await page.goto('/fo/patient/reviews-in-process');
    await expect(page.getByRole('link', { name: /опубликованы/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText('Отклонён', { exact: true })).toBeVisible();
    await expect(page.getByText('Опубликован', { exact: true })).toHaveCount(0);
    await expect(page.getByText(/указан номер телефона.*Уберите телефоны/)).toBeVisible();
    await page.getByRole('link', { name: /Исправить отзыв/ }).click();
    const form = new ReviewPage(page);
    await expect(form.text).toHaveValue(rejected?.text ?? '');
    await form.text.fill(TEXT);
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ваш отзыв' })).toBeVisible();
    await expect(page.getByRole('article').getByText('На проверке')).toBeVisible();
    await expect(page.getByText(TEXT)).toBeVisible();
  });

  test('is deleted after a confirmation, and the visit can be reviewed again', async ({ page, provider }) => {
    const [review] = await written(provider, 'in_process');
    await page.goto(`/fo/patient/reviews/${review?.id}`);
    await page.getByRole('button', { name: 'Удалить' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Удалить отзыв?' });
    await expect(dialog.getByRole('button', { name: 'Оставить отзыв' })).toBeFocused();
    await expect(dialog).toContainText(/14.января/);

    provider.use(http.delete(`${reviews}/:id`, () => refusal(500, '')));
    await dialog.getByRole('button', { name: 'Удалить отзыв' }).click();
    await expect(dialog.getByText('Непредвиденная ошибка')).toBeVisible();
    provider.reset();
    await dialog.getByRole('button', { name: 'Удалить отзыв' }).click();
    await expect(page).toHaveURL('/fo/patient/reviews');
    await expect(page.getByText('Отзыв удалён')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: review?.text ?? '' })).toHaveCount(0);
    await expect(page.getByText(/не найден/i)).toHaveCount(0);
    await page.goto(`/fo/patient/reviews/${review?.id}`);
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  });

  test('is deleted even if the patient closes the dialog early', async ({ page, provider }) => {
    const [review] = await written(provider, 'in_process');
    await page.goto(`/fo/patient/reviews/${review?.id}`);
    await page.getByRole('button', { name: 'Удалить' }).click();
    const release = provider.hold('delete', '/fo/patient/reviews/:id');
    const dialog = page.getByRole('alertdialog', { name: 'Удалить отзыв?' });
    await dialog.getByRole('button', { name: 'Удалить отзыв' }).click();
    await expect(dialog.getByRole('button', { name: 'Удаляем' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(dialog).toHaveCount(0);
    release();
    await expect(page.getByText('Отзыв удалён')).toBeVisible();
    await expect(page).toHaveURL('/fo/patient/reviews');
  });

  test('shows that the moderation takes longer than promised', async ({ page, provider, forward }) => {
    const [review] = await written(provider, 'in_process');
    await page.goto(`/fo/patient/reviews/${review?.id}`);
    await expect(page.getByText(/Модератор прочитает отзыв до.20:15 завтра/)).toBeVisible();
    await forward({ days: 2 });
    await page.reload();
    await expect(page.getByText(/дольше обычного/)).toBeVisible();
  });

  test('shows the doctor’s reply', async ({ page, provider }) => {
    const [review] = await written(provider, 'published');
    await page.goto(`/fo/patient/reviews/${review?.id}`);
    await expect(page.getByText(/Спасибо, что рассказали/)).toBeVisible();
    await expect(page.getByText('Опубликован', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Изменить' }).click();
    await expect(page.getByText(/на.странице врача его не.видно/)).toBeVisible();
  });

  test('shows «not found» to another patient', async ({ page, provider }) => {
    const foreign = [...provider.db.feedbacks.all()].find(({ visit_id }) => visit_id === null);
    await page.goto(`/fo/patient/reviews/${foreign?.id}`);
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
  });
});

test.describe('a patient’s list of reviews', () => {
  test('can be used although the visits without a review failed to load', async ({ page, provider, watch }) => {
    watch.allow(/500/);
    provider.use(http.get('*/api/v0/fo/patient/home', () => refusal(500, 'Сломалось')));
    await page.goto('/fo/patient/reviews');
    const block = page.getByRole('region', { name: 'Оцените приём' });
    await expect(block.getByRole('alert')).toContainText('Сломалось');
    await expect(page.getByText('На проверке').first()).toBeVisible();
    provider.reset();
    await block.getByRole('button', { name: 'Повторить' }).click();
    await expect(block.getByRole('link', { name: /Оценить приём/ }).first()).toBeVisible();
  });

  test('shows an error when it fails to load, and reloads on request', async ({ page, provider }) => {
    provider.use(http.get(reviews, () => refusal(500, 'Сломалось')));
    await page.goto('/fo/patient/reviews-in-process');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    provider.reset();
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Отзывы' })).toBeVisible();
  });

  test('shows «not found» for page 10,000, and the first page for an invalid page number', async ({ page }) => {
    await page.goto('/fo/patient/reviews?page=10000');
    await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
    await page.getByRole('link', { name: 'К началу списка' }).click();
    await expect(page.getByRole('region', { name: 'Оцените приём' })).toBeVisible();
    await page.goto('/fo/patient/reviews?page=last');
    await expect(page.getByRole('heading', { level: 2, name: 'Оцените приём' })).toBeVisible();
  });

  test('says that a new patient has no reviews, and asks for no review', async ({ page, openOther, signIn }) => {
    const other = await openOther();
    await signIn('all', { page: other });
    await other.goto('/fo/patient/reviews');
    await expect(other.getByRole('heading', { name: 'Отзывов пока нет' })).toBeVisible();
    await expect(other.getByRole('region', { name: 'Оцените приём' })).toHaveCount(0);
    await expect(page).toHaveURL('about:blank');
  });
});
