import { Link } from '@tanstack/react-router';
import type { Client } from '#generated/models/client.ts';
import { byPayer } from '@/domain/service/payer-times';
import { yearsCount } from '@/shared/format/counts';
import { calendarDay } from '@/shared/format/date';
import { phoneHref } from '@/shared/format/phone';
import { dateTime } from '@/shared/format/time';
import { cx } from '@/shared/ui/cx';
import type { Column } from '@/shared/ui/table/data-table';

/**
 * A count of no-shows is red from this number on. Receptionists call clients with so many no-shows
 * a day before their visit.
 */
export const MANY_NO_SHOWS = 3;

const none = <span className="text-ink-3">–</span>;

/**
 * Columns of the table of clients. `nameOf` returns a name that distinguishes people with the same
 * name.
 */
export const clientColumns = (nameOf: (client: Client) => string): readonly Column<Client>[] => [
  {
    id: 'name',
    title: 'Клиент',
    cell: (client) => (
      <Link
        to="/fo/clinic/clients/$id"
        params={{ id: String(client.id) }}
        className="rounded-badge hover:text-teal hover:underline"
      >
        {nameOf(client)}
      </Link>
    ),
    sortable: true,
  },
  {
    id: 'age',
    title: 'Возраст',
    cell: ({ age }) => (age === null ? none : yearsCount(age)),
    sortable: true,
    className: 'whitespace-nowrap narrow:hidden',
  },
  {
    id: 'phone',
    title: 'Телефон',
    cell: ({ phone }) =>
      phone === null ? (
        none
      ) : (
        <a href={phoneHref(phone)} className="tabular hover:text-teal">
          {phone}
        </a>
      ),
    className: 'whitespace-nowrap',
  },
  {
    id: 'next_visit',
    title: 'Следующий визит',
    cell: ({ next_visit }) =>
      next_visit === null ? (
        <span className="text-ink-3">Нет записи</span>
      ) : (
        <>
          <span className="font-medium whitespace-nowrap">{dateTime(next_visit.starts_at)}</span>
          <span className="block wrap-anywhere text-ink-2 narrow:hidden">
            {[next_visit.doctor, byPayer(next_visit.funding)].filter(Boolean).join(', ')}
          </span>
        </>
      ),
    sortable: true,
  },
  {
    id: 'last_visit',
    title: 'Последний',
    cell: ({ last_visit_at }) =>
      last_visit_at === null ? <span className="text-ink-3">Ещё не было</span> : calendarDay(last_visit_at),
    sortable: true,
    fallsFirst: true,
    className: 'whitespace-nowrap',
  },
  {
    id: 'visits',
    title: 'Визиты',
    cell: ({ visits_count }) => visits_count,
    sortable: true,
    fallsFirst: true,
    align: 'right',
  },
  {
    id: 'no_shows',
    title: 'Неявки',
    cell: ({ no_show_count }) => (
      <span className={cx(no_show_count === 0 && 'text-ink-3', no_show_count >= MANY_NO_SHOWS && 'text-red')}>
        {no_show_count}
      </span>
    ),
    sortable: true,
    fallsFirst: true,
    align: 'right',
  },
];
