/** Splits a JSON pointer into keys: «#/paths/~1fo~1patient/get» → `paths`, `/fo/patient`, `get`. */
export function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a JSON pointer; undefined if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (node, key) => (node as Readonly<Record<string, unknown>> | null | undefined)?.[key],
    document,
  );
}
