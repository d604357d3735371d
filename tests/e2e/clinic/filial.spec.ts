import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { png } from '../support/pictures.ts';

const PROFILE = '/fo/clinic/filials/1/profile';
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true }).click();

test('an owner edits a filial, and patients see the change on its page', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto('/clinic/ayala');
  const checked = page.getByRole('region', { name: /О.клинике/ }).getByRole('listitem');
  await expect(checked.filter({ hasText: /^Телефон, 14.января$/ })).toBeVisible();
  await page.goto(PROFILE);
  await page.getByLabel('Телефон', { exact: true }).fill('+7-700-000-99-01');
  await page.getByLabel('Описание').fill('Вход со двора');
  await page.getByRole('button', { name: 'Гардероб' }).click();
  await page.getByRole('group', { name: 'Как можно заплатить' }).getByText('Рассрочка').click();
  await expect(page.getByText('Не сохранено:')).toContainText('телефон, описание, удобства, оплата');
  await save(page);
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Описание')).toHaveValue('Вход со двора');
  await page.goto('/clinic/ayala');
  await expect(page.getByText('Вход со двора')).toBeVisible();
  await expect(checked.filter({ hasText: /^Адрес, 14.января$/ })).toBeVisible();
  await expect(checked.filter({ hasText: /^Телефон,/ })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Удобства: «Аяла» на Абая' })).toContainText('Гардероб');
  await expect(
    page.getByText(/^Оплата: наличными, картой, Kaspi\sQR, переводом на\sKaspi, в\sрассрочку/),
  ).toBeVisible();
});

test('an owner copies a day’s hours to other days, adds a break, and sees an error at invalid hours', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials/4/profile');
  await page.getByLabel('Понедельник: с').fill('0900');
  await page.getByLabel('Понедельник: с').press('Tab');
  await expect(page.getByLabel('Понедельник: с')).toHaveValue('09:00');
  await page.getByRole('button', { name: 'Перерыв: Понедельник' }).click();
  await page.getByRole('button', { name: 'Скопировать на другие дни: Понедельник' }).click();
  await page.getByRole('button', { name: 'На 5 дней' }).click();
  await expect(page.getByLabel('Пятница: с')).toHaveValue('09:00');
  await expect(page.getByLabel('Пятница, перерыв: с')).toHaveValue('13:00');
  await page.getByLabel('Суббота: до').fill('08:00');
  await save(page);
  await expect(page.getByRole('alert')).toContainText(/суббота: окончание должно быть позже начала/i);
  await page.getByLabel('Суббота: до').fill('15:00');
  await save(page);
  await expect(page.getByText('Данные сохранены')).toBeVisible();
});

test('an owner adds a closed day of a filial with Enter, and sees an error for an invalid date', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto(PROFILE);
  const add = page.getByRole('button', { name: 'Добавить свой выходной' });
  const dialog = page.getByRole('dialog', { name: 'Свой выходной день' });
  const date = dialog.getByRole('textbox', { name: 'Дата' });
  await add.click();
  await date.press('Enter');
  await expect(date).toHaveAccessibleDescription('Обязательно для заполнения');
  await date.fill('01.05.2026');
  await dialog.getByLabel('Причина').fill('Санитарный день');
  await dialog.getByLabel('Причина').press('Enter');
  await expect(date).toHaveAccessibleDescription('Этот день уже прошёл');
  await expect(date).toBeFocused();
  await date.fill('01.06.2026');
  await date.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Не.сохранено: свои выходные дни/)).toBeVisible();
  await add.click();
  await date.fill('01.06.2026');
  await date.press('Enter');
  await expect(date).toHaveAccessibleDescription('Этот день уже есть в списке');
});

