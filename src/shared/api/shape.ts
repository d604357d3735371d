/**
 * What a value must be, in short (generated/shapes/ is written in it):
 * `s` text, `n` number, `b` boolean, `d` a date or moment, an empty text anything; `[…]` a list; an object by its properties, of
 * which `name?` may be absent and `name~` null. `{ '|kind': { doctor: … } }` is one shape for each value of `kind`.
 *
 * Listed values (an enum) are texts like others: a provider that learns a new one must not take a page away.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

/** Says where a value is not what it must be («data.2.price_from»); undefined when all is well. */
export function misfit(shape: Shape, value: unknown, path = ''): string | undefined {
  if (typeof shape === 'string') return isOf(shape, value) ? undefined : path;
  if (isList(shape)) return listMisfit(shape[0] ?? '', value, path);
  return typeof value === 'object' && value !== null ? objectMisfit(shape, new Map(Object.entries(value)), path) : path;
}

function listMisfit(item: Shape, value: unknown, path: string): string | undefined {
  return Array.isArray(value) ? first(value, (one, index) => misfit(item, one, `${path}.${index}`)) : path;
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
    return misfit(inner, one, `${path}.${name}`);
  });
}

/** A kind that is not known here is let through; whoever shows it knows what to leave out. */
function alternativeMisfit(shapes: Shape, key: string, value: ReadonlyMap<string, unknown>, path: string) {
  const kind = value.get(key);
  if (typeof kind !== 'string') return `${path}.${key}`;
  const found = new Map(Object.entries(shapes)).get(kind);
  return found && misfit(found, Object.fromEntries(value), path);
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
