/** The code of a library with one thing changed. @throws when there is nothing to change: the library was updated. */
export function replaced(code: string, pattern: RegExp, by: string, id: string): string {
  const result = code.replace(pattern, by);
  if (result === code) throw new Error(`${id}: nothing to replace; see src/build`);
  return result;
}
