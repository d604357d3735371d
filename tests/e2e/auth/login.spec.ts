import { expect, type Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test } from '../fixtures.ts';
import { expectAccessible } from '../support/accessible.ts';
import { logIn } from '../support/logging-in.ts';
import { demoPassword, people } from '../support/people.ts';
import { button, heading } from './registering.ts';

const password = (page: Page) => page.getByLabel('Пароль', { exact: true });

const ways = [
  { who: 'patient', way: 'Я пациент', home: /\/fo\/patient$/ },
  { who: 'doctor', way: 'Я врач', home: /\/fo\/doctor/ },
  { who: 'clinic', way: 'Мы клиника', home: /\/fo\/clinic/ },
] as const;

for (const { who, way, home } of ways) {
  test(`login by «${way}»: a person gets from the landing page into the cabinet with one login request`, async ({
    page,
    provider,
  }) => {
    await page.goto('/auth');
    await page.getByRole('main').getByRole('link', { name: way }).click();
    await expect(heading(page, 'Вход')).toBeVisible();
    await logIn(page, who);
    await expect(page).toHaveURL(home);
    expect(provider.count('POST', /^\/auth\/login\//)).toBe(1);
    expect(provider.count('POST', `/auth/login/${people[who].login}`)).toBe(1);
    // The login response contains the current user, so the page sends no second request.
    expect(provider.count('POST', '/auth/me')).toBe(0);
    const stored = await page.evaluate(() => localStorage.getItem('aman.session') ?? '');
    expect(JSON.parse(stored)).toMatchObject({ currentCabinet: people[who].role });
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(demoPassword);
  });
}

test('a person logs in with the keyboard alone @desktop', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(heading(page, 'Вход')).toBeVisible();
  await page.getByRole('radio', { name: 'Пациент' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/role=doctor/);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.doctor.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fo\/doctor/);
});

test('the login form has the fields that a password manager needs', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Электронная почта')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Электронная почта')).toHaveAttribute('inputmode', 'email');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  await password(page).fill('Demo');
  await page.getByRole('button', { name: 'Показать пароль' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
});

