import { afterLoad } from '@/shared/after-load';

/** Interval at which an open page checks for a new version, in milliseconds. */
const ASK_EVERY = 3_600_000;
/** Maximum wait for the new version before the page reloads anyway, in milliseconds. */
const PATIENCE = 3000;

/** Name of the cache of upcoming visits. worker/own-visits.ts uses the same name. */
const OWN_CACHE = 'aman-own';

let isOutdated = false;
let isAwaited = false;
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/**
 * Registers the service worker (worker/), which makes the site start quickly and readable offline.
 * The page is never reloaded automatically, because the user may be typing.
 */
export function startSiteWorker(): void {
  if (!import.meta.env.PROD || __MOCKS__ || !('serviceWorker' in navigator)) return;
  // The browser's settings may block the service worker. The site works without it.
  afterLoad(() => void register().catch(() => undefined));
}

/** Whether the site has a newer version than this page. */
export const newVersion = {
  get: (): boolean => isOutdated,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Reloads the page, which then has the new version. Drafts keep the input. */
  open(): void {
    isAwaited = true;
    registration?.waiting?.postMessage('take-over', []);
    setTimeout(() => window.location.reload(), registration?.waiting ? PATIENCE : 0);
  },

  dismiss: (): void => setOutdated(false),
};

/** Deletes the offline copy of upcoming visits. Call it when the session ends. */
export function forgetOwnVisits(): void {
  try {
    navigator.serviceWorker?.controller?.postMessage('forget', []);
    // Delete the cache in the page too, because there may be no active service worker.
    globalThis.caches?.delete(OWN_CACHE).catch(() => undefined);
  } catch {
    // Storage is blocked, so there is no copy to delete.
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAwaited) window.location.reload();
    // Another tab may have activated a new version.
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
 * Handles a service worker that waits to be activated. If the worker has the same version as this
 * page, activates it at once.
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

/** Asks a service worker whether its version contains this page's script. */
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

/** The part of the Trusted Types API that we use. Some browsers lack the API. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { readonly createScriptURL: (url: string) => string };
}

/** Makes the worker's URL a `TrustedScriptURL`, as Trusted Types demand. */
function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const onlyOurs = (asked: string): string => {
    if (asked !== '/sw.js') throw new TypeError(`Not our worker: ${asked}`);
    return asked;
  };
  return trustedTypes?.createPolicy('aman-worker', { createScriptURL: onlyOurs }).createScriptURL(url) ?? onlyOurs(url);
}
