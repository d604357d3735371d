import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';

/**
 * Seconds a person needs for one tap: to decide, reach and press (Card, Moran and Newell's
 * keystroke-level model).
 */
const SECONDS_A_TAP = 1.35 + 1.1 + 0.2;

type Tap = (target: Locator) => Promise<void>;

const dialog = (page: Page) => page.getByRole('dialog');
const day = (page: Page, name: string) =>
  page.getByRole('list', { name: 'День по порядку' }).getByRole('listitem').filter({ hasText: name });

interface Task {
  /** Maximum number of taps. */
  readonly taps: number;
  readonly perform: (page: Page, tap: Tap) => Promise<void>;
}

/**
 * Each task begins on the doctor's home page, on a phone, and ends when the task is done. Typing is
 * not a tap.
 */
const tasks: Record<string, Task> = {
  'marking the next patient as arrived': {
    taps: 1,
    perform: async (page, tap) => {
      const row = day(page, 'Жүнісов Арман');
      await tap(row.getByRole('button'));
      await expect(row.getByRole('button', { name: 'Пришёл', exact: true })).toHaveAttribute('aria-pressed', 'true');
    },
  },
  'refusing a pending visit with a reason': {
    taps: 3,
    perform: async (page, tap) => {
      await tap(day(page, 'Мұқанова Әсел').getByRole('button', { name: /отказать/ }));
      const question = page.getByRole('alertdialog');
      await tap(question.getByRole('button', { name: 'Врач заболел' }));
      await tap(question.getByRole('button', { name: 'Отказать' }));
      await expect(question).toBeHidden();
    },
  },
  'taking tomorrow afternoon off, two visits touched': {
    taps: 6,
    perform: async (page, tap) => {
      await tap(page.getByRole('button', { name: 'Закрыть время', exact: true }));
      await tap(dialog(page).getByText('Завтра', { exact: true }));
      await tap(dialog(page).getByText(/^С.13:00$/));
      await tap(dialog(page).getByRole('button', { name: 'Закрыть время', exact: true }));
      await tap(
        dialog(page).getByRole('group', { name: 'Со всеми записями' }).getByRole('button', { name: 'Перенести' }),
      );
      await tap(dialog(page).getByRole('button', { name: 'Сохранить' }));
      await expect(dialog(page)).toBeHidden();
    },
  },
  'changing a price': {
    taps: 3,
    perform: async (page, tap) => {
      await tap(page.getByRole('navigation', { name: 'Часто открывают' }).getByRole('link', { name: 'Услуги' }));
      await tap(page.getByRole('button', { name: /изменить: Первичный приём/ }));
      await page.getByLabel('Цена, ₸').fill('15000');
      await tap(page.getByRole('button', { name: 'Сохранить', exact: true }));
      await expect(page.getByText(/15.000/).first()).toBeVisible();
    },
  },
  'replying to a review': {
    taps: 3,
    perform: async (page, tap) => {
      await tap(page.getByRole('navigation', { name: 'Часто открывают' }).getByRole('link', { name: 'Отзывы' }));
      await tap(page.getByRole('button', { name: /^Ответить на отзыв/ }));
      await page.getByLabel('Ваш ответ').fill('Спасибо, что нашли время написать.');
      await tap(page.getByRole('button', { name: 'Опубликовать' }));
      await expect(page.getByText('Спасибо, что нашли время написать.')).toBeVisible();
    },
  },
};

const rows: string[] = [];
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true });
test.afterAll(() => console.log(`\nFrom the doctor’s home, on a phone:\n${rows.join('\n')}\n`));

for (const [task, { taps: allowed, perform }] of Object.entries(tasks)) {
  test(`the bench counts a doctor’s taps: ${task}`, async ({ page, signIn, forward }) => {
    await forward({ minutes: 30 });
    await signIn('doctor');
    await page.goto('/fo/doctor/home');
    await page.getByRole('list', { name: 'День по порядку' }).waitFor();
    await page.waitForLoadState('networkidle');
    let taps = 0;
    const start = performance.now();
    await perform(page, async (target) => {
      taps += 1;
      await target.filter({ visible: true }).first().tap();
    });
    const machine = (performance.now() - start) / 1000;
    rows.push(
      `  ${task.padEnd(52)} ${taps} taps of ${allowed}, ${machine.toFixed(1)} s of the machine here` +
        ` and about ${(taps * SECONDS_A_TAP).toFixed(0)} s of a person’s`,
    );
    expect(taps).toBeLessThanOrEqual(allowed);
  });
}
