import { expect, type Locator, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { people } from '../support/people.ts';
import { jpegOfSize, png } from '../support/pictures.ts';
import type { TestProvider } from '../support/test-provider.ts';
import { choosePhoto, cropPhoto, openProfile } from './profile-page.ts';

const MEGABYTES_5 = 5 * 1024 * 1024;
const uploads = (provider: TestProvider) => provider.count('POST', '/upload-files');
const avatar = (provider: TestProvider) => provider.db.users.findOne('email', people.patient.email)?.avatar;
const card = (page: Page) => page.getByRole('region', { name: 'Елена Осипова' });
/** Position and width of the picture, in percent of the crop area. */
const placed = async (dialog: Locator) =>
  dialog.getByRole('img').evaluate((picture: HTMLImageElement) => {
    const frame = picture.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { left, top, width } = picture.getBoundingClientRect();
    const percent = (length: number): number => Math.round((length / frame.width) * 1e5) / 1e3;
    return { left: percent(left - frame.left), top: percent(top - frame.top), width: percent(width) };
  });

test.beforeEach(async ({ page, signIn }) => {
  await signIn('patient');
  await openProfile(page);
});

test('a patient crops a photo, which is made smaller, sent, and shown in the profile and the header @both', async ({
  page,
  provider,
  isMobile,
}) => {
  const dialog = await cropPhoto(page, png(1500, 2000));
  await dialog.getByRole('button', { name: 'Сохранить фото' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Фото сохранено')).toBeVisible();
  const path = avatar(provider) ?? '';
  expect(path).toMatch(/^\/api\/v0\/files\/pictures\/[\da-f]{32}$/);
  await expect(card(page).locator(`img[src$="${path}"]`)).toBeVisible();
  if (!isMobile) await expect(page.getByRole('banner').locator(`img[src$="${path}"]`)).toBeVisible();
  const file = [...provider.db.files.all()].find(({ key }) => path.endsWith(`/${key}`));
  expect(file).toMatchObject({ type: 'image/jpeg', name: 'photo.jpg' });
  expect(file?.size).toBeLessThan(100 * 1024);
  // Focus returns to the button that opened the dialog.
  await expect(card(page).getByRole('button', { name: 'Сменить фото' })).toBeFocused();
});

test('a patient removes the profile photo after a confirmation', async ({ page, provider }) => {
  const dialog = await cropPhoto(page, png());
  await dialog.getByRole('button', { name: 'Сохранить фото' }).click();
  await card(page).getByRole('button', { name: 'Удалить фото' }).click();
  const question = page.getByRole('alertdialog', { name: 'Удалить фото профиля?' });
  await expect(question.getByRole('button', { name: 'Оставить фото' })).toBeFocused();
  provider.use(http.put('*/api/v0/fo/patient/profile/avatar', () => HttpResponse.error()));
  await question.getByRole('button', { name: 'Удалить фото' }).click();
  await expect(question.getByRole('alert')).toContainText('Не получилось связаться с сервером');
  provider.reset();
  await question.getByRole('button', { name: 'Удалить фото' }).click();
  await expect(card(page).getByRole('button', { name: 'Выбрать фото' })).toBeVisible();
  expect(avatar(provider)).toBeNull();
});

test('a photo that a patient moves and zooms with buttons, keys or pointer always fills the frame @desktop', async ({
  page,
}) => {
  const dialog = await cropPhoto(page, png(600, 800));
  const start = await placed(dialog);
  expect(start.left).toBeCloseTo(0);
  expect(start.width).toBeCloseTo(100);

  await dialog.getByRole('button', { name: 'Сдвинуть фото вниз' }).click();
  expect((await placed(dialog)).top).toBeCloseTo(start.top + 5);
  // The picture is wider than the crop area only when it is enlarged.
  await dialog.getByRole('button', { name: 'Сдвинуть фото вправо' }).click();
  expect((await placed(dialog)).left).toBeCloseTo(0);
  // The zoom is at its lower limit.
  await dialog.getByRole('button', { name: 'Мельче' }).press('Enter');
  expect((await placed(dialog)).width).toBeCloseTo(100);
  await dialog.getByRole('button', { name: 'Крупнее' }).click();
  expect((await placed(dialog)).width).toBeCloseTo(120);

  await dialog.getByRole('button', { name: 'Сохранить фото' }).focus();
  const { left } = await placed(dialog);
  await page.keyboard.press('ArrowRight');
  expect((await placed(dialog)).left).toBeCloseTo(left + 2);
  await page.keyboard.press('+');
  expect((await placed(dialog)).width).toBeCloseTo(132);

  const frame = await dialog.getByRole('img').locator('..').boundingBox();
  if (frame === null) throw new Error('no frame');
  const before = await placed(dialog);
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - frame.width / 20, middle.y);
  await page.mouse.up();
  await expect.poll(async () => (await placed(dialog)).left).toBeCloseTo(before.left - 5, 0);
  // The picture fills the crop area however far it is dragged.
  await page.mouse.down();
  await page.mouse.move(middle.x + 3000, middle.y);
  await page.mouse.up();
  await expect.poll(async () => (await placed(dialog)).left).toBeCloseTo(0);
});

test('the zoom button keeps focus at the zoom limit, and keys still move the photo @desktop', async ({ page }) => {
  const dialog = await cropPhoto(page, png(600, 800));
  const larger = dialog.getByRole('button', { name: 'Крупнее' });
  await larger.focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Enter');
  const limit = await placed(dialog);
  expect(limit.width).toBeCloseTo(400);
  await expect(larger).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  expect((await placed(dialog)).left).toBeCloseTo(limit.left - 2);

  const smaller = dialog.getByRole('button', { name: 'Мельче' });
  await smaller.focus();
  for (let step = 0; step < 9; step += 1) await page.keyboard.press('Enter');
  expect((await placed(dialog)).width).toBeCloseTo(100);
  await expect(smaller).toBeFocused();
  await page.keyboard.press('+');
  expect((await placed(dialog)).width).toBeCloseTo(110);
});

test('a truncated or too large photo shows an error in the dialog and is not sent', async ({ page, provider }) => {
  const refusal = card(page).getByRole('alert').filter({ hasText: /\S/ });
  await choosePhoto(page, jpegOfSize(MEGABYTES_5 + 1));
  await expect(refusal).toHaveText('Файл больше 5 МБ');
  await choosePhoto(page, jpegOfSize(64, 'обрыв.jpg'));
  await expect(refusal).toHaveText('Фото не открылось: файл повреждён. Выберите другое');
  expect(uploads(provider)).toBe(0);
  // The dialog of the next picture has no error.
  await cropPhoto(page, png());
  await expect(refusal).toBeHidden();
});

test('a patient whose photo upload is interrupted sees an error and sends the same cropped photo again', async ({
  page,
  provider,
}) => {
  provider.use(http.post('*/api/v0/upload-files', () => HttpResponse.error()));
  const dialog = await cropPhoto(page, png());
  await dialog.getByRole('button', { name: 'Крупнее' }).click();
  const cropped = await placed(dialog);
  await dialog.getByRole('button', { name: 'Сохранить фото' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Не получилось связаться с сервером');
  expect(await placed(dialog)).toEqual(cropped);
  expect(avatar(provider)).toBeNull();
  provider.reset();
  await dialog.getByRole('button', { name: 'Повторить' }).click();
  await expect(dialog).toBeHidden();
  expect(avatar(provider)).not.toBeNull();
});

test('a patient who closes the photo dialog during the upload keeps the old photo', async ({ page, provider }) => {
  let arrived = (): void => undefined;
  let go = (): void => undefined;
  const asked = new Promise<void>((resolve) => (arrived = resolve));
  const waiting = new Promise<void>((resolve) => (go = resolve));
  provider.use(
    http.post('*/api/v0/upload-files', async ({ request }) => {
      arrived();
      await waiting;
      return provider.respond(request);
    }),
  );
  const dialog = await cropPhoto(page, png());
  await dialog.getByRole('button', { name: 'Сохранить фото' }).click();
  await expect(dialog.getByText('Загружаем фото')).toBeVisible();
  await asked;
  await dialog.getByRole('button', { name: 'Отменить' }).click();
  await expect(dialog).toBeHidden();
  go();
  await expect.poll(() => uploads(provider)).toBe(1);
  provider.reset();
  expect(avatar(provider)).toBeNull();
  // The page saves only the second photo.
  const second = await cropPhoto(page, png());
  await second.getByRole('button', { name: 'Сохранить фото' }).click();
  await expect(card(page).getByRole('button', { name: 'Сменить фото' })).toBeVisible();
  expect(provider.count('PUT', '/fo/patient/profile/avatar')).toBe(1);
});

test('a patient can drop a photo on the photo card, and a photo dropped beside it is ignored @desktop', async ({
  page,
}) => {
  const { buffer } = png();
  const files = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], 'я.png', { type: 'image/png' }));
      return transfer;
    },
    [...buffer],
  );
  const beside = page.getByRole('heading', { level: 1 });
  await beside.dispatchEvent('dragover', { dataTransfer: files });
  await beside.dispatchEvent('drop', { dataTransfer: files });
  await card(page).dispatchEvent('dragover', { dataTransfer: files });
  await expect(card(page)).toContainText('Отпустите файл здесь');
  await card(page).dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByRole('dialog', { name: 'Что останется на фото' })).toBeVisible();
});

test('a phone offers the camera for the profile photo @both', async ({ page, isMobile }) => {
  const camera = card(page).getByRole('button', { name: 'Сфотографировать' });
  await expect(camera).toBeVisible({ visible: isMobile });
  await expect(card(page).locator('input[capture]')).toHaveAttribute('capture', 'user');
});
