import type { PushSubscriptionRequest } from '#generated/models/push-subscription-request.ts';

/** The part of the request that the browser knows. */
type BrowserSubscription = Omit<PushSubscriptionRequest, 'cabinet'>;

/**
 * State of push notifications in this browser, as far as the site knows it without asking the user.
 */
export interface PushDevice {
  /**
   * `denied`: the user or the browser settings forbid notifications, so the site can't ask again.
   */
  readonly can: 'yes' | 'denied' | 'no';
  /** Endpoint of the current push subscription. */
  readonly endpoint?: string;
}

/** The first page of the site registers its service worker only seconds after it has loaded. */
const WORKER_WAIT_MS = 10_000;

/** The site's service worker (worker/main.ts); undefined if none becomes active. */
async function siteWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined;
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration();
  const registration = known?.active ? known : await Promise.race([serviceWorker.ready, noWorker()]);
  return registration?.active?.scriptURL.endsWith('/sw.js') ? registration : undefined;
}

function noWorker(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, WORKER_WAIT_MS);
  });
}

/** Reads the state of push notifications without asking the user. */
export async function readDevice(): Promise<PushDevice> {
  const worker = await siteWorker().catch(() => undefined);
  if (worker === undefined) return { can: 'no' };
  if (Notification.permission === 'denied') return { can: 'denied' };
  const endpoint = (await worker.pushManager.getSubscription().catch(() => null))?.endpoint;
  return { can: 'yes', ...(endpoint !== undefined && { endpoint }) };
}

/**
 * Asks the user for permission and subscribes. Must be called in the handler of a press. Resolves
 * with undefined if the user denies the permission.
 * @param publicKey the provider's VAPID key
 * @param isShared whether another cabinet of the account uses the browser's subscription already
 * @throws if the browser's push service does not answer
 */
export async function subscribe(publicKey: string, isShared: boolean): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await siteWorker();
  if (worker === undefined) return undefined;
  const earlier = await worker.pushManager.getSubscription();
  if (earlier !== null && isShared) return contentOf(earlier);
  // An earlier subscription is removed, because it may have been made with another key.
  await earlier?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return contentOf(made);
}

function contentOf(subscription: PushSubscription): BrowserSubscription {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

export async function unsubscribe(): Promise<void> {
  const worker = await siteWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
