import type { Page } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import type { ClinicBoardAnswer } from '#generated/models/clinic-board-answer.ts';
import type { ClinicVisitListAnswer } from '#generated/models/clinic-visit-list-answer.ts';
import { test } from '../e2e/fixtures.ts';
import type { TestProvider } from '../e2e/support/test-provider.ts';
import { figureOf } from './figures.ts';
import { SLOWDOWN } from './route-changes.ts';

const [DOCTORS, CLIENTS, RUNS] = [60, 20_000, 5];
/** Columns that a screen has room for. */
const IN_SIGHT = 8;
const API = '*/api/v0/fo/clinic';

const rows: string[] = [];
test.describe.configure({ mode: 'serial' });
test.afterAll(() => console.log(`\nA large clinic, at ${SLOWDOWN}× CPU:\n${rows.join('\n')}\n`));

test('a board of sixty doctors', async ({ page, provider, signIn }) => {
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
  // The first round brings the code.
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
  const idle = await page.evaluate(scrollGrid, 'nowhere');
  rows.push(`  doing nothing   ${frameText(idle)}`);
  for (const way of ['right', 'left', 'down'] as const) {
    const before = await work();
    const frames = await page.evaluate(scrollGrid, way);
    const each = ((await work()) - before) / frames.length;
    rows.push(`  scrolling ${way.padEnd(5)} ${frameText(frames)}, ${each.toFixed(1)} ms of work a frame`);
  }
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

test('a list of twenty thousand clients', async ({ page, provider, signIn }) => {
  test.setTimeout(180_000);
  manyClients(provider);
  await signIn('clinic');
  await page.goto('/fo/clinic/clients');
  await page.getByText(/из\s20\s\d{3}/).waitFor();
  for (const rate of [1, SLOWDOWN]) {
    const cdp = await slowed(page, rate);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchLongTasks);
    const frames = await page.evaluate(scrollPage);
    const scrolled = await page.evaluate(longTasks);
    const search = page.getByRole('searchbox', { name: 'Имя или телефон' });
    await search.pressSequentially('мукан', { delay: 120 });
    await page
      .getByRole('rowheader', { name: /^Мұқан/ })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const found = await page.evaluate(longTasks);
    await search.fill('');
    await page.getByText(/из\s20\s\d{3}/).waitFor();
    await page.evaluate(longTasks);
    await page.getByRole('link', { name: /^Страница 2|^2$/ }).click();
    await page.getByText(/^26–50/).waitFor();
    await page.waitForLoadState('networkidle');
    const turned = await page.evaluate(longTasks);
    await page.goBack();
    await page.getByText(/^1–25/).waitFor();
    rows.push(
      `  ${CLIENTS} clients at ${rate}×: scrolling ${frameText(frames)}; long tasks: scrolling ${scrolled.join(', ') || 'none'}, ` +
        `typing a search ${found.join(', ') || 'none'}, turning the page ${turned.join(', ') || 'none'}`,
    );
    await cdp.detach();
  }
});

async function slowed(page: Page, rate = SLOWDOWN) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Milliseconds that the page's own thread has worked: they stay the same on a machine that is busy with other things. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

const text = (values: readonly number[]): string => {
  const { median, min, max } = figureOf(values);
  return `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`;
};

function frameText(frames: readonly number[]): string {
  const sorted = frames.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return `${frames.length} frames, p95 ${p95.toFixed(1)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`;
}

/** The filial's doctors with hours today, again and again under other ids, each with the same visits. Says how many visits. */
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

function manyClients({ db }: TestProvider): void {
  const known = [...db.clients.all()].filter(({ clinic_id }) => clinic_id === 1);
  for (let index = 0; index < CLIENTS; index += 1) {
    const like = known[index % known.length];
    if (!like) throw new Error('no clients');
    db.clients.insert({
      ...like,
      id: db.clients.nextId(),
      user_id: null,
      family_member_id: null,
      phone: `+7-701-${String(2_000_000 + index).replace(/(\d{3})(\d\d)(\d\d)/, '$1-$2-$3')}`,
      added_at: '2026-01-12T09:00:00+05:00',
    });
  }
}

/** From the press to the end of the frame with the columns in sight. */
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

/** From the next key to the end of the frame that shows what it did. */
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

/** Lengths of frames while the board moves as under a hand, 60 px a frame. */
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

function scrollPage(): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    let last: number | undefined;
    const step = (now: number) => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      scrollBy(0, frames.length < 60 ? 15 : -15);
      if (frames.length >= 120) return resolve(frames);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

function watchLongTasks(): void {
  const kept: number[] = [];
  Object.assign(globalThis, { longTasks: kept });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) kept.push(Math.round(duration));
  }).observe({ type: 'longtask' });
}

/** Those since the last call. */
function longTasks(): number[] {
  const kept: unknown = Reflect.get(globalThis, 'longTasks');
  return Array.isArray(kept) ? kept.splice(0).map(Number) : [];
}
