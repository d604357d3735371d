import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';

const PROFILE = '/fo/doctor/profile';
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const save = (page: Page, name: string | RegExp) =>
  section(page, name).getByRole('button', { name: 'Сохранить' }).click();
const preview = (page: Page) => page.getByRole('complementary', { name: 'Как вас видят пациенты' });

test.beforeEach(async ({ signIn, page }) => {
  await signIn('doctor');
  await page.goto(PROFILE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
});

test('the preview of a doctor’s search card shows values while they are typed, and the public page shows saved values', async ({
  page,
  provider,
}) => {
  await page.getByLabel('Фамилия').fill('Серикова-Нурланова');
  await expect(preview(page)).toContainText('Серикова-Нурланова');
  await expect(section(page, 'Имя')).toContainText('Есть несохранённые изменения');
  expect(provider.db.doctors.get(1)?.second_name).toBe('Серикова');
  await save(page, 'Имя');
  await expect(section(page, 'Имя')).not.toContainText('Есть несохранённые изменения');
  expect(provider.db.doctors.get(1)?.second_name).toBe('Серикова-Нурланова');
});

test('a doctor opens a section of the profile in one tap, and input in another section stays @phone', async ({
  page,
}) => {
  await page.getByLabel('Фамилия').fill('Серикова-Нурланова');
  const tabs = page.getByRole('navigation', { name: 'Разделы страницы' });
  await tabs.getByRole('link', { name: 'Образование' }).tap();
  await expect(page.getByRole('heading', { name: 'Образование' })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('link', { name: 'Образование' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Как вас видят пациенты' }).tap();
  await expect(preview(page)).toBeInViewport();
  await expect(preview(page)).toContainText('Серикова-Нурланова');
});

test('a doctor sees a 422 error at the field of a profile section, and can save the other sections', async ({
  page,
  provider,
}) => {
  await page.getByLabel('Telegram').fill('серикова');
  await save(page, 'Контакты');
  await expect(page.getByLabel('Telegram')).toHaveAccessibleDescription(/Нужно имя вида/);
  await section(page, /Кого и.как/)
    .getByLabel('Детей')
    .check();
  await save(page, /Кого и.как принимаете/);
  await expect(page.getByLabel('Возраст от, лет')).toHaveAccessibleDescription(/меньше.18/);
  await page.getByLabel('Возраст от, лет').fill('3');
  await save(page, /Кого и.как принимаете/);
  await expect.poll(() => provider.db.doctors.get(1)).toMatchObject({ accepts_children: true, age_min: 3 });
});

test('a doctor’s profile keeps the input after a server error and a lost network', async ({ page, provider }) => {
  const path = '*/api/v0/fo/doctor/profile/update/description';
  const text = page.getByLabel('Текст');
  await text.fill('Лечу гипертонию.');
  provider.use(http.post(path, () => HttpResponse.error()));
  await save(page, /О.себе/);
  await expect(section(page, /О.себе/).getByRole('alert')).toBeVisible();
  provider.reset();
  provider.use(
    http.post(path, () =>
      HttpResponse.json({ message: 'Проверьте', errors: { description: ['Уберите телефон'] } }, { status: 422 }),
    ),
  );
  await save(page, /О.себе/);
  await expect(text).toHaveAccessibleDescription('Уберите телефон');
  await expect(text).toHaveValue('Лечу гипертонию.');
});

test('a doctor who reorders specialisations faster than the server answers keeps the order of the last change', async ({
  page,
  provider,
}) => {
  const release = provider.hold('put', '/fo/doctor/specialisations/order');
  const list = section(page, 'Специализации').getByRole('listitem');
  await page.getByRole('button', { name: 'Терапевт: выше' }).press('Enter');
  await expect(list.first()).toContainText('Терапевт');
  await page.getByRole('button', { name: 'Убрать: Кардиолог' }).click();
  release();
  await expect(list).toHaveCount(1);
  await page.getByRole('button', { name: 'Убрать: Терапевт' }).click();
  await expect(section(page, 'Специализации').getByRole('alert')).toContainText('Нужна хотя бы одна специализация');
});

test('a doctor adds several specialisations by keyboard, and focus stays at the button @desktop', async ({
  page,
  provider,
}) => {
  const links = () => provider.count('POST', '/fo/doctor/specialisations/link');
  const list = section(page, 'Специализации').getByRole('listitem');
  const before = await list.count();
  await page.getByLabel('Ещё одна специализация').selectOption({ index: 1 });
  const add = section(page, 'Специализации').getByRole('button', { name: 'Добавить' });
  await add.press('Enter');
  await expect(list).toHaveCount(before + 1);
  await expect(add).toBeFocused();
  // The select is empty again.
  await expect(page.getByLabel('Ещё одна специализация')).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ещё одна специализация')).toBeFocused();
  await expect(page.getByLabel('Ещё одна специализация')).toHaveAccessibleDescription('Выберите вариант');
  expect(links()).toBe(1);
});

test('a doctor changes the specialist’s certificate, and patients read that the new certificate is unchecked', async ({
  page,
}) => {
  const certificate = section(page, /Категория/).getByRole('group', { name: 'Сертификат специалиста' });
  const issued = certificate.getByRole('textbox', { name: /^Дата выдачи/ });
  await issued.fill('');
  await save(page, /Категория/);
  await expect(issued).toHaveAccessibleDescription('Укажите дату или сотрите номер');
  await certificate.getByRole('textbox', { name: /^Номер/ }).fill('KZ64VBX00099999');
  await issued.fill('11.05.2026');
  await save(page, /Категория/);
  await expect(page.getByText('Сохранено')).toBeVisible();
  await page.goto('/doctor/serikova-aigul');
  await expect(page.getByText(/^Сертификат специалиста №\sKZ64VBX00099999 от\s11\sмая, со\sслов врача/)).toBeVisible();
});

test('a doctor who edits a profile entry deleted on another page reads that it is deleted', async ({
  page,
  provider,
}) => {
  const work = section(page, 'Опыт работы');
  await work
    .getByRole('button', { name: /^Действия: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  await page.getByLabel('Должность').fill('Заведующая отделением');
  for (const { id } of provider.db.work_experiences.find('doctor', 1)) provider.db.work_experiences.remove(id);
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Должность')).toHaveValue('Заведующая отделением');
});

test('a doctor adds and deletes a workplace, and a ticked checkbox is saved at once', async ({ page, provider }) => {
  await page.getByRole('button', { name: 'Добавить место работы' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Должность').fill('Кардиолог');
  await dialog.getByLabel('Где').fill('Городская больница № 7');
  await dialog.getByLabel(/С.года/).fill('2026');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  const entry = section(page, 'Опыт работы').getByRole('listitem').filter({ hasText: 'Городская больница № 7' });
  await expect(entry).toBeVisible();
  await entry.getByRole('button', { name: /^Действия/ }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(entry).toBeHidden();
  // Tick two checkboxes, the second before the first is saved.
  const release = provider.hold('post', '/fo/doctor/parameters/link');
  const before = provider.db.doctors.get(1)?.parameter_ids.length ?? 0;
  await page.getByLabel('Работает по ОСМС').check();
  await section(page, 'Особенности приёма').getByRole('checkbox', { checked: false }).first().check();
  release();
  await expect.poll(() => provider.db.doctors.get(1)?.parameter_ids).toContain(9);
  await expect.poll(() => provider.db.doctors.get(1)?.parameter_ids.length).toBe(before + 2);
  await expect(preview(page)).toContainText('Работает по ОСМС');
});

test('a doctor who edits the profile in two tabs keeps both changes, and is asked if both tabs change the same field', async ({
  page,
  signIn,
  openOther,
  watch,
  provider,
}) => {
  watch.allow(/412/);
  const other = await openOther();
  await signIn('doctor', { page: other });
  await other.goto(PROFILE);
  await page.getByLabel('Текст').fill('Лечу гипертонию.');
  await page.getByLabel('Отчество').fill('Муратовна');
  await other.getByLabel('Текст').fill('Лечу аритмию.');
  await save(other, /О.себе/);
  await expect.poll(() => provider.db.doctors.get(1)?.description).toBe('Лечу аритмию.');

  await save(page, 'Имя');
  await expect.poll(() => provider.db.doctors.get(1)?.third_name).toBe('Муратовна');
  await expect(page.getByText('кто-то сохранил свои изменения')).toHaveCount(0);

  await save(page, /О.себе/);
  const note = section(page, /О.себе/)
    .getByRole('alert')
    .filter({ hasText: 'кто-то сохранил свои изменения' });
  await expect(note).toBeFocused();
  await expect(page.getByLabel('Текст')).toHaveValue('Лечу гипертонию.');
  expect(provider.db.doctors.get(1)?.description).toBe('Лечу аритмию.');
  await note.getByText('Новое', { exact: true }).click();
  await expect(page.getByLabel('Текст')).toHaveValue('Лечу аритмию.');
  await note.getByText('Ваше', { exact: true }).click();
  await save(page, /О.себе/);
  await expect.poll(() => provider.db.doctors.get(1)?.description).toBe('Лечу гипертонию.');
  await expect(note).toBeHidden();
  await expect(section(page, /О.себе/)).not.toContainText('Есть несохранённые изменения');
});
