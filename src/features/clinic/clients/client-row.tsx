import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Link } from '@tanstack/react-router';
import type { Client } from '#generated/models/client.ts';
import { byPayer } from '@/domain/service/payer-times';
import { yearsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { phoneHref } from '@/shared/format/phone';
import { dateTime } from '@/shared/format/time';
import { Icon } from '@/shared/ui/icon';
import { MANY_NO_SHOWS } from './client-columns';
import { ClientMenu } from './client-menu';

/** A client in the list on phones: the next and the last visit, and a link to call the client. */
export function ClientRow({ client, name }: { client: Client; name: string }) {
  const { id, age, phone, next_visit, last_visit_at, visits_count, no_show_count } = client;
  return (
    <div className="flex items-start gap-1 py-3 pr-1 pl-4">
      <Link to="/fo/clinic/clients/$id" params={{ id: String(id) }} className="min-w-0 grow rounded-control py-0.5">
        <span className="block font-medium">{name}</span>
        <span className="block text-small text-ink-2">
          {next_visit &&
            [`Запись ${dateTime(next_visit.starts_at)}`, byPayer(next_visit.funding)].filter(Boolean).join(', ')}
          {!next_visit && last_visit_at !== null && `Последний визит ${calendarDay(last_visit_at)}`}
          {!next_visit && last_visit_at === null && 'Визитов ещё не\u00A0было'}
        </span>
        <span className="block text-caption text-ink-3">
          {age !== null && `${yearsCount(age)}, `}визиты: {visits_count}
          {no_show_count > 0 && ', '}
          {no_show_count > 0 && (
            <span className={no_show_count >= MANY_NO_SHOWS ? 'text-red' : undefined}>неявки: {no_show_count}</span>
          )}
        </span>
      </Link>
      {phone !== null && (
        <a
          href={phoneHref(phone)}
          aria-label={`Позвонить: ${name}`}
          className="grid size-11 shrink-0 place-items-center rounded-control border border-edge active:bg-teal-tint-2"
        >
          <Icon icon={IconPhone} />
        </a>
      )}
      <ClientMenu client={client} />
    </div>
  );
}