test('on a phone days with equal hours are one row that opens for editing @phone', async ({ page, signIn }) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials/3/profile');
  const hours = page.getByRole('region', { name: 'Часы работы' });
  await expect(hours.getByRole('switch')).toHaveCount(0);
  await expect(hours.getByRole('button', { name: 'Сб и вс выходной' })).toBeVisible();
  await hours.getByRole('button', { name: /^Пн.+пт 08:00.+18:00$/ }).click();
  await expect(hours.getByRole('switch', { name: 'Понедельник' })).toBeFocused();
  await hours.getByLabel('Пятница: до').fill('16:00');
  await hours.getByRole('button', { name: 'Свернуть дни' }).click();
  await expect(hours.getByRole('button', { name: /^Пн.+чт 08:00.+18:00$/ })).toBeFocused();
  await hours.getByRole('button', { name: /^Пт 08:00.+16:00$/ }).click();
  await hours.getByLabel('Пятница: до').fill('07:00');
  await hours.getByRole('button', { name: 'Свернуть дни' }).click();
  await save(page);
  // A day with an error can't be folded.
  await expect(hours.getByLabel('Пятница: до')).toBeVisible();
});

test('an owner who shortens hours sees the affected visits, and keeps the input until each visit has a decision', async ({
  page,
  signIn,
  provider,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials/3/profile');
  for (const day of ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница']) {
    await page.getByLabel(`${day}: до`).fill('15:00');
  }
  await save(page);
  const dialog = page.getByRole('dialog', { name: /Изменение затронет/ });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Вернуться' }).click();
  await expect(page.getByLabel('Пятница: до')).toHaveValue('15:00');
  // The server rejected no request: the user chose to go back.
  await expect(page.getByText('Не получилось сохранить')).toBeHidden();
  await expect(page.getByText('Не сохранено:')).toBeVisible();
  await save(page);
  const all = dialog.getByRole('group', { name: 'Со всеми записями' });
  await all.getByRole('button', { name: 'Отменить' }).click();
  await expect(dialog).toContainText(/Отменить\u00A0\d+/);
  await all.getByRole('button', { name: 'Оставить' }).click();
  await dialog
    .getByRole('group', { name: /^Запись на/ })
    .first()
    .getByText('Отменить')
    .click();
  await expect(dialog).toContainText(/Оставить\u00A0\d+, отменить\u00A01/);
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByText('Обязательно для заполнения')).toBeVisible();
  await dialog.getByLabel('Причина, которую прочтут пациенты').fill('Закрываемся раньше');
  await expect(dialog).toContainText('Пациенту напишем причину: «Закрываемся раньше»');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  const cancelled = provider.db.visits
    .find('filial', 3)
    .filter(({ cancel_reason }) => cancel_reason === 'Закрываемся раньше');
  expect(cancelled).toHaveLength(1);
});

test('an owner who edits a filial keeps the input and sees the error after a 422 and after a lost connection', async ({
  page,
  signIn,
  provider,
  watch,
}) => {
  watch.allow(/422|Failed to load|ERR_/);
  await signIn('clinic');
  await page.goto(PROFILE);
  await page.getByLabel('Улица и дом').fill('пр. Абая, 151');
  provider.use(
    http.put('*/api/v0/fo/clinic/filials/1', () =>
      HttpResponse.json({ message: 'Проверьте', errors: { address: ['Такого дома нет'] } }, { status: 422 }),
    ),
  );
  await save(page);
  await expect(page.getByLabel('Улица и дом')).toHaveAccessibleDescription('Такого дома нет');
  provider.reset();
  provider.use(http.put('*/api/v0/fo/clinic/filials/1', () => HttpResponse.error()));
  await page.getByLabel('Улица и дом').fill('пр. Абая, 152');
  await save(page);
  await expect(page.getByRole('alert').first()).toContainText('Не получилось связаться с сервером');
  await expect(page.getByLabel('Улица и дом')).toHaveValue('пр. Абая, 152');
  provider.reset();
  await save(page);
  await expect(page.getByText('Данные сохранены')).toBeVisible();
});

