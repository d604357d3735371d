/** A change returns this value to remove the place. */
export const GONE = Symbol('gone');

/**
 * Changes a JSON value itself at one place: `change(body, 'data.0.rating', () => 6)`. `*` is every
 * item of a list, `-1` the last item. A change that returns `GONE` removes the place.
 * @throws when the path does not exist, because a test would then change nothing
 */
export function change(root: unknown, path: string, to: (value: unknown) => unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  for (const holder of placesAt(root, keys)) {
    for (const key of keysOf(holder, last)) {
      const value = to((holder as Record<string, unknown>)[key]);
      if (value !== GONE) (holder as Record<string, unknown>)[key] = value;
      else if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete (holder as Record<string, unknown>)[key];
    }
  }
}

function placesAt(root: unknown, keys: readonly string[]): unknown[] {
  return keys.reduce<unknown[]>(
    (places, key) =>
      places.flatMap((place) => keysOf(place, key).map((one) => (place as Record<string, unknown>)[one])),
    [root],
  );
}

function keysOf(holder: unknown, key: string): string[] {
  if (typeof holder !== 'object' || holder === null) throw new Error(`there is no ${key} in ${String(holder)}`);
  if (!Array.isArray(holder)) return [key];
  if (key === '*') return [...holder.keys()].map(String);
  return [key === '-1' ? String(holder.length - 1) : key];
}
