import { afterLoad } from '@/shared/after-load';

/** How often an open page asks whether the site has a new version, milliseconds. */
const ASK_EVERY = 3_600_000;
/** How long the new version may take to be ready before the page is loaded anyway, milliseconds. */
const PATIENCE = 3000;

/** As worker/own-visits.ts calls it. */
const OWN_CACHE = 'aman-own';

let isOutdated = false;
let isAwaited = false;
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/**
 * The service worker of the built site (worker/): it makes the site start quickly and readable without a network. A page is never loaded
 * anew by itself: somebody may be typing.
 */
export function startSiteWorker(): void {
  if (!import.meta.env.PROD || __MOCKS__ || !('serviceWorker' in navigator)) return;
  // Forbidden by the browser's settings: the site works without.
  afterLoad(() => void register().catch(() => undefined));
}

/** Whether the site has a newer version than this page. */
export const newVersion = {
  get: (): boolean => isOutdated,

  /** The returned function ends the subscription. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Loads the page anew with the new version. What was typed is kept as drafts. */
  open(): void {
    isAwaited = true;
    registration?.waiting?.postMessage('take-over', []);
    setTimeout(() => window.location.reload(), registration?.waiting ? PATIENCE : 0);
  },

  dismiss: (): void => setOutdated(false),
};

/** The next visits of whoever was logged in, kept for reading without a network, go with the session. */
export function forgetOwnVisits(): void {
  try {
    navigator.serviceWorker?.controller?.postMessage('forget', []);
    // Also where no worker is at hand.
    globalThis.caches?.delete(OWN_CACHE).catch(() => undefined);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAwaited) window.location.reload();
    // Another tab has opened the new version.
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

/** A new worker waits. A page that is new already needs nothing but that it takes over. */
async function look(): Promise<void> {
  const waiting = registration?.waiting;
  if (!waiting) return;
  if (await knowsThisPage(waiting)) waiting.postMessage('take-over', []);
  else setOutdated(true);
}

async function compare(worker: ServiceWorker): Promise<void> {
  if (!(await knowsThisPage(worker))) setOutdated(true);
}

/** Is this very program part of the version that the worker belongs to? */
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

/** The part of Trusted Types used here; browsers without them take plain text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { readonly createScriptURL: (url: string) => string };
}

/** Trusted Types take the address of a worker for code: the policy passes this one and no other. */
function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const onlyOurs = (asked: string): string => {
    if (asked !== '/sw.js') throw new TypeError(`Not our worker: ${asked}`);
    return asked;
  };
  return trustedTypes?.createPolicy('aman-worker', { createScriptURL: onlyOurs }).createScriptURL(url) ?? onlyOurs(url);
}
