import type { PushSubscriptionRequest } from '#generated/models/push-subscription-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { PushSubscriptionRow } from '../db/types/cabinet.ts';
import { Refusal } from './refusal.ts';

/**
 * Public key for push subscriptions. No private key exists, because the mocks send no push
 * messages.
 */
export const PUBLIC_KEY = 'BK-KKk-kkbHQwzdlmjcL-T1omaS1ADnDLUz_TFr34TeuZjglsY01Qp_hvQPM5noov3cFgHCikb9NRihd61kRF5A';

/** Returns an account's push subscriptions whose sessions are active. */
export function pushDevices(db: Db, userId: number, now: number): PushSubscriptionRow[] {
  return db.push_subscriptions.find('user', userId).filter(({ session }) => {
    const expires = db.sessions.get(session)?.expires_at;
    return expires !== undefined && Date.parse(expires) > now;
  });
}

/**
 * Adds a push subscription. An endpoint belongs to the account that logged in last on the device.
 */
export function addDevice(
  db: Db,
  userId: number,
  session: string,
  { endpoint, cabinet }: PushSubscriptionRequest,
  now: number,
): PushSubscriptionRow {
  const known = pushDevices(db, userId, now).find((one) => one.endpoint === endpoint && one.cabinet === cabinet);
  if (known !== undefined) return db.push_subscriptions.update(known.id, { session });
  const id = db.push_subscriptions.nextId();
  return db.push_subscriptions.insert({
    id,
    user_id: userId,
    session,
    endpoint,
    cabinet,
    created_at: textOfEpoch(now),
  });
}

/** @throws Refusal 404 */
export function removeDevice(db: Db, userId: number, id: number, now: number): void {
  if (!pushDevices(db, userId, now).some((one) => one.id === id)) throw Refusal.notFound();
  db.push_subscriptions.remove(id);
}
