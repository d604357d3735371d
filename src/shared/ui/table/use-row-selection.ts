import { useState } from 'react';

/** Selected rows, which stay selected on other pages of the list. */
export interface RowSelection<Row> {
  readonly rows: readonly Row[];
  /** Selected ids, in the table's format. */
  readonly marks: Readonly<Record<string, true>>;
  readonly mark: (marks: Readonly<Record<string, true>>, shown: readonly Row[]) => void;
  readonly clear: () => void;
}

export function useRowSelection<Row extends { readonly id: number }>(): RowSelection<Row> {
  const [rows, setRows] = useState<readonly Row[]>([]);
  return {
    rows,
    marks: Object.fromEntries(rows.map(({ id }) => [id, true as const])),
    mark: (marks, shown) => {
      const known = new Map([...rows, ...shown].map((row) => [row.id, row]));
      setRows([...known.values()].filter(({ id }) => marks[id] === true));
    },
    clear: () => setRows([]),
  };
}
