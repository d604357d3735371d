import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { Clock } from './clock.ts';
import { Conditions } from './conditions.ts';
import { scaleOf } from './control.ts';
import type { Snapshot } from './db/snapshot.ts';
import { createApp } from './http-app.ts';
import { createProvider } from './node.ts';
import { readStateFile, writeStateFile } from './persistence/state-file.ts';
import { DEMO, DEMO_CODE, DEMO_PASSWORD } from './seed/demo.ts';

/**
 * Serves the mocks over HTTP, on `PORT` or 4010: `npm run api [-- --scale site --state state.json
 * --now 2026-05-12T08:20]`. `--state` stores changes in that file; `--now` sets the clock and the
 * seed's day.
 */
const { values } = parseArgs({
  options: { scale: { type: 'string', default: 'site' }, state: { type: 'string' }, now: { type: 'string' } },
  strict: false,
});
const port = Number(process.env['PORT'] ?? 4010);
const file = typeof values.state === 'string' ? values.state : undefined;
const clock = new Clock();
if (typeof values.now === 'string') orStop(() => clock.set(String(values.now)));
const provider = createProvider({
  scale: orStop(() => scaleOf(values.scale)),
  clock: clock.now,
  ...(file === undefined
    ? {}
    : {
        snapshot: orStop((): Snapshot | undefined => readStateFile(file)),
        keep: (state) => writeStateFile(file, state),
      }),
});
const app = createApp({ provider, clock, conditions: new Conditions() });

const emails = Object.values(DEMO)
  .map(({ email }) => email)
  .join(', ');

// Hono would replace the global Response, so msw would not recognise a thrown `HttpResponse`.
const server = serve({ fetch: app.fetch, port, overrideGlobalObjects: false }, (address) => {
  console.log(
    [
      `The stand-in provider answers at http://localhost:${address.port}/api/v0 (seed of ${provider.db.meta.today}).`,
      `Demo accounts (password ${DEMO_PASSWORD}): ${emails}. Registration code: ${DEMO_CODE}.`,
      `The app against it: VITE_API_HOST=http://localhost:${address.port} npm start`,
    ].join('\n'),
  );
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken: PORT=4011 npm run api answers at another one.` : error.message);
  process.exit(1);
});

/** Runs `read`; prints an error and exits if it throws. */
function orStop<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
