import { CancelledError, hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { syncSession } from '@/features/auth/session/sync-session';
import { selectedCity } from '@/features/city/selected-city';
import { holdAnswers } from '@/shared/api/http';
import { isProblem } from '@/shared/api/problem';
import { isWaitingLong, subscribeToWait } from '@/shared/api/slow';
import { DEFAULT_CITY_ID, QUERY_FRESHNESS } from '@/shared/config/limits';
import { endFirstReads, startFirstReads, storeFirstReads } from '@/shared/first-reads';
import { holdClock, now, releaseClock } from '@/shared/format/now';
import { startReports } from '@/shared/reports/reports';
import { startSiteWorker } from '@/shared/site-worker';
import { slotsVisibility } from '@/shared/slots-visibility';
import { closeOnBack } from '@/shared/ui/overlay/close-on-back';
import { nameStaleChunks } from '@/shell/screens/stale-chunk';
import { App } from './app';
import { hydrateBoundaries } from './hydration/boundaries';
import { surviveForeignChanges } from './hydration/foreign-changes';
import { keepPresses, takeTapped } from './hydration/tapped';
import { focusAgain, takeTyped, textFields } from './hydration/typed';
import { type PageState, readPageState, withParams } from './page-state';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';
import './styles.css';

/** How long a page may wait for its guards and data before it is rendered, milliseconds. */
const PATIENCE = 1000;

/** Milliseconds after the first render in which a page's parts still begin their first reads. */
const SETTLING = 2000;

nameStaleChunks();
const reports = __REPORT_URL__ === '' ? undefined : startReports();
surviveForeignChanges();
const workbench = await startWorkbench();
await startMocks();
workbench?.follow();

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html holds no #root');

startFirstReads(window.location);
const queryClient = createQueryClient();
// Register before the router's popstate listener.
closeOnBack();
const router = createAppRouter(queryClient, window.location.origin);
syncSession(router, queryClient);
reports?.follow(router);

const options: RootOptions = {
  // A failed request is not a bug and query-client.ts has shown it; a request cancelled by the end
  // of a session is not one either.
  onCaughtError: (error) => {
    if (error instanceof CancelledError) return;
    if (isProblem(error) || (error instanceof Error && isProblem(error.cause))) return;
    reports?.note('boundary', error);
    reportError(error);
  },
  ...(reports && {
    onRecoverableError: (error) => {
      reports.note('hydration', error);
      reportError(error);
    },
  }),
};
const forgetPresses = keepPresses(root);
const state = readPageState();
if (state && root.hasChildNodes()) await takeOver(root, state);
else {
  draw(root, (tapAgain) => {
    tapAgain(root);
    forgetPresses();
  });
}
void workbench?.show(router, queryClient);
startSiteWorker();

/**
 * Renders the page in place of the existing HTML, which stays usable until then; focus and typed
 * text move to the new page. React adds its own title and description, so the old title and
 * description are removed.
 */
function draw(page: Element, goOn: (tapAgain: (drawn: Element) => void) => unknown, onTakeOver?: () => void): void {
  const old = document.head.querySelectorAll('title, meta[name=description]');
  const fields = textFields(page);
  let focused = document.activeElement;
  const follow = new AbortController();
  page.addEventListener('focusin', () => (focused = document.activeElement), { signal: follow.signal });
  const onDraw = (): void => {
    follow.abort();
    const typeAgain = takeTyped(fields);
    focusAgain(focused, page);
    typeAgain(page);
  };
  const onMount = (): void => {
    for (const element of old) element.remove();
    window.programStarted?.();
    storeFirstReads();
    setTimeout(endFirstReads, SETTLING);
    void goOn(takeTapped());
  };
  const hooks = { onTakeOver, onDraw, onMount };
  createRoot(page, options).render(<App router={router} queryClient={queryClient} {...hooks} />);
}

/**
 * Hydrates a server-rendered page if this browser would render the same page; otherwise renders its
 * own page instead.
 */
async function takeOver(page: Element, { href, reads, madeAt, hidesTimes, queries }: PageState): Promise<void> {
  const isAsked = href === withParams(`${window.location.pathname}${window.location.search}`, reads);
  const isOfCity = !page.hasAttribute('data-by-city') || selectedCity.get() === DEFAULT_CITY_ID;
  let isSame = isAsked && isOfCity;
  const release = (): void => {
    releaseAnswers();
    releaseClock();
  };
  const releaseAnswers = holdAnswers();
  // A guard that waits for a response would block hydration, so a page that has to wait is rendered
  // from scratch.
  const patience = setTimeout(() => {
    isSame = false;
    releaseAnswers();
  }, PATIENCE);
  if (isAsked) hydrate(queryClient, queries);
  if (isSame) holdClock(madeAt);
  else releaseAnswers();
  // Handles Back until the router subscribes itself.
  const onTakeOver = router.history.subscribe(router.load);
  // The page stays as it is until the app knows what to render. If loading takes too long, it
  // renders anyway so that the «still loading» note shows (connection-note.tsx).
  if ((await Promise.race([router.load(), waitedLong()])) === 'late') isSame = false;
  clearTimeout(patience);

  // Forms restore drafts, so entry pages are rendered from scratch.
  isSame &&= href === withParams(router.state.location.href, reads) && isPublic(router.state.matches.at(-1));
  const goOn = async (tapAgain: (drawn: Element) => void): Promise<void> => {
    showCity();
    if (isSame) await hydrateBoundaries(page);
    release();
    tapAgain(page);
    forgetPresses();
    if (isAsked && queries.queries.length > 0 && now() - madeAt > QUERY_FRESHNESS) await refresh();
    slotsVisibility.show();
  };
  if (isAsked && hidesTimes) slotsVisibility.hide();
  if (!isSame) {
    // The new page need not match the old page, and its timers must not use the stopped clock.
    release();
    draw(page, goOn, onTakeOver);
    return;
  }
  showCity();
  const fields = textFields(page);
  const typeAgain = (): void => {
    const again = takeTyped(fields);
    // React handles no event while it commits; a microtask runs before the next key press.
    queueMicrotask(() => again(page));
  };
  // Same as the router's own `hydrate`, which reads its state from an inline script.
  router.ssr = { manifest: undefined };
  const tapAgain = takeTapped();
  const onMount = (): void => {
    window.programStarted?.();
    void goOn(tapAgain);
  };
  const hooks = { onTakeOver, onDraw: typeAgain, onMount };
  hydrateRoot(page, <App router={router} queryClient={queryClient} {...hooks} />, options);
}

/** Resolves when a request has been pending for too long. */
function waitedLong(): Promise<'late'> {
  return new Promise((resolve) => {
    const stop = subscribeToWait(() => {
      if (!isWaitingLong()) return;
      stop();
      resolve('late');
    });
  });
}

/** Shows a page that early.ts hid because it is another city's. */
function showCity(): void {
  document.documentElement.removeAttribute('data-other-city');
}

/**
 * Refetches data that became stale since the page was rendered, while the old data stays visible.
 */
async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await router.invalidate();
  await queryClient.refetchQueries({ type: 'active', stale: true });
}

function isPublic(match: (typeof router.state.matches)[number] | undefined): boolean {
  return match?.staticData.area === 'public' && match.status === 'success';
}

/** `__MOCKS__` is a build constant: a production build drops the branch with all mocks. */
async function startMocks(): Promise<void> {
  if (!__MOCKS__) return;
  const { startMocks: start } = await import('#mocks/browser.ts');
  await start(workbench);
}

/**
 * Starts the developer tools: always in development, in a demo with `#workbench` in the URL, never
 * in production.
 */
async function startWorkbench() {
  if (!__WORKBENCH__ || !(import.meta.env.DEV || window.location.hash.startsWith('#workbench'))) return undefined;
  const { startWorkbench: start } = await import('./workbench/start');
  return start();
}
