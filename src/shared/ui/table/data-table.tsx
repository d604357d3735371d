import { type MouseEvent, type ReactNode, useRef } from 'react';
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
  /** Set if the list can be sorted by this column, by a press on the header. */
  readonly sortable?: true;
  /** The first press on the header sorts in descending order. */
  readonly fallsFirst?: boolean;
  /** Set for columns of numbers. */
  readonly align?: 'right';
  readonly className?: string;
}

export interface Sorted {
  readonly id: string;
  readonly desc: boolean;
}

interface DataTableProps<Row extends Identified> {
  caption: string;
  /** Columns of the table. The first column is the row header. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Name of a row, for the accessible names of its controls: «Абишева Жанар». */
  nameOf: (row: Row) => string;
  sorted?: Sorted;
  /** Called with the requested order. The table does not sort rows itself. */
  onSort: (sorted: Sorted) => void;
  selection?: RowSelection<Row>;
  /** Renders the last cell of a row: one quiet button and a `MoreMenu`. */
  renderActions?: (row: Row) => ReactNode;
  /** Renders a row on phones, where the table is a list. */
  renderPhoneRow: (row: Row) => ReactNode;
  /** Height of a row: `normal` 56 px, `dense` 48 px. */
  density?: 'normal' | 'dense';
}

/**
 * A table with sortable columns and selectable rows; on phones a list. A row is selected by a press
 * anywhere in its first cell; Shift selects a range.
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

/** The table alone, for pages that show something else on phones. */
export function WideTable<Row extends Identified>(props: Omit<DataTableProps<Row>, 'renderPhoneRow'>) {
  const { caption, columns, rows, nameOf, sorted, onSort, selection, renderActions, density = 'normal' } = props;
  const lastToggled = useRef<number>(undefined);
  const toggle = (row: Row, { shiftKey }: MouseEvent) => {
    const [from, to] = [rows.findIndex(({ id }) => id === lastToggled.current), rows.indexOf(row)];
    const range = shiftKey && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    selection?.select(range, !selection.ids.has(row.id));
    lastToggled.current = row.id;
  };
  const selectedCount = rows.filter(({ id }) => selection?.ids.has(id)).length;
  const allSelected = rows.length > 0 && selectedCount === rows.length;
  const cell = cx('px-3 first:pl-6 last:pr-6', density === 'dense' ? 'h-12' : 'h-14');

  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-caption text-ink-3">
        <tr className="*:h-10 *:px-3 *:font-normal *:first:pl-6 *:last:pr-6">
          {selection && (
            <th className="relative w-14">
              <RowCheckbox
                label="Выбрать все строки"
                checked={allSelected}
                mixed={selectedCount > 0}
                onClick={() => selection.select(rows, !allSelected)}
              />
            </th>
          )}
          {columns.map(({ id, title, sortable = false, fallsFirst = false, align, className }) => {
            const direction = sorted?.id !== id ? false : sorted.desc ? 'desc' : 'asc';
            const sort = () => onSort({ id, desc: direction ? direction === 'asc' : fallsFirst });
            return (
              <th
                key={id}
                scope="col"
                aria-sort={direction ? `${direction}ending` : undefined}
                className={cx(align === 'right' ? 'text-right' : 'text-left', className)}
              >
                <SortButton title={title} sorted={direction} onPress={sortable ? sort : undefined} />
              </th>
            );
          })}
          {renderActions && (
            <th>
              <span className="sr-only">Действия</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={cx(
              'border-t border-line transition-colors',
              selection?.ids.has(row.id) ? 'bg-teal-tint' : 'bg-white hover:bg-canvas',
            )}
          >
            {selection && (
              <td className={cx(cell, 'relative')}>
                <RowCheckbox
                  label={`Выбрать: ${nameOf(row)}`}
                  checked={selection.ids.has(row.id)}
                  onClick={(event) => toggle(row, event)}
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
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} className={className}>
                  {column.cell(row)}
                </td>
              );
            })}
            {renderActions && (
              <td className={cx(cell, 'sticky right-0 bg-inherit')}>
                <div className="flex items-center justify-end gap-1">{renderActions(row)}</div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
