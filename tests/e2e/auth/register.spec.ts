import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import {
  button,
  choose,
  codeField,
  consentAndSend,
  enterCode,
  everythingStored,
  fillName,
  fillPasswords,
  fillPerson,
  heading,
  openChoice,
  sendEmail,
} from './registering.ts';

const EMAIL = 'new@demo.kz';
const currentCabinet = (page: Page) => page.evaluate(() => localStorage.getItem('aman.session') ?? '');

test('a patient registers from the login page and arrives in the cabinet', async ({ page, provider }) => {
  await page.goto('/auth/login');
  await page.getByRole('banner').getByRole('link', { name: 'Зарегистрироваться' }).click();
  await expect(heading(page, 'Создайте аккаунт')).toBeFocused();
  await page.getByLabel('Электронная почта').fill(EMAIL);
  await button(page, 'Получить код').click();
  await enterCode(page);
  await choose(page, 'Я пациент');
  await fillPerson(page);
  await fillPasswords(page);
  await consentAndSend(page);

  await expect(page).toHaveURL(/\/fo\/patient$/);
  expect(await currentCabinet(page)).toContain('"currentCabinet":"user"');
  const user = provider.db.users.findOne('email', EMAIL);
  expect(user).toMatchObject({ first_name: 'Асель', iin: '900515400212', birthday: '1990-05-15', roles: ['user'] });
  // The stored consent has its version and time.
  const consent = [...provider.db.consents.all()].find(({ user_id }) => user_id === user?.id);
  expect(consent).toMatchObject({ purpose: 'registration', version: '2026-05' });
  expect(Date.parse(consent?.accepted_at ?? '')).toBe(Date.parse('2026-05-12T08:20:00+05:00'));
  // The browser stores no registration data, and the form can't be opened again.
  expect(await everythingStored(page)).not.toMatch(/aman\.registration|Demo2026|900515400212/);
  await page.goto('/auth/register?step=form');
  await expect(page).toHaveURL(/\/fo\/patient$/);
});

test('a doctor registers with specialisations and experience', async ({ page, provider }) => {
  await openChoice(page, provider, EMAIL);
  await choose(page, 'Я врач');
  await fillPerson(page);
  await page.getByLabel('Найти специализацию').fill('кард');
  await page.getByRole('checkbox', { name: 'Кардиолог' }).check();
  await page.getByLabel('Найти специализацию').fill('');
  await page.getByRole('checkbox', { name: 'Терапевт', exact: true }).check();
  await expect(page.getByText('До 5, выбрано 2')).toBeVisible();
  await page.getByLabel('Год начала практики').fill('2014');
  await fillPasswords(page);
  await consentAndSend(page);

  await expect(page).toHaveURL(/\/fo\/doctor/);
  expect(await currentCabinet(page)).toContain('"currentCabinet":"doctor"');
  const user = provider.db.users.findOne('email', EMAIL);
  expect(user?.roles).toEqual(['doctor']);
  const doctor = provider.db.doctors.get(user?.doctor_id ?? 0);
  expect(doctor?.experience_since).toBe(2014);
  expect(doctor?.specialisation_ids).toHaveLength(2);
});

test('a clinic registers with BIN, legal name, address and the number of its filials', async ({ page, provider }) => {
  await openChoice(page, provider, EMAIL);
  await choose(page, 'Мы клиника');
  await page.getByLabel('Название', { exact: true }).fill('Клиника «Шипа»');
  await page.getByLabel('Тип').selectOption({ index: 1 });
  await page.getByLabel('Город').selectOption('Астана');
  await page.getByLabel('Сколько филиалов').fill('2');
  await page.getByLabel('Год открытия').fill('2016');
  await page.getByLabel('БИН').fill('160340007019');
  await page.getByLabel('Юридическое название').fill('ТОО «Шипа Мед»');
  await page.getByLabel('Юридический адрес').fill('Астана, ул. Сыганак, 18');
  await fillName(page);
  await fillPasswords(page);
  await consentAndSend(page);

  await expect(page).toHaveURL(/\/fo\/clinic/);
  expect(await currentCabinet(page)).toContain('"currentCabinet":"clinic"');
  const user = provider.db.users.findOne('email', EMAIL);
  expect(provider.db.clinics.get(user?.clinic_id ?? 0)).toMatchObject({
    title: 'Клиника «Шипа»',
    bin: '160340007019',
    jur_name: 'ТОО «Шипа Мед»',
    jur_address: 'Астана, ул. Сыганак, 18',
    work_start_year: 2016,
  });
});

