import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { ReviewPage, TEXT, toReview, written } from './reviews-page.ts';

const reviews = '*/api/v0/fo/patient/reviews';
const refusal = (status: number, message: string, errors: Record<string, string[]> = {}) =>
  HttpResponse.json({ message, errors }, { status });

test.beforeEach(({ signIn }) => signIn('patient'));

test.describe('the form of a patient’s review', () => {
  test('opens from an unreviewed visit and sends the review to moderation', async ({ page, provider }) => {
    const [visit] = await toReview(provider);
    const name = `${visit?.doctor.first_name} ${visit?.doctor.second_name}`;
    await page.goto('/fo/patient/reviews');
    await page.getByRole('link', { name: `Оценить приём: ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Отзыв о.приёме/ })).toBeFocused();
    const form = new ReviewPage(page);
    await form.rate(4);
    await expect(page.getByText('Хорошо', { exact: true }).first()).toBeVisible();
    await form.text.fill(TEXT);
    await expect(page.getByText(`${TEXT.length} из`)).toBeVisible();
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ваш отзыв' })).toBeVisible();
    await expect(page.getByRole('article').getByText('На проверке')).toBeVisible();
    await expect(page.getByText(/прочитает отзыв до.14.мая, 08:20/)).toBeVisible();
    await expect(page.getByText(TEXT)).toBeVisible();
    expect(provider.count('POST', '/fo/patient/reviews')).toBe(1);

    await page.getByRole('link', { name: 'Отзывы' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('link', { name: `Оценить приём: ${name}` })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: TEXT })).toContainText('На проверке');
  });

  test('shows how the author’s name will appear, or that it will be hidden', async ({ page, provider }) => {
    const [visit] = await toReview(provider);
    await page.goto(`/fo/patient/reviews/new?visit=${visit?.id}`);
    const preview = page.getByText('Так увидят другие').locator('..');
    await expect(preview).toContainText('Елена');
    await page.getByRole('radio', { name: /Скрыть имя/ }).check();
    await expect(preview).toContainText('Пациент скрыл имя');
    await expect(preview).not.toContainText('Елена');
    const form = new ReviewPage(page);
    // A review needs only the overall rating.
    await form.stars('Общая оценка', 5).check();
    await form.text.fill(TEXT);
    await form.send.click();
    await expect(page.getByRole('article').getByText(/Пациент скрыл имя/)).toBeVisible();
    await expect(page.getByText('Понятные объяснения')).toHaveCount(0);
    expect((await written(provider, 'in_process'))[0]).toMatchObject({ text: TEXT, anonymous: true });
  });

  test('shows a list of the missing fields, with links to them', async ({ page, provider }) => {
    const [visit] = await toReview(provider);
    await page.goto(`/fo/patient/reviews/new?visit=${visit?.id}`);
    const form = new ReviewPage(page);
    await form.send.click();
    const summary = page.getByRole('alert').filter({ hasText: 'Исправьте 2' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Отзыв: обязательно для заполнения' }).click();
    await expect(form.text).toBeFocused();
    await form.text.fill('Хорошо');
    await form.send.click();
    await expect(page.getByText('Нужно хотя бы 10 знаков, сейчас 6', { exact: true })).toBeVisible();
    expect(provider.count('POST', '/fo/patient/reviews')).toBe(0);
  });

  test('has stars that a patient chooses with the keyboard like radio buttons @desktop', async ({ page, provider }) => {
    const [visit] = await toReview(provider);
    await page.goto(`/fo/patient/reviews/new?visit=${visit?.id}`);
    const form = new ReviewPage(page);
    await form.stars('Общая оценка', 1).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(form.stars('Общая оценка', 3)).toBeChecked();
    await expect(page.getByText('Нормально', { exact: true }).first()).toBeVisible();
  });

  test('warns about a phone number in the text, because a moderator would reject the review', async ({
    page,
    provider,
  }) => {
    const [visit] = await toReview(provider);
    await page.goto(`/fo/patient/reviews/new?visit=${visit?.id}`);
    const form = new ReviewPage(page);
    await form.text.fill('Перезвоните мне: 8 707 555-01-23.');
    await expect(page.getByText(/номер телефона/)).toBeVisible();
    await form.text.fill('Всё хорошо, спасибо врачу.');
    await expect(page.getByText(/номер телефона/)).toHaveCount(0);
  });

  test('keeps its text after an accidental exit, a reload or a lost connection', async ({ page, provider }) => {
    const [visit] = await toReview(provider);
    await page.goto(`/fo/patient/reviews/new?visit=${visit?.id}`);
    const form = new ReviewPage(page);
    await form.rate(4);
    await form.text.fill(TEXT);
    await page.getByRole('main').getByRole('link', { name: 'Отзывы', exact: true }).first().click();
    const stay = page
      .getByRole('alertdialog', { name: 'Уйти и не сохранить?' })
      .getByRole('button', { name: 'Остаться' });
    await expect(stay).toBeFocused();
    await stay.click();
    await expect(form.text).toHaveValue(TEXT);
    await page.reload();
    await expect(form.text).toHaveValue(TEXT);
    await expect(form.stars('Общая оценка', 4)).toBeChecked();
    await expect(form.stars('Приём вовремя', 3)).toBeChecked();

    provider.use(http.post(reviews, () => HttpResponse.error()));
    await form.send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Не получилось связаться' }).first()).toBeVisible();
    await expect(form.text).toHaveValue(TEXT);
    provider.reset();
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ваш отзыв' })).toBeVisible();
  });

  test('keeps changes to a published review after a reload, and discards them on request', async ({
    page,
    provider,
  }) => {
    const [published] = await written(provider, 'published');
    await page.goto(`/fo/patient/reviews/${published?.id}/edit`);
    const form = new ReviewPage(page);
    await expect(form.text).toHaveValue(published?.text ?? '');
    await expect(page.getByRole('button', { name: 'Начать заново' })).toHaveCount(0);
    await form.text.fill(TEXT);
    await page.reload();
    await expect(form.text).toHaveValue(TEXT);
    await page.getByRole('button', { name: 'Начать заново' }).click();
    await expect(form.text).toHaveValue(published?.text ?? '');
    await page.reload();
    await expect(form.text).toHaveValue(published?.text ?? '');
  });

  test('moves its text to the existing review if the visit was reviewed in another tab', async ({ page, provider }) => {
    const [visit] = await toReview(provider);
    await page.goto(`/fo/patient/reviews/new?visit=${visit?.id}`);
    const form = new ReviewPage(page);
    await form.rate(2);
    await form.text.fill(TEXT);
    const criteria = { attention: 5, explanation: 5, punctuality: 5 };
    const body = { visit_id: visit?.id, rating: 5, criteria, text: 'Написано в другой вкладке.', anonymous: false };
    await provider.ask('POST', '/fo/patient/reviews', { as: 'patient', body });
    await form.send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Отзыв об этом приёме уже есть' }).first()).toBeVisible();
    await expect(form.text).toHaveValue(TEXT);
    await page.getByRole('link', { name: /Открыть прежний отзыв/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Изменить отзыв' })).toBeVisible();
    await expect(form.text).toHaveValue(TEXT);
    await expect(form.stars('Общая оценка', 2)).toBeChecked();
  });

  test('shows the server’s errors at their fields, and in the summary if the form has no such field', async ({
    page,
    provider,
  }) => {
    const [visit] = await toReview(provider);
    await page.goto(`/fo/patient/reviews/new?visit=${visit?.id}`);
    const form = new ReviewPage(page);
    await form.rate();
    await form.text.fill(TEXT);
    provider.use(
      http.post(reviews, () =>
        refusal(422, 'Проверьте отзыв', {
          text: ['Уберите имя другого пациента'],
          'criteria.punctuality': ['Оценка вне шкалы'],
          mood: ['Настроение не указано'],
        }),
      ),
    );
    await form.send.click();
    const summary = page.getByRole('alert').filter({ hasText: 'Исправьте 2' });
    await expect(summary.getByRole('link', { name: 'Отзыв: уберите имя другого пациента' })).toBeVisible();
    await expect(summary.getByRole('link', { name: /Приём вовремя: оценка вне шкалы/ })).toBeVisible();
    await expect(summary.getByText('Настроение не указано')).toBeVisible();
    await expect(form.text).toHaveAttribute('aria-invalid', 'true');
  });

  test('does not open for an upcoming visit, a reviewed visit, or another person’s visit', async ({
    page,
    provider,
  }) => {
    const coming = await provider.ask<{ data: { id: number }[] }>('GET', '/fo/patient/visits?status=upcoming', {
      as: 'patient',
    });
    await page.goto(`/fo/patient/reviews/new?visit=${coming.data[0]?.id}`);
    await expect(page.getByRole('heading', { name: 'Отзыв можно оставить после приёма' })).toBeVisible();

    const [published] = await written(provider, 'published');
    await page.goto(`/fo/patient/reviews/new?visit=${published?.visit_id}`);
    await expect(page.getByRole('heading', { name: 'Вы уже оценили этот приём' })).toBeVisible();
    await page.getByRole('link', { name: 'Открыть отзыв' }).click();
    await expect(page).toHaveURL(`/fo/patient/reviews/${published?.id}`);

    await page.goto('/fo/patient/reviews/new?visit=999999');
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
    await page.goto('/fo/patient/reviews/new?visit=abc');
    await expect(page).toHaveURL('/fo/patient/reviews');
  });
});
