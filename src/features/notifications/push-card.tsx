import type { ReactNode } from 'react';
import { SectionFailure } from '@/shared/section/section-query';
import type { Cabinet } from '@/shared/session/session-record';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { WriteError } from '@/shared/write/write-error';
import { usePush } from './use-push';

interface PushCardProps {
  /** Cabinet whose messages the device gets. */
  readonly cabinet: Cabinet;
  /** What the messages tell, and what a locked screen shows of it. */
  readonly what: ReactNode;
  readonly className?: string;
}

/**
 * Card to turn on push notifications on this device. The browser asks for permission only after a
 * press on its button.
 */
export function PushCard({ cabinet, what, className }: PushCardProps) {
  const { device, query, isOn, isSending, create, remove, turnOn, turnOff } = usePush(cabinet);
  return (
    <Card aria-labelledby="push" className={className}>
      <div className="flex items-center justify-between gap-x-6 gap-y-3 phone:flex-col phone:items-stretch">
        <div className="min-w-0">
          <h2 id="push" className="text-h3">
            Уведомления на&nbsp;этом устройстве
          </h2>
          <p className="mt-1 text-small text-ink-2">
            {device?.can === 'no'
              ? 'Этот браузер присылать их не\u00A0может. На\u00A0iPhone добавьте Аман на\u00A0экран «Домой» и\u00A0откройте оттуда.'
              : device?.can === 'denied'
                ? 'Они запрещены. Разрешить их можно в\u00A0настройках браузера для этого сайта.'
                : what}
          </p>
        </div>
        {device?.can === 'yes' && query.data !== undefined && (
          <Button size="small" busy={isSending && 'Секунду'} className="shrink-0" onClick={isOn ? turnOff : turnOn}>
            {isOn ? 'Выключить' : 'Включить'}
          </Button>
        )}
      </div>
      {device?.can === 'yes' && (
        <>
          <div className="mt-3 empty:hidden">
            <SectionFailure query={query} what="настройки уведомлений" />
          </div>
          <WriteError of={[create, remove]} />
        </>
      )}
    </Card>
  );
}
