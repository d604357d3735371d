import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { FilialState } from '@/features/clinic/filial/filial-state';
import { placeWord } from '@/features/clinic/filial/place-word';
import { reviewsCount } from '@/shared/format/counts';
import { percent, wholeNumber } from '@/shared/format/number';
import { Avatar } from '@/shared/ui/avatar';
import { cx } from '@/shared/ui/cx';
import { Rating } from '@/shared/ui/rating';
import { type Column, WideTable } from '@/shared/ui/table/data-table';
import { loadText, MANY_NO_SHOWS } from './filial-figure-text';
import { FilialMenu } from './filial-menu';
import type { FilialRow } from './filial-rows';
import type { FilialSort } from './filials-search';

interface FilialsTableProps {
  readonly rows: readonly FilialRow[];
  readonly ids: readonly number[];
  /** Whether columns with figures are shown. */
  readonly withFigures: boolean;
  /** Whether the city is shown, because the filials are in different cities. */
  readonly withCity: boolean;
  readonly sort: FilialSort;
  readonly onSort: (sort: FilialSort) => void;
}

type Row = FilialRow & { readonly id: number };

const nothing = <span className="text-ink-3">–</span>;
/** Table of filials with today's state and figures, for wide screens. */
export function FilialsTable({ rows, ids, withFigures, withCity, sort, onSort }: FilialsTableProps) {
  const columns = useMemo(() => columnsOf(withFigures, withCity), [withFigures, withCity]);
  const identified = useMemo(() => rows.map((row): Row => ({ ...row, id: row.filial.id })), [rows]);
  return (
    <div className="overflow-x-auto phone:hidden">
      <WideTable
        caption="Филиалы, их день и показатели за период"
        columns={columns}
        rows={identified}
        nameOf={({ filial }) => filial.title}
        {...(sort !== 'own' && { sorted: { id: sort, desc: sort !== 'title' } })}
        // A second press on the sorted column restores the clinic's own order.
        onSort={({ id }) => onSort(id === sort ? 'own' : (id as FilialSort))}
        renderActions={({ filial }) => <RowActions filial={filial} ids={ids} />}
      />
    </div>
  );
}

function columnsOf(withFigures: boolean, withCity: boolean): readonly Column<Row>[] {
  const figures: readonly Column<Row>[] = [
    {
      id: 'occupancy',
      title: 'Загрузка',
      cell: ({ figures: own }) => <OccupancyCell percent={own?.total.occupancy_percent ?? null} />,
      sortable: true,
      fallsFirst: true,
    },
    {
      id: 'no_show',
      title: 'Неявки',
      cell: ({ figures: own }) => <NoShows percent={own?.total.no_show_percent ?? null} />,
      sortable: true,
      fallsFirst: true,
      align: 'right',
    },
  ];
  return [
    {
      id: 'title',
      title: 'Филиал',
      cell: ({ filial }) => <NameCell filial={filial} withCity={withCity} />,
      sortable: true,
    },
    {
      id: 'state',
      title: 'Сейчас',
      cell: ({ filial }) => <FilialState filial={filial} />,
      className: 'min-w-36',
    },
    { id: 'doctors', title: 'Врачи', cell: ({ filial }) => filial.doctors_count, align: 'right' },
    {
      id: 'visits',
      title: 'Визиты сегодня',
      cell: ({ filial }) =>
        filial.state === 'open' ? (
          <>
            <span className="block font-medium">{wholeNumber(filial.visits_today)}</span>
            <span className="block text-caption text-ink-3">прошло {wholeNumber(filial.visits_over)}</span>
          </>
        ) : (
          nothing
        ),
      sortable: true,
      fallsFirst: true,
      align: 'right',
    },
    ...(withFigures ? figures : []),
    {
      id: 'rating',
      title: 'Рейтинг',
      cell: ({ filial }) => (
        <>
          <Rating value={filial.rating} />
          {filial.reviews_count > 0 && (
            <span className="block text-caption text-ink-3">{reviewsCount(filial.reviews_count)}</span>
          )}
        </>
      ),
      sortable: true,
      fallsFirst: true,
    },
  ];
}

function NameCell({ filial, withCity }: Pick<FilialRow, 'filial'> & { readonly withCity: boolean }) {
  return (
    <Link
      to="/fo/clinic/filials/$id/profile"
      params={{ id: `${filial.id}` }}
      className="group flex min-w-48 items-center gap-3 rounded-control py-3"
    >
      <Avatar id={filial.id} name={placeWord(filial.title)} size={40} shape="square" />
      <span>
        <span className="block font-medium group-hover:text-teal-hover">{filial.title}</span>
        <span className="block text-caption font-normal text-ink-3">
          {withCity && `${filial.city}, `}
          {filial.address}
        </span>
      </span>
    </Link>
  );
}

function OccupancyCell({ percent: value }: { percent: number | null }) {
  if (value === null) return <span className="text-ink-3">{loadText(value)}</span>;
  return (
    <span className="flex items-center gap-3">
      <Occupancy percent={value} className="w-14" />
      <span className="font-medium whitespace-nowrap">{percent(value)}</span>
    </span>
  );
}

function RowActions({ filial, ids }: Pick<FilialRow, 'filial'> & { readonly ids: readonly number[] }) {
  const mayUseBoard = useClinicRight('visits');
  return (
    <>
      {filial.state === 'draft' && filial.missing.length > 0 && (
        <Link
          to="/fo/clinic/filials/$id/profile"
          params={{ id: `${filial.id}` }}
          aria-label={`Заполнить: ${filial.title}`}
          className="link px-2 font-medium whitespace-nowrap"
        >
          Заполнить
        </Link>
      )}
      {filial.state === 'open' && mayUseBoard && (
        <Link
          to="/fo/clinic/board"
          search={{ filial: filial.id }}
          aria-label={`Доска: ${filial.title}`}
          className="link px-2 font-medium whitespace-nowrap"
        >
          Доска
        </Link>
      )}
      <FilialMenu filial={filial} ids={ids} />
    </>
  );
}

/** Occupancy of the doctors' hours as a bar. The number beside the bar says the same. */
export function Occupancy({ percent: value, className }: { percent: number; className?: string }) {
  return <meter aria-hidden="true" min={0} max={100} value={value} className={cx('meter-teal h-1.5', className)} />;
}

/** Percentage of no-shows. A percentage above the warning level is red and has an explanation. */
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
