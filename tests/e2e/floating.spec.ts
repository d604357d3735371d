import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { chooseTime, freeTimes, hero, openBooking } from './support/booking.ts';
import { asksFor } from './support/built-files.ts';
import { scrollTo, scrollToEnd } from './support/scroll.ts';
import type { TestProvider } from './support/test-provider.ts';

const bar = (page: Page): Locator => page.locator('[data-bottom-bar]').filter({ visible: true });
const toast = (page: Page): Locator => page.locator('[data-sonner-toast]').first();
const upButton = (page: Page): Locator => page.getByRole('button', { name: 'Наверх' });

/** Pages whose main action is in a bar at the bottom of a phone. */
const pages: Record<string, (page: Page, provider: TestProvider) => Promise<void>> = {
  booking: async (page, provider) => openBooking(page, (await freeTimes(provider))[2] ?? ''),
  'a move': async (page, provider) => {
    const visit = [...provider.db.visits.all()].find(
      ({ user_id, status, starts_at }) =>
        provider.db.users.get(user_id ?? 0)?.email === 'patient@demo.kz' &&
        status === 'confirmed' &&
        starts_at > '2026-05-13T12',
    );
    await page.goto(`/fo/patient/visits/${visit?.id}/reschedule`);
    await chooseTime(page);
    await expect(page.getByRole('button', { name: /Перенести на/ })).toBeEnabled();
  },
  'a doctor': async (page) => {
    await page.goto(`/doctor/${hero.slug}`);
  },
  'what is not saved': async (page) => {
    await page.goto('/fo/patient/profile');
    await page.getByRole('textbox', { name: 'Адрес' }).fill('ул. Сатпаева, 9');
  },
  'a comparison': async (page, provider) => {
    const doctors = [...provider.db.doctors.all()].slice(0, 4);
    for (const { slug } of doctors) {
      await provider.ask('POST', '/fo/patient/favourites', { as: 'patient', body: { kind: 'doctor', slug } });
    }
    await page.goto('/favourites');
  },
};

/** Shows a toast on any page, because the menu fails to load. */
async function raiseToast(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Меню/ })
    .filter({ visible: true })
    .evaluate((button: HTMLElement) => button.click());
  await expect(toast(page)).toHaveAttribute('data-mounted', 'true');
  // Wait for the end of its entry animation.
  await toast(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

/** Swipes right so slowly that the distance alone decides. */
async function swipeSlowly(
  page: Page,
  element: Locator,
  pixels: number,
  forward: (by: { seconds: number }) => Promise<void>,
): Promise<void> {
  const box = await element.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 8, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + pixels, y }] });
  await forward({ seconds: 1 });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** Expects that the two boxes do not overlap anywhere on the page. */
async function apart(one: Locator, other: Locator): Promise<void> {
  const overlap = async (): Promise<boolean> => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) return true;
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  };
  await expect.poll(overlap).toBe(false);
}

for (const [name, open] of Object.entries(pages)) {
  test(`neither a toast nor «Наверх» covers the bar at the bottom of ${name} @phone`, async ({
    page,
    provider,
    signIn,
    watch,
  }) => {
    watch.allow(/did not load|Failed to load resource/);
    await page.route(asksFor(/^navigation-drawer$/), (route) => route.abort());
    await page.setViewportSize({ width: 375, height: 520 });
    await signIn('patient');
    await open(page, provider);
    await expect(bar(page)).toBeVisible();

    await raiseToast(page);
    await apart(toast(page), bar(page));

    const end = await scrollToEnd(page);
    for (let top = end - 20; top > 300; top -= 400) {
      await scrollTo(page, top);
      await expect(upButton(page)).toBeVisible();
      await apart(upButton(page), bar(page));
    }
  });
}

