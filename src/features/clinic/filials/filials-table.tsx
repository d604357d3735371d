import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { FilialState } from '@/features/clinic/filial/filial-state';
import { placeWord } from '@/features/clinic/filial/place-word';
import { reviewsCount } from '@/shared/format/counts';
import { wholeNumber } from '@/shared/format/number';
import { Avatar } from '@/shared/ui/avatar';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { Rating } from '@/shared/ui/rating';
import { MANY_NO_SHOWS, percent } from './figure-text';
import { FilialMenu } from './filial-menu';
import type { FilialRow } from './filial-rows';
import type { FilialSort } from './filials-search';

interface FilialsTableProps {
  readonly rows: readonly FilialRow[];
  readonly ids: readonly number[];
  /** Whether there are figures of a period at all. */
  readonly withFigures: boolean;
  /** Among filials of different cities. */
  readonly withCity: boolean;
  readonly sort: FilialSort;
  readonly onSort: (sort: FilialSort) => void;
}

/** Filials with their day and their figures, on wide screens. */
export function FilialsTable({ rows, ids, withFigures, withCity, sort, onSort }: FilialsTableProps) {
  const head = { sort, onSort };
  return (
    <div className="overflow-x-auto phone:hidden">
      <table className="w-full text-small">
        <caption className="sr-only">Филиалы, их день и&nbsp;показатели за&nbsp;период</caption>
        <thead className="text-caption text-ink-3">
          <tr className="*:h-10 *:px-3 *:font-normal *:whitespace-nowrap *:first:pl-6 *:last:pr-6">
            <Head {...head} by="title">
              Филиал
            </Head>
            <th className="text-left">Сейчас</th>
            <th className="text-right">Врачи</th>
            <Head {...head} by="visits" right>
              Визиты сегодня
            </Head>
            {withFigures && (
              <>
                <Head {...head} by="occupancy">
                  Загрузка
                </Head>
                <Head {...head} by="no_show" right>
                  Неявки
                </Head>
              </>
            )}
            <Head {...head} by="rating">
              Рейтинг
            </Head>
            <th>
              <span className="sr-only">Действия</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.filial.id} {...row} ids={ids} withFigures={withFigures} withCity={withCity} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps extends Pick<FilialsTableProps, 'sort' | 'onSort'> {
  readonly by: FilialSort;
  readonly right?: boolean;
  readonly children: ReactNode;
}

/** A heading that sorts; pressed again it gives the clinic's own order back. */
function Head({ by, sort, onSort, right, children }: HeadProps) {
  const isSorted = sort === by;
  return (
    <th
      className={right ? 'text-right' : 'text-left'}
      aria-sort={isSorted ? (by === 'title' ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        onClick={() => onSort(isSorted ? 'own' : by)}
        className={cx('inline-flex min-h-9 items-center gap-1 hover:text-ink', isSorted && 'font-medium text-ink')}
      >
        {children}
        {isSorted && <Icon icon={IconArrowDown} size={16} className={by === 'title' ? 'rotate-180' : ''} />}
      </button>
    </th>
  );
}

const nothing = <span className="text-ink-3">–</span>;

type RowProps = FilialRow & Pick<FilialsTableProps, 'ids' | 'withFigures' | 'withCity'>;

function Row({ filial, figures, ids, withFigures, withCity }: RowProps) {
  const isOpen = filial.state === 'open';
  const mayUseBoard = useClinicRight('visits');
  const occupancy = figures?.total.occupancy_percent ?? null;
  return (
    <tr className="border-t border-line *:px-3 *:py-3 *:first:pl-6 *:last:pr-6 hover:bg-canvas">
      <th scope="row" className="text-left font-normal">
        <Link
          to="/fo/clinic/filials/$id/profile"
          params={{ id: `${filial.id}` }}
          className="group flex items-center gap-3 rounded-control"
        >
          <Avatar id={filial.id} name={placeWord(filial.title)} size={40} shape="square" />
          <span>
            <span className="block font-medium group-hover:text-teal-hover">{filial.title}</span>
            <span className="block text-caption text-ink-3">
              {withCity && `${filial.city}, `}
              {filial.address}
            </span>
          </span>
        </Link>
      </th>
      <td className="whitespace-nowrap">
        <FilialState filial={filial} />
      </td>
      <td className="text-right tabular">{filial.doctors_count}</td>
      <td className="text-right tabular">
        {isOpen ? (
          <>
            <span className="block font-medium">{wholeNumber(filial.visits_today)}</span>
            <span className="block text-caption text-ink-3">прошло {wholeNumber(filial.visits_over)}</span>
          </>
        ) : (
          nothing
        )}
      </td>
      {withFigures && (
        <>
          <td>
            {occupancy === null ? (
              nothing
            ) : (
              <span className="flex items-center gap-3">
                <Occupancy percent={occupancy} className="w-22" />
                <span className="font-medium whitespace-nowrap">{percent(occupancy)}</span>
              </span>
            )}
          </td>
          <td className="text-right">
            <NoShows percent={figures?.total.no_show_percent ?? null} />
          </td>
        </>
      )}
      <td className="whitespace-nowrap">
        <span className="flex items-center gap-1.5">
          <Rating value={filial.rating} />
          {filial.reviews_count > 0 && <span className="text-ink-3">{reviewsCount(filial.reviews_count)}</span>}
        </span>
      </td>
      <td>
        <span className="flex items-center justify-end gap-1">
          {filial.state === 'draft' && filial.missing.length > 0 && (
            <Link
              to="/fo/clinic/filials/$id/profile"
              params={{ id: `${filial.id}` }}
              className="link px-2 font-medium whitespace-nowrap"
            >
              Заполнить<span className="sr-only">: {filial.title}</span>
            </Link>
          )}
          {isOpen && mayUseBoard && (
            <Link
              to="/fo/clinic/board"
              search={{ filial: filial.id }}
              className="link px-2 font-medium whitespace-nowrap"
            >
              Доска<span className="sr-only">: {filial.title}</span>
            </Link>
          )}
          <FilialMenu filial={filial} ids={ids} />
        </span>
      </td>
    </tr>
  );
}

/** A share of the doctors' hours as a bar; the number stands beside it. */
export function Occupancy({ percent: value, className }: { percent: number; className?: string }) {
  return <meter aria-hidden="true" min={0} max={100} value={value} className={cx('meter-teal h-1.5', className)} />;
}

/** Red only with its reason. */
export function NoShows({ percent: value }: { percent: number | null }) {
  if (value === null) return nothing;
  if (value <= MANY_NO_SHOWS) return <>{percent(value)}</>;
  return (
    <span className="text-red">
      <span className="block">{percent(value)}</span>
      <span className="block text-caption whitespace-nowrap">выше {MANY_NO_SHOWS}&nbsp;%</span>
    </span>
  );
}
