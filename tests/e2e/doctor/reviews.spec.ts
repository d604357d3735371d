import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

const reviews = '/fo/doctor/reviews';
const first = (page: Page) => page.getByRole('article').first();
const answer = (page: Page) => page.getByRole('textbox', { name: 'Ваш ответ' });
const publish = (page: Page) => page.getByRole('button', { name: 'Опубликовать' });

test.beforeEach(({ signIn }) => signIn('doctor'));

test('a doctor answers a review in three taps, edits the reply and deletes it @phone', async ({ page }) => {
  await page.goto(`${reviews}?unanswered=true`);
  const author = (await first(page).getByRole('heading').textContent()) ?? '';
  await first(page)
    .getByRole('button', { name: /^Ответить/ })
    .tap();
  const waiting = page.getByRole('article').filter({ hasText: author }).filter({ hasText: '26 апреля' });
  await expect(waiting).toHaveCount(1);
  await expect(answer(page)).toBeFocused();
  await answer(page).fill('Спасибо, ждём вас через месяц.');
  await publish(page).tap();
  await expect(page.getByText('Ответ опубликован')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await page.goto(reviews);
  const answered = page.getByRole('article').filter({ hasText: 'Спасибо, ждём вас через месяц.' });
  await answered.getByRole('button', { name: /^Изменить ответ/ }).tap();
  await answer(page).fill('Ждём вас.');
  await publish(page).tap();
  const changed = page.getByRole('article').filter({ hasText: 'Ждём вас.' });
  await expect(changed).toContainText('Ваш ответ, 12 мая');
  await changed.getByRole('button', { name: /^Удалить ответ/ }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить ответ' }).tap();
  await expect(changed).toHaveCount(0);
});

test('a doctor can’t send an empty reply, and keeps its text if the network is lost or the clinic replied first', async ({
  page,
  provider,
  watch,
}) => {
  watch.allow(/409|Failed to load/);
  await page.goto(`${reviews}?unanswered=true`);
  await first(page)
    .getByRole('button', { name: /^Ответить/ })
    .click();
  await publish(page).click();
  await expect(page.getByText('Обязательно для заполнения')).toBeVisible();
  await answer(page).fill('Спасибо.');
  const path = '*/api/v0/fo/doctor/feedbacks/:id/reply';
  provider.use(http.put(path, () => HttpResponse.error(), { once: true }));
  await publish(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Не получилось ответить' })).toBeVisible();
  const text = 'На этот отзыв ответила клиника';
  const refusal = { message: text, code: 'already_exists', errors: { text: [text] } };
  provider.use(http.put(path, () => HttpResponse.json(refusal, { status: 409 }), { once: true }));
  await publish(page).click();
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(answer(page)).toHaveValue('Спасибо.');
  await publish(page).click();
  await expect(page.getByText('Ответ опубликован')).toBeVisible();
});

test('a doctor reports a review with the reason «другое» and an explanation, and sees the review among the reports', async ({
  page,
}) => {
  await page.goto(reviews);
  await first(page)
    .getByRole('button', { name: /^Действия/ })
    .click();
  await page.getByRole('button', { name: 'Пожаловаться' }).click();
  const dialog = page.getByRole('dialog');
  const missing = dialog.getByText('Обязательно для заполнения');
  // No reason is preselected, because one tap must not send a complaint.
  await dialog.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(missing).toBeVisible();
  await dialog.getByRole('combobox', { name: /Что не/ }).selectOption('other');
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Обязательно для заполнения');
  await dialog.getByRole('textbox').fill('Это отзыв о другом враче.');
  await dialog.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(first(page)).toContainText('Жалоба отправлена');
  await page.getByRole('link', { name: /^Жалобы/ }).click();
  await expect(page).toHaveURL('/fo/doctor/reviews-in-process');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Жалоба отклонена')).toBeVisible();
});
