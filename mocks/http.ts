import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { control } from './control.ts';
import type { Scale } from './db/db.ts';
import type { Snapshot } from './db/snapshot.ts';
import { withLimits } from './limits.ts';
import { createProvider } from './node.ts';
import { readStateFile, writeStateFile } from './persistence/state-file.ts';
import { ADDRESS_HEADER } from './provider.ts';
import { DEMO, DEMO_CODE, DEMO_PASSWORD } from './seed/demo.ts';

/**
 * The stand-in provider over HTTP: `npm run api [-- --scale site --state state.json]`, on `PORT` or 4010.
 * With `--state` what people do is kept in that file.
 */
const { values } = parseArgs({
  options: { scale: { type: 'string', default: 'site' }, state: { type: 'string' } },
  strict: false,
});
const port = Number(process.env['PORT'] ?? 4010);
const file = typeof values.state === 'string' ? values.state : undefined;
const provider = createProvider({
  scale: scaleOf(values.scale),
  ...(file === undefined ? {} : { snapshot: readState(file), keep: (state) => writeStateFile(file, state) }),
});

const app = new Hono();
app.use(
  '/api/v0/*',
  cors({
    origin: (origin) => (/^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin) ? origin : null),
    allowHeaders: ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Allow', 'ETag', 'Idempotent-Replayed', 'RateLimit', 'Retry-After'],
    maxAge: 600,
  }),
);
const respond = withLimits((request) => provider.respond(request), Date.now);
app.all('/api/v0/*', (context) => {
  const address = getConnInfo(context).remote.address ?? '';
  const request = context.req.raw;
  // Nobody may name an address of their own: the limits of tries count by it.
  request.headers.set(ADDRESS_HEADER, address);
  return respond(request, address);
});

// Not for pages: no CORS, and no part of the contract.
app.post('/__control/:command', ({ req }) => control(provider, req.param('command'), req.raw));

const emails = Object.values(DEMO)
  .map(({ email }) => email)
  .join(', ');

// Hono would put its own Response in the place of the global one, and msw would no longer know a thrown refusal as a response.
serve({ fetch: app.fetch, port, overrideGlobalObjects: false }, (address) => {
  console.log(
    [
      `The stand-in provider answers at http://localhost:${address.port}/api/v0 (seed of ${provider.db.meta.today}).`,
      `Demo accounts (password ${DEMO_PASSWORD}): ${emails}. Registration code: ${DEMO_CODE}.`,
      `The app against it: VITE_API_HOST=http://localhost:${address.port} npm start`,
    ].join('\n'),
  );
});

function scaleOf(text: unknown): Scale {
  if (text === 'small' || text === 'site' || text === 'large') return text;
  throw new Error(`--scale is small, site or large, not ${String(text)}`);
}

function readState(path: string): Snapshot | undefined {
  try {
    return readStateFile(path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
