import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { openMenu } from '../support/menu.ts';
import { CARD, openCard } from './medical-card-page.ts';
import { PROFILE } from './profile-page.ts';

const PATH = `${CARD}/update`;
const UPDATE = '*/api/v0/fo/patient/medical-card';

/** Saves and waits until the page has sent the request. */
async function saveOnItsWay(page: Page): Promise<void> {
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/medical-card'));
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await sent;
}

test('a patient saves blood group, height and weight, and the chart gets the new values', async ({ page, signIn }) => {
  await signIn('patient');
  await openCard(page);
  await page
    .getByRole('link', { name: /^Изменить/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('radio', { name: /^AB/ }).check();
  await page.getByLabel('Вес, кг').fill('63,8');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL(CARD);
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^AB\s\(IV\)$/ })).toBeVisible();
  await expect(page.getByText(/^−1,7\sкг за\sгод, было\s65,5$/)).toBeVisible();
});

test('a patient who types impossible measurements sees errors above the form and at the fields', async ({
  page,
  signIn,
}) => {
  await signIn('patient');
  await page.goto(PATH);
  await page.getByLabel('Рост, см').fill('29');
  await page.getByLabel('Вес, кг').fill('сто');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([/Рост, см: не меньше 30/i, /Вес, кг: нужно число/i]);
  await page.getByLabel('Рост, см').fill('168,5');
  await expect(page.getByText('Нужно целое число', { exact: true })).toBeVisible();
});

test('a patient who leaves a medical card while it is being saved stays on the next page and keeps its input', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto(PATH);
  const release = provider.hold('put', '/fo/patient/medical-card');
  await page.getByLabel('Вес, кг').fill('63,8');
  await saveOnItsWay(page);
  await openMenu(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Профиль' }).click();
  await expect(page).toHaveURL(PROFILE);
  const address = page.getByLabel('Адрес');
  await address.fill('Алматы, Абая 10');
  release();
  const saved = page.getByRole('listitem').filter({ hasText: 'Данные сохранены' });
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(PROFILE);
  await expect(address).toHaveValue('Алматы, Абая 10');

  // The toast's button opens the card; leaving the edited page needs a confirmation.
  await saved.getByRole('button', { name: 'Открыть' }).click();
  await page
    .getByRole('alertdialog', { name: 'Уйти и не сохранить?' })
    .getByRole('button', { name: 'Уйти без сохранения' })
    .click();
  await expect(page).toHaveURL(CARD);
});

test('a patient who opens another page while the medical card is being saved arrives on this page', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto(PATH);
  const release = provider.hold('put', '/fo/patient/medical-card');
  const open = provider.hold('get', '/fo/patient/reviews');
  await page.getByLabel('Вес, кг').fill('63,8');
  await saveOnItsWay(page);
  await openMenu(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Отзывы' }).click();
  await expect(page, 'the person is on the way').toHaveURL(/\/fo\/patient\/reviews/);
  await expect(page.getByRole('heading', { level: 1, name: 'Отзывы' })).toHaveCount(0);
  release();
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  open();
  await expect(page.getByRole('heading', { level: 1, name: 'Отзывы' })).toBeVisible();
  await expect(page).toHaveURL(/\/fo\/patient\/reviews/);
});

test('a patient keeps the input of the medical card after a 422 or a server error', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('patient');
  await page.goto(PATH);
  await page.getByLabel('Вес, кг').fill('70');
  const errors = { weight: ['Так быстро не худеют'] };
  provider.use(http.put(UPDATE, () => HttpResponse.json({ message: 'Проверьте поля', errors }, { status: 422 })));
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Так быстро не худеют').first()).toBeVisible();
  provider.use(http.put(UPDATE, () => HttpResponse.json({ message: 'Сервер занят' }, { status: 500 })));
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert').getByText('Сервер занят').first()).toBeVisible();
  await expect(page.getByLabel('Вес, кг')).toHaveValue('70');

  // A reload keeps the changes, and «Не менять» asks for a confirmation.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Вес, кг')).toHaveValue('70');
  await page.getByLabel('Вес, кг').fill('71');
  await page.getByRole('link', { name: 'Не менять' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Уйти и не сохранить?' })).toBeVisible();
  await page.getByRole('button', { name: 'Уйти без сохранения' }).click();
  await expect(page).toHaveURL(CARD);
});

test('a patient sees what an empty medical card lacks, and fills in the height alone', async ({ page, signIn }) => {
  await signIn('all');
  await openCard(page);
  await expect(page.getByText(/^Укажите группу крови, резус-фактор, рост и\sвес/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Документов пока нет' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Заполнить/ })
    .filter({ visible: true })
    .click();
  await page.getByLabel('Рост, см').fill('180');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText(/^Записан 12\sмая$/)).toBeVisible();
  await expect(page.getByText(/^Не\sуказано$/)).toHaveCount(3);
});
