import type { EarlyRead } from '@/shared/api/early-reads';
import type { FirstReads } from '@/shared/first-reads';
import { askForScript } from './ask-for-script';

/** Data about the cabinet pages, which the build fills in as JSON (build/cabinet-start.ts). */
declare const CABINETS: string;

/** Offset of Kazakhstan's time zone from UTC, milliseconds (shared/format/zone.ts). */
const KAZAKHSTAN = 18_000_000;

interface Cabinets {
  /**
   * Base URL of the API, empty for the page's own origin; undefined if the stand-in provider runs
   * in the browser.
   */
  readonly api?: string | undefined;
  /** Hashes: «63908dec4f7f» of `assets/63908dec4f7f.js`. */
  readonly files: readonly string[];
  readonly routes: readonly CabinetRoute[];
}

interface CabinetRoute {
  /** «/fo/doctor/visits/$id» */
  readonly path: string;
  /** Indices into the list of files. */
  readonly files: readonly number[];
  /** Index of the template with the page's frame. */
  readonly frame: number;
  /** Menu link of the page or of its section. */
  readonly current: string | undefined;
  readonly isSection: boolean;
  readonly title: string;
  readonly heading: string | undefined;
}

/**
 * Runs in the head of the page without content, before the app. For a logged-in user it starts in
 * parallel what the app would do in sequence: loading the cabinet page's scripts, the current user
 * and the reads recorded at the last visit; and it shows the page's frame. The guards still decide
 * who may see the page, and the server who may read the data.
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
  // Storage is blocked or invalid: the app loads everything itself.
}

function routeAt(pathname: string, routes: readonly CabinetRoute[]): CabinetRoute | undefined {
  const parts = pathname.split('/').filter(Boolean);
  return routes.find(({ path }) => {
    const own = path.split('/').filter(Boolean);
    return own.length === parts.length && own.every((part, index) => part[0] === '$' || part === parts[index]);
  });
}

/** Fills the page, once parsed, with the route's frame from the build (src/skeletons.tsx). */
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
  // Skipped in browsers that can't run the app (no-start.ts), and once the app has rendered.
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

/** Only paths of the contract, because the token is sent with them. */
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
  // The app handles the failure when it takes the response.
  answer.catch(() => undefined);
  return { method, url, token, answer };
}
