import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { asksFor } from '../support/built-files.ts';
import { logIn } from '../support/logging-in.ts';

/** Removes features that the oldest supported browsers lack (package.json, `browserslist`). */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const take = (owner: object, ...names: string[]): void => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    take(Promise, 'withResolvers', 'try');
    take(URL, 'canParse', 'parse');
    take(Map, 'groupBy');
    take(Object, 'groupBy');
    take(AbortSignal, 'any');
    take(Array, 'fromAsync');
    take(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
    take(Object.getPrototypeOf(Uint8Array.prototype) as object, 'toSorted', 'toReversed', 'with');
    take(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf');
    take(globalThis, 'Iterator', 'Temporal');
  });
}

const note = (page: Page) => page.getByRole('alert');

test.describe('a browser of 2022', () => {
  test('shows the slots of a doctor’s page', async ({ page }) => {
    await makeOld(page);
    await page.goto('/doctor/serikova-aigul');
    await expect(
      page
        .getByRole('radio', { name: /^\d\d:\d\d/ })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });

  test('filters a search', async ({ page }) => {
    await makeOld(page);
    await page.goto('/search');
    await page.getByRole('list', { name: 'Быстрый выбор' }).getByRole('button', { name: 'Сегодня' }).click();
    await expect(page).toHaveURL(/when=today/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('logs a patient in and shows the visits', async ({ page }) => {
    await makeOld(page);
    await page.goto('/auth/login?redirect=%2Ffo%2Fpatient%2Fvisits');
    await logIn(page, 'patient');
    await expect(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Зарина Өтегенова' })).toBeVisible();
  });

  test('opens a clinic’s board', async ({ page, signIn }) => {
    await makeOld(page);
    await signIn('clinic');
    await page.goto('/fo/clinic');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Что-то пошло не/)).toHaveCount(0);
  });
});

test('a person with an outdated browser reads on the prerendered page that booking does not work in this browser', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'structuredClone'));
  // An outdated browser does not run module scripts.
  await page.route(asksFor(/./), (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  await expect(note(page)).toContainText('Этот браузер устарел, и\u00A0запись в\u00A0нём не\u00A0работает');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const failures = {
  'does not load': (page: Page) => page.route(asksFor(/^index$/), (route) => route.abort()),
  'fails at its start': (page: Page) =>
    page.route(asksFor(/^index$/), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("did not load")' }),
    ),
};
for (const [how, fail] of Object.entries(failures)) {
  for (const path of ['/', '/fo/patient']) {
    test(`when the program ${how}, ${path} shows an error and can be reloaded`, async ({ page, watch }) => {
      watch.allow(/did not load|Failed to load resource/);
      await fail(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(note(page)).toContainText('Страница не\u00A0запустилась');
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Обновить страницу' }).click();
      await expect(page.getByRole('button', { name: /^(Город|Показать пароль)/ }).first()).toBeVisible();
      await expect(note(page)).toHaveCount(0);
    });
  }
}
