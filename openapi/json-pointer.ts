/** The keys of a JSON pointer: «#/paths/~1fo~1patient/get» leads through `paths`, `/fo/patient`, `get`. */
export function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What a JSON pointer leads to; undefined where it leads nowhere. */
export function valueAt(document: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (node, key) => (node as Readonly<Record<string, unknown>> | null | undefined)?.[key],
    document,
  );
}
