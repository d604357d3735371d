/** Header set by worker/own-visits.ts: milliseconds since the epoch. */
const HEADER = 'X-Kept-At';

/** Stored in the response itself, so that it is cached with it. */
const KEPT_AT = '~offlineAt';

/** Whether a response comes from this device's offline copy. */
export const isKept = (headers: Headers): boolean => headers.has(HEADER);

/** Marks a parsed body that comes from this device's offline copy. */
export function withOfflineAt(body: unknown, headers: Headers): unknown {
  const at = Number(headers.get(HEADER) ?? Number.NaN);
  if (Number.isNaN(at) || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, [KEPT_AT]: at };
}

/**
 * When an offline copy was stored, milliseconds since the epoch; undefined for a fresh response.
 */
export function offlineAt(response: unknown): number | undefined {
  if (typeof response !== 'object' || response === null || !(KEPT_AT in response)) return undefined;
  return Number(response[KEPT_AT]);
}
