import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { freeTimes, openBooking, receptionOf } from '../support/booking.ts';
import { familyPath, mother, son } from '../support/family.ts';
import type { TestProvider } from '../support/test-provider.ts';

/** Сәуле Төлегенова, a paediatrician. */
const PAEDIATRICIAN = 13;
const GUEST = { id: 4, email: 'all@demo.kz' };
const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();

/** Shares the son's card with the second adult. */
function share(provider: TestProvider, right: 'read' | 'book'): void {
  provider.db.card_accesses.insert({
    id: 700_010,
    user_id: 1,
    family_member_id: son.id,
    email: GUEST.email,
    right,
    sent_at: '2026-05-11T10:00:00+05:00',
    guest_id: GUEST.id,
    relation: 'son',
    accepted_at: '2026-05-11T11:00:00+05:00',
  });
}

test('a second adult accepts a patient’s invitation to a child’s card and reads the card @both', async ({
  page,
  openOther,
  signIn,
  provider,
}) => {
  await signIn('patient');
  await page.goto(familyPath);
  await page.getByRole('link', { name: /Доступ: Осипов Марк/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Доступ к карте' })).toBeVisible();
  await press(page, 'Открыть доступ');
  const dialog = page.getByRole('dialog', { name: 'Открыть доступ к карте' });
  await dialog.getByLabel('Почта').fill('patient@demo.kz');
  await dialog.getByText('Только просмотр').click();
  await press(page, 'Пригласить');
  await expect(dialog.getByLabel('Почта')).toHaveAccessibleDescription(/ваша почта/);
  await dialog.getByLabel('Почта').fill(GUEST.email);
  await press(page, 'Пригласить');
  await expect(row(page, /all@demo\.kz/)).toContainText('Ждём ответа');

  const other = await openOther();
  await signIn('all', { page: other });
  await other.goto(familyPath);
  await other.getByRole('link', { name: 'Посмотреть приглашение' }).click();
  await expect(other.getByRole('main')).toContainText('Осипова Елена');
  await press(other, 'Принять');
  await expect(other.getByLabel(/^Кто вам Осипов Марк/)).toHaveAttribute('aria-invalid', 'true');
  await other.getByLabel(/^Кто вам Осипов Марк/).selectOption('son');
  await press(other, 'Принять');
  await expect(row(other, son.name)).toContainText(/Карту открыл владелец: Осипова Елена\s*Только просмотр/);

  await row(other, son.name)
    .getByRole('link', { name: /15 мая, 10:00/ })
    .click();
  await expect(other.getByText('Вам открыт только просмотр')).toBeVisible();
  await expect(other.getByText('Кто записал')).toBeVisible();
  for (const name of ['Перенести', 'Отменить запись', 'Добавить']) {
    await expect(other.getByRole('link', { name }).or(other.getByRole('button', { name }))).toHaveCount(0);
  }
  await other.goto(familyPath);
  await row(other, son.name)
    .getByRole('link', { name: /Медкарта/ })
    .click();
  await expect(other.getByText('Карту открыл владелец: Осипова Елена')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Изменить' })).toHaveCount(0);

  await page.reload();
  await expect(row(page, /Құлбаева Мадина/)).toContainText('Видит карту');
  await page.getByRole('button', { name: /^Закрыть доступ/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Закрыть доступ?' });
  await expect(question.getByRole('button', { name: 'Оставить' })).toBeFocused();
  await question.getByRole('button', { name: 'Закрыть доступ' }).click();
  await expect(page.getByRole('heading', { name: 'Карту видите только вы' })).toBeVisible();
  expect(provider.db.card_accesses.find('guest', GUEST.id)).toHaveLength(0);
  await other.goto('/fo/patient/notifications');
  await expect(other.getByText('Доступ к карте закрыт')).toBeVisible();
});

test('a second adult who may book for a child books a visit, and the patient reads who has booked it @both', async ({
  page,
  openOther,
  signIn,
  provider,
}) => {
  share(provider, 'book');
  await signIn('all');
  const children = receptionOf(provider, PAEDIATRICIAN, 'clinic');
  const [first = ''] = await freeTimes(provider, children);
  await openBooking(page, first, children);
  await page.getByRole('radio', { name: /^Сын/ }).check();
  await page.getByRole('radio', { name: /^Платно/ }).check();
  await page.getByRole('checkbox', { name: /соглас/i }).check();
  await press(page, /^Записаться/);
  await expect(page).toHaveURL(/schedule-record\/\d+/);
  const visit = provider.db.visits.find('user', 1).find(({ booked_by }) => booked_by === GUEST.id);
  expect(visit?.family_member_id).toBe(son.id);

  const owner = await openOther();
  await signIn('patient', { page: owner });
  await owner.goto(`/fo/patient/visits/${visit?.id}`);
  await expect(owner.getByText('Құлбаева Мадина', { exact: true })).toBeVisible();
  await expect(owner.getByText('Құлбаева Мадина: запись сделана')).toBeVisible();
});

test('a second adult who may only read a child’s card can’t book for the child', async ({ page, signIn, provider }) => {
  share(provider, 'read');
  await signIn('all');
  const children = receptionOf(provider, PAEDIATRICIAN, 'clinic');
  const [first = ''] = await freeTimes(provider, children);
  await openBooking(page, first, children);
  await expect(page.getByRole('radio', { name: /^Я/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Сын/ })).toHaveCount(0);
});

test('a second adult gives up the access to a child’s card', async ({ page, signIn, provider }) => {
  share(provider, 'book');
  await signIn('all');
  await page.goto(familyPath);
  await page.getByRole('button', { name: /Отказаться от доступа: Осипов Марк/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отказаться' }).click();
  await expect(row(page, son.name)).toHaveCount(0);
});

test('a patient resends and withdraws an invitation to a card, and the invitation’s URL shows «not found»', async ({
  page,
  signIn,
  provider,
}) => {
  await signIn('patient');
  await page.goto(`${familyPath}/access?person=${mother.id}`);
  await page.getByRole('button', { name: 'Отправить ещё раз: sestra@example.kz' }).click();
  await expect(page.getByText('Приглашение отправлено ещё раз')).toBeVisible();
  await page.getByRole('button', { name: 'Отозвать: sestra@example.kz' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }).click();
  await expect(page.getByRole('heading', { name: 'Карту видите только вы' })).toBeVisible();
  expect(provider.db.card_accesses.get(700_001)).toBeUndefined();
  await page.goto(`${familyPath}/invitations/700001`);
  await expect(page.getByRole('heading', { name: 'Этого приглашения нет' })).toBeVisible();
});

test('a guest who opens an invitation to a card logs in and returns to the invitation', async ({ page }) => {
  await page.goto(`${familyPath}/invitations/700002`);
  await page.getByRole('link', { name: 'Войти' }).filter({ visible: true }).first().click();
  await page.getByLabel('Email').or(page.getByLabel('Почта')).first().fill('patient@demo.kz');
  await page.getByLabel('Пароль', { exact: true }).fill('Demo2026');
  await press(page, 'Войти');
  await expect(page.getByRole('heading', { level: 1, name: 'Приглашение' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Осипов Андрей');
  await press(page, 'Отклонить');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отклонить' }).click();
  await expect(page).toHaveURL(new RegExp(`${familyPath}$`));
});

test('a mother moves her card to an account of her own and lets her daughter read the card @both', async ({
  page,
  openOther,
  signIn,
  provider,
}) => {
  await signIn('patient');
  await page.goto(`${familyPath}/access?person=${mother.id}`);
  await press(page, 'Передать карту');
  const dialog = page.getByRole('dialog', { name: 'Передать карту владельцу' });
  await dialog.getByLabel('Его или её почта').fill(GUEST.email);
  await press(page, 'Отправить приглашение');
  await expect(row(page, /all@demo\.kz/)).toContainText('Ждём ответа');

  const other = await openOther();
  await signIn('all', { page: other });
  await other.goto(familyPath);
  await other.getByRole('link', { name: 'Посмотреть приглашение' }).click();
  await other.getByRole('checkbox', { name: /Оставить просмотр/ }).check();
  await press(other, 'Принять карту');
  await expect(other.getByRole('heading', { level: 1, name: 'Медкарта' })).toBeVisible();
  expect(provider.db.family_members.get(mother.id)).toBeUndefined();

  await page.goto(familyPath);
  await expect(row(page, /Құлбаева Мадина/)).toContainText(/Карту открыл владелец: Құлбаева Мадина\s*Только просмотр/);
  await expect(row(page, mother.name)).toHaveCount(0);
});