test('a toast on a phone has one line if its text fits, and a swipe of 20 px closes it @phone', async ({
  page,
  signIn,
  forward,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await signIn('patient');
  await page.goto('/fo/patient/medical-card/update');
  await page.getByLabel('Вес, кг').fill('63,8');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const saved = toast(page).filter({ hasText: 'Данные сохранены' });
  await expect(saved).toHaveAttribute('data-mounted', 'true');
  const box = await saved.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(48);
  await swipeSlowly(page, saved, 19, forward);
  await expect(saved).toHaveAttribute('data-swipe-out', 'false');
  await swipeSlowly(page, saved, 21, forward);
  // The toast must disappear before its own timeout.
  await expect(saved).toHaveCount(0, { timeout: 2500 });
});

test('«Наверх» appears when a person scrolls up below the first 300 px, and scrolls to the top @both', async ({
  page,
  site,
}) => {
  await page.goto('/search');
  await page.getByRole('article').first().waitFor();
  await site.quiet();
  await expect(upButton(page)).toBeHidden();
  await scrollTo(page, 700);
  await expect(upButton(page)).toBeHidden();
  await scrollTo(page, 500);
  await expect(upButton(page)).toBeVisible();
  await scrollTo(page, 560);
  await expect(upButton(page)).toBeHidden();
  await scrollTo(page, 290);
  await expect(upButton(page)).toBeHidden();
  await scrollTo(page, 500);
  await scrollTo(page, 320);
  await upButton(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('«Наверх» appears or hides when a person scrolls, not when content above the screen grows or shrinks', async ({
  page,
  site,
}) => {
  await page.goto('/search');
  await page.getByRole('article').first().waitFor();
  await site.quiet();
  /** Inserts a block of this height before the page's content. */
  const unfold = (height: number) =>
    page.evaluate(async (pixels) => {
      const before = window.scrollY;
      const block = document.querySelector('#planted') ?? document.createElement('div');
      block.id = 'planted';
      Object.assign((block as HTMLElement).style, { height: `${pixels}px` });
      document.querySelector('main')?.prepend(block);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return window.scrollY - before;
    }, height);
  await scrollTo(page, 900);
  await scrollTo(page, 700);
  await expect(upButton(page)).toBeVisible();
  expect(await unfold(200), 'the browser keeps the text in its place').toBe(200);
  await expect(upButton(page)).toBeVisible();
  await scrollTo(page, 1000);
  await expect(upButton(page)).toBeHidden();
  expect(await unfold(0)).toBe(-200);
  await expect(upButton(page)).toBeHidden();
});

test('a toast has the sizes and distances of docs/rules.md §9 @both', async ({ page, watch }, { project }) => {
  watch.allow(/did not load|Failed to load resource/);
  await page.route(asksFor(/^navigation-drawer$/), (route) => route.abort());
  await page.setViewportSize({ width: project.name === 'phone' ? 375 : 1000, height: 667 });
  await page.goto('/');
  await raiseToast(page);
  const { x, y, width, height } = (await toast(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // A toast is 356 px wide at the bottom right; on a phone it has the full width between the
  // margins.
  expect(width).toBe(project.name === 'phone' ? 343 : 356);
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 40);
  expect(y + height).toBeGreaterThan(667 - 40);
  await page.keyboard.press('Alt+T');
  await expect(page.getByRole('region', { name: /^Уведомления/ }).getByRole('list')).toBeFocused();
});

test.describe('a browser on its first visit to the site', () => {
  test.use({ ownContext: true });

  test('shows an offline banner that covers no tabs, and shows errors @phone', async ({
    page,
    context,
    signIn,
    site,
    watch,
  }) => {
    watch.allow(/did not load|Failed to load resource/);
    await signIn('patient');
    await page.goto('/fo/patient/visits');
    await expect(page.getByRole('link', { name: /Прошедшие/ })).toBeVisible();
    await site.quiet();
    await context.setOffline(true);
    const banner = page.getByText('Нет интернета. Что не\u00A0загрузилось, загрузим сами, когда он\u00A0появится.');
    await expect(banner).toBeVisible();
    await apart(page.getByRole('link', { name: /Прошедшие/ }), banner);
    await raiseToast(page);
    await expect(toast(page)).toHaveText(/Не.получилось открыть меню/);
  });
});
