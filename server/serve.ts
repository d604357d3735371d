/**
 * Serves the built site and renders its pages on request: `npm run tool -- serve --api
 * https://api.example.kz --site https://aman.example [--port 8080] [--out dist]`. docs/hosting.md
 * lists all options.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { siteApp } from './app.ts';
import { builtSite } from './built-site.ts';
import { encodedPage } from './encoded-page.ts';
import { figures } from './figures.ts';
import { pageReports } from './page-reports.ts';
import { PageStore } from './page-store.ts';
import { type Report, writeLog } from './report.ts';
import { serveOptions } from './serve-options.ts';
import { siteFiles } from './site-files.ts';
import { visitorAddress } from './visitor-address.ts';

const options = serveOptions();
const { api, out, origin, ownHeaders, host, port } = options;
const { render, pagePath, readReport, neutral } = await builtSite(out);
const { count, text } = figures();
const log = writeLog((line) => process.stdout.write(line));
const report: Report = (happening) => {
  count(happening);
  log(happening);
};
let isEnding = false;
let lastTurn: Promise<void> = Promise.resolve();

const app = new Hono();
app.get('/healthz', (context) => context.text('ok'));
app.get('/readyz', (context) => (isEnding ? context.text('ending', 503) : context.text('ok')));
app.use(async (context, next) => {
  await next();
  // Close the connection. Otherwise the browser or proxy would send its next request over it to a
  // server that has stopped.
  if (isEnding) context.header('Connection', 'close');
});
const address = visitorAddress(options.trusted);
if (options.reports !== undefined) app.post(options.reports, ...pageReports({ read: readReport, report, address }));
app.use(compress());
app.route(
  '/',
  siteApp({
    api,
    neutral,
    ownHeaders,
    report,
    pagePath,
    isSecure: origin.startsWith('https:'),
    render: (path, asker) => render(path, { origin, api, turn, ...options.patience }, asker),
    pages: (draw) => new PageStore({ ...options.pages, render: draw }),
    file: siteFiles(out),
    encode: encodedPage,
    address,
  }),
);

const server = serve({
  fetch: app.fetch,
  hostname: host,
  port,
  // The time is longer than the timeout of a proxy, so that the proxy never uses a connection that
  // is being closed.
  serverOptions: { keepAliveTimeout: 75_000, headersTimeout: 15_000, requestTimeout: 300_000 },
});
server.on('listening', () => {
  const { port: bound } = server.address() as AddressInfo;
  report({ kind: 'server', message: `The site is at http://${host}:${bound}, its API at ${api}` });
});

const metrics = createServer(async (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(await text());
});
if (options.metrics !== undefined) metrics.listen(options.metrics);
metrics.on('listening', () => {
  const { address: at, port: bound } = metrics.address() as AddressInfo;
  report({ kind: 'server', message: `Figures at http://${at}:${bound}/metrics` });
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // The handlers are called once, so a second signal ends the process at once.
  process.once(signal, () => void end(signal));
}

/** Finishes the pending requests, but within a time limit. Then ends the process. */
async function end(signal: string): Promise<void> {
  report({ kind: 'server', message: `${signal}: ending` });
  isEnding = true;
  await new Promise((resolve) => {
    setTimeout(resolve, options.drain);
  });
  const limit = setTimeout(() => process.exit(1), options.ending);
  server.close(() => {
    clearTimeout(limit);
    process.exit(0);
  });
}

/**
 * Makes pages render one after another. Between two pages the event loop runs, so that requests for
 * files and health checks are answered.
 */
function turn(): Promise<void> {
  lastTurn = lastTurn.then(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve);
      }),
  );
  return lastTurn;
}
