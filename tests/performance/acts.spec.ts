import { loadavg } from 'node:os';
import { expect } from '@playwright/test';
import { test } from '../e2e/fixtures.ts';
import { acts, type Hands } from './acts.ts';
import { interactions, painted, watchInteractions } from './in-page.ts';
import { SLOWDOWN } from './route-changes.ts';
import { slowed, text, workOf } from './slowed-page.ts';

/** The target for a cabinet's p75, ms. */
const TARGET = 200;
const RUNS = 5;
/** Milliseconds between two taps: `visit-marks.tsx` ignores an earlier second tap. */
const BETWEEN_ACTS = 600;
/** Milliseconds after a frame in which Event Timing reports the entries of the frame. */
const UNTIL_TOLD = 300;
const A_LETTER = 120;
/** Duration in milliseconds of the shortest event that Event Timing reports. */
const LEAST = 16;

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true };

for (const [cabinet, { person, device, tries }] of Object.entries(acts)) {
  test.describe(`the bench in the ${cabinet}’s cabinet`, () => {
    const [all, allWork]: [number[], number[]] = [[], []];
    const rows: string[] = [];
    test.use(device === 'phone' ? phone : {});
    test.afterAll(() => {
      if (all.length === 0) return;
      console.log(
        `\nINP of the ${cabinet}’s acts, on a ${device} at ${SLOWDOWN}× CPU, load ${(loadavg()[0] ?? 0).toFixed(0)}:\n` +
          `${rows.join('\n')}\n  p75 ${p75(all)} ms, ${p75(all) <= TARGET ? 'within' : 'NOT within'} ${TARGET}; ` +
          `of the page’s work ${p75(allWork).toFixed(0)} ms\n`,
      );
    });

    for (const [name, [at, perform]] of Object.entries(tries)) {
      test(`measures how fast the page answers: ${name}`, async ({ page, signIn, forward, site }) => {
        await forward({ minutes: 30 });
        await signIn(person);
        await page.goto(at);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await site.quiet();
        await page.evaluate(watchInteractions);
        const cdp = await slowed(page);
        const work = await workOf(page);
        const [longest, worked]: [number[], number[]] = [[], []];

        /**
         * Between a step and its frame no query of the page may run: it would add to the measured
         * work.
         */
        const timed: Hands['timed'] = async (...steps) => {
          await page.evaluate(interactions);
          const works: number[] = [];
          for (const step of steps) {
            const before = await work();
            await step();
            await page.evaluate(painted);
            works.push((await work()) - before);
          }
          worked.push(Math.max(...works));
          await page.waitForTimeout(UNTIL_TOLD);
          longest.push(Math.max(LEAST, ...(await page.evaluate(interactions))));
        };
        const hands: Hands = {
          press: async (target) => {
            // Content that is still loading may move the target.
            await site.quiet();
            await page.waitForTimeout(BETWEEN_ACTS);
            const one = target.filter({ visible: true }).first();
            await one.click({ trial: true });
            const box = await one.boundingBox();
            if (!box) throw new Error('not on the page');
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            if (device === 'phone') return timed(() => page.touchscreen.tap(x, y));
            await page.mouse.move(x, y);
            await timed(() => page.mouse.click(x, y));
          },
          type: (letters) =>
            timed(
              ...Array.from(letters, (letter) => async () => {
                await page.waitForTimeout(A_LETTER);
                const key = { key: letter, windowsVirtualKeyCode: 65 };
                await cdp.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', text: letter });
                await cdp.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
              }),
            ),
          timed,
        };
        // The first round loads the code.
        for (let run = 0; run <= RUNS; run += 1) {
          await perform(page, hands, run);
          await site.quiet();
        }
        const [inp, works] = [longest.slice(1), worked.slice(1)];
        all.push(...inp);
        allWork.push(...works);
        rows.push(`  ${name.padEnd(36)} ${text(inp)} ms, of the page’s work ${text(works)} ms`);
        await cdp.detach();
      });
    }
  });
}

const p75 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;
