import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';

const screens = {
  'a desktop': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true },
};

/**
 * Seconds a person needs for one tap or click: to decide, reach and press (Card, Moran and Newell's
 * keystroke-level model).
 */
const SECONDS_A_TAP = 1.35 + 1.1 + 0.2;

type Tap = (target: Locator) => Promise<void>;

const onPage = (page: Page) => page.getByRole('main');
const confirm = async (page: Page, tap: Tap): Promise<void> => {
  await tap(page.getByRole('checkbox', { name: /Даю согласие на передачу/ }));
  await tap(page.getByRole('button', { name: 'Записаться', exact: true }));
  await page.getByRole('heading', { name: 'Запись отправлена в клинику' }).waitFor();
};

/** Each task begins on the cabinet's home page and ends when the person sees the result. */
const tasks: Record<string, (page: Page, tap: Tap) => Promise<void>> = {
  'booking a doctor seen before': async (page, tap) => {
    await tap(onPage(page).getByRole('link', { name: /^\d\d:\d\d, / }));
    await confirm(page, tap);
  },
  'booking any doctor through the search': async (page, tap) => {
    const search = onPage(page).getByRole('link', { name: 'Записаться' });
    await tap((await seen(search)) ? search : onPage(page).getByRole('search').getByRole('button'));
    await tap(
      page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^\d\d:\d\d/ }),
    );
    await confirm(page, tap);
  },
  'moving the next visit': async (page, tap) => {
    await tap(onPage(page).getByRole('link', { name: 'Перенести' }));
    await tap(page.locator('label').filter({ has: page.getByRole('radio', { name: /^\d\d:\d\d$/, disabled: false }) }));
    await tap(page.getByRole('button', { name: /^Перенести на/ }));
    await page.getByText('Вы перенесли запись').first().waitFor();
  },
  'cancelling the next visit': async (page, tap) => {
    await tap(onPage(page).getByRole('button', { name: 'Отменить' }));
    const dialog = page.getByRole('alertdialog');
    await tap(dialog.getByRole('button', { name: 'Отменить запись' }));
    await expect(dialog).toBeHidden();
  },
};

const rows: string[] = [];
test.describe.configure({ mode: 'serial' });
test.afterAll(() => console.log(`\nFrom the cabinet’s home:\n${rows.join('\n')}\n`));

for (const [device, use] of Object.entries(screens)) {
  test.describe(`the bench on ${device}`, () => {
    test.use(use);
    for (const [task, perform] of Object.entries(tasks)) {
      test(`counts a patient’s taps: ${task}`, async ({ page, signIn }) => {
        await signIn('patient');
        await page.goto('/fo/patient');
        await page.getByRole('heading', { level: 1, name: /Здравствуйте/ }).waitFor();
        await page.waitForLoadState('networkidle');
        let taps = 0;
        const start = performance.now();
        await perform(page, async (target) => {
          taps += 1;
          await target.filter({ visible: true }).first().click();
        });
        const machine = (performance.now() - start) / 1000;
        const person = taps * SECONDS_A_TAP;
        rows.push(
          `  ${task.padEnd(38)} ${device.padEnd(10)} ${taps} taps, ${machine.toFixed(1)} s of the machine here` +
            ` and about ${person.toFixed(0)} s of a person’s`,
        );
      });
    }
  });
}

async function seen(target: Locator): Promise<boolean> {
  return (await target.filter({ visible: true }).count()) > 0;
}
