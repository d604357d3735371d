import type { PushSubscriptionRequest } from '#generated/models/push-subscription-request.ts';

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

/** The site's service worker (worker/main.ts); undefined if none is active. */
async function siteWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.scriptURL.endsWith('/sw.js') ? registration : undefined;
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
 * @throws if the browser's push service does not answer
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionRequest | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await siteWorker();
  if (worker === undefined) return undefined;
  // An earlier subscription is removed, because it may have been made with another key.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys } = made.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

export async function unsubscribe(): Promise<void> {
  const worker = await siteWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
