import * as pushMocks from '#generated/mocks/auth-push/auth-push.msw.ts';
import type { PushSubscription } from '#generated/models/push-subscription.ts';
import type { PushSubscriptionRow } from '../../db/types/cabinet.ts';
import { implement } from '../../implement.ts';
import { addDevice, PUBLIC_KEY, pushDevices, removeDevice } from '../../rules/push.ts';

export const push = implement(pushMocks)({
  pushRead: ({ db, user, now }) => ({
    data: { public_key: PUBLIC_KEY, subscriptions: pushDevices(db, user.id, now).map(deviceView) },
  }),
  pushSubscriptionCreate: ({ db, user, token, body, now }) => ({
    data: deviceView(addDevice(db, user.id, token ?? '', body, now)),
  }),
  pushSubscriptionDelete: ({ db, user, path, now }) => removeDevice(db, user.id, path.id, now),
});

function deviceView({ id, endpoint, cabinet, created_at }: PushSubscriptionRow): PushSubscription {
  return { id, endpoint, cabinet, created_at };
}
