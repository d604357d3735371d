import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

const REVIEWS = '/fo/clinic/reviews';

test('an owner sees the unanswered reviews of the last 90 days, and can also show older unanswered reviews', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials');
  const link = page.getByRole('link', { name: /отзыв\D* без ответа/ });
  const count = ((await link.textContent()) ?? '').replace(/\D/g, '');
  await link.click();
  const tab = page.getByRole('link', { name: /^Ждут ответа/ });
  await expect(tab).toContainText(count);
  await expect(page.getByText(/за\sпоследние 90\sдней/)).toBeVisible();
  await page.getByRole('link', { name: /^Без ответа раньше: / }).click();
  await expect(page.getByText(/^Показаны все без ответа/)).toBeVisible();
  await page.getByRole('link', { name: /^Только за/ }).click();
  await expect(page).toHaveURL(/show=unanswered$/);
});

test('a clinic’s reply to a review keeps its text through failures, and then appears on the public page', async ({
  page,
  context,
  provider,
  signIn,
  watch,
}) => {
  watch.allow(/409|422|Failed to load|ERR_/);
  await signIn('clinic');
  await page.goto(`${REVIEWS}?show=unanswered`);
  const review = page.getByRole('article').first();
  const said = ((await review.locator('p.whitespace-pre-line').first().textContent()) ?? '').trim();
  await review.getByRole('button', { name: /^Ответить/ }).click();
  const answer = page.getByRole('textbox', { name: /^(Ваш ответ|Ответ клиники)/ });
  const publish = page.getByRole('button', { name: 'Опубликовать' });
  await publish.click();
  await expect(page.getByText('Обязательно для заполнения')).toBeVisible();
  await answer.fill('Спасибо, передали врачу.');
  const path = '*/fo/clinic/feedbacks/:id/reply';
  provider.use(http.put(path, () => HttpResponse.error(), { once: true }));
  await publish.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Не получилось ответить' })).toBeVisible();
  const text = 'На этот отзыв ответил врач';
  const refusal = { message: text, code: 'already_exists', errors: { text: [text] } };
  provider.use(http.put(path, () => HttpResponse.json(refusal, { status: 409 }), { once: true }));
  await publish.click();
  await expect(page.getByText(text).first()).toBeVisible();
  await expect(answer).toHaveValue('Спасибо, передали врачу.');
  const saved = page.waitForResponse((response) => response.url().includes('/reply') && response.ok());
  await publish.click();
  const { data } = (await (await saved).json()) as { data: { doctor: { slug: string } | null } };
  await expect(page.getByText('Ответ опубликован')).toBeVisible();

  const other = await context.newPage();
  await other.goto(data.doctor === null ? '/clinic/ayala/reviews' : `/doctor/${data.doctor.slug}/reviews`);
  const shown = other.getByRole('article').filter({ hasText: said.slice(0, 40) });
  await expect(shown.filter({ hasText: 'Спасибо, передали врачу.' }).first()).toContainText('Клиника ответила');
});

test('an owner reports a review with a reason, which survives a lost network, and sees the review among the reports', async ({
  page,
  provider,
  signIn,
  watch,
}) => {
  watch.allow(/Failed to load|ERR_/);
  await signIn('clinic');
  await page.goto(REVIEWS);
  const review = page.getByRole('article').first();
  await review.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('button', { name: 'Пожаловаться' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Отправить жалобу' });
  await send.click();
  await expect(dialog.getByText('Обязательно для заполнения')).toBeVisible();
  await dialog.getByRole('combobox', { name: /Что не/ }).selectOption('other');
  await dialog.getByRole('textbox').fill('Это отзыв о другой клинике.');
  provider.use(http.put('*/fo/clinic/feedbacks/:id/complaint', () => HttpResponse.error(), { once: true }));
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(/Не\sполучилось/);
  await expect(dialog.getByRole('textbox')).toHaveValue('Это отзыв о другой клинике.');
  await send.click();
  await expect(review).toContainText('Жалоба отправлена');
  await page.getByRole('link', { name: /^Жалобы/ }).click();
  await expect(page.getByRole('article').first()).toContainText('Жалоба отправлена');
});
