import { expect, type Page } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';

/**
 * Seconds that a person at a keyboard needs for one decision, and for one key (Card, Moran and
 * Newell's keystroke-level model).
 */
const [DECIDES, A_KEY] = [1.35, 0.28];
const BOARD = '/fo/clinic/board?filial=1&doctor_id=1';

interface Hands {
  /** `press` presses one key, `type` types a word; each counts as one action. */
  press: (key: string) => Promise<void>;
  type: (words: string) => Promise<void>;
}

/**
 * Each task begins on the board and ends when the change is visible. It uses only keys, or
 * dragging.
 */
const tasks: Record<string, (page: Page, hands: Hands) => Promise<void>> = {
  'booking for a known caller, keys alone': async (page, { press, type }) => {
    await press('n');
    await page.getByRole('combobox', { name: 'Клиент: имя или телефон' }).last().waitFor();
    await type('абишева жан');
    await page.getByRole('option', { name: /Абишева Жанар/ }).waitFor();
    await press('Enter');
    await page
      .locator('button:focus')
      .filter({ hasText: /^Записать на/ })
      .waitFor();
    await press('Enter');
    await page.getByText(/Абишева.*записали на/).waitFor();
  },
  'moving a visit, keys alone': async (page, { press }) => {
    await block(page).focus();
    await press('m');
    await page.getByText('прежнее время').waitFor();
    await press('ArrowUp');
    await press('Enter');
    await page.getByText(/Мұқанова.*теперь в/).waitFor();
  },
  'moving a visit, a mouse': async (page, hands) => {
    const box = await block(page).boundingBox();
    if (!box) throw new Error('not on the page');
    const x = box.x + box.width / 2;
    await hands.press('take');
    await page.mouse.move(x, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(x, box.y + 30, { steps: 4 });
    await page.mouse.move(x, box.y + 69, { steps: 6 });
    await page.locator('[data-ghost="free"]').waitFor();
    await hands.press('drop');
    await page.mouse.up();
    await page.getByText(/Мұқанова.*теперь в/).waitFor();
  },
};

/** Maximum number of actions per task. */
const LIMITS: Readonly<Record<string, number>> = {
  'booking for a known caller, keys alone': 6,
  'moving a visit, a mouse': 2,
};

const rows: string[] = [];
test.describe.configure({ mode: 'serial' });
test.afterAll(() => console.log(`\nAt the board:\n${rows.join('\n')}\n`));

for (const [task, perform] of Object.entries(tasks)) {
  test(`the bench counts a receptionist’s presses: ${task}`, async ({ page, signIn }) => {
    await signIn('clinic');
    await page.goto(BOARD);
    await block(page).waitFor();
    await page.waitForLoadState('networkidle');
    await block(page).scrollIntoViewIfNeeded();
    let [actions, keys] = [0, 0];
    const hands: Hands = {
      press: async (key) => {
        [actions, keys] = [actions + 1, keys + 1];
        if (key !== 'take' && key !== 'drop') await page.keyboard.press(key);
      },
      type: async (words) => {
        [actions, keys] = [actions + 1, keys + words.length];
        await page.keyboard.type(words);
      },
    };
    const start = performance.now();
    await perform(page, hands);
    const machine = (performance.now() - start) / 1000;
    expect(actions).toBeLessThanOrEqual(LIMITS[task] ?? 3);
    const person = actions * DECIDES + keys * A_KEY;
    rows.push(
      `  ${task.padEnd(40)} ${actions} actions, ${machine.toFixed(1)} s of the machine here` +
        ` and about ${person.toFixed(0)} s of a person’s`,
    );
  });
}

function block(page: Page) {
  return page.getByRole('region', { name: /^Серикова/ }).getByRole('button', { name: /Мұқанова/ });
}
