import { expect, type Page } from '@playwright/test';
import { block, openBoard } from './clinic/board-page.ts';
import { test } from './fixtures.ts';
import { openProfile, save } from './patient/profile-page.ts';
import { book, freeTimes, openBooking } from './support/booking.ts';
import { go } from './support/go.ts';
import { meddle, translate, translated } from './support/translate.ts';

const lives = async (page: Page): Promise<void> => {
  await expect(page.getByText(/Что-то пошло не/)).toHaveCount(0);
};
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('a page translated by the browser', () => {
  test.beforeEach(({ page }) => translate(page));

  test('filters a search by a chip, and Back removes the chip', async ({ page }) => {
    await page.goto('/search?category=doctors&when=today&formats=online&city=1');
    const chip = page.getByRole('list', { name: 'Быстрый выбор' }).getByRole('button', { name: 'Онлайн' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await translated(page);
    const before = (await heading(page, /Врач/).locator('xpath=..').textContent()) ?? '';
    await chip.click();
    await expect(page).not.toHaveURL(/formats=online/);
    await expect(heading(page, /Врач/).locator('xpath=..')).not.toHaveText(before);
    await lives(page);
    await translated(page);
    await page.goBack();
    await expect(page).toHaveURL(/formats=online/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await lives(page);
  });

  test('lets a person choose another slot on a doctor’s page', async ({ page }) => {
    await page.goto('/doctor/serikova-aigul');
    const time = page.getByRole('radio', { name: /^\d\d:\d\d$/ }).nth(1);
    await expect(time).toBeVisible();
    await translated(page);
    const clock = await time.evaluate((radio) => radio.closest('label')?.textContent ?? '');
    await time.check({ force: true });
    await expect(page.getByRole('link', { name: /^Записаться/ }).first()).toContainText(clock);
    await lives(page);
  });

  test('shows that a visit is confirmed after a press on «Подтвердить»', async ({ page, signIn }) => {
    await signIn('patient');
    await page.goto('/fo/patient/visits');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Зарина Өтегенова' });
    const confirm = row.getByRole('button', { name: /^Подтвердить/ });
    await expect(confirm).toBeVisible();
    await translated(page);
    await confirm.click();
    await expect(confirm).toHaveCount(0);
    await expect(row).toBeVisible();
    await expect(row.getByText(/Подтвердить/)).toHaveCount(0);
    await lives(page);
  });

  test('books a patient’s visit', async ({ page, provider, signIn }) => {
    await signIn('patient');
    const [time = ''] = await freeTimes(provider);
    await openBooking(page, time);
    await translated(page);
    await book(page);
    await expect(page.getByText('Ждёт подтверждения').filter({ visible: true })).toBeVisible();
    await lives(page);
  });

  test('saves a patient’s profile', async ({ page, signIn }) => {
    await signIn('patient');
    await openProfile(page);
    await translated(page);
    await page.getByLabel('Адрес').fill('Алматы, пр. Абая, 150');
    await expect(page.getByText('Не сохранено: адрес')).toBeVisible();
    await translated(page);
    await save(page);
    await expect(page.getByText('Данные сохранены')).toBeVisible();
    await lives(page);
  });

  const walks = {
    guest: [
      '/',
      '/search?category=clinics',
      '/clinic/ayala',
      '/services',
      '/symptoms',
      '/qa',
      '/auth/login',
      '/auth/register',
    ],
    patient: [
      '/fo/patient',
      '/fo/patient/visits?status=past',
      '/fo/patient/family',
      '/fo/patient/medical-card',
      '/favourites',
    ],
    doctor: ['/fo/doctor/home', '/fo/doctor/schedule', '/fo/doctor/operating-modes', '/fo/doctor/services'],
    clinic: ['/fo/clinic/board', '/fo/clinic/clients', '/fo/clinic/doctors', '/fo/clinic/filials'],
  } as const;
  for (const [who, paths] of Object.entries(walks)) {
    test(`lets a ${who} go from page to page, and back again`, async ({ page, signIn, watch }) => {
      // A translation before hydration makes React render the page anew.
      if (who === 'guest') watch.allow(/Minified React error #418/);
      if (who !== 'guest') await signIn(who as Exclude<keyof typeof walks, 'guest'>);
      const there = async (path: string): Promise<void> => {
        await expect(page).toHaveURL((url) => url.pathname === path.split('?')[0]);
        await expect(heading(page, /\p{L}/u).first()).toBeVisible();
        await translated(page);
        await lives(page);
      };
      const [first = '', ...others] = paths;
      await page.goto(first);
      await there(first);
      for (const path of others) {
        await go(page, path);
        await there(path);
      }
      for (const path of paths.toReversed().slice(1)) {
        await page.goBack();
        await there(path);
      }
    });
  }

  test('opens and closes a visit on a receptionist’s board', async ({ page, signIn }) => {
    await signIn('clinic');
    await openBoard(page);
    await translated(page);
    await block(page).click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await lives(page);
  });
});

test('a page changed by browser extensions still hydrates', async ({ page, watch }) => {
  // The page differs from the server's HTML, so React renders it anew.
  watch.allow(/Minified React error #418/);
  await meddle(page);
  await page.goto('/search');
  await page.getByRole('list', { name: 'Быстрый выбор' }).getByRole('button', { name: 'Сегодня' }).click();
  await expect(page).toHaveURL(/when=today/);
  await page.goto('/conditions/user-agreement');
  await page.getByRole('button', { name: 'Город: Алматы' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Выберите город' })).toBeVisible();
  await lives(page);
});
