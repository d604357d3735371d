import type { Contract, Operation, Schema } from './contract.ts';

type Node = Readonly<Record<string, unknown>>;

/** Finds the first object in a body that passes the test, outer objects first. */
export function find(
  node: unknown,
  test: (node: Record<string, unknown>) => boolean,
): Record<string, unknown> | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if (!Array.isArray(node) && test(node as Record<string, unknown>)) return node as Record<string, unknown>;
  for (const inner of Object.values(node)) {
    const found = find(inner, test);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function idIn(body: unknown): unknown {
  return find(body, (node) => node['id'] !== undefined)?.['id'];
}

/** Returns the rows of a list; undefined if the body has none. */
export function rowsOf(body: unknown): unknown[] | undefined {
  const data = dataOf(body);
  return Array.isArray(data) ? data : undefined;
}

export function dataOf(body: unknown): unknown {
  return (body as { readonly data?: unknown } | undefined)?.data;
}

export function idsOf(body: unknown): unknown[] {
  return (rowsOf(body) ?? []).flatMap((row) => {
    const { id } = (row ?? {}) as { readonly id?: unknown };
    return id === undefined ? [] : [id];
  });
}

type Meta = {
  readonly page?: number;
  readonly per_page?: number;
  readonly total?: number;
  readonly last_page?: number;
};

export function metaOf(body: unknown): Meta {
  return (body as { readonly meta?: Meta } | undefined)?.meta ?? {};
}

/** Whether a response contains all rows of its list. */
export function isWhole(body: unknown): boolean {
  const { total } = metaOf(body);
  return total === undefined || total <= (rowsOf(body)?.length ?? 0);
}

/** Returns the value at a dotted path: «specialisation.title». */
export function valueOf(row: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((node, name) => (node as Node | null | undefined)?.[name], row);
}

/**
 * Finds the object with this id. Several kinds of objects may have the same id, so the object with
 * most of the named fields is returned. If `id` is undefined, returns the data of the body.
 */
export function locate(body: unknown, id: unknown, fields: readonly string[]): Node | undefined {
  const data = dataOf(body);
  if (id === undefined) return isNode(data) ? data : undefined;
  if (isNode(data) && data['id'] === id) return data;
  const rows: Node[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) rows.push(...node.filter((row): row is Node => isNode(row) && row['id'] === id));
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(data);
  const shared = (row: Node): number => fields.filter((name) => name in row).length;
  const [best] = rows.toSorted((a, b) => shared(b) - shared(a));
  return best !== undefined && (fields.length === 0 || shared(best) > 0) ? best : undefined;
}

/** Returns the sent fields that the response shows with another value. */
export function differences(sent: unknown, got: unknown): string[] {
  if (!isNode(sent) || !isNode(got)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    // A read may show an object in place of the sent id or slug.
    if (typeof value === 'object' || !(name in got) || isNode(got[name])) return [];
    const expected = typeof value === 'string' ? value.trim() : value;
    return got[name] === expected ? [] : [name];
  });
}

/**
 * Matches fields that keep the example's value: identifiers, and fields with rules of their own.
 */
const FIXED = /(^|_)(id|ids|email|password|iin|bin|code|version|role|slug|phone|status|state|from_price)$/;

/**
 * Changes the fields of the example's body that neither `FIXED` nor a rule excludes, so that a read
 * proves the write.
 */
export function varied(contract: Contract, { body, rules }: Operation, valid: unknown, turn: number): unknown {
  if (body?.mediaType !== 'application/json' || !isNode(valid)) return valid;
  const fits = contract.validator(body.schema);
  const changed = new Map(Object.entries(valid));
  for (const [name, value] of Object.entries(valid)) {
    if (FIXED.test(name) || rules.some((field) => field === name)) continue;
    const schema = contract.resolve(contract.resolve(body.schema).properties?.[name] ?? {});
    const tried = changes(schema, value, turn).find((one) => fits({ ...Object.fromEntries(changed), [name]: one }));
    if (tried !== undefined) changed.set(name, tried);
  }
  const isAlike = Object.entries(valid).every(([name, value]) => changed.get(name) === value);
  return isAlike ? valid : Object.fromEntries(changed);
}

function changes({ enum: values, maxLength = 200, multipleOf = 1 }: Schema, value: unknown, turn: number): unknown[] {
  if (typeof value === 'boolean') return turn % 2 === 1 ? [!value] : [];
  if (typeof value === 'number') return [value + turn * multipleOf, value - turn * multipleOf];
  if (typeof value !== 'string') return [];
  if (values !== undefined) {
    return [values[(values.indexOf(value) + turn) % values.length]];
  }
  if (/^\d{4}-\d\d-\d\d|^\d\d:\d\d$/.test(value)) return [];
  const mark = `${'АБВГД'[turn % 5] ?? ''}${'еиокру'[turn % 6] ?? ''}`;
  return [`${value.slice(0, maxLength - 3)} ${mark}`, `${value.slice(0, maxLength - 2)}${mark}`];
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
