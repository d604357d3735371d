import type { EarlyRead } from '@/shared/api/early-reads';
import type { FirstReads } from '@/shared/first-reads';
import { askForScript } from './ask-for-script';

/** Data about the pages of cabinets, which the build inserts as JSON (build/cabinet-start.ts). */
declare const CABINETS: string;

/** Offset of Kazakhstan's time zone from UTC in milliseconds (shared/format/zone.ts). */
const KAZAKHSTAN = 18_000_000;

interface Cabinets {
  /**
   * Base URL of the API. It is empty if the API has the page's own origin, and undefined if the
   * stand-in provider runs in the browser.
   */
  readonly api?: string | undefined;
  /** Hashes of the scripts: «63908dec4f7f» for `assets/63908dec4f7f.js`. */
  readonly files: readonly string[];
  readonly routes: readonly CabinetRoute[];
}

interface CabinetRoute {
  /** Path of the route: «/fo/doctor/visits/$id». */
  readonly path: string;
  /** Indices of the route's scripts in the list of files. */
  readonly files: readonly number[];
  /** Index of the template with the page's frame. */
  readonly frame: number;
  /** Path of the menu link that is current on this page. */
  readonly current: string | undefined;
  readonly isSection: boolean;
  readonly title: string;
  readonly heading: string | undefined;
}

/**
 * Runs before the program, in the head of the page without content. For a logged-in user it
 * requests in parallel: the scripts of the cabinet's page, the current user, and the reads that
 * were recorded when this page was opened the last time. It also shows the frame of the page. The
 * program's guards still decide who may see the page.
 */
try {
  const token = (JSON.parse(localStorage.getItem('aman.session') || '{}') as { accessToken?: unknown }).accessToken;
  if (typeof token === 'string' && location.pathname.indexOf('/fo/') === 0 && typeof fetch === 'function') {
    const { api, files, routes } = JSON.parse(CABINETS) as Cabinets;
    const route = routeAt(location.pathname, routes);
    route?.files.forEach((file) => askForScript(`assets/${files[file]}.js`));
    if (api !== undefined) window.earlyReads = startEarlyReads(api || location.origin, token);
    if (route !== undefined) showFrame(route);
  }
} catch {
  // Storage is blocked or has an invalid value. The program then requests everything itself.
}

function routeAt(pathname: string, routes: readonly CabinetRoute[]): CabinetRoute | undefined {
  const parts = pathname.split('/').filter(Boolean);
  return routes.find(({ path }) => {
    const own = path.split('/').filter(Boolean);
    return own.length === parts.length && own.every((part, index) => part[0] === '$' || part === parts[index]);
  });
}

/** Shows the frame of the route, which the build has rendered (src/skeletons.tsx). */
function showFrame(route: CabinetRoute): void {
  const root = document.getElementById('root');
  if (root === null) {
    const parsing = new MutationObserver(() => {
      if (document.getElementById('root') === null) return;
      parsing.disconnect();
      showFrame(route);
    });
    parsing.observe(document, { childList: true, subtree: true });
    return;
  }
  const template = document.querySelector<HTMLTemplateElement>(`template[data-cabinets="${route.frame}"]`);
  // Do nothing if the browser can't run the program (no-start.ts), or if the program has already
  // rendered.
  if (template === null || window.programStarted === undefined || root.hasChildNodes()) return;
  const frame = document.importNode(template.content, true);
  const wayBack = frame.querySelector('[data-way-back]');
  if (route.isSection && wayBack !== null) wayBack.parentNode?.removeChild(wayBack);
  const heading = frame.querySelector('h1');
  if (route.heading !== undefined && heading !== null) heading.textContent = route.heading;
  frame.querySelector(`nav a[href="${route.current}"]`)?.setAttribute('aria-current', 'page');
  document.title = route.title;
  root.appendChild(frame);
}

function startEarlyReads(api: string, token: string): EarlyRead[] {
  const reads = firstReads().map((path) => ask('GET', api + path, token));
  return [ask('POST', `${api}/api/v0/auth/me`, token)].concat(reads);
}

/**
 * The reads that were recorded for this page. Only paths of the contract are allowed, because the
 * token is sent with each read.
 */
function firstReads(): string[] {
  const pages = JSON.parse(localStorage.getItem('aman.reads') || '{}') as FirstReads;
  const today = new Date(Date.now() + KAZAKHSTAN).toISOString().slice(0, 10);
  return (pages[location.pathname + location.search] || [])
    .filter((path) => path.indexOf('/api/v0/') === 0)
    .map((path) => path.split('{day}').join(today));
}

/** Sends the same request as `http` (shared/api/http.ts). */
function ask(method: string, url: string, token: string): EarlyRead {
  const answer = fetch(url, {
    method,
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    credentials: 'omit',
    redirect: 'error',
  });
  // This handler prevents an «unhandled rejection». The program handles the failure when it takes
  // the response.
  answer.catch(() => undefined);
  return { method, url, token, answer };
}
