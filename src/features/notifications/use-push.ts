import { useEffect, useState } from 'react';
import {
  usePushRead,
  usePushSubscriptionCreate,
  usePushSubscriptionDelete,
} from '#generated/api/auth-push/auth-push.ts';
import { dataOf } from '@/shared/api/load';
import { notify } from '@/shared/notify';
import { shownBySection } from '@/shared/section/section-query';
import type { Cabinet } from '@/shared/session/session-record';
import { useWrite } from '@/shared/write/use-write';
import { type PushDevice, readDevice, subscribe, unsubscribe } from './push-device';

/**
 * State of a cabinet's push notifications on this device, and functions to turn them on and off.
 */
export function usePush(cabinet: Cabinet) {
  const [device, setDevice] = useState<PushDevice>();
  const [isAsking, setAsking] = useState(false);
  const reread = (): void => void readDevice().then(setDevice);
  useEffect(reread, []);
  const query = usePushRead({ query: { ...shownBySection.query, select: dataOf, enabled: device?.can === 'yes' } });
  const onDevice = query.data?.subscriptions.filter(({ endpoint }) => endpoint === device?.endpoint) ?? [];
  const own = onDevice.find((one) => one.cabinet === cabinet);
  // The cabinets of an account share the browser's subscription, which ends with the last of them.
  const isShared = onDevice.some((one) => one.cabinet !== cabinet);

  const create = useWrite(usePushSubscriptionCreate(), { done: 'Уведомления включены', onDone: reread });
  const remove = useWrite(usePushSubscriptionDelete(), {
    done: 'Уведомления выключены',
    onDone: () => void (isShared ? Promise.resolve() : unsubscribe()).finally(reread),
  });
  const turnOn = async (publicKey: string): Promise<void> => {
    setAsking(true);
    try {
      const subscription = await subscribe(publicKey, isShared);
      if (subscription === undefined) reread();
      else create.send({ data: { ...subscription, cabinet } });
    } catch {
      notify.error('Не\u00A0получилось включить уведомления. Попробуйте позже');
    } finally {
      setAsking(false);
    }
  };
  return {
    device,
    query,
    isOn: own !== undefined,
    isSending: isAsking || create.isSending || remove.isSending,
    create,
    remove,
    turnOn: () => {
      if (query.data !== undefined) void turnOn(query.data.public_key);
    },
    turnOff: () => {
      if (own !== undefined) remove.send({ id: own.id });
    },
  };
}
