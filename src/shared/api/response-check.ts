import { type LazyModule, lazyModule } from '@/shared/lazy/lazy-module';
import { API_PATH } from './origin';

/**
 * Schema of a response in the short notation of generated/shapes/: `s` text, `n` number, `b`
 * boolean, `d` date or moment, `''` any value. `[…]` is a list. An object lists its
 * properties, where `name?` may be absent and `name~` null. `{ '|kind': { doctor: … } }` has one
 * schema per value of `kind`.
 *
 * An enum is checked as text only, because a new value of the provider must not break a page.
 */
export type ResponseSchema = string | readonly ResponseSchema[] | { readonly [name: string]: ResponseSchema };

/**
 * Returns the path of the first value that violates the schema («.data.2.price_from»); undefined if
 * the response is valid.
 */
export function findMismatch(schema: ResponseSchema, value: unknown, path = ''): string | undefined {
  if (typeof schema === 'string') return isOf(schema, value) ? undefined : path;
  if (isList(schema)) return listMismatch(schema[0] ?? '', value, path);
  return typeof value === 'object' && value !== null
    ? objectMismatch(schema, new Map(Object.entries(value)), path)
    : path;
}

function listMismatch(item: ResponseSchema, value: unknown, path: string): string | undefined {
  return Array.isArray(value) ? first(value, (one, index) => findMismatch(item, one, `${path}.${index}`)) : path;
}

function objectMismatch(
  schema: { readonly [name: string]: ResponseSchema },
  value: ReadonlyMap<string, unknown>,
  path: string,
): string | undefined {
  return first(Object.entries(schema), ([key, inner]) => {
    if (key.startsWith('|')) return alternativeMismatch(inner, key.slice(1), value, path);
    const name = key.replace(/[?~]/g, '');
    const one = value.get(name);
    if ((one === undefined && key.endsWith('?')) || (one === null && key.includes('~'))) return undefined;
    return findMismatch(inner, one, `${path}.${name}`);
  });
}

/** A value of an unknown kind is valid, because screens skip kinds that they do not know. */
function alternativeMismatch(schemas: ResponseSchema, key: string, value: ReadonlyMap<string, unknown>, path: string) {
  const kind = value.get(key);
  if (typeof kind !== 'string') return `${path}.${key}`;
  const found = new Map(Object.entries(schemas)).get(kind);
  return found && findMismatch(found, Object.fromEntries(value), path);
}

function isOf(kind: string, value: unknown): boolean {
  if (kind === 'n') return Number.isFinite(value);
  if (kind === 'b') return typeof value === 'boolean';
  if (kind === 's') return typeof value === 'string';
  return kind !== 'd' || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
}

function isList(schema: ResponseSchema): schema is readonly ResponseSchema[] {
  return Array.isArray(schema);
}

