import { lostFromRow } from './response-check';

/** An answer with the version of what it shows: `http` keeps the `ETag` of a response beside its data. */
export interface Versioned<Data> {
  readonly data: Data;
  readonly etag?: string;
}

/** The header of a change that must not overwrite what somebody else has saved since (contract: Two people at once). */
export function ifMatch({ etag }: Versioned<unknown>): { 'If-Match'?: string } {
  return etag === undefined ? {} : { 'If-Match': etag };
}

/** One row with the version of the list that it stands in: a change of any row is a change of the list. */
export function rowOf<Row>(list: Versioned<readonly Row[]>, isIt: (row: Row) => boolean): Versioned<Row> | undefined {
  const index = list.data.findIndex(isIt);
  const row = list.data[index];
  return row && { data: row, ...(list.etag !== undefined && { etag: list.etag }), ...lostFromRow(list, index) };
}

/** Puts the version beside the data of a parsed body. A server in between that compresses makes strong tags weak, which match nothing. */
export function withVersion(body: unknown, etag: string | null): unknown {
  if (etag === null || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, etag: etag.replace(/^W\//, '') };
}
