import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { FAULT_HEADER, LATENCY_HEADER } from './conditions.ts';
import { control, type Controlled, present } from './control.ts';
import { withLimits } from './limits.ts';
import { ADDRESS_HEADER } from './provider.ts';

/**
 * Creates the HTTP server of the mocks: the contract under `/api/v0`, test controls under
 * `/__control`.
 */
export function createApp(parts: Controlled): Hono<{ Bindings: HttpBindings }> {
  const { provider, clock, conditions } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(
    '/api/v0/*',
    cors({
      origin: (origin) => (/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin) ? origin : null),
      allowHeaders: [
        'Accept',
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'If-Match',
        FAULT_HEADER,
        LATENCY_HEADER,
      ],
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['Allow', 'Date', 'ETag', 'Idempotent-Replayed', 'RateLimit', 'Retry-After'],
      maxAge: 600,
    }),
  );
  const respond = withLimits((request) => provider.respond(request), Date.now);
  app.all('/api/v0/*', async (context) => {
    const address = getConnInfo(context).remote.address ?? '';
    const request = context.req.raw;
    // The caller's own header is overwritten, because rate limits count by network address.
    request.headers.set(ADDRESS_HEADER, address);
    const response = await conditions.around(request, () => respond(request, address));
    // Pages take their current time from this header.
    context.header('Date', new Date(clock.now()).toUTCString());
    if (response.type !== 'error') return response;
    context.env.incoming.destroy();
    return new Response(null);
  });

  // Web pages must not use the controls. So there is no CORS, and only local names are accepted as
  // host, because any other name could resolve to this machine.
  app.use('/__control/*', ({ req, body }, next) =>
    isNoName(req.header('Host') ?? '') && isNoName(new URL(req.url).host) ? next() : Promise.resolve(body(null, 403)),
  );
  app.get('/__control', ({ json }) => json(present(parts)));
  app.post('/__control/:command', ({ req }) => control(parts, req.param('command'), req.raw));
  return app;
}

/** Whether the host is an IP address, or a local name that no website can have. */
function isNoName(host: string): boolean {
  return /^(\[[\da-f:]+\]|\d+(\.\d+){3}|[^.:]+)(:\d+)?$/i.test(host);
}
