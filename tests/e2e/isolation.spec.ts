import { expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { http, HttpResponse } from 'msw';
import { test, testStart } from './fixtures.ts';

// Runs the tests in order in one worker and browser: the second test looks for traces of the first.
test.describe.configure({ mode: 'serial' });

const MANIFEST = '/manifest.webmanifest';

let earlier: BrowserContext | undefined;
let heardLate = 0;

/** All state of the browser that could reveal an earlier test. */
function seen(page: Page) {
  return page.evaluate(async () => ({
    storage: { ...localStorage },
    tab: Object.keys(sessionStorage),
    cookies: document.cookie,
    name: window.name,
    history: history.length,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    globals: ['left', 'leftByPage', 'leftByContext', 'leftByDevTools'].filter((name) => name in window),
    print: matchMedia('print').matches,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    online: navigator.onLine,
    // Chromium denies the permission after several unanswered requests.
    mayKnowPlace: (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted',
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    now: Date.now(),
    tick: await new Promise((resolve) => setTimeout(resolve, 10, 'goes')),
  }));
}

test('a test leaves every kind of trace in the shared browser context @both', async ({
  page,
  context,
  provider,
  signIn,
  forward,
  watch,
  site,
}) => {
  earlier = context;
  watch.allow(/./);
  await signIn('patient');
  await page.goto('/fo/patient/visits');
  await expect(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible();
  await page.goto('/search');
  await page.evaluate(async () => {
    localStorage.setItem('left', 'left');
    sessionStorage.setItem('left', 'left');
    document.cookie = 'left=left';
    window.name = 'left';
    await caches.open('left');
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('left');
      opening.addEventListener('success', resolve);
      opening.addEventListener('error', reject);
    });
    window.addEventListener('pagehide', () => navigator.sendBeacon('/api/v0/front/left', '{}'));
  });
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(1);

  const second = await context.newPage();
  await second.goto('/symptoms');
  for (const owner of [context, page]) {
    await owner.addInitScript(() => Object.assign(window, { left: true }));
    await owner.exposeFunction(owner === page ? 'leftByPage' : 'leftByContext', () => undefined);
    await owner.route('**/*', (route) => route.abort());
    owner.on('request', () => {
      heardLate += 1;
    });
  }
  await page.setViewportSize({ width: 500, height: 500 });
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference', colorScheme: 'dark' });
  await page.setExtraHTTPHeaders({ 'X-Left': 'page' });
  await context.setExtraHTTPHeaders({ 'X-Left': 'context' });
  await context.grantPermissions(['geolocation', 'clipboard-read']);
  await context.setGeolocation({ latitude: 43, longitude: 77 });
  await forward({ days: 30 });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.enable');
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source: 'window.leftByDevTools = true' });
  site.replace(MANIFEST, () => 'left');
  site.goDown();
  await context.setOffline(true);
  provider.use(http.all('*', () => HttpResponse.json({ message: 'left' }, { status: 500 })));
  heardLate = 0;
});

test('a test finds no trace that the previous test left in the shared browser context @both', async ({
  page,
  context,
  provider,
  openOther,
}, info) => {
  expect(context, 'the same context').toBe(earlier);
  await findsNothing({ page, context, provider, openOther }, info);
});

test('replaced timers do not reach the next test: the first test replaces the timers of its page @both', async ({
  page,
  context,
}) => {
  earlier = context;
  await page.goto('/search');
  await page.clock.install({ time: 0 });
  // Ten minutes ahead, because one second may already have passed on a slow machine.
  await page.clock.pauseAt(600_000);
});

test('replaced timers do not reach the next test: the second test has a new context with working timers @both', async ({
  page,
  context,
  provider,
  openOther,
}, info) => {
  expect(context).not.toBe(earlier);
  await findsNothing({ page, context, provider, openOther }, info);
});

test.describe('a test with changed browser options', () => {
  test.use({ reducedMotion: 'no-preference', deviceScaleFactor: 3 });

  test('has the changed options @both', async ({ page, context }) => {
    expect(context).not.toBe(earlier);
    earlier = context;
    await page.goto('/symptoms');
    expect(
      await page.evaluate(() => [devicePixelRatio, matchMedia('(prefers-reduced-motion: reduce)').matches]),
    ).toEqual([3, false]);
  });
});

test('a test that follows a test with changed browser options has the usual options @both', async ({
  page,
  context,
  provider,
  openOther,
}, info) => {
  expect(context).not.toBe(earlier);
  await findsNothing({ page, context, provider, openOther }, info);
});

test.describe('in a context that allows service workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a test registers a service worker', async ({ page, context }) => {
    earlier = context;
    await page.goto('/symptoms');
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect((await seen(page)).workers).toBe(1);
  });

  test('a test finds no service worker of the previous test', async ({ page, context }) => {
    expect(context, 'the same context').toBe(earlier);
    // Registers the worker before the site registers its own.
    await page.addInitScript(() => {
      Reflect.set(
        window,
        'workersBefore',
        navigator.serviceWorker.getRegistrations().then(({ length }) => length),
      );
    });
    await page.goto('/symptoms');
    expect(await page.evaluate(() => Reflect.get(window, 'workersBefore') as Promise<number>)).toBe(0);
  });
});

function placeKnown(): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      () => resolve(true),
      () => resolve(false),
      { timeout: 500 },
    );
  });
}

type Found = Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'context' | 'provider' | 'openOther'>;

async function findsNothing({ page, context, provider, openOther }: Found, { project }: TestInfo): Promise<void> {
  const headers: Record<string, string>[] = [];
  provider.use(
    http.all('*', ({ request }) => {
      headers.push(Object.fromEntries(request.headers));
      return undefined;
    }),
  );
  expect(context.pages()).toEqual([page]);
  expect(page.viewportSize()).toEqual(project.use.viewport);

  await page.goto('/search');
  await expect(page.getByRole('article').first()).toBeVisible();
  const fresh = await openOther();
  await fresh.goto('/search');
  await expect(fresh.getByRole('article').first()).toBeVisible();
  const found = await seen(page);
  expect(found).toEqual(await seen(fresh));
  expect(found.now).toBe(Date.parse(testStart));
  expect(provider.calls.filter(({ path }) => path.includes('left'))).toEqual([]);
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.filter((one) => 'x-left' in one)).toEqual([]);
  expect(heardLate, 'what listened to the earlier test').toBe(0);
  expect(await (await page.request.get(MANIFEST)).text()).not.toBe('left');
  await context.grantPermissions(['geolocation']);
  expect(await page.evaluate(placeKnown), 'where the earlier test was').toBe(false);
}
