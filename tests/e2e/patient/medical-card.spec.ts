import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { CARD, chooseAction, listedNames, openCard } from './medical-card-page.ts';

const DOCUMENT = '*/api/v0/fo/patient/medical-card/documents/:id';
const serverError = () => HttpResponse.json({ message: 'Сервер занят' }, { status: 500 });
const notFound = { name: 'Страница не найдена' };

test.beforeEach(async ({ signIn }) => signIn('patient'));

test('the medical card shows how each measurement has changed', async ({ page }) => {
  await openCard(page);
  const figures = page.getByRole('definition');
  await expect(figures.filter({ hasText: /^O\s\(I\)$/ })).toBeVisible();
  await expect(figures.filter({ hasText: /^168\sсм$/ })).toBeVisible();
  await expect(page.getByText(/^Без изменений с\s2019\sгода$/)).toBeVisible();
  await expect(page.getByText(/^−1,3\sкг за\sгод, было\s65,5$/)).toBeVisible();
});

test('each category of a patient’s documents and each page of the list has its own URL', async ({ page, provider }) => {
  const [first] = [...provider.db.documents.all()];
  for (let copy = 0; first && copy < 5; copy += 1) {
    const id = provider.db.documents.nextId();
    provider.db.documents.insert({
      ...first,
      id,
      name: `Анализ ${copy}`,
      created_at: `2024-0${copy + 1}-01T10:00:00+05:00`,
    });
  }
  await openCard(page);
  await expect.poll(() => listedNames(page)).toHaveLength(10);
  await page.getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(`${CARD}?page=2`);
  await expect.poll(() => listedNames(page)).toEqual(['Анализ 1', 'Анализ 0']);

  await page.getByRole('link', { name: 'Заключения' }).click();
  await expect(page).toHaveURL(`${CARD}?category=conclusion`);
  await expect.poll(() => listedNames(page)).toEqual(['Заключение невролога', 'Заключение кардиолога']);
  await page.reload();
  await expect.poll(() => listedNames(page)).toEqual(['Заключение невролога', 'Заключение кардиолога']);
  await expect(page.getByRole('link', { name: 'Заключения' })).toHaveAttribute('aria-current', 'page');
  await page.goto(`${CARD}?category=letters&page=-1`);
  await expect.poll(() => listedNames(page)).toHaveLength(10);
  await page.goto(`${CARD}?category=vaccination`);
  await expect(page.getByRole('heading', { name: /В\sэтой категории пусто/ })).toBeVisible();
});

test('a patient downloads a document as a file with the document’s name', async ({ page, provider }) => {
  await openCard(page);
  provider.use(http.get('*/api/v0/files/:id', () => HttpResponse.error()));
  await chooseAction(page, 'ЭКГ', 'Скачать');
  await expect(page.getByText(/Не\sполучилось скачать/)).toBeVisible();
  provider.reset();
  const downloading = page.waitForEvent('download');
  await chooseAction(page, 'ЭКГ', 'Скачать');
  expect((await downloading).suggestedFilename()).toBe('ЭКГ.pdf');
});

