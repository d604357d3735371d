import { parseArgs } from 'node:util';
import { ownHeaders } from './own-headers.ts';

const SECOND = 1000;

/**
 * Options of `npm run tool -- serve` (docs/hosting.md explains them). A secret is read from the
 * environment, because arguments are visible in the list of processes.
 *
 * @throws if an option is missing or is not a number
 */
export function serveOptions() {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      site: { type: 'string' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: process.env['PORT'] ?? '8080' },
      out: { type: 'string', default: 'dist' },
      metrics: { type: 'string' },
      reports: { type: 'string' },
      'trust-proxy': { type: 'string', multiple: true, default: [] },
      'fresh-for': { type: 'string', default: '60' },
      'stale-for': { type: 'string', default: '86400' },
      memory: { type: 'string', default: '200' },
      'draw-at-once': { type: 'string', default: '32' },
      queue: { type: 'string', default: '500' },
      'read-patience': { type: 'string', default: '5' },
      'page-patience': { type: 'string', default: '8' },
      drain: { type: 'string', default: '0' },
      ending: { type: 'string', default: '30' },
    },
  });
  const number = (name: Exclude<keyof typeof values, 'trust-proxy'>): number => {
    const value = Number(values[name]);
    if (!(value >= 0)) throw new Error(`--${name} is a number`);
    return value;
  };
  const { api, out, host, site = `http://localhost:${values.port}` } = values;
  if (api === undefined) throw new Error('--api is needed: the origin of the API');
  return {
    api: new URL(api).origin,
    origin: new URL(site).origin,
    host,
    out,
    port: number('port'),
    ...(values.metrics !== undefined && { metrics: listenAt(values.metrics) }),
    ...(values.reports !== undefined && { reports: values.reports }),
    trusted: values['trust-proxy'],
    ownHeaders: ownHeaders(process.env['PROVIDER_KEY']),
    pages: {
      freshFor: number('fresh-for') * SECOND,
      staleFor: number('stale-for') * SECOND,
      memory: number('memory') * 1_000_000,
      atOnce: number('draw-at-once'),
      queue: number('queue'),
    },
    patience: {
      readPatience: number('read-patience') * SECOND,
      pagePatience: number('page-patience') * SECOND,
    },
    drain: number('drain') * SECOND,
    ending: number('ending') * SECOND,
  };
}

/** Parses host and port: «127.0.0.1:9464». */
function listenAt(text: string): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${text}`);
  return { host: hostname, port: Number(port) };
}
