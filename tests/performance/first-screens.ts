import type { Browser, BrowserContext, Page } from '@playwright/test';
import { figureOf, markdownTable, meets, type Figure, type Target } from './figures.ts';
import { SLOWDOWN } from './route-changes.ts';
import type { SiteServer } from './site-server.ts';
import { makeStaticPage, phone } from './static-page.ts';

/** Slow 4G as in Lighthouse: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };

const desktop = { viewport: { width: 1440, height: 900 } };

interface Screen {
  readonly path: string;
  /** The demo account that opens the page: «doctor» is doctor@demo.kz. */
  readonly who?: 'patient' | 'doctor' | 'clinic';
  readonly device?: typeof phone | typeof desktop;
}

/** The first screen of each cabinet, and the public pages that lead to a booking. */
const screens: Record<string, Screen> = {
  home: { path: '/' },
  search: { path: '/search' },
  doctor: { path: '/doctor/serikova-aigul' },
  "patient's home": { path: '/fo/patient', who: 'patient' },
  "patient's visits": { path: '/fo/patient/visits', who: 'patient' },
  "doctor's home": { path: '/fo/doctor/home', who: 'doctor' },
  "clinic's filials": { path: '/fo/clinic/filials', who: 'clinic' },
  "clinic's board": { path: '/fo/clinic/board', who: 'clinic', device: desktop },
};

/**
 * The figures of one page load: milliseconds from the request of the page, bytes as transferred.
 */
