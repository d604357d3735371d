import { expect } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { CARD, chooseFiles, listedNames, MEGABYTES, openCard, pdf, uploadRow } from './medical-card-page.ts';

const UPLOAD = '*/api/v0/upload-files';
const CREATE = '*/api/v0/fo/patient/medical-card/documents';
const serverError = () => HttpResponse.json({ message: 'Сервер занят' }, { status: 500 });

test.beforeEach(async ({ signIn }) => signIn('patient'));

test('a patient adds several files to the medical card at once, and each file is accepted or rejected by itself', async ({
  page,
  provider,
}) => {
  await openCard(page);
  const disguised = { name: 'УЗИ.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') };
  await chooseFiles(
    page,
    pdf('Анализ мочи.pdf'),
    pdf('Выписка.pdf', 5 * MEGABYTES + 1),
    disguised,
    pdf('ЭКГ.pdf', 5 * MEGABYTES),
  );

  await expect(uploadRow(page, 'Выписка.pdf')).toContainText(
    /Ошибка при добавлении документа\. Файл чуть больше 5\sМБ/,
  );
  await expect(uploadRow(page, 'УЗИ.jpg')).toContainText(
    /Ошибка при добавлении документа\. Подойдут PDF, JPG или\sPNG/,
  );
  await expect(uploadRow(page, 'Анализ мочи.pdf')).toContainText('Документ добавлен. Категория «Анализы»');
  await expect(uploadRow(page, 'ЭКГ.pdf')).toContainText('Документ добавлен. Категория «Обследования»');
  await expect(page.getByText('Добавлено 2 документа')).toBeVisible();
  expect(provider.count('POST', '/upload-files')).toBe(2);
  const newest = async () => (await listedNames(page)).slice(0, 2).toSorted();
  await expect.poll(newest).toEqual(['Анализ мочи', 'ЭКГ']);
  await expectAccessible(page);

  // Another file replaces the file that the server rejected.
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Выбрать другой вместо Выписка.pdf' }).filter({ visible: true }).click();
  await (await choosing).setFiles(pdf('Выписка сжатая.pdf'));
  await expect(uploadRow(page, 'Выписка сжатая.pdf')).toContainText('Категория «Заключения»');
});

test('a patient who adds a file that is already in the medical card must confirm the second copy', async ({
  page,
  provider,
}) => {
  await openCard(page);
  await chooseFiles(page, pdf('ЭКГ.pdf', 2345));
  await expect(uploadRow(page, 'ЭКГ.pdf')).toContainText('Документ добавлен');
  const before = provider.db.documents.size;

  await page.reload();
  await chooseFiles(page, pdf('ЭКГ.pdf', 2345));
  const row = uploadRow(page, 'ЭКГ.pdf');
  await expect(row).toContainText(
    /Такой файл уже есть в\sэтой медкарте: «ЭКГ», вы, 12\sмая\s2026\. Добавить ещё один\?/,
  );
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Не добавлять: ЭКГ.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Не добавлять: ЭКГ.pdf' })).toBeHidden();
  expect(provider.db.documents.size).toBe(before);

  await chooseFiles(page, pdf('ЭКГ.pdf', 2345));
  await row.getByRole('button', { name: 'Добавить ещё один: ЭКГ.pdf' }).click();
  await expect(row).toContainText('Документ добавлен');
  expect(provider.db.documents.size).toBe(before + 1);
});

