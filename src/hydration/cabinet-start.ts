import type { AskedEarly } from '@/shared/api/asked-early';
import type { FirstReads } from '@/shared/first-reads';
import { askForScript } from './ask-for-script';

/** What the build knows of the cabinets' pages, as JSON (build/cabinet-start.ts). */
declare const CABINETS: string;

/** Its clocks are this far ahead, milliseconds (shared/format/zone.ts). */
const KAZAKHSTAN = 18_000_000;

interface Cabinets {
  /** Where the API is, empty for the page's own origin; undefined where the stand-in provider answers in the browser. */
  readonly api?: string | undefined;
  /** «63908dec4f7f» of `assets/63908dec4f7f.js`. */
  readonly files: readonly string[];
  readonly routes: readonly CabinetRoute[];
}

interface CabinetRoute {
  /** «/fo/doctor/visits/$id» */
  readonly path: string;
  /** Where its files stand in the list. */
  readonly files: readonly number[];
  /** Which of the page's templates has its frame. */
  readonly frame: number;
  /** The link of the menu that leads to the page or to its section. */
  readonly current: string | undefined;
  readonly isSection: boolean;
  readonly title: string;
  readonly heading: string | undefined;
}

/**
 * Runs in the head of the page without content, before the program: for whoever is logged in it asks at
 * once for the scripts of the cabinet's page, for the current user and for what the page read when it was
 * opened last, which the program would do one after the other, and shows the page's frame. Who may see the
 * page is decided by the guards, and what they may read by the server.
 */
try {
  const token = (JSON.parse(localStorage.getItem('aman.session') || '{}') as { accessToken?: unknown }).accessToken;
  if (typeof token === 'string' && location.pathname.indexOf('/fo/') === 0 && typeof fetch === 'function') {
    const { api, files, routes } = JSON.parse(CABINETS) as Cabinets;
    const route = routeAt(location.pathname, routes);
    route?.files.forEach((file) => askForScript(`assets/${files[file]}.js`));
    if (api !== undefined) window.askedEarly = askEarly(api || location.origin, token);
    if (route !== undefined) showFrame(route);
  }
} catch {
  // Storage is forbidden or holds something else: the program asks for all itself.
}

function routeAt(pathname: string, routes: readonly CabinetRoute[]): CabinetRoute | undefined {
  const parts = pathname.split('/').filter(Boolean);
  return routes.find(({ path }) => {
    const own = path.split('/').filter(Boolean);
    return own.length === parts.length && own.every((part, index) => part[0] === '$' || part === parts[index]);
  });
}

/** Fills the page, as soon as it is parsed, with what the build has drawn for this route (src/skeletons.tsx). */
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
  // Not in a browser that can't run the program (no-start.ts), nor over what it has drawn.
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

function askEarly(api: string, token: string): AskedEarly[] {
  const reads = firstReads().map((path) => ask('GET', api + path, token));
  return [ask('POST', `${api}/api/v0/auth/me`, token)].concat(reads);
}

/** Nothing but paths of the contract: they are sent with the token. */
function firstReads(): string[] {
  const { day, of } = JSON.parse(localStorage.getItem('aman.reads') || '{"of":{}}') as FirstReads;
  const today = new Date(Date.now() + KAZAKHSTAN).toISOString().slice(0, 10);
  return (of[location.pathname + location.search] || [])
    .filter((path) => path.indexOf('/api/v0/') === 0)
    .map((path) => path.split(day).join(today));
}

/** As `http` asks it (shared/api/http.ts). */
function ask(method: string, url: string, token: string): AskedEarly {
  const answer = fetch(url, {
    method,
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    credentials: 'omit',
    redirect: 'error',
  });
  // Whoever takes it shows the failure.
  answer.catch(() => undefined);
  return { method, url, token, answer };
}
