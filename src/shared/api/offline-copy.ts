/**
 * Header with the time when worker/own-visits.ts stored the response, in milliseconds since the
 * epoch.
 */
const HEADER = 'X-Kept-At';

/**
 * Property with the time of `HEADER` in the parsed body, so that the query cache has the time too.
 */
const KEPT_AT = '~offlineAt';

/** Whether a response comes from the device's offline copy. */
export const isKept = (headers: Headers): boolean => headers.has(HEADER);

/** Adds the time of storing to a parsed body that comes from the device's offline copy. */
export function withOfflineAt(body: unknown, headers: Headers): unknown {
  const at = Number(headers.get(HEADER) ?? Number.NaN);
  if (Number.isNaN(at) || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, [KEPT_AT]: at };
}

/**
 * Time when the offline copy was stored, in milliseconds since the epoch; undefined for a response
 * of the server.
 */
export function offlineAt(response: unknown): number | undefined {
  if (typeof response !== 'object' || response === null || !(KEPT_AT in response)) return undefined;
  return Number(response[KEPT_AT]);
}