test('a person registers with the keyboard alone @desktop', async ({ page }) => {
  await page.goto('/auth/register');
  await page.getByLabel('Электронная почта').focus();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Enter');
  // The code field has focus, and its fifth digit submits it.
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type('12345');
  await expect(heading(page, 'Кто вы?')).toBeFocused();
  // «Изменить почту» is the first tab stop.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Я пациент' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Расскажите о себе')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Гражданство')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('900515400212');
  // Skip birthday and sex, which the IIN has filled in.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Дата рождения')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Женский' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Женский' })).toBeChecked();
  for (const text of ['Нурланова', 'Асель', 'Маратовна', '87015550244']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo2026');
  // Skip the button that shows the password.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo2026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /Даю согласие/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fo\/patient$/);
});

test('a guest who opens a cabinet’s page and must register first is led to the opened page after the registration', async ({
  page,
}) => {
  await page.goto('/auth/register?redirect=%2Ffo%2Fpatient%2Fvisits%3Fstatus%3Dpast');
  await page.getByLabel('Электронная почта').fill(EMAIL);
  await button(page, 'Получить код').click();
  await enterCode(page);
  await choose(page, 'Я пациент');
  await fillPerson(page);
  await fillPasswords(page);
  await consentAndSend(page);
  await expect(page).toHaveURL(/\/fo\/patient\/visits\?status=past$/);
});

test('the registration form has the fields that a password manager and autofill need', async ({ page }) => {
  await page.goto('/auth/register');
  await expect(page.getByLabel('Электронная почта')).toHaveAttribute('autocomplete', 'email');
  await sendEmail(page, EMAIL);
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  await enterCode(page);
  await choose(page, 'Я пациент');
  const autocomplete = { Фамилия: 'family-name', Отчество: 'additional-name', 'Дата рождения': 'bday', Телефон: 'tel' };
  for (const [label, token] of Object.entries(autocomplete)) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token);
  }
  await expect(page.getByLabel('Имя', { exact: true })).toHaveAttribute('autocomplete', 'given-name');
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  await page.getByLabel('Пароль', { exact: true }).fill('Demo2026');
  await expect(page.getByLabel('Пароль ещё раз')).toHaveAttribute('autocomplete', 'new-password');
  // Password managers save this user name with the new password.
  await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(EMAIL);
});

test('a person who leaves while the registration code is being sent stays on the new page, and finds the code step later', async ({
  page,
  provider,
}) => {
  await page.goto('/auth/register');
  await page.getByLabel('Электронная почта').fill(EMAIL);
  const release = provider.hold('post', '/auth/register/code-send');
  await button(page, 'Получить код').click();
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
  await expect(heading(page, 'Вход')).toBeVisible();
  release();
  // Wait for the response: the page then stores the time when the next code may be requested.
  await expect.poll(() => everythingStored(page)).toMatch(/resendAt[\\":]+\d/);
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByRole('main').getByRole('link', { name: 'Зарегистрируйтесь' }).click();
  await expect(heading(page, 'Введите код из письма')).toBeVisible();
});

test.describe('a registration with an existing account’s e-mail', () => {
  const known = (page: Page) => heading(page, 'У вас уже есть аккаунт');

  test('offers to log in with this e-mail or to use another e-mail', async ({ page }) => {
    await sendEmail(page, 'patient@demo.kz');
    await expect(page.getByText('Шаг 2 из 4. Код')).toBeVisible();
    await enterCode(page);
    await expect(known(page)).toBeFocused();
    await expect(page.getByText('Шаг 3 из 3. Вход')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByLabel('Электронная почта')).toHaveValue('patient@demo.kz');
    await expectAccessible(page);
    // The user can open the registration again later.
    await page.goto('/');
    await page.goto('/auth/register');
    await expect(known(page)).toBeVisible();
    await button(page, 'Изменить почту').click();
    await expect(heading(page, 'Создайте аккаунт')).toBeVisible();
    await page.getByLabel('Электронная почта').fill('quite-new@demo.kz');
    await button(page, 'Получить код').click();
    await enterCode(page);
    await expect(heading(page, 'Кто вы?')).toBeVisible();
    await expect(button(page, 'Изменить почту')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await button(page, 'Изменить почту').or(page.getByLabel('Электронная почта')).first().waitFor();
    await page.goto('/auth/register?step=email');
    await page.getByLabel('Электронная почта').fill('doctor@demo.kz');
    await button(page, 'Получить код').click();
    await enterCode(page);
    await page.getByLabel('Пароль', { exact: true }).fill('Demo2026');
    await button(page, 'Войти').click();
    await expect(page).toHaveURL(/\/fo\/doctor/);
  });

  test('adds a cabinet to the account after its password is entered', async ({ page, provider }) => {
    await sendEmail(page, 'patient@demo.kz');
    await enterCode(page);
    await button(page, 'Добавить кабинет врача или клиники').click();
    await expect(page.getByText('Шаг 4 из 5. Кабинет')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await choose(page, 'Кабинет врача');
    await fillPerson(page);
    await page.getByRole('checkbox', { name: 'Терапевт', exact: true }).check();
    await page.getByLabel('Год начала практики').fill('2014');
    await expect(page.getByLabel('Пароль ещё раз')).toBeHidden();
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
    await page.getByLabel('Пароль', { exact: true }).fill('Wrong2026');
    await consentAndSend(page, 'Добавить кабинет');
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveAccessibleDescription(
      /Введите пароль своего аккаунта/,
    );
    await page.getByLabel('Пароль', { exact: true }).fill('Demo2026');
    await button(page, 'Добавить кабинет').click();
    await expect(page).toHaveURL(/\/fo\/doctor/);
    expect(provider.db.users.findOne('email', 'patient@demo.kz')?.roles).toEqual(['user', 'doctor']);
  });

  test('offers no cabinet to an account that has all cabinets', async ({ page }) => {
    await sendEmail(page, 'all@demo.kz');
    await enterCode(page);
    await expect(known(page)).toBeVisible();
    await expect(button(page, /^Добавить кабинет/)).toHaveCount(0);
  });
});
