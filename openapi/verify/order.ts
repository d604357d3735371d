import type { Operation } from './contract.ts';
import { rowsOf, valueOf } from './rows.ts';
import type { Run } from './run.ts';

const collator = new Intl.Collator(['ru', 'kk']);

/** Checks that a list is sorted by `x-order`, for each value of its sort parameter. */
export async function checkOrder(run: Run, list: Operation): Promise<void> {
  if (list.order === null) return;
  const { parameter, keys } = list.order;
  for (const [value, by] of Object.entries(keys)) {
    const valid = run.ownRead(list);
    const query = { ...valid.query, ...(parameter === null ? {} : { [parameter]: value }) };
    const what = parameter === null ? 'the order' : `the order by ${parameter}=${value}`;
    const { body } = await run.check({ ...valid, query }, what, (answered) =>
      misplaced(answered.body, by).map((message) => ({ check: 'order' as const, message })),
    );
    const rows = rowsOf(body) ?? [];
    if (rows.length > 1) run.ledger.checked('order', list.id);
    const again = await run.server.ask({ ...valid, query });
    if (JSON.stringify(rowsOf(again.body)?.map(idOf)) !== JSON.stringify(rows.map(idOf))) {
      const third = await run.server.ask({ ...valid, query });
      const isMoving = JSON.stringify(rowsOf(third.body)?.map(idOf)) !== JSON.stringify(rowsOf(again.body)?.map(idOf));
      if (isMoving) {
        run.add({ check: 'order', message: 'the same request answers another order each time' }, what, third);
      }
    }
  }
}

function idOf(row: unknown): unknown {
  return (row as { readonly id?: unknown } | null)?.id ?? row;
}

/** Describes the first two rows in the wrong order. */
function misplaced(body: unknown, keys: readonly string[]): string[] {
  const rows = rowsOf(body) ?? [];
  const groups = keys.filter((key) => key.startsWith('='));
  for (const key of groups) {
    const values = rows.map((row) => JSON.stringify(valueOf(row, key.slice(1))));
    const runs = values.filter((value, index) => value !== values[index - 1]);
    if (new Set(runs).size !== runs.length) return [`rows of one ${key.slice(1)} do not stand together`];
  }
  const within = keys.filter((key) => !key.startsWith('='));
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const isNewGroup = groups.some((key) => valueOf(before, key.slice(1)) !== valueOf(row, key.slice(1)));
    if (index === 0 || isNewGroup) continue;
    for (const key of within) {
      const sign = compared(valueOf(before, key.replace(/^-/, '')), valueOf(row, key.replace(/^-/, '')));
      const order = key.startsWith('-') && Math.abs(sign) === 1 ? -sign : sign;
      if (order < 0) break;
      if (order > 0) return [`row ${index + 1} stands before row ${index} by ${keys.join(', ')}`];
    }
  }
  return [];
}

/** Result of a comparison with null, which is last in both directions. */
const LAST = 2;

/**
 * Compares two values: −1, 0 or 1; ±2 if one of them is null. Texts are compared only if alphabet
 * and code points give the same order.
 */
function compared(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : LAST;
  if (b === null || b === undefined) return -LAST;
  if (typeof a === 'string' && typeof b === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(a)) return Math.sign(Date.parse(a) - Date.parse(b));
    const [byAlphabet, byCode] = [Math.sign(collator.compare(a, b)), a < b ? -1 : 1];
    return byAlphabet === byCode ? byAlphabet : Math.min(byAlphabet, byCode, 0);
  }
  return Math.sign(Number(a) - Number(b));
}
