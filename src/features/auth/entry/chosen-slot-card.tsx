import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import { Link } from '@tanstack/react-router';
import { HoldCountdown } from '@/domain/slot/hold-countdown';
import { lowerFirst } from '@/shared/format/letter-case';
import { weekdayDateTime, time } from '@/shared/format/time';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { choiceLink } from '@/shared/url/booking-search';
import { type ChosenSlot, useChosenSlot } from './chosen-slot';

/**
 * Card with the chosen slot, on the pages for login and registration: «Тусупова Дария, вс, 22
 * ноября, 15:00».
 */
export function ChosenSlotCard({ className }: { readonly className?: string }) {
  const chosen = useChosenSlot();
  if (chosen === undefined) return null;
  const { choice, offer } = chosen;
  const { startsAt } = choice;
  const isWaiting = startsAt === undefined;
  const { host, service, price: amount } = offer;

  return (
    <section aria-label="Вы&nbsp;выбрали" className={cx('rounded-card bg-white p-4', className)}>
      <div className="flex items-start gap-3">
        {host ? (
          <Avatar id={host.id} name={host.name} src={host.picture} size={48} shape={host.shape} className="mt-0.5" />
        ) : (
          <span className="mt-0.5 grid size-12 shrink-0 place-items-center rounded-full bg-teal-tint text-teal">
            <Icon icon={isWaiting ? IconBell : IconCalendarCheck} size={24} />
          </span>
        )}
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-3">
            <p className="font-medium break-words">
              {host?.name ?? (isWaiting ? 'Лист ожидания' : 'Вы\u00A0выбрали время')}
            </p>
            <Link
              {...choiceLink(choice)}
              aria-label={isWaiting ? 'Изменить врача или\u00A0услугу' : 'Изменить время'}
              className="link shrink-0 text-small leading-6"
            >
              Изменить
            </Link>
          </div>
          <p>{isWaiting ? 'Сообщим, когда появится время' : weekdayDateTime(startsAt)}</p>
          {service && amount !== undefined && (
            <p className="text-small text-ink-2">
              {service.short_title ?? service.title}, <span translate="no">{lowerFirst(amount)}</span>
            </p>
          )}
        </div>
      </div>
      {!isWaiting && <HoldNote {...chosen} startsAt={startsAt} />}
    </section>
  );
}

function HoldNote({
  hold,
  holdAgain,
  startsAt,
}: Pick<ChosenSlot, 'hold' | 'holdAgain'> & { readonly startsAt: string }) {
  if (hold.kind === 'held') {
    return (
      <HoldCountdown hold={{ expires_at: hold.hold.prolong_until }} className="mt-3">
        После входа дадим 5&nbsp;минут на&nbsp;проверку записи.
      </HoldCountdown>
    );
  }
  return (
    <div role="status">
      {hold.kind === 'lost' && (
        <Callout tone="amber" icon={IconCalendarOff} className="mt-3">
          Это время уже&nbsp;заняли. Продолжайте: другое выберем после входа.
        </Callout>
      )}
      {hold.kind === 'ended' && (
        <Callout tone="amber" icon={IconCalendarOff} className="mt-3">
          <p>Вы&nbsp;выбрали другое время, {time(startsAt)} больше не&nbsp;держим.</p>
          <Button size="small" className="mt-2" onClick={holdAgain}>
            Держать {time(startsAt)}
          </Button>
        </Callout>
      )}
      {hold.kind === 'over' && (
        <Callout tone="neutral" icon={IconCalendarCheck} className="mt-3">
          Время больше не&nbsp;удерживаем, но&nbsp;оно может быть ещё свободно. Проверим после входа.
        </Callout>
      )}
    </div>
  );
}