test('a patient deletes a document after a confirmation, and sees an error if the deletion fails', async ({
  page,
  provider,
}) => {
  await openCard(page);
  provider.use(http.delete(DOCUMENT, serverError));
  await chooseAction(page, 'ЭКГ', 'Удалить');
  const dialog = page.getByRole('alertdialog', { name: 'Удалить «ЭКГ»?' });
  await expect(dialog).toContainText('PDF, 1,2 МБ');
  await expect(dialog.getByRole('button', { name: 'Оставить' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Удалить документ' }).click();
  await expect(dialog.getByText('Ошибка при удалении документа. Сервер занят')).toBeVisible();
  provider.reset();
  await dialog.getByRole('button', { name: 'Удалить документ' }).click();
  await expect(page.getByText('Документ удалён')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]'), 'what failed was said in the dialog alone').toHaveCount(1);
  await expect.poll(() => listedNames(page)).not.toContain('ЭКГ');
  await expect(page.getByRole('heading', { name: /^Документы/ })).toBeFocused();
});

test('a patient who deletes an already deleted document sees no error', async ({ page, provider }) => {
  await openCard(page);
  const gone = [...provider.db.documents.all()].find(({ name }) => name === 'ЭКГ');
  await chooseAction(page, 'ЭКГ', 'Удалить');
  provider.db.documents.remove(gone?.id ?? 0);
  // The dialog closes before the row disappears, and returns focus to the row.
  const release = provider.hold('get', '/fo/patient/documents');
  await page.getByRole('button', { name: 'Удалить документ' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  release();
  await expect.poll(() => listedNames(page)).not.toContain('ЭКГ');
  await expect(page.getByRole('heading', { name: /^Документы/ })).toBeFocused();
});

test('a document is deleted even if its dialog is closed early, and a dialog about another document stays open', async ({
  page,
  provider,
}) => {
  await openCard(page);
  const release = provider.hold('delete', '/fo/patient/medical-card/documents/:id');
  await chooseAction(page, 'ЭКГ', 'Удалить');
  await page.getByRole('button', { name: 'Удалить документ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const next = (await listedNames(page)).find((name) => name !== 'ЭКГ') ?? '';
  await chooseAction(page, next, 'Удалить');
  release();
  await expect(page.getByText('Документ удалён')).toBeVisible();
  await expect(page.getByRole('alertdialog', { name: `Удалить «${next}»?` })).toBeVisible();
});

test('a patient who deletes a document on its page is redirected to the list, even after closing the dialog early', async ({
  page,
  provider,
}) => {
  await page.goto(`${CARD}/4`);
  const release = provider.hold('delete', '/fo/patient/medical-card/documents/:id');
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByRole('button', { name: 'Удалить документ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  release();
  await expect(page.getByText('Документ удалён')).toBeVisible();
  await expect(page).toHaveURL(CARD);
});

test('the menu in a document’s row returns focus to its button when it closes @desktop', async ({ page }) => {
  await openCard(page);
  const more = page.getByRole('button', { name: 'Действия: ЭКГ' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Открыть', exact: true }).filter({ visible: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await chooseAction(page, 'ЭКГ', 'Удалить');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a document’s page shows a preview, the document’s data and a download', async ({ page, provider }) => {
  await page.goto(`${CARD}/5`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ферритин, витамин D' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ферритин, витамин D' })).toHaveJSProperty('naturalWidth', 420);
  await page.goto(`${CARD}/1`);
  await expect(page.getByRole('link', { name: 'Открыть PDF' })).toHaveAttribute('href', /^blob:/);

  provider.use(
    http.get(
      '*/api/v0/files/:id',
      () => new HttpResponse('<html></html>', { headers: { 'Content-Type': 'text/html' } }),
    ),
  );
  await page.goto(`${CARD}/4`);
  await expect(page.getByRole('alert').getByText('Непредвиденная ошибка, попробуйте позже')).toBeVisible();
  provider.reset();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('link', { name: 'Открыть PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByRole('button', { name: 'Удалить документ' }).click();
  await expect(page).toHaveURL(CARD);
});

test('a patient who opens another person’s document sees «not found»', async ({ page, provider }) => {
  const mine = [...provider.db.documents.all()][0];
  const foreign = {
    id: 900,
    user_id: 2,
    family_member_id: null,
    visit_id: null,
    category: 'other',
    name: 'Чужой',
    file_id: 1,
    added_by: null,
  } as const;
  provider.db.documents.insert({ ...foreign, created_at: mine?.created_at ?? '' });
  for (const path of [`${CARD}/900`, '/fo/patient/update-document?id=900']) {
    await page.goto(path);
    await expect(page.getByRole('heading', notFound), path).toBeVisible();
  }
});

test('a patient renames a document and changes its category, and sees the server’s error about the name', async ({
  page,
  provider,
}) => {
  await openCard(page);
  // The confirmation on leaving is active as soon as the user can type, even if scripts load
  // slowly.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await chooseAction(page, 'ЭКГ', 'Изменить');
  await page.getByLabel('Название').fill('ЭКГ с нагрузкой');
  await page.getByRole('link', { name: /К\sдокументу/ }).click();
  await page.getByRole('button', { name: 'Остаться' }).click();
  const errors = { name: ['Такое название уже есть'] };
  provider.use(http.put(DOCUMENT, () => HttpResponse.json({ message: 'Проверьте поля', errors }, { status: 422 })));
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Такое название уже есть')).toBeVisible();
  provider.reset();
  await page.getByLabel('Категория').selectOption('Другое');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^ЭКГ с\sнагрузкой$/ })).toBeVisible();
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Другое' })).toBeVisible();
});

test('a printed medical card contains the card alone @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-printed', '');
  });
  await openCard(page);
  await page.getByRole('link', { name: 'Печать' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Осипова Елена' })).toBeVisible();
  await expect(page.getByText('900515400123')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'УЗИ малого таза' })).toBeVisible();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, 'the table stays within the screen').toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Печать' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  for (const around of ['banner', 'navigation', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(around).filter({ visible: true }), around).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Медкарта' }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Категория' }), 'paper has room for it').toBeVisible();
  const paper = await page.getByRole('article').boundingBox();
  expect(paper?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.8);
});
