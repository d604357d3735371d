import { useEffect, useState } from 'react';
import { usePush } from '@/features/notifications/use-push';
import { stored } from '@/shared/stored';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { WriteError } from '@/shared/write/write-error';

const asked = stored('aman.push-asked', (text) => text === '1', false);

/**
 * Offers push notifications once, after the first booking on this device. After that the patient
 * can turn push notifications on only in the settings.
 */
export function PushOffer() {
  const { device, query, isOn, isSending, create, turnOn } = usePush('user');
  const [isDeclined, setDeclined] = useState(asked.get);
  const [wasAsked, setAsked] = useState(false);
  const isOffered = !isDeclined && !isOn && device?.can === 'yes' && query.data !== undefined;
  useEffect(() => {
    if (isOffered) asked.set('1');
  }, [isOffered]);
  if (device?.can === 'denied' && wasAsked) {
    return (
      <Card role="status">
        Хорошо, уведомлений не&nbsp;будет. Передумаете, разрешите их в&nbsp;настройках браузера.
      </Card>
    );
  }
  if (!isOffered) return null;
  return (
    <Card aria-labelledby="push-offer">
      <h2 id="push-offer" className="text-h3">
        Напомнить уведомлением?
      </h2>
      <p className="mt-1 text-ink-2">
        Придёт на&nbsp;это устройство, даже если сайт закрыт. Браузер спросит разрешение.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          busy={isSending && 'Секунду'}
          onClick={() => {
            setAsked(true);
            turnOn();
          }}
        >
          Включить уведомления
        </Button>
        <Button variant="quiet" onClick={() => setDeclined(true)}>
          Не&nbsp;нужно
        </Button>
      </div>
      <WriteError of={create} />
    </Card>
  );
}
