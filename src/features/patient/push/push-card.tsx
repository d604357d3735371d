import { SectionFailure } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { WriteError } from '@/shared/write/write-error';
import { usePush } from './use-push';

/**
 * Card to turn on push notifications on this device. The browser asks for permission only after a
 * press on its button.
 */
export function PushCard({ className }: { readonly className?: string }) {
  const { device, query, isOn, isSending, create, remove, turnOn, turnOff } = usePush();
  return (
    <Card aria-labelledby="push" className={className}>
      <h2 id="push" className="text-h3">
        Уведомления на&nbsp;этом устройстве
      </h2>
      <p className="mt-1 text-small text-ink-2">
        {device?.can === 'no'
          ? 'Этот браузер присылать их не\u00A0может. На\u00A0iPhone добавьте Аман на\u00A0экран «Домой» и\u00A0откройте оттуда.'
          : device?.can === 'denied'
            ? 'Они запрещены. Разрешить их можно в\u00A0настройках браузера для этого сайта.'
            : 'Напомним, даже если сайт закрыт. На\u00A0экране будут время, адрес и\u00A0имя, без врача и\u00A0услуги.'}
      </p>
      {device?.can === 'yes' && (
        <div className="mt-3">
          <SectionFailure query={query} what="настройки уведомлений" />
          {query.data !== undefined && (
            <Button size="small" busy={isSending && 'Секунду'} onClick={isOn ? turnOff : turnOn}>
              {isOn ? 'Выключить' : 'Включить'}
            </Button>
          )}
          <WriteError of={create} />
          <WriteError of={remove} />
        </div>
      )}
    </Card>
  );
}
