import { afterLoad } from '@/shared/after-load';

/** How often an open page checks for a new version, milliseconds. */
const ASK_EVERY = 3_600_000;
/** How long the new version may take to be ready before the page reloads anyway, milliseconds. */
const PATIENCE = 3000;

/** Same name as in worker/own-visits.ts. */
const OWN_CACHE = 'aman-own';

let isOutdated = false;
let isAwaited = false;
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/**
 * Registers the service worker (worker/), which makes the site start quickly and readable offline.
 * A page is never reloaded automatically, because somebody may be typing.
 */
export function startSiteWorker(): void {
  if (!import.meta.env.PROD || __MOCKS__ || !('serviceWorker' in navigator)) return;
  // Blocked by the browser's settings: the site works without it.
  afterLoad(() => void register().catch(() => undefined));
}

/** Whether the site has a newer version than this page. */
export const newVersion = {
  get: (): boolean => isOutdated,

  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Reloads the page with the new version. Input is kept as drafts. */
  open(): void {
    isAwaited = true;
    registration?.waiting?.postMessage('take-over', []);
    setTimeout(() => window.location.reload(), registration?.waiting ? PATIENCE : 0);
  },

  dismiss: (): void => setOutdated(false),
};

/** Deletes the offline copy of upcoming visits when the session ends. */
export function forgetOwnVisits(): void {
  try {
    navigator.serviceWorker?.controller?.postMessage('forget', []);
    // Also works without an active worker.
    globalThis.caches?.delete(OWN_CACHE).catch(() => undefined);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAwaited) window.location.reload();
    // Another tab has activated the new version.
    else if (serviceWorker.controller !== null) void compare(serviceWorker.controller);
  });
  registration = await serviceWorker.register(scriptUrl('/sw.js'), { updateViaCache: 'none' });
  const follow = (): void => {
    const { installing } = registration ?? {};
    installing?.addEventListener('statechange', () => void look());
  };
  registration.addEventListener('updatefound', follow);
  follow();
  await look();
  let asked = Date.now();
  const ask = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY) return;
    asked = Date.now();
    registration?.update().catch(() => undefined);
  };
  setInterval(ask, ASK_EVERY);
  document.addEventListener('visibilitychange', ask);
}

/**
 * Handles a waiting worker. If this page is already the new version, activates the worker at once.
 */
async function look(): Promise<void> {
  const waiting = registration?.waiting;
  if (!waiting) return;
  if (await knowsThisPage(waiting)) waiting.postMessage('take-over', []);
  else setOutdated(true);
}

async function compare(worker: ServiceWorker): Promise<void> {
  if (!(await knowsThisPage(worker))) setOutdated(true);
}

/** Asks the worker whether this page's script is part of its version. */
function knowsThisPage(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    worker.postMessage({ knows: new URL(import.meta.url).pathname }, [port2]);
  });
}

function setOutdated(value: boolean): void {
  isOutdated = value;
  for (const listener of listeners) listener();
}

/** The part of Trusted Types used here; other browsers take plain text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { readonly createScriptURL: (url: string) => string };
}

/** Trusted Types treat a worker's URL as code; this policy accepts only our URL. */
function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const onlyOurs = (asked: string): string => {
    if (asked !== '/sw.js') throw new TypeError(`Not our worker: ${asked}`);
    return asked;
  };
  return trustedTypes?.createPolicy('aman-worker', { createScriptURL: onlyOurs }).createScriptURL(url) ?? onlyOurs(url);
}
