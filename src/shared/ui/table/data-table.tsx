import {
  type ColumnDef,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { cx } from '@/shared/ui/cx';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { RowCheckbox } from './row-checkbox';
import { SortButton } from './sort-button';
import type { RowSelection } from './use-row-selection';

interface Identified {
  readonly id: number;
}

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * Value to sort the column by; absent if it can't be sorted. If the provider sorts (`onSort`),
   * only its presence matters.
   */
  readonly sortBy?: (row: Row) => string | number | null;
  /** The first press on the header sorts descending. */
  readonly fallsFirst?: boolean;
  /** For numbers. */
  readonly align?: 'right';
  readonly className?: string;
}

export interface Sorted {
  readonly id: string;
  readonly desc: boolean;
}

interface DataTableProps<Row extends Identified> {
  caption: string;
  /**
   * The first column is the row header. Must be stable: defined outside of the component, or by
   * `useMemo`.
   */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Name of a row, for controls in it: «Абишева Жанар». */
  nameOf: (row: Row) => string;
  sorted?: Sorted;
  /** The provider sorts; without it the table does, starting with `sorted`. */
  onSort?: (sorted: Sorted) => void;
  selection?: RowSelection<Row>;
  /** Last cell of a row: one quiet button and a `MoreMenu`. */
  renderActions?: (row: Row) => ReactNode;
  /** Content of a row on phones, instead of cells. */
  renderPhoneRow: (row: Row) => ReactNode;
  /** normal: 56 px, dense: 48. */
  density?: 'normal' | 'dense';
}

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, sortedRowModel: createSortedRowModel() });
const collator = new Intl.Collator(['ru', 'kk'], { numeric: true });

/**
 * A table with sortable columns and selectable rows; a list on phones. The whole checkbox cell can
 * be pressed; Shift selects a range.
 */
export function DataTable<Row extends Identified>(props: DataTableProps<Row>) {
  const phone = useIsPhone();
  if (!phone) return <WideTable {...props} />;
  return (
    <ul aria-label={props.caption} className="divide-y divide-line">
      {props.rows.map((row) => (
        <li key={row.id}>{props.renderPhoneRow(row)}</li>
      ))}
    </ul>
  );
}

/** Only the table, for pages with other content on phones. */
export function WideTable<Row extends Identified>(props: Omit<DataTableProps<Row>, 'renderPhoneRow'>) {
  const { caption, columns, rows, nameOf, sorted, onSort, selection, renderActions, density = 'normal' } = props;
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => String(row.id),
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: selection !== undefined,
    ...(onSort
      ? {
          manualSorting: true,
          state: { sorting: sorted ? [sorted] : [], rowSelection: selection?.marks ?? {} },
          onSortingChange: (change) => {
            const [next] = typeof change === 'function' ? change(sorted ? [sorted] : []) : change;
            if (next) onSort(next);
          },
        }
      : {
          initialState: { sorting: sorted ? [sorted] : [] },
          state: { rowSelection: selection?.marks ?? {} },
        }),
    onRowSelectionChange: (change) =>
      selection?.mark(typeof change === 'function' ? change(selection.marks) : change, rows),
  });
  const cell = cx('px-3 first:pl-6 last:pr-6', density === 'dense' ? 'h-12' : 'h-14');

  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-caption text-ink-3">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} className="*:h-10 *:px-3 *:font-normal *:first:pl-6 *:last:pr-6">
            {selection && (
              <th className="relative w-14">
                <RowCheckbox
                  label="Выбрать все строки"
                  checked={table.getIsAllRowsSelected()}
                  mixed={table.getIsSomeRowsSelected()}
                  onClick={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            )}
            {group.headers.map(({ id, column }, index) => (
              <th
                key={id}
                scope="col"
                aria-sort={ariaSort(column.getIsSorted())}
                className={cx(
                  columns[index]?.align === 'right' ? 'text-right' : 'text-left',
                  columns[index]?.className,
                )}
              >
                <SortButton
                  title={columns[index]?.title ?? ''}
                  sorted={column.getIsSorted()}
                  onPress={column.getCanSort() ? column.getToggleSortingHandler() : undefined}
                />
              </th>
            ))}
            {renderActions && (
              <th>
                <span className="sr-only">Действия</span>
              </th>
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            className={cx(
              'border-t border-line transition-colors',
              row.getIsSelected() ? 'bg-teal-tint' : 'bg-white hover:bg-canvas',
            )}
          >
            {selection && (
              <td className={cx(cell, 'relative')}>
                <RowCheckbox
                  label={`Выбрать: ${nameOf(row.original)}`}
                  checked={row.getIsSelected()}
                  onClick={row.getToggleSelectedHandler()}
                />
              </td>
            )}
            {columns.map((column, index) => {
              const className = cx(cell, column.align === 'right' && 'text-right tabular', column.className);
              return index === 0 ? (
                <th
                  key={column.id}
                  scope="row"
                  className={cx(className, 'min-w-40 text-left font-medium wrap-anywhere')}
                >
                  {column.cell(row.original)}
                </th>
              ) : (
                <td key={column.id} className={className}>
                  {column.cell(row.original)}
                </td>
              );
            })}
            {renderActions && (
              <td className={cx(cell, 'sticky right-0 bg-inherit')}>
                <div className="flex items-center justify-end gap-1">{renderActions(row.original)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows without a value are last in both directions. */
function definitionOf<Row extends Identified>({ id, sortBy, fallsFirst = false }: Column<Row>) {
  const definition: ColumnDef<typeof features, Row> = {
    id,
    accessorFn: (row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortDescFirst: fallsFirst,
    sortUndefined: 'last',
    sortFn: (a, b, column) => compare(a.getValue(column), b.getValue(column)),
  };
  return definition;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

function ariaSort(sorted: false | 'asc' | 'desc'): 'ascending' | 'descending' | undefined {
  if (sorted === false) return undefined;
  return sorted === 'asc' ? 'ascending' : 'descending';
}
