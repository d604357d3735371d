import { CancelledError, hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { syncSession } from '@/features/auth/session/sync-session';
import { selectedCity } from '@/features/city/selected-city';
import { pauseResponses } from '@/shared/api/http';
import { isProblem } from '@/shared/api/problem';
import { isWaitingLong, subscribeToWait } from '@/shared/api/slow';
import { DEFAULT_CITY_ID, QUERY_FRESHNESS } from '@/shared/config/limits';
import { endFirstReads, startFirstReads, storeFirstReads } from '@/shared/first-reads';
import { stopClock, now, restartClock } from '@/shared/format/now';
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

/** Maximum time that hydration waits for guards and data, in milliseconds. */
const PATIENCE = 1000;

/**
 * Time after the first render, in milliseconds. Within this time the parts of a page start their
 * first reads.
 */
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
  // Failed requests are no bugs: query-client.ts has already shown their errors, and the end of a
  // session cancels requests.
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
 * Renders the page and replaces the existing HTML, which stays usable until then. Focus and typed
 * text move to the new page. The old title and description are removed, because React adds its own.
 */
function draw(
  page: Element,
  afterRender: (tapAgain: (drawn: Element) => void) => unknown,
  onTakeOver?: () => void,
): void {
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
    void afterRender(takeTapped());
  };
  const hooks = { onTakeOver, onDraw, onMount };
  createRoot(page, options).render(<App router={router} queryClient={queryClient} {...hooks} />);
}

/**
 * Hydrates a server-rendered page if this browser would render the same page. Otherwise renders the
 * page from scratch.
 */
async function takeOver(page: Element, { href, reads, madeAt, hidesTimes, queries }: PageState): Promise<void> {
  const isAsked = href === withParams(`${window.location.pathname}${window.location.search}`, reads);
  const isOfCity = !page.hasAttribute('data-by-city') || selectedCity.get() === DEFAULT_CITY_ID;
  let isSame = isAsked && isOfCity;
  const release = (): void => {
    resumeResponses();
    restartClock();
  };
  const resumeResponses = pauseResponses();
  // A guard that waits for a response would block hydration. After `PATIENCE` the page is rendered
  // from scratch.
  const patience = setTimeout(() => {
    isSame = false;
    resumeResponses();
  }, PATIENCE);
  if (isAsked) hydrate(queryClient, queries);
  if (isSame) stopClock(madeAt);
  else resumeResponses();
  // The router does not yet listen for Back, so listen here until it does.
  const onTakeOver = router.history.subscribe(router.load);
  // The page stays as it is until the program knows what to render. If loading takes too long,
  // render anyway, so that connection-note.tsx can say that the page is still loading.
  if ((await Promise.race([router.load(), waitedLong()])) === 'late') isSame = false;
  clearTimeout(patience);

  // Only public pages are hydrated, because forms on entry pages restore drafts, which the server
  // does not know.
  isSame &&= href === withParams(router.state.location.href, reads) && isPublic(router.state.matches.at(-1));
  const afterRender = async (tapAgain: (drawn: Element) => void): Promise<void> => {
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
    // The page is rendered from scratch and need not match the HTML, so the clock and the responses
    // can continue.
    release();
    draw(page, afterRender, onTakeOver);
    return;
  }
  showCity();
  const fields = textFields(page);
  const typeAgain = (): void => {
    const again = takeTyped(fields);
    // React handles no event while it commits. A microtask runs after the commit and before the
    // next input event.
    queueMicrotask(() => again(page));
  };
  // The router's own `hydrate` sets this too. That function can't be used, because it reads its
  // state from an inline script.
  router.ssr = { manifest: undefined };
  const tapAgain = takeTapped();
  const onMount = (): void => {
    window.programStarted?.();
    void afterRender(tapAgain);
  };
  const hooks = { onTakeOver, onDraw: typeAgain, onMount };
  hydrateRoot(page, <App router={router} queryClient={queryClient} {...hooks} />, options);
}

/** Resolves with `'late'` when a request has been pending for longer than `SLOW_ANSWER`. */
function waitedLong(): Promise<'late'> {
  return new Promise((resolve) => {
    const stop = subscribeToWait(() => {
      if (!isWaitingLong()) return;
      stop();
      resolve('late');
    });
  });
}

/** Shows the page that early.ts has hidden because the visitor has chosen another city. */
function showCity(): void {
  document.documentElement.removeAttribute('data-other-city');
}

/**
 * Refetches the data that has become stale since the page was rendered. The old data stays visible
 * meanwhile.
 */
async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ refetchType: 'none' });
  await router.invalidate();
  await queryClient.refetchQueries({ type: 'active', stale: true });
}

function isPublic(match: (typeof router.state.matches)[number] | undefined): boolean {
  return match?.staticData.area === 'public' && match.status === 'success';
}

/**
 * Starts the stand-in provider. `__MOCKS__` is a build constant, so that a production build drops
 * its code.
 */
async function startMocks(): Promise<void> {
  if (!__MOCKS__) return;
  const { startMocks: start } = await import('#mocks/browser.ts');
  await start(workbench);
}

/**
 * Starts the developer tools. In development it always does, in a demo if `#workbench` is in the
 * URL, in production never.
 */
async function startWorkbench() {
  if (!__WORKBENCH__ || !(import.meta.env.DEV || window.location.hash.startsWith('#workbench'))) return undefined;
  const { startWorkbench: start } = await import('./workbench/start');
  return start();
}