test('a patient changes the guessed name or category of an uploaded file in its row', async ({ page }) => {
  await openCard(page);
  await chooseFiles(page, pdf('IMG_2034.pdf'));
  await page.getByRole('button', { name: /^Изменить: Документ, 12 мая 2026/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить документ' });
  await dialog.getByLabel('Название').fill('   ');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByText('Обязательно для заполнения')).toBeVisible();
  await dialog.getByLabel('Название').fill('Прививка от кори');
  await dialog.getByLabel('Категория').selectOption('Прививки');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  await expect(uploadRow(page, 'IMG_2034.pdf')).toContainText('Категория «Прививки»');
  await expect.poll(() => listedNames(page)).toContain('Прививка от кори');
});

test('a patient whose network is lost during an upload sees an error and sends the same file again', async ({
  page,
  provider,
}) => {
  await openCard(page);
  provider.use(http.post(UPLOAD, () => HttpResponse.error()));
  await chooseFiles(page, pdf('ЭКГ.pdf'));
  const row = uploadRow(page, 'ЭКГ.pdf');
  await expect(row).toContainText('Ошибка при добавлении документа. Не получилось связаться с сервером');
  await expectAccessible(page);
  provider.reset();
  await row.getByRole('button', { name: 'Повторить: ЭКГ.pdf' }).filter({ visible: true }).click();
  await expect(row).toContainText('Документ добавлен');

  // Only the response is lost: the document exists, and the retry with the same key adds no second
  // document.
  provider.loseAnswer('post', '/fo/patient/medical-card/documents');
  await chooseFiles(page, pdf('Рецепт.pdf'));
  const second = uploadRow(page, 'Рецепт.pdf');
  await second.getByRole('button', { name: 'Повторить: Рецепт.pdf' }).filter({ visible: true }).click();
  await expect(second).toContainText('Документ добавлен');
  await expect.poll(async () => (await listedNames(page)).filter((name) => name === 'Рецепт')).toHaveLength(1);
});

test('a patient whose upload of one of three files fails sees the error, and the two other files are saved', async ({
  page,
  provider,
}) => {
  await openCard(page);
  provider.use(
    http.post<never, { name: string }>(CREATE, async ({ request }) =>
      (await request.json()).name === 'Второй' ? serverError() : undefined,
    ),
  );
  await chooseFiles(page, pdf('Первый.pdf'), pdf('Второй.pdf'), pdf('Третий.pdf'));
  await expect(uploadRow(page, 'Первый.pdf')).toContainText('Документ добавлен');
  await expect(uploadRow(page, 'Третий.pdf')).toContainText('Документ добавлен');
  const failed = uploadRow(page, 'Второй.pdf');
  await expect(failed).toContainText('Ошибка при добавлении документа. Сервер занят');
  provider.reset();
  await failed.getByRole('button', { name: 'Повторить: Второй.pdf' }).filter({ visible: true }).click();
  await expect(failed).toContainText('Документ добавлен');
  expect(provider.count('POST', '/upload-files'), 'the stored file is not sent twice').toBe(3);
});

test('a patient sees the server’s error about an uploaded file in the row of that file', async ({ page, provider }) => {
  await openCard(page);
  const errors = { files: ['Файл защищён паролем'] };
  provider.use(http.post(UPLOAD, () => HttpResponse.json({ message: 'Проверьте файл', errors }, { status: 422 })));
  await chooseFiles(page, pdf('ЭКГ.pdf'));
  const row = uploadRow(page, 'ЭКГ.pdf');
  await expect(row).toContainText('Ошибка при добавлении документа. Файл защищён паролем');
  await row.getByRole('button', { name: 'Убрать: ЭКГ.pdf' }).click();
  await expect(row).toBeHidden();
});

test('a patient can cancel a pending upload, and must confirm leaving the page', async ({ page, provider }) => {
  await openCard(page);
  const before = provider.db.documents.size;
  provider.use(http.post(UPLOAD, () => new Promise<undefined>(() => undefined)));
  await chooseFiles(page, pdf('ЭКГ.pdf'), pdf('УЗИ.pdf'));
  await expect(page.getByRole('progressbar', { name: 'Отправка: ЭКГ.pdf' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Отменить: ЭКГ.pdf' }).click();
  await expect(page.getByText('ЭКГ.pdf')).toBeHidden();

  await page
    .getByRole('link', { name: /^(Изменить|Печать)/ })
    .filter({ visible: true })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Уйти и не добавить файлы?' });
  await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused();
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(page.getByRole('progressbar', { name: 'Отправка: УЗИ.pdf' })).toBeVisible();
  await page.getByRole('link', { name: 'Печать' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Уйти без файлов' }).click();
  await expect(page).toHaveURL(/print$/);
  expect(provider.db.documents.size).toBe(before);
});

test('a patient adds files by dropping them into the zone, and files dropped beside it are ignored @desktop', async ({
  page,
}) => {
  await openCard(page);
  const zone = page.getByText(/до\s5\sМБ каждый/);
  await expect(zone).toBeVisible();
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.4\n'], 'Рецепт.pdf', { type: 'application/pdf' }));
    return data;
  });
  const cancelled = await page
    .locator('h1')
    .evaluate(
      (heading, dataTransfer) =>
        !heading.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })),
      dropped,
    );
  expect(cancelled, 'the browser would open the file').toBe(true);
  await zone.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(uploadRow(page, 'Рецепт.pdf')).toContainText('Категория «Рецепты»');
});

test('a patient adds documents with a name, a category, and the visit whose doctor may read them', async ({
  page,
  provider,
}) => {
  await page.goto(`${CARD}/document?visit=1`);
  await expect(page.getByLabel('Показать врачу визита')).toHaveValue('1');
  await chooseFiles(page, pdf('scan0001.pdf'));
  await page.getByLabel('Название').fill('');
  const add = page.getByRole('button', { name: 'Добавить документ', exact: true }).filter({ visible: true });
  await add.click();
  await expect(page.getByText('Обязательно для заполнения')).toBeVisible();
  await expect(page.getByLabel('Название')).toBeFocused();
  await page.getByLabel('Название').fill('Эхо сердца');
  await page.getByLabel('Категория').selectOption('Обследования');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Медкарта' }).filter({ visible: true }).last().click();
  await page.getByRole('button', { name: 'Остаться' }).click();
  const errors = { name: ['Такое название уже есть'] };
  provider.use(http.post(CREATE, () => HttpResponse.json({ message: 'Проверьте поля', errors }, { status: 422 })));
  await add.click();
  await expect(page.getByLabel('Название')).toHaveAccessibleDescription('Такое название уже есть');
  provider.reset();
  await page.getByLabel('Название').fill('Эхо сердца в покое');
  await add.click();
  await expect(page.getByText('Документ добавлен. Категория «Обследования»').first()).toBeVisible();
  expect([...provider.db.documents.all()].at(-1)).toMatchObject({
    name: 'Эхо сердца в покое',
    category: 'examination',
    visit_id: 1,
  });
  await page.getByRole('link', { name: 'К медкарте' }).filter({ visible: true }).click();
  await expect.poll(() => listedNames(page)).toContain('Эхо сердца в покое');
});