interface Visit {
  readonly paint: number;
  readonly alive: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Paths of the pages to prerender with their data. */
export const drawnScreens = Object.values(screens).flatMap(({ path, who }) => (who === undefined ? [path] : []));

/**
 * Measures a page load with an empty cache and a repeated load through the service worker,
 * alternating with a static page of the same content.
 * @returns tables in Markdown
 */
export async function measureFirstScreens(browser: Browser, site: SiteServer, runs: number): Promise<string> {
  const cold: string[][] = [];
  const released: string[][] = [];
  const warm: string[][] = [];
  for (const [name, screen] of Object.entries(screens)) {
    const storage = await storageOf(browser, site, screen.who);
    const open = (storageState: Storage): Promise<BrowserContext> =>
      browser.newContext({
        ...(screen.device ?? phone),
        storageState,
        baseURL: site.origin,
        ignoreHTTPSErrors: true,
        locale: 'ru-RU',
      });
    const made = await open(storage);
    const floor = await makeStaticPage(
      site,
      await made.newPage(),
      `first/${name.replaceAll(/\W+/g, '-')}`,
      screen.path,
    );
    await made.close();
    const visits = {
      first: [] as Visit[],
      afterRelease: [] as Visit[],
      second: [] as Visit[],
      floor: [] as Visit[],
      floorAgain: [] as Visit[],
    };
    for (let run = 1; run <= runs; run += 1) {
      const ours = await open(storage);
      visits.first.push(await visit(ours, screen.path));
      await settled(ours, screen.path);
      visits.second.push(await visit(ours, screen.path));
      if (screen.who !== undefined) {
        const again = await open(await ours.storageState());
        visits.afterRelease.push(await visit(again, screen.path));
        await again.close();
      }
      await ours.close();
      const theirs = await open(storage);
      visits.floor.push(await visit(theirs, floor, false));
      visits.floorAgain.push(await visit(theirs, floor, false));
      await theirs.close();
      console.log(`${name} ${run}/${runs}: ${JSON.stringify(visits.first.at(-1))}`);
    }
    const isCabinet = screen.who !== undefined;
    cold.push(
      rowOf(
        name,
        visits.first,
        visits.floor,
        isCabinet ? { timesFloor: 1.8 } : { timesFloor: 1.25 },
        isCabinet ? 300 : 1200,
      ),
    );
    if (isCabinet) released.push(rowOf(name, visits.afterRelease, visits.floor, { timesFloor: 1.8 }, 300));
    warm.push(rowOf(name, visits.second, visits.floorAgain, { timesFloor: 1.3 }, isCabinet ? 300 : 1200));
  }
  const head = [
    '',
    'largest paint',
    'static page',
    'times',
    'target',
    'met',
    'alive',
    'target',
    'met',
    'requests',
    'KiB',
  ];
  return [
    '## First screens',
    `Milliseconds of a first visit with an empty cache: slow 4G, ${SLOWDOWN}× CPU. «Alive» is when React's handlers are on the first thing to press.`,
    markdownTable(head, cold),
    'The same after a release, on a device where the page was open before: what it read is asked for beside the program.',
    markdownTable(head, released),
    'A second visit, with what the browser and the service worker have kept:',
    markdownTable(head, warm),
  ].join('\n\n');
}

function rowOf(name: string, ours: readonly Visit[], floor: readonly Visit[], target: Target, after: number): string[] {
  const of = (visits: readonly Visit[], key: keyof Visit): Figure => figureOf(visits.map((one) => one[key]));
  const [paint, still, alive] = [of(ours, 'paint'), of(floor, 'paint'), of(ours, 'alive')];
  return [
    name,
    text(paint),
    text(still),
    (paint.median / still.median).toFixed(2),
    'timesFloor' in target ? `≤ ${target.timesFloor} times` : '',
    meets(paint, target, still) ? 'yes' : '**no**',
    text(alive),
    `paint + ${after}`,
    alive.median <= paint.median + after ? 'yes' : '**no**',
    of(ours, 'requests').median.toFixed(0),
    (of(ours, 'bytes').median / 1024).toFixed(0),
  ];
}

const text = ({ median, min, max }: Figure): string => `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`;

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

async function storageOf(browser: Browser, { origin }: SiteServer, who: Screen['who']): Promise<Storage> {
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  if (who !== undefined) {
    const page = await context.newPage();
    await page.goto('/conditions');
    await page.evaluate(async (role) => {
      const body = JSON.stringify({
        email: `${role}@demo.kz`,
        password: 'Demo2026',
        remember: true,
        role: role === 'patient' ? 'user' : role,
      });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`/api/v0/auth/login/${role}`, { method: 'POST', body, headers });
      const { data } = (await answer.json()) as { data: { access_token: string } };
      const accessToken = data.access_token;
      localStorage.setItem('aman.session', JSON.stringify({ accessToken, currentCabinet: role }));
    }, who);
  }
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Waits until the service worker has cached what a repeated load needs. */
async function settled(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await page.close();
}

async function visit(context: BrowserContext, path: string, isProgram = true): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  let [requests, bytes] = [0, 0];
  session.on('Network.requestWillBeSent', () => (requests += 1));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watch, isProgram);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (isProgram) await page.waitForFunction(() => Reflect.get(globalThis, 'aliveAt') !== undefined);
  await page.waitForLoadState('networkidle');
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
  const { paint, alive } = await times(page);
  await page.close();
  return { paint, alive, requests, bytes };
}

/**
 * Records `aliveAt`: the moment in ms when React's handlers were attached to the first control of
 * the content.
 */
function watch(): void {
  Object.assign(globalThis, { paintedAt: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(globalThis, { paintedAt: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = (): void => {
    const first = document.querySelector('main :is(a[href], button, input)');
    if (first !== null && Object.keys(first).some((key) => key.startsWith('__reactProps$'))) {
      Object.assign(globalThis, { aliveAt: performance.now() });
      return;
    }
    setTimeout(look, 20);
  };
  look();
}

function times(page: Page): Promise<{ paint: number; alive: number }> {
  return page.evaluate(() => ({
    paint: Number(Reflect.get(globalThis, 'paintedAt')),
    alive: Number(Reflect.get(globalThis, 'aliveAt') ?? 0),
  }));
}
