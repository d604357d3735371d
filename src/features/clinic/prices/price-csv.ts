import type { PriceImportRequestRowsItem } from '#generated/models/price-import-request-rows-item.ts';
import type { PriceItem } from '#generated/models/price-item.ts';
import { type CsvLine, csvFile } from '@/shared/files/csv';
import { foldCase } from '@/shared/format/letter-case';
import { plainTyped } from '@/shared/format/typed-text';

const HEAD = ['Услуга', 'Цена, ₸', 'Показывать', 'Цена у врачей, от', 'Цена у врачей, до'];

/**
 * The price list as CSV, which can be edited and imported again. It includes the doctors' prices
 * for comparison.
 */
export function priceFile(items: readonly PriceItem[]): Blob {
  return csvFile(
    HEAD,
    items.map(({ title, price, is_visible, doctor_price_from, doctor_price_to }) => [
      title,
      price,
      is_visible ? 'да' : 'нет',
      doctor_price_from,
      doctor_price_to,
    ]),
  );
}

/** Index of the column with the doctors' prices in our own CSV. */
const OF_DOCTORS = 3;
const LONGEST = { service: 300, price: 40, visible: 20 };

/**
 * Rows for the import request. If the file has no header, its columns are service, price and
 * visible. Rows that contain only a doctors' price are omitted.
 */
export function importedRows(lines: readonly CsvLine[]): PriceImportRequestRowsItem[] {
  const [first] = lines;
  const names = first?.cells.map((cell) => foldCase(cell)) ?? [];
  const hasHead = names.some((name) => name.startsWith('услуг')) || names.some((name) => name.startsWith('цена'));
  const column = (word: RegExp, otherwise: number): number => {
    const found = hasHead ? names.findIndex((name) => word.test(name)) : -1;
    return found === -1 ? otherwise : found;
  };
  const [service, price, visible] = [column(/^услуг|^назван/, 0), column(/^цена/, 1), column(/^показ|^видн/, 2)];
  return lines
    .slice(hasHead ? 1 : 0)
    .filter(({ cells }) => !(hasHead && (cells[price] ?? '') === '' && (cells[OF_DOCTORS] ?? '') !== ''))
    .map(({ line, cells }) => ({
      line,
      service: within(LONGEST.service, (cells[service] ?? '').replace(/^'(?=[=+\-@])/, '')),
      price: within(LONGEST.price, plainTyped(cells[price] ?? '')),
      visible: within(LONGEST.visible, cells[visible] ?? ''),
    }));
}

/**
 * Cuts a cell to the contract's maximum length. Because of the «…» at its end the server rejects
 * the row, so a cut text is never saved.
 */
function within(longest: number, cell: string): string {
  return cell.length > longest ? `${cell.slice(0, longest - 1)}…` : cell;
}
