import { http, HttpResponse } from 'msw';
import type { ClinicBoardAnswer } from '#generated/models/clinic-board-answer.ts';
import type { ClinicVisitListAnswer } from '#generated/models/clinic-visit-list-answer.ts';
import { test } from '../e2e/fixtures.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import { SLOWDOWN } from './route-changes.ts';
import { frameText, slowed, text, workOf } from './slowed-page.ts';

const [DOCTORS, RUNS] = [60, 5];
/** Number of columns that fit on a screen. */
const IN_SIGHT = 8;
const API = '*/api/v0/fo/clinic';

const rows: string[] = [];
test.afterAll(() => console.log(`\nA large board, at ${SLOWDOWN}× CPU:\n${rows.join('\n')}\n`));

test('the bench measures a board of sixty doctors', async ({ page, provider, signIn }) => {
  test.setTimeout(180_000);
  const visits = manyDoctors(provider);
  await signIn('clinic');
  await page.goto('/fo/clinic/clients');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Доска' }).first();
  await link.waitFor();
  const cdp = await slowed(page);
  const work = await workOf(page);
  const paints: number[] = [];
  const works: number[] = [];
  // The first round loads the code.
  for (let run = 0; run <= RUNS; run += 1) {
    await page.waitForLoadState('networkidle');
    const time = page.evaluate(untilBoard, IN_SIGHT);
    const before = await work();
    await link.click();
    const painted = await time;
    if (run > 0) {
      paints.push(painted);
      works.push((await work()) - before);
    }
    if (run === RUNS) break;
    await page.goBack();
    await link.waitFor();
  }
  rows.push(
    `  ${DOCTORS} doctors, ${visits()} visits: painted ${text(paints)} ms after the press, ${text(works)} ms of it work of the page`,
  );
  const scrolled = async (way: string, name: string) => {
    const before = await work();
    const frames = await page.evaluate(scrollGrid, way);
    const each = ((await work()) - before) / frames.length;
    rows.push(`  ${name.padEnd(24)} ${frameText(frames)}, ${each.toFixed(1)} ms of work a frame`);
  };
  await scrolled('right', 'scrolling right at once');
  // The board renders the columns outside the window two at a time.
  await page.waitForFunction((all) => document.querySelectorAll('[data-column]').length === all, DOCTORS);
  await scrolled('nowhere', 'doing nothing');
  for (const way of ['left', 'right', 'down']) await scrolled(way, `scrolling ${way}`);
  const visit = page.locator('[data-visit]').first();
  await visit.scrollIntoViewIfNeeded();
  const handling: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const time = page.evaluate(untilPainted);
    await visit.focus();
    await page.keyboard.press('m');
    handling.push(await time);
    await page.keyboard.press('Escape');
  }
  rows.push(`  a key that picks a visit up is shown after ${text(handling)} ms`);
  await cdp.detach();
});

/**
 * Repeats the filial's doctors with hours today under other ids, each with the same visits.
 * @returns a function that counts the visits
 */
function manyDoctors(provider: TestProvider): () => number {
  let count = 0;
  const day = new Set<number>();
  const copies = (length: number) => Math.ceil(DOCTORS / length);
  provider.use(
    http.get(`${API}/board`, async ({ request }) => {
      const { data, ...rest } = (await (await provider.respond(request)).json()) as ClinicBoardAnswer;
      const working = data.doctors.filter(({ days }) => days.some(({ hours }) => hours !== null));
      for (const { doctor } of working) day.add(doctor.id);
      const doctors = Array.from({ length: copies(working.length) }, (_, copy) =>
        working.map((one) => ({ ...one, doctor: { ...one.doctor, id: one.doctor.id + copy * 10_000 } })),
      )
        .flat()
        .slice(0, DOCTORS);
      return HttpResponse.json({ ...rest, data: { ...data, doctors } });
    }),
    http.get(`${API}/visits`, async ({ request }) => {
      const { data, ...rest } = (await (await provider.respond(request)).json()) as ClinicVisitListAnswer;
      const own = data.filter(({ doctor_id }) => doctor_id !== null);
      const visits = Array.from({ length: 10 }, (_, copy) =>
        own.map((one) => ({ ...one, id: one.id + copy * 1_000_000, doctor_id: (one.doctor_id ?? 0) + copy * 10_000 })),
      ).flat();
      count = Math.round((visits.length / 10 / Math.max(1, day.size)) * DOCTORS);
      return HttpResponse.json({ ...rest, data: visits });
    }),
  );
  return () => count;
}

/** Milliseconds from the press to the end of the frame that draws the columns. */
function untilBoard(columns: number): Promise<number> {
  return new Promise((resolve) => {
    let press = 0;
    addEventListener('click', (event) => (press = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('[data-column]').length < columns) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - press)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Milliseconds from the next key to the end of the frame that shows its effect. */
function untilPainted(): Promise<number> {
  return new Promise((resolve) => {
    const heed = (event: KeyboardEvent) => {
      if (event.key !== 'm') return;
      removeEventListener('keydown', heed, { capture: true });
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
    };
    addEventListener('keydown', heed, { capture: true });
  });
}

/** Durations of the frames while the board scrolls by 60 px a frame. */
function scrollGrid(way: string): Promise<number[]> {
  const column = document.querySelector<HTMLElement>('[data-column]');
  const grid = column?.closest<HTMLElement>('[role=group]');
  if (!grid) throw new Error('no board');
  return new Promise((resolve) => {
    const frames: number[] = [];
    let last: number | undefined;
    const step = (now: number) => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      if (way === 'down') grid.scrollBy(0, 12);
      else if (way !== 'nowhere') grid.scrollBy(way === 'right' ? 60 : -60, 0);
      const [at, end] = [grid.scrollLeft, grid.scrollWidth - grid.clientWidth];
      const over = way === 'down' || way === 'nowhere' ? frames.length > 60 : way === 'right' ? at >= end - 1 : at <= 0;
      if (over || frames.length > 400) return resolve(frames);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
