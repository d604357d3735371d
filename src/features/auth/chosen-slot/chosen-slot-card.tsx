import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import { Link } from '@tanstack/react-router';
import { HoldCountdown } from '@/domain/slot/hold-countdown';
import { price } from '@/shared/format/price';
import { weekdayDateTime } from '@/shared/format/time';
import { Avatar } from '@/shared/ui/avatar';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import { useChosenSlot } from './chosen-slot';
import type { GuestHoldState } from './use-guest-hold';

/** «Тусупова Дария, вс, 22 ноября, 15:00», in sight on every page of login and registration. */
export function ChosenSlotCard({ className }: { readonly className?: string }) {
  const chosen = useChosenSlot();
  if (chosen === undefined) return null;
  const { choice, doctor, link, hold } = chosen;

  return (
    <section aria-label="Вы&nbsp;выбрали" className={cx('rounded-card bg-white p-4', className)}>
      <div className="flex items-start gap-3">
        {doctor ? (
          <Avatar
            id={doctor.id}
            name={`${doctor.second_name} ${doctor.first_name}`}
            src={doctor.avatar}
            size={48}
            className="mt-0.5"
          />
        ) : (
          <span className="mt-0.5 grid size-12 shrink-0 place-items-center rounded-full bg-teal-tint text-teal">
            <Icon glyph={IconCalendarCheck} size={24} />
          </span>
        )}
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-3">
            <p className="font-medium break-words">
              {doctor ? `${doctor.second_name} ${doctor.first_name}` : 'Вы\u00A0выбрали время'}
            </p>
            <Link
              to="/doctor/$slug"
              params={{ slug: choice.doctor }}
              search={{
                filial: choice.filial,
                service: choice.service,
                date: choice.startsAt.slice(0, 10),
                time: choice.startsAt.slice(11, 16),
              }}
              aria-label="Изменить время"
              className="link shrink-0 text-small leading-6"
            >
              Изменить
            </Link>
          </div>
          <p>{weekdayDateTime(choice.startsAt)}</p>
          {link && (
            <p className="text-small text-ink-2">
              {link.service.short_title ?? link.service.title}, {price(link.price)}
            </p>
          )}
        </div>
      </div>
      <HoldNote hold={hold} />
    </section>
  );
}

function HoldNote({ hold }: { readonly hold: GuestHoldState }) {
  if (hold.kind === 'held') {
    return (
      <HoldCountdown hold={{ expires_at: hold.until }} className="mt-3">
        После входа дадим 5&nbsp;минут на&nbsp;проверку записи.
      </HoldCountdown>
    );
  }
  return (
    <div role="status">
      {hold.kind === 'lost' && (
        <Note tone="amber" glyph={IconCalendarOff} className="mt-3">
          Это время уже&nbsp;заняли. Продолжайте: другое выберем после входа.
        </Note>
      )}
      {hold.kind === 'over' && (
        <Note tone="neutral" glyph={IconCalendarCheck} className="mt-3">
          Время больше не&nbsp;удерживаем, но&nbsp;оно может быть ещё свободно. Проверим после входа.
        </Note>
      )}
    </div>
  );
}
