import type { Client } from '#generated/models/client.ts';
import { yearsCount } from '@/shared/format/counts';
import { dateTime } from '@/shared/format/time';

/** A client in a list of suggestions: name and age, phone, what is ahead. */
export function ClientOption({ client, name }: { client: Client; name: string }) {
  const { age, phone, next_visit, no_show_count } = client;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{name}</span>
        {age !== null && <span className="shrink-0 text-small text-ink-3">{yearsCount(age)}</span>}
      </span>
      <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
        <span className="tabular">{phone ?? 'Без телефона'}</span>
        {next_visit && <span>Запись {dateTime(next_visit.starts_at)}</span>}
        {no_show_count > 0 && <span>Неявки: {no_show_count}</span>}
      </span>
    </>
  );
}
