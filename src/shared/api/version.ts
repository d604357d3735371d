import { lostFromRow } from './response-check';

/** Data with its version: the `ETag` that `http` stores beside the data. */
export interface Versioned<Data> {
  readonly data: Data;
  readonly etag?: string;
}

/**
 * `If-Match` header with the version that was read. It prevents overwriting somebody else's change
 * (contract, «Two people at once»).
 */
export function ifMatch({ etag }: Versioned<unknown>): { 'If-Match'?: string } {
  return etag === undefined ? {} : { 'If-Match': etag };
}

/** One row of a list with the version of the list, which changes when any row changes. */
export function rowOf<Row>(list: Versioned<readonly Row[]>, isIt: (row: Row) => boolean): Versioned<Row> | undefined {
  const index = list.data.findIndex(isIt);
  const row = list.data[index];
  return row && { data: row, ...(list.etag !== undefined && { etag: list.etag }), ...lostFromRow(list, index) };
}

/**
 * Adds the version to a parsed body. A compressing proxy adds `W/` to the `ETag`. With `W/` the tag
 * would never match, so `W/` is removed.
 */
export function withVersion(body: unknown, etag: string | null): unknown {
  if (etag === null || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, etag: etag.replace(/^W\//, '') };
}
