import { expect, type Page } from '@playwright/test';
import { screens } from '../screens/screens.ts';
import { test } from './fixtures.ts';

/** One window of each kind: a question, a form, a list, a card, a sheet. */
const shown = [
  'family-delete',
  'account-deletion',
  'clinic-client-add',
  'clinic-board-visit',
  'clinic-board-booking',
  'filial-close',
  'filial-hours-touched',
  'clinic-doctor-close-time',
  'questions-ask',
];

/** The look of a window: round corners, the place of «×», the last button and its visibility. */
const frameOf = (page: Page) =>
  page.locator('dialog[open]').evaluate((dialog) => {
    const box = dialog.getBoundingClientRect();
    const style = getComputedStyle(dialog);
    const crosses = [...dialog.querySelectorAll('button')].filter((button) => button.ariaLabel === 'Закрыть');
    const cross = crosses[0]?.getBoundingClientRect();
    const buttons = [...dialog.querySelectorAll<HTMLElement>(':scope > div > div:last-child :is(button, a)')];
    const last = buttons.at(-1);
    const lastBox = last?.getBoundingClientRect();
    const isFilled = (button: HTMLElement) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(button);
      return backgroundColor === borderTopColor && backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    return {
      corners: [style.borderTopLeftRadius, style.borderTopRightRadius],
      crosses: crosses.length,
      isCrossInCorner: cross !== undefined && box.right - cross.right < 24 && cross.top - box.top < 24,
      isFilledLast: buttons.findIndex(isFilled) === buttons.length - 1,
      isLastInSight: lastBox !== undefined && lastBox.bottom <= window.innerHeight && lastBox.height >= 44,
    };
  });

for (const name of shown) {
  test(`the dialog of the screen ${name} has round corners, one × in the corner and the main button last and in sight @both`, async ({
    page,
    provider,
    signIn,
  }) => {
    const screen = screens.find((one) => one.name === name);
    if (screen === undefined) throw new Error(`no screen is called ${name}`);
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 700 });
    if (screen.as) await signIn(screen.as);
    await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(provider));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await screen.prepare?.(page, provider);
    await expect
      .poll(() => frameOf(page))
      .toEqual({
        corners: ['16px', '16px'],
        crosses: 1,
        isCrossInCorner: true,
        isFilledLast: true,
        isLastInSight: true,
      });
  });
}
