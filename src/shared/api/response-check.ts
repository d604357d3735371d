import { type Later, later } from '@/shared/later/later';
import { API_PATH } from './origin';

/**
 * What a value must be, in short (generated/shapes/ is written in it):
 * `s` text, `n` number, `b` boolean, `d` a date or moment, an empty text anything; `[…]` a list; an object by its properties, of
 * which `name?` may be absent and `name~` null. `{ '|kind': { doctor: … } }` is one shape for each value of `kind`.
 *
 * Listed values (an enum) are texts like others: a provider that learns a new one must not take a page away.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

/** Says where a value is not what it must be («data.2.price_from»); undefined when all is well. */
export function findMismatch(shape: Shape, value: unknown, path = ''): string | undefined {
  if (typeof shape === 'string') return isOf(shape, value) ? undefined : path;
  if (isList(shape)) return listMisfit(shape[0] ?? '', value, path);
  return typeof value === 'object' && value !== null ? objectMisfit(shape, new Map(Object.entries(value)), path) : path;
}

function listMisfit(item: Shape, value: unknown, path: string): string | undefined {
  return Array.isArray(value) ? first(value, (one, index) => findMismatch(item, one, `${path}.${index}`)) : path;
}

function objectMisfit(
  shape: { readonly [name: string]: Shape },
  value: ReadonlyMap<string, unknown>,
  path: string,
): string | undefined {
  return first(Object.entries(shape), ([key, inner]) => {
    if (key.startsWith('|')) return alternativeMisfit(inner, key.slice(1), value, path);
    const name = key.replace(/\W+$/, '');
    const one = value.get(name);
    if ((one === undefined && key.endsWith('?')) || (one === null && key.includes('~'))) return undefined;
    return findMismatch(inner, one, `${path}.${name}`);
  });
}

/** A kind that is not known here is let through; whoever shows it knows what to leave out. */
function alternativeMisfit(shapes: Shape, key: string, value: ReadonlyMap<string, unknown>, path: string) {
  const kind = value.get(key);
  if (typeof kind !== 'string') return `${path}.${key}`;
  const found = new Map(Object.entries(shapes)).get(kind);
  return found && findMismatch(found, Object.fromEntries(value), path);
}

function isOf(kind: string, value: unknown): boolean {
  if (kind === 'n') return Number.isFinite(value);
  if (kind === 'b') return typeof value === 'boolean';
  if (kind === 's') return typeof value === 'string';
  return kind !== 'd' || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
}

function isList(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}

function first<Item>(
  items: readonly Item[],
  tell: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const told = tell(item, index);
    if (told !== undefined) return told;
  }
  return undefined;
}

type Shapes = Readonly<Record<string, Shape>>;

/** By how their paths begin, after `/api/v0/`. They come beside the first answer of their area, not before it. */
const areas: readonly (readonly [string, Later<{ readonly shapes: Shapes }>])[] = [
  ['auth/', later(() => import('#generated/shapes/auth.ts'))],
  ['front/', later(() => import('#generated/shapes/public.ts'))],
  ['fo/patient/', later(() => import('#generated/shapes/patient.ts'))],
  ['fo/doctor/', later(() => import('#generated/shapes/doctor.ts'))],
  ['fo/clinic/', later(() => import('#generated/shapes/clinic.ts'))],
];

/** What the answer of a path of the contract must be; anything where it isn't known, or the file of shapes does not come. */
export async function responseSchema(method: string, path: string): Promise<Shape> {
  const [, area] = areas.find(([begin]) => path.startsWith(API_PATH + begin)) ?? [];
  if (area === undefined) return '';
  const { shapes } = await area.load().catch(() => ({ shapes: {} as Shapes }));
  const asked = segmentsOf(`${method} ${path.replace(/[?#].*$/s, '').replace(API_PATH, '/')}`);
  const found = Object.entries(shapes).find(([operation]) => matches(segmentsOf(operation), asked));
  return found?.[1] ?? '';
}

function segmentsOf(operation: string): string[] {
  return operation.split('/');
}

function matches(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length &&
    pattern.every((segment, index) => segment.startsWith('{') || segment === asked[index])
  );
}
