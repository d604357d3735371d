import { lostFromRow } from './response-check';

/** Data with its version: `http` stores a response's `ETag` beside the data. */
export interface Versioned<Data> {
  readonly data: Data;
  readonly etag?: string;
}

/** Header that prevents overwriting somebody else's changes (contract: Two people at once). */
export function ifMatch({ etag }: Versioned<unknown>): { 'If-Match'?: string } {
  return etag === undefined ? {} : { 'If-Match': etag };
}

/** One row with the version of its list: changing any row changes the list's version. */
export function rowOf<Row>(list: Versioned<readonly Row[]>, isIt: (row: Row) => boolean): Versioned<Row> | undefined {
  const index = list.data.findIndex(isIt);
  const row = list.data[index];
  return row && { data: row, ...(list.etag !== undefined && { etag: list.etag }), ...lostFromRow(list, index) };
}

/**
 * Adds the version to a parsed body. A compressing proxy makes a strong tag weak, which would never
 * match, so the `W/` is removed.
 */
export function withVersion(body: unknown, etag: string | null): unknown {
  if (etag === null || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, etag: etag.replace(/^W\//, '') };
}
