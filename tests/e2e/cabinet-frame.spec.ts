import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { holdProgram } from './support/hold-program.ts';

const cabinets = [
  { who: 'patient', url: '/fo/patient/visits', heading: 'Визиты', link: 'Медкарта', shows: 'Предстоящие' },
  {
    who: 'doctor',
    url: '/fo/doctor/clinics-binding',
    heading: 'Мои клиники',
    link: 'Расписание',
    shows: 'Тұмар',
  },
  { who: 'clinic', url: '/fo/clinic/filials', heading: 'Филиалы', link: 'Уведомления', shows: '«Аяла» на Абая' },
] as const;

for (const { who, url, heading, link, shows } of cabinets) {
  test(`a ${who} sees the cabinet’s frame at once, and the program replaces it without a layout shift @both`, async ({
    page,
    signIn,
    isMobile,
  }) => {
    await signIn(who);
    const release = await holdProgram(page);
    await page.goto(url, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: heading });
    const menu = page.getByRole('navigation', { name: 'Кабинет' });
    const banner = page.getByRole('banner');
    await expect(title).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${heading}`));
    await expect(page.getByRole('main').getByText('Загружаем')).toBeAttached();
    await expect(page.getByText('Войти')).toHaveCount(0);
    if (!isMobile) await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', url);
    const parts = [
      banner,
      banner.getByRole('link').first(),
      ...(isMobile ? [] : [menu.getByRole('link', { name: link })]),
    ];
    const before = await Promise.all(parts.map((part) => part.boundingBox()));

    release();
    await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await expect(title).toHaveCount(1);
    expect(await Promise.all(parts.map((part) => part.boundingBox()))).toEqual(before);
    if (!isMobile) await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', url);
  });
}

test('a tap on the menu before the program starts opens the menu after the start @phone', async ({ page, signIn }) => {
  await signIn('doctor');
  const release = await holdProgram(page);
  await page.goto('/fo/doctor/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Меню' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
});

test('a reloaded cabinet page requests its data once, while the program is still loading', async ({ page, signIn }) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  const visits = page.getByRole('main').getByRole('listitem');
  await expect(visits.first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v0/')) asked.push(`${request.method()} ${request.url().split('/api/v0')[1]}`);
  });
  const release = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => asked).toContainEqual(expect.stringMatching(/^GET \/fo\/patient\/visits\?/));
  await expect.poll(() => asked).toContain('POST /auth/me');
  release();
  await expect(visits.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
});

test('a link that a person presses before the program renders and releases afterwards opens its page', async ({
  page,
  provider,
  signIn,
}) => {
  await signIn('doctor');
  const release = provider.hold('post', '/auth/me');
  await page.goto('/fo/doctor/home', { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Кабинет' }).getByRole('link', { name: 'Расписание' }).hover();
  // When the router has replaced the history functions, the program has started and waits for
  // /auth/me.
  await page.waitForFunction(() => !String(history.pushState).includes('native code'));
  await page.mouse.down();
  release();
  await page.waitForFunction(() => window.programStarted === undefined);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/fo\/doctor\/schedule/);
});

test('«Назад» works while a reloaded page still waits for its data', async ({ page, signIn }) => {
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  await page.getByRole('navigation', { name: 'Кабинет' }).getByRole('link', { name: 'Новости' }).click();
  await expect(page.getByText('Здоровье').first()).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/v0\/.*news/, async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/api\/v0\/.*news/);
  await page.reload({ waitUntil: 'commit' });
  await asked;
  await page.goBack();
  resolve();
  await expect(page.getByRole('link', { name: 'Предстоящие' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Визиты');
});

test('a member of staff sees only the menu items that their rights allow', async ({ page, signIn }) => {
  await signIn('reception');
  const release = await holdProgram(page);
  await page.goto('/fo/clinic/filials', { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Кабинет' });
  await expect(menu.getByRole('link', { name: 'Отзывы' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /Доска|Сотрудники/ })).toHaveCount(0);
  release();
  await expect(menu.getByRole('link', { name: 'Доска' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Сотрудники' })).toHaveCount(0);
});

test('a guest never sees a cabinet’s frame', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#root nav[aria-label="Кабинет"]')) document.documentElement.dataset['seen'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await holdProgram(page);
  await page.goto('/fo/doctor/home', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.programStarted !== undefined && document.querySelector('#root') !== null);
  await expect(page.getByRole('banner')).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/unauthorized/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
});
