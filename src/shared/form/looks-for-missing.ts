import { MISSING } from '@/shared/api/response-check';

/**
 * Whether what `read` makes of a response may lack a row that was left out: it uses a list that has lost some, and does not just find the
 * one row that it looks for. Whatever sends that back would delete what is missing.
 */
export function looksForMissing<Value>(value: Value, read: (value: Value) => unknown): boolean {
  let looks = false;
  const watched = (part: unknown, isShort: boolean): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (!Array.isArray(part)) {
      const all = Object.entries(part);
      const short: unknown = new Map(all).get(MISSING);
      return Object.fromEntries(
        all.map(([name, one]) => [name, watched(one, Array.isArray(short) && short.includes(name))]),
      );
    }
    const rows = part.map((row) => watched(row, false));
    if (!isShort) return rows;
    const find: typeof rows.find = (isIt: (row: unknown, index: number, rows: unknown[]) => unknown) => {
      const row = rows.find(isIt);
      looks ||= row === undefined;
      return row;
    };
    return new Proxy(rows, {
      get: (_, key) => {
        if (key === 'find') return find;
        looks = true;
        return Reflect.get(rows, key);
      },
    });
  };
  // What is handed on as it is, is used by whoever gets it.
  JSON.stringify(read(watched(value, false) as Value));
  return looks;
}
