import { useState } from 'react';

/** Selected rows of a list. They stay selected when the user opens another page of the list. */
export interface RowSelection<Row> {
  readonly rows: readonly Row[];
  readonly ids: ReadonlySet<number>;
  readonly select: (rows: readonly Row[], isSelected: boolean) => void;
  readonly clear: () => void;
}

export function useRowSelection<Row extends { readonly id: number }>(): RowSelection<Row> {
  const [rows, setRows] = useState<readonly Row[]>([]);
  return {
    rows,
    ids: new Set(rows.map(({ id }) => id)),
    select: (changed, isSelected) => {
      const ids = new Set(changed.map(({ id }) => id));
      const others = rows.filter(({ id }) => !ids.has(id));
      setRows(isSelected ? [...others, ...changed] : others);
    },
    clear: () => setRows([]),
  };
}
