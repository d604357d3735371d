import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { holdProgram } from '../support/hold-program.ts';

test.describe('a page before hydration', () => {
  test('is visible, and hydration keeps its elements', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: 'Найдите врача и запишитесь за минуту' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('link', { name: 'Симптомы', exact: false }).first()).toBeVisible();
    const element = await heading.elementHandle();

    release();
    await expect(page.getByRole('heading', { name: /^Примут (сегодня|завтра)/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Все свободные врачи' }).filter({ visible: true })).toBeVisible();
    expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });

  test('keeps typed text, and searches for this text after hydration @both', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page
      .getByRole('combobox', { name: /Поиск|Врач/ })
      .first()
      .pressSequentially('кардиолог');
    release();
    // On a phone the search continues on a separate screen.
    const field = page.getByRole('combobox', { name: /Поиск|Врач/ }).last();
    await expect(page.getByRole('option', { name: /Кардиолог/ }).first()).toBeVisible();
    await expect(field).toHaveValue('кардиолог');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?.*q=/);
  });

  test('loses no letter that a person types during hydration @both', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/', { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: 'Поиск' }).filter({ visible: true });
    await field.first().click();
    await page.keyboard.type('кард');
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    release();
    await page.keyboard.type('иолог в Алматы сегодня вечером', { delay: 60 });
    await browser.detach();
    await expect(page.getByRole('option', { name: /Искать/ })).toBeVisible();
    await expect(field.last()).toHaveValue('кардиолог в Алматы сегодня вечером');
  });

  test('never shows the doctors of the default city to a person who has chosen another city', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('aman.city', '2'));
    const release = await holdProgram(page);
    await page.goto('/search', { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText('Врачи в\u00A0Алматы')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1, name: /^Врачи в/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Алматы/ })).toHaveCount(0);
  });

  test('remembers a tap on a button, which is repeated after hydration @both', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.stopEarlyTaps !== undefined);
    await page.getByRole('button', { name: 'Город: Алматы' }).filter({ visible: true }).first().click();
    release();
    await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible();
  });

  test('keeps a tapped choice @phone', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/symptoms', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.stopEarlyTaps !== undefined);
    await page.getByText('Ребёнок', { exact: true }).click();
    release();
    await expect(page).toHaveURL(/who=children/);
    await expect(page.getByRole('radio', { name: 'Ребёнок' })).toBeChecked();
  });

  test('keeps a chosen sort order', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/search', { waitUntil: 'commit' });
    const order = page.getByRole('combobox', { name: 'Порядок' });
    await order.selectOption({ label: 'По рейтингу' });
    release();
    await expect(page).toHaveURL(/sort=/);
    await expect(order.locator('option:checked')).toHaveText('По рейтингу');
  });

  test('keeps a tapped choice even if React replaces the page’s elements', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.stopEarlyTaps !== undefined);
    await page.getByText('Врач', { exact: true }).click();
    release();
    await expect(page).toHaveURL(/role=doctor/);
    await expect(page.getByRole('radio', { name: 'Врач' })).toBeChecked();
  });

  test('keeps the focus even if React replaces the page’s elements', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    const doctor = page.getByRole('radio', { name: 'Врач' });
    await doctor.focus();
    const drawnBefore = await doctor.elementHandle();
    release();
    await expect.poll(() => drawnBefore?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(doctor).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/role=clinic/);
  });

  test('keeps text typed into the login form', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    const email = page.getByLabel('Электронная почта');
    await email.fill('patient@demo.kz');
    release();
    await page.getByRole('button', { name: 'Показать пароль' }).click();
    await expect(email).toHaveValue('patient@demo.kz');
    await page.getByRole('button', { name: 'Войти' }).last().click();
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveValue('patient@demo.kz');
  });

  test('sends a submitted form only after hydration, and puts none of its values into the URL', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await page.getByLabel('Электронная почта').fill('patient@demo.kz');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo2026');
    await page.getByRole('button', { name: 'Войти' }).last().click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    release();
    await expect(page).toHaveURL(/\/fo\/patient/);
  });

  test('is empty for a URL that is not prerendered, and does not contain another page', async ({ page }) => {
    for (const address of ['/qa?q=кардиолог', '/clinic/ayala/sampling', '/fo/patient']) {
      const answer = await page.request.get(address, { headers: { Accept: 'text/html' } });
      expect(await answer.text(), address).toContain('<div id="root"></div>');
    }
  });

  test('shows the frame and then the content of a profile that is not prerendered', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/doctor/serikova-aigul', { waitUntil: 'commit' });
    await expect(page.getByText('Загружаем страницу')).toBeAttached();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1, name: /Серикова/ })).toBeVisible();
    await expect(page.getByText('Загружаем страницу')).toHaveCount(0);
    await expect(page).toHaveTitle(/Серикова/);
  });

  test('accepts typed text at once in a search that is not prerendered', async ({ page }) => {
    const release = await holdProgram(page);
    await page.goto('/search?q=кардиолог', { waitUntil: 'commit' });
    await page.getByRole('combobox').first().fill('невролог');
    release();
    await expect(page.getByRole('option', { name: /Невролог/ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the search as a plain form, and the legal documents with their whole text', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox').first().fill('кардиолог');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page).toHaveURL(/\/search\?q=/);

    await page.goto('/conditions/user-agreement');
    await expect(page.getByRole('heading', { level: 1, name: 'Пользовательское соглашение' })).toBeVisible();
  });
});
