/** As worker/own-visits.ts calls it: milliseconds since the epoch. */
const HEADER = 'X-Kept-At';

/** In the answer itself, so that it lasts as long as the answer does. */
const KEPT_AT = '~offlineAt';

/** Whether an answer was kept on this device. */
export const isKept = (headers: Headers): boolean => headers.has(HEADER);

/** Marks the parsed body of an answer that did not come from the server just now, but was kept on this device. */
export function withOfflineAt(body: unknown, headers: Headers): unknown {
  const at = Number(headers.get(HEADER) ?? Number.NaN);
  if (Number.isNaN(at) || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, [KEPT_AT]: at };
}

/** When an answer was kept on this device, in milliseconds since the epoch; undefined for the server's own. */
export function offlineAt(response: unknown): number | undefined {
  if (typeof response !== 'object' || response === null || !(KEPT_AT in response)) return undefined;
  return Number(response[KEPT_AT]);
}
