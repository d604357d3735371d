import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { jpegOfSize, jpegSize, lyingJpeg, noisyPng } from '../support/pictures.ts';
import type { TestProvider } from '../support/test-provider.ts';
import { chooseFiles, MEGABYTES, openCard, uploadRow } from './medical-card-page.ts';

test.beforeEach(async ({ signIn }) => signIn('patient'));

/** The stored content of the newest document. */
function stored(provider: TestProvider): Buffer {
  const document = [...provider.db.documents.all()].at(-1);
  return Buffer.from(provider.db.files.require(document?.file_id ?? 0).content ?? '', 'base64');
}

test('a patient’s large photo is made smaller, and its row shows the old and the new size', async ({
  page,
  provider,
}) => {
  await openCard(page);
  const photo = noisyPng(3000, 700, 'Анализ крови.png');
  expect(photo.buffer.length).toBeGreaterThan(6 * MEGABYTES);
  await chooseFiles(page, photo);
  const row = uploadRow(page, 'Анализ крови.jpg');
  await expect(row).toContainText('Документ добавлен. Категория «Анализы»');
  await expect(row).toContainText(/Уменьшили с\s6 до\s[\d,]+\sМБ/);
  const jpeg = stored(provider);
  expect(jpeg.length).toBeLessThan(5 * MEGABYTES);
  expect(jpegSize(jpeg)).toEqual([2500, 583]);
});

test('a patient’s photo that is rotated by its metadata is sent upright', async ({ page, provider }) => {
  await openCard(page);
  await chooseFiles(page, lyingJpeg(await smallJpeg(page), 6 * MEGABYTES, 'Направление.jpg'));
  await expect(uploadRow(page, 'Направление.jpg')).toContainText('Документ добавлен');
  await expect(uploadRow(page, 'Направление.jpg')).toContainText(/Уменьшили с\s6\sМБ до\s\d+\sКБ/);
  expect(jpegSize(stored(provider))).toEqual([60, 80]);
});

test('a patient’s small photo is sent in its own size, and its orientation is the only metadata', async ({
  page,
  provider,
}) => {
  await openCard(page);
  await chooseFiles(page, lyingJpeg(await smallJpeg(page), 9000, 'Направление.jpg'));
  await expect(uploadRow(page, 'Направление.jpg')).toContainText('Документ добавлен');
  const jpeg = stored(provider);
  expect(jpeg.length, 'what stood behind the picture is gone').toBeLessThan(9000);
  expect(jpegSize(jpeg)).toEqual([80, 60]);
  const shown = await page.evaluate(async (content) => {
    const picture = new Image();
    picture.src = `data:image/jpeg;base64,${content}`;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, jpeg.toString('base64'));
  expect(shown).toEqual([60, 80]);
});

test('a patient who adds a file with an executable’s name sees an error in its row', async ({ page, provider }) => {
  await openCard(page);
  await chooseFiles(page, lyingJpeg(await smallJpeg(page), 9000, 'снимок.jpg.html'));
  await expect(uploadRow(page, 'снимок.jpg.html')).toContainText(
    /Имя файла оканчивается на\s«\.html», а\sвнутри JPG\. Исправьте имя или выберите другой файл/,
  );
  expect(provider.count('POST', '/upload-files')).toBe(0);
});

test('a patient who adds a large file that is no picture sees an error about its size', async ({ page, provider }) => {
  await openCard(page);
  await chooseFiles(page, jpegOfSize(8 * MEGABYTES, 'Испорченное.jpg'));
  await expect(uploadRow(page, 'Испорченное.jpg')).toContainText(/Файл 8\sМБ, а\sможно до\s5\sМБ/);
  expect(provider.count('POST', '/upload-files')).toBe(0);
});

test('a patient can crop a large profile photo', async ({ page }) => {
  await page.goto('/fo/patient/profile');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /(Выбрать|Сменить) фото/ }).click();
  await (await choosing).setFiles(noisyPng(2000, 1000, 'я.png'));
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** A JPEG of 80 × 60 px, drawn by the browser. */
async function smallJpeg(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 80;
    canvas.height = 60;
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
