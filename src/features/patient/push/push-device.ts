import type { PushSubscriptionRequest } from '#generated/models/push-subscription-request.ts';

/** State of push messages in this browser, as far as it is known without asking the person. */
export interface PushDevice {
  /** `denied`: the person, or the browser's settings, refused; the site may not ask again. */
  readonly can: 'yes' | 'denied' | 'no';
  /** Endpoint of the device's subscription. */
  readonly endpoint?: string;
}

/** The site's worker; undefined where it does not run (worker/main.ts). */
async function siteWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.scriptURL.endsWith('/sw.js') ? registration : undefined;
}

/** Reads the device's state; never asks the person. */
export async function readDevice(): Promise<PushDevice> {
  const worker = await siteWorker().catch(() => undefined);
  if (worker === undefined) return { can: 'no' };
  if (Notification.permission === 'denied') return { can: 'denied' };
  const endpoint = (await worker.pushManager.getSubscription().catch(() => null))?.endpoint;
  return { can: 'yes', ...(endpoint !== undefined && { endpoint }) };
}

/**
 * Asks the person and subscribes; call it from a press. Undefined if they refused.
 *
 * @param publicKey the provider's VAPID key
 * @throws if the browser's push service does not answer
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionRequest | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await siteWorker();
  if (worker === undefined) return undefined;
  // An earlier subscription may have another key.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys } = made.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Ends this device's push subscription. */
export async function unsubscribe(): Promise<void> {
  const worker = await siteWorker();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