function first<Item>(
  items: readonly Item[],
  check: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const mismatch = check(item, index);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

/**
 * Property that is added to a response. Its value is the paths of the lists whose invalid rows were
 * removed («data.hours», «data.0.days»).
 */
const LOST = '~lost';

/** Paths of the lists in a response whose invalid rows were removed. */
export function lostFrom(response: unknown): readonly string[] {
  const lost = typeof response === 'object' && response !== null && LOST in response ? response[LOST] : [];
  return Array.isArray(lost) ? lost : [];
}

/** Whether invalid rows were removed from the response. */
export function isIncomplete(response: unknown): boolean {
  return lostFrom(response).length > 0;
}

/**
 * The `LOST` property for one row of a list response. Its paths are those that the row would have
 * as `data` of its own response.
 */
export function lostFromRow(list: unknown, index: number): { readonly [LOST]?: readonly string[] } {
  const row = `data.${index}.`;
  const lost = lostFrom(list).flatMap((path) => (path.startsWith(row) ? [`data.${path.slice(row.length)}`] : []));
  return lost.length > 0 ? { [LOST]: lost } : {};
}

/**
 * Returns the response without its invalid rows, because one invalid row must not hide a whole
 * list. Undefined if anything else is invalid, or if all rows of a list are invalid.
 */
export function withoutBadRows(schema: ResponseSchema, response: unknown): object | undefined {
  const found = fitting(schema, response, '');
  const rest = found?.rest;
  return typeof rest === 'object' && rest !== null ? { ...rest, [LOST]: found?.lost } : undefined;
}

interface Fitting {
  readonly rest: unknown;
  /** Paths of the lists whose invalid rows were removed. */
  readonly lost: readonly string[];
}

/** Removes the invalid rows inside a value; undefined if this does not make it valid. */
function fitting(schema: ResponseSchema, value: unknown, path: string): Fitting | undefined {
  if (findMismatch(schema, value) === undefined) return { rest: value, lost: [] };
  if (typeof schema === 'string' || typeof value !== 'object' || value === null) return undefined;
  if (isList(schema)) return Array.isArray(value) ? fittingRows(schema[0] ?? '', value, path) : undefined;
  const parts = new Map(Object.entries(value));
  const lost: string[] = [];
  for (const [key, inner] of Object.entries(schema)) {
    const name = key.replace(/[?~]/g, '');
    if (key.startsWith('|') || findMismatch({ [key]: inner }, value) === undefined) continue;
    const found = fitting(inner, parts.get(name), path === '' ? name : `${path}.${name}`);
    if (found === undefined) return undefined;
    parts.set(name, found.rest);
    lost.push(...found.lost);
  }
  const rest = Object.fromEntries(parts);
  return findMismatch(schema, rest) === undefined ? { rest, lost } : undefined;
}

function fittingRows(item: ResponseSchema, rows: readonly unknown[], path: string): Fitting | undefined {
  const kept: Fitting[] = [];
  for (const row of rows) {
    const found = fitting(item, row, `${path}.${kept.length}`);
    if (found) kept.push(found);
  }
  if (kept.length === 0) return undefined;
  const own = kept.length < rows.length ? [path] : [];
  return { rest: kept.map(({ rest }) => rest), lost: [...own, ...kept.flatMap(({ lost }) => lost)] };
}

type Schemas = Readonly<Record<string, ResponseSchema>>;
interface Area {
  readonly shapes: Schemas;
  readonly created: Schemas;
}

/**
 * Schemas by area. An area is the first part of a path after `/api/v0/`. The file of an area loads
 * with the first response of that area.
 */
const areas: readonly (readonly [string, LazyModule<Area>])[] = [
  ['auth/', lazyModule(() => import('#generated/shapes/auth.ts'))],
  ['front/', lazyModule(() => import('#generated/shapes/public.ts'))],
  ['fo/patient/', lazyModule(() => import('#generated/shapes/patient.ts'))],
  ['fo/doctor/', lazyModule(() => import('#generated/shapes/doctor.ts'))],
  ['fo/clinic/', lazyModule(() => import('#generated/shapes/clinic.ts'))],
];

/**
 * Returns the schema of a GET's response. If the operation is unknown or the file of schemas does
 * not load, the schema accepts anything.
 */
export function responseSchema(method: string, path: string): Promise<ResponseSchema> {
  return schemaOf(method, path, 'shapes');
}

/**
 * Returns the schema of a create's response. A mismatch is not shown as an error, because the
 * create has succeeded.
 */
export function createdSchema(method: string, path: string): Promise<ResponseSchema> {
  return schemaOf(method, path, 'created');
}

async function schemaOf(method: string, path: string, kind: keyof Area): Promise<ResponseSchema> {
  const [, area] = areas.find(([begin]) => path.startsWith(API_PATH + begin)) ?? [];
  if (area === undefined) return '';
  const { [kind]: schemas = {} } = await area.load().catch((): Partial<Area> => ({}));
  const segments = segmentsOf(`${method} ${path.replace(/[?#].*$/s, '').replace(API_PATH, '/')}`);
  const found = Object.entries(schemas).find(([operation]) => matches(segmentsOf(operation), segments));
  return found?.[1] ?? '';
}

function segmentsOf(operation: string): string[] {
  return operation.split('/');
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((segment, index) => segment.startsWith('{') || segment === segments[index])
  );
}