test('an owner creates a filial, which patients see only after the owner opens it, and closes it after reading its visits', async ({
  page,
  signIn,
}) => {
  await signIn('clinic');
  await page.goto('/fo/clinic/filials/add');
  await page.getByRole('button', { name: 'Добавить филиал' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Название');
  await page.getByLabel('Название', { exact: true }).fill('«Аяла» на Розыбакиева');
  await page.getByLabel('Тип').selectOption({ label: 'Медицинский центр' });
  await page.getByLabel('Телефон', { exact: true }).fill('+7-700-000-11-60');
  await page.getByLabel('Город').selectOption({ label: 'Алматы' });
  await page.getByLabel('Район').selectOption({ label: 'Бостандыкский район' });
  await page.getByLabel('Улица и дом').fill('ул. Розыбакиева, 101');
  await page.getByRole('button', { name: 'Добавить филиал' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«Аяла» на Розыбакиева');
  await page.getByRole('button', { name: 'Открыть для пациентов' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Открыть для пациентов' }).click();
  await expect(page.getByRole('link', { name: 'Как видят пациенты' })).toBeVisible();

  await page.goto(PROFILE);
  await page.getByRole('button', { name: 'Закрыть филиал' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть филиал' }).click();
  const dialog = page.getByRole('dialog', { name: /Изменение затронет/ });
  const all = dialog.getByRole('group', { name: 'Со всеми записями' });
  await expect(all.getByRole('button', { name: 'Оставить' })).toBeHidden();
  await all.getByRole('button', { name: 'Отменить' }).click();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByText('Обязательно для заполнения')).toBeVisible();
  await dialog.getByLabel('Причина, которую прочтут пациенты').fill('Ремонт здания');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Закрыт', { exact: true }).first()).toBeVisible();
});

test('two people who edit one filial keep their input, and are asked before they overwrite each other’s changes', async ({
  page,
  signIn,
  openOther,
  watch,
}) => {
  watch.allow(/412/);
  const other = await openOther();
  for (const one of [page, other]) {
    await signIn('clinic', { page: one });
    await one.goto(PROFILE);
  }
  await page.getByLabel('Описание').fill('Вход со двора');
  await page.getByLabel('Улица и дом').fill('ул. Абая, 152');
  await other.getByLabel('Телефон', { exact: true }).fill('+7-700-000-99-01');
  await other.getByLabel('Описание').fill('Вход с улицы');
  await save(other);
  await expect(other.getByText('Данные сохранены')).toBeVisible();

  await save(page);
  const note = page.getByRole('alert').filter({ hasText: 'кто-то сохранил свои изменения' });
  await expect(note).toBeFocused();
  await expect(note).toContainText('Новое уже в форме: телефон');
  await expect(page.getByLabel('Телефон', { exact: true })).toHaveValue('+7-700-000-99-01');
  await expect(page.getByLabel('Описание')).toHaveValue('Вход со двора');
  const choice = note.getByRole('group', { name: 'Что оставить: описание' });
  await choice.getByText('Новое').click();
  await expect(page.getByLabel('Описание')).toHaveValue('Вход с улицы');
  await choice.getByText('Ваше').click();
  await expect(page.getByLabel('Описание')).toHaveValue('Вход со двора');
  await expect(page.getByText('Не сохранено:')).toContainText('адрес, описание');

  await save(page);
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  await expect(note).toBeHidden();
  await other.reload();
  await expect(other.getByLabel('Описание')).toHaveValue('Вход со двора');
  await expect(other.getByLabel('Улица и дом')).toHaveValue('ул. Абая, 152');
  await expect(other.getByLabel('Телефон', { exact: true })).toHaveValue('+7-700-000-99-01');
});

test('Enter in the photo dialog adds the photo and does not submit the profile', async ({ page, signIn, provider }) => {
  await signIn('clinic');
  await page.goto(PROFILE);
  await page.getByLabel('Описание').fill('Вход со двора');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Добавить фото' }).click();
  await (await choosing).setFiles(png());
  const dialog = page.getByRole('dialog', { name: 'Новое фото' });
  await dialog.getByLabel('Что на фото').fill('Регистратура');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Фото добавлено')).toBeVisible();
  await expect(page.getByText('Не сохранено:')).toContainText('описание');
  expect(provider.count('PUT', '/fo/clinic/filials/1')).toBe(0);
});