test.describe('the login form', () => {
  test('offers no other role after a wrong password, because the offer would reveal that the account exists', async ({
    page,
  }) => {
    await page.goto('/auth/login?role=clinic');
    await logIn(page, 'patient', 'Wrong2026');
    await expect(password(page)).toHaveAccessibleDescription('Неверная почта или пароль');
    await expect(password(page)).toBeFocused();
    await expect(page.getByLabel('Электронная почта')).toHaveValue(people.patient.email);
    await expect(button(page, /Войти как/)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('aman.session'))).toBeNull();
    await expectAccessible(page);
    await password(page).fill(demoPassword);
    await expect(password(page)).not.toHaveAccessibleDescription('Неверная почта или пароль');
  });

  test('shows the same error for an unknown e-mail and for a wrong password, with a link to register', async ({
    page,
  }) => {
    await page.goto('/auth/login?redirect=%2Ffo%2Fpatient%2Fvisits');
    await page.getByLabel('Электронная почта').fill('nobody@demo.kz');
    await password(page).fill(demoPassword);
    await button(page, 'Войти').click();
    await expect(password(page)).toHaveAccessibleDescription('Неверная почта или пароль');
    await page.getByRole('main').getByRole('link', { name: 'Зарегистрируйтесь' }).click();
    await expect(heading(page, 'Создайте аккаунт')).toBeVisible();
    await expect(page).toHaveURL(/redirect=/);
  });

  test('offers another role to a person whose account lacks the chosen cabinet', async ({ page }) => {
    await page.goto('/auth/login?role=clinic');
    await logIn(page, 'patient');
    await expect(page.getByRole('alert')).toHaveText(/Не.получилось войти.*У этого аккаунта нет кабинета клиники/);
    // The page tries the typed e-mail and password with the other role, and then no longer offers
    // the role that failed.
    await button(page, 'Войти как врач').click();
    await expect(page.getByRole('alert')).toHaveText(/У этого аккаунта нет кабинета врача/);
    await expect(button(page, 'Войти как врач')).toBeHidden();
    await button(page, 'Войти как пациент').click();
    await expect(page).toHaveURL(/\/fo\/patient$/);
  });

  test('shows a countdown after too many wrong passwords', async ({ page, forward }) => {
    await page.goto('/auth/login');
    for (let tries = 1; tries <= 5; tries += 1) {
      await logIn(page, 'patient', `Wrong202${tries}`);
      await expect(password(page)).toHaveAccessibleDescription('Неверная почта или пароль');
    }
    await logIn(page, 'patient');
    await expect(page.getByRole('status').getByText('Слишком много попыток.')).toBeAttached();
    await expect(page.getByText(/Войти снова можно через 1:00/)).toBeVisible();
    await forward({ seconds: 18 });
    await expect(page.getByText(/Войти снова можно через 0:42/)).toBeVisible();
    await expectAccessible(page);
    await forward({ seconds: 42 });
    await expect(page.getByText(/Войти снова можно/)).toBeHidden();
    await expect(page.getByRole('status').getByText('Можно войти снова.')).toBeAttached();
    await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page).toHaveURL(/\/fo\/patient$/);
  });

  test('shows one message after a server error and another message after a lost connection', async ({
    page,
    provider,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await page.goto('/auth/login');
    provider.use(
      http.post('*/api/v0/auth/login/patient', () => HttpResponse.json({ message: 'Ведутся работы' }, { status: 503 })),
    );
    await logIn(page, 'patient');
    await expect(page.getByRole('alert')).toContainText('Ведутся работы');
    await expect(page.getByLabel('Электронная почта')).toHaveValue(people.patient.email);
    await expect(password(page)).toHaveValue(demoPassword);
    provider.use(http.post('*/api/v0/auth/login/patient', () => HttpResponse.error()));
    // On a phone a toast covers the button now, so Enter submits the form.
    await password(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Не получилось связаться с сервером');
    provider.reset();
    await password(page).press('Enter');
    await expect(page).toHaveURL(/\/fo\/patient$/);
  });
});

test('the login form shows an error only after a field is left, and focuses the first wrong field @both', async ({
  page,
  provider,
}) => {
  await page.goto('/auth/login');
  const email = page.getByLabel('Электронная почта');
  await email.pressSequentially('елена');
  await expect(page.getByText('Некорректный email')).toBeHidden();
  await password(page).focus();
  await expect(email).toHaveAccessibleDescription('Некорректный email');
  await page.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(email).toBeFocused();
  await expect(password(page)).toHaveAccessibleDescription('Обязательно для заполнения');
  expect(provider.count('POST', /login/)).toBe(0);
});

test('a reload of the login form keeps the e-mail but not the password', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Электронная почта').fill(people.patient.email);
  await password(page).fill(demoPassword);
  await page.reload();
  await expect(page.getByLabel('Электронная почта')).toHaveValue(people.patient.email);
  await expect(password(page)).toHaveValue('');
});

test('a person who leaves during a pending login stays on the new page and reads that they are logged in', async ({
  page,
  provider,
}) => {
  await page.goto('/auth/login?redirect=/fo/patient/visits');
  const release = provider.hold('post', '/auth/login/patient');
  await logIn(page, 'patient');
  await page.locator('a[href="/"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeHidden();
  release();
  const told = page.getByRole('listitem').filter({ hasText: /Вы.вошли в.аккаунт/ });
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toHaveCount(0);
  await told.getByRole('button', { name: 'Открыть' }).click();
  await expect(page).toHaveURL(/\/fo\/patient\/visits$/);
});

test('a person who opens the registration during a pending login is still redirected to the cabinet', async ({
  page,
  provider,
}) => {
  await page.goto('/auth/login?redirect=/fo/patient/visits');
  const release = provider.hold('post', '/auth/login/patient');
  await logIn(page, 'patient');
  await page.getByRole('main').getByRole('link', { name: 'Зарегистрируйтесь' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Создайте аккаунт' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/fo\/patient\/visits$/);
});
