import { expect, type Page } from '@playwright/test';
import { HttpResponse, http } from 'msw';
import { test } from '../fixtures.ts';
import { freeTimes, openBooking, receptionOf } from '../support/booking.ts';
import { familyPath, mother, son, withoutFamily } from '../support/family.ts';

/** Сәуле Төлегенова, a paediatrician. */
const PAEDIATRICIAN = 13;

test.beforeEach(async ({ signIn }) => signIn('patient'));

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

async function fillIn(page: Page, { firstName = 'Айша', birthday = '01.12.2025' } = {}): Promise<void> {
  await page.getByLabel('Кто это').selectOption('daughter');
  await page.getByLabel('Фамилия').fill('Осипова');
  await page.getByLabel('Имя').fill(firstName);
  await page.getByLabel('Дата рождения').fill(birthday);
  await page.getByText('Женский', { exact: true }).click();
}

test('the family page shows each relative’s relation, age and next visit', async ({ page }) => {
  await page.goto('/fo/patient');
  await page.goto(familyPath);
  await expect(row(page, son.name)).toContainText('Сын, 9 лет');
  await expect(row(page, mother.name)).toContainText('Мама, 65 лет');
  await expect(row(page, mother.name)).not.toContainText('Ближайший визит');
  await row(page, son.name)
    .getByRole('link', { name: /15 мая, 10:00/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/fo/patient/visits/${son.visitId}$`));
});

test('a patient adds the first relative and can book for them', async ({ page, provider }) => {
  withoutFamily(provider);
  await page.goto(familyPath);
  await expect(page.getByRole('heading', { name: 'Здесь пока никого' })).toBeVisible();
  await page.getByRole('link', { name: 'Добавить близкого' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Добавить близкого' })).toBeFocused();
  await fillIn(page);
  const release = provider.hold('post', '/fo/patient/family');
  await send(page, 'Добавить').dblclick();
  release();
  await expect(row(page, /Осипова Айша/)).toContainText('Дочь, 5 месяцев');
  expect(provider.count('POST', '/fo/patient/family')).toBe(1);

  const children = receptionOf(provider, PAEDIATRICIAN, 'clinic');
  const [first = ''] = await freeTimes(provider, children);
  await openBooking(page, first, children);
  await expect(page.getByRole('radio', { name: /^Дочь/ })).toBeEnabled();
});

test('a patient who adds a second relative with the same data must confirm this, so that a twin can be added', async ({
  page,
  provider,
}) => {
  const twice = { firstName: 'Айша', birthday: '01.12.2020' };
  for (const time of ['first', 'second']) {
    await page.goto(`${familyPath}/add`);
    await fillIn(page, twice);
    await send(page, 'Добавить').click();
    if (time === 'first') await expect(row(page, /Осипова Айша/)).toBeVisible();
  }
  const question = page.getByRole('group', { name: 'Такой близкий уже есть' });
  await expect(question).toContainText('Осипова Айша, 01.12.2020. Добавить ещё одного?');
  expect(provider.count('POST', '/fo/patient/family')).toBe(1);
  await question.getByRole('button', { name: 'Добавить ещё одного' }).click();
  await expect(row(page, /Осипова Айша, 01.12.2020/)).toHaveCount(2);
});

test('a patient sees which fields of a relative are missing, keeps the input after a reload, and must confirm leaving', async ({
  page,
  provider,
}) => {
  await page.goto(`${familyPath}/add`);
  await page.getByLabel('Имя').fill('Айша2');
  await send(page, 'Добавить').click();
  await expect(page.getByRole('alert')).toContainText('Исправьте 5 полей');
  await page.getByRole('alert').getByRole('link', { name: 'Имя: уберите цифры' }).click();
  await expect(page.getByLabel('Имя')).toBeFocused();
  expect(provider.count('POST', '/fo/patient/family')).toBe(0);

  await page.getByLabel('Имя').fill('Айша');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Имя')).toHaveValue('Айша');
  await expect(page.getByText('Вернули то, что вы писали')).toBeVisible();

  await page.getByRole('link', { name: 'Семья' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('alertdialog', { name: 'Уйти и не сохранить?' });
  await expect(dialog.getByRole('button', { name: 'Остаться' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Имя')).toHaveValue('Айша');
});

test('a patient who adds a relative sees a 422 error at the field, and loses no input in an outage', async ({
  page,
  provider,
}) => {
  await page.goto(`${familyPath}/add`);
  await fillIn(page);
  const path = '*/api/v0/fo/patient/family';
  provider.use(
    http.post(path, () =>
      HttpResponse.json(
        { message: 'Проверьте поля', errors: { birthday: ['Такого дня не было'], iin: ['Нужен ИИН'] } },
        { status: 422 },
      ),
    ),
  );
  await send(page, 'Добавить').click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Дата рождения: такого дня не было' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('ИИН: нужен ИИН');

  for (const [answer, text] of [
    [() => HttpResponse.error(), 'Не получилось связаться с сервером'],
    [() => HttpResponse.json({ message: '' }, { status: 500 }), 'Непредвиденная ошибка'],
  ] as const) {
    provider.reset();
    provider.use(http.post(path, answer));
    await send(page, 'Добавить').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Не получилось добавить' })).toContainText(text);
    await expect(page.getByLabel('Имя')).toHaveValue('Айша');
  }

  provider.reset();
  await send(page, 'Добавить').click();
  await expect(row(page, /Осипова Айша/)).toBeVisible();
});

test('a patient corrects a relative’s name, and the relative’s visits show the new name', async ({
  page,
  provider,
}) => {
  await page.goto(familyPath);
  await page.getByRole('link', { name: /Изменить: Осипов Марк/ }).click();
  await expect(page.getByLabel('Дата рождения')).toHaveValue('02.09.2016');
  await expect(page.getByLabel('Кто это')).toHaveValue('son');
  await page.getByLabel('Имя').fill('Марсель');
  provider.use(
    http.put('*/api/v0/fo/patient/family/1', () =>
      HttpResponse.json({ message: '', errors: { first_name: ['Проверьте имя'] } }, { status: 422 }),
    ),
  );
  await send(page, 'Сохранить').click();
  await expect(page.getByLabel('Имя')).toHaveAttribute('aria-invalid', 'true');
  provider.reset();
  await send(page, 'Сохранить').click();
  await expect(row(page, /Осипов Марсель/)).toBeVisible();
  await row(page, /Осипов Марсель/)
    .getByRole('link', { name: /15 мая, 10:00/ })
    .click();
  await expect(page.getByText('Осипов Марсель').first()).toBeVisible();
});

test('a patient removes a relative after a dialog with the relative’s name, and the relative’s past visits stay', async ({
  page,
  provider,
}) => {
  await page.goto(familyPath);
  const open = page.getByRole('button', { name: /Удалить: Осипова Раиса/ });
  await open.click();
  const dialog = page.getByRole('alertdialog', { name: 'Удалить из семьи?' });
  await expect(dialog).toContainText('Осипова Раиса');
  await expect(dialog).toContainText('Прошедшие визиты останутся');
  await expect(dialog.getByRole('button', { name: 'Оставить' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  expect(provider.count('DELETE', /family/)).toBe(0);

  await open.click();
  await dialog.getByRole('button', { name: 'Удалить' }).dblclick();
  await expect(row(page, mother.name)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Семья' })).toBeFocused();
  expect(provider.count('DELETE', `/fo/patient/family/${mother.id}`)).toBe(1);
  await page.goto('/fo/patient/visits?status=past');
  await expect(page.getByRole('listitem').filter({ hasText: 'Завершён' }).first()).toBeVisible();
});

test('a dialog about one relative stays open when the removal of another relative finishes', async ({
  page,
  provider,
}) => {
  await page.goto(familyPath);
  await page.getByText('Ближайший визит').waitFor();
  const release = provider.hold('delete', `/fo/patient/family/${mother.id}`);
  const open = page.getByRole('button', { name: /Удалить: Осипова Раиса/ });
  await open.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.getByRole('button', { name: /Удалить: Осипов Марк/ }).click();
  const other = page.getByRole('dialog', { name: 'Сначала отмените визиты' });
  await expect(other).toBeVisible();
  release();
  await expect(row(page, mother.name)).toHaveCount(0);
  await expect(page.getByText('Близкий удалён')).toBeVisible();
  await expect(other).toBeVisible();
  await other.getByRole('button', { name: 'Понятно' }).click();
  await expect(page.getByRole('button', { name: /Удалить: Осипов Марк/ })).toBeFocused();
});

test('a patient can’t remove a relative with an upcoming visit, even if only the server knows the visit', async ({
  page,
  provider,
}) => {
  await page.goto(familyPath);
  await page.getByText('Ближайший визит').waitFor();
  await page.getByRole('button', { name: /Удалить: Осипов Марк/ }).click();
  const known = page.getByRole('dialog', { name: 'Сначала отмените визиты' });
  await expect(known.getByRole('link', { name: /15 мая, 10:00/ })).toBeVisible();
  await known.getByRole('button', { name: 'Понятно' }).click();

  // Another tab has booked a visit for the relative meanwhile.
  provider.db.visits.update(son.visitId, { family_member_id: mother.id });
  await page.getByRole('button', { name: /Удалить: Осипова Раиса/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(dialog).toContainText('Есть предстоящие записи');
  await expect(dialog.getByRole('link', { name: 'Открыть визиты' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Оставить' }).click();
  await expect(row(page, mother.name)).toBeVisible();
});

test('a patient who opens another family’s relative sees «not found»', async ({ page, provider }) => {
  provider.db.family_members.insert({ ...provider.db.family_members.require(mother.id), id: 900, user_id: 2 });
  await page.goto(`${familyPath}/900`);
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
});

test('a patient reloads a family that failed to load', async ({ page, provider }) => {
  provider.use(http.get('*/api/v0/fo/patient/family', () => HttpResponse.json({ message: '' }, { status: 500 })));
  await page.goto(familyPath);
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  provider.reset();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(row(page, son.name)).toBeVisible();
});

test('a patient adds a relative with the keyboard alone @desktop', async ({ page }) => {
  await page.goto(`${familyPath}/add`);
  await page.getByLabel('Кто это').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  for (const text of ['Ким', 'Нина', '', '15.05.1960']) {
    await page.keyboard.press('Tab');
    if (text !== '') await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // Skip the optional fields of a relative: phone, citizenship and IIN.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(send(page, 'Добавить')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, /Ким Нина/)).toContainText('Мама, 65 лет');
});
