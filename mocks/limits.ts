import { Refusal } from './rules/refusal.ts';
import { operationOf } from './validate/contract.ts';

/**
 * Adds the contract's `x-rate-limit` to `respond`. Requests are counted by token, or by network
 * address without a token; operations of one policy share a counter.
 */
export function withLimits(respond: (request: Request) => Promise<Response>, clock: () => number) {
  const windows = new Map<string, { readonly until: number; count: number }>();
  return async (request: Request, address: string): Promise<Response> => {
    const limit = operationOf(request)?.limit;
    if (limit === undefined || limit === null) return respond(request);
    const { policy, quota, window } = limit;
    const now = clock();
    const key = `${policy} ${request.headers.get('Authorization') ?? address}`;
    const known = windows.get(key);
    const current = known !== undefined && known.until > now ? known : { until: now + window * 1000, count: 0 };
    if (current.count === 0) {
      for (const [old, { until }] of windows) if (until <= now) windows.delete(old);
      windows.set(key, current);
    }
    current.count += 1;
    const reset = Math.ceil((current.until - now) / 1000);
    const rateLimit = `"${policy}";r=${Math.max(0, quota - current.count)};t=${reset}`;
    if (current.count > quota) return refused(Refusal.tooMany(reset), rateLimit);
    const response = await respond(request);
    const headers = new Headers(response.headers);
    headers.set('RateLimit', rateLimit);
    return new Response(response.body, { status: response.status, headers });
  };
}

function refused({ status, message, code, retryAfterSeconds = 1 }: Refusal, rateLimit: string): Response {
  const headers = { 'Retry-After': String(retryAfterSeconds), RateLimit: rateLimit };
  return Response.json({ message, code }, { status, headers });
}
