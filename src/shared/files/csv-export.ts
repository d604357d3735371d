import { useState } from 'react';
import { rowsCount } from '@/shared/format/counts';
import { notify } from '@/shared/notify';

/** Maximum number of rows per request, set by the contract. */
const PER_REQUEST = 1000;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly last_page: number };
}

/** Loads all rows of a paginated list. */
export async function everyPage<Row>(
  ask: (page: { readonly page: number; readonly per_page: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await ask({ page, per_page: PER_REQUEST });
    rows.push(...data);
    last = meta.last_page;
  }
  return rows;
}

/** «Скачать CSV»: loads all rows that match the filters, saves the file and shows a toast. */
export function useCsvExport<Row>(all: () => Promise<Row[]>, save: (rows: readonly Row[]) => void) {
  const [exporting, setExporting] = useState(false);
  const saveRows = (rows: readonly Row[]) => {
    save(rows);
    notify.success(`Файл готов: ${rowsCount(rows.length)}`);
  };
  const exportAll = async () => {
    setExporting(true);
    try {
      saveRows(await all());
    } catch (error) {
      notify.error(error instanceof Error ? error : 'Не\u00A0получилось собрать файл, повторите');
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportAll, exportChosen: saveRows };
}
