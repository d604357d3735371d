/**
 * The built site from a server that draws its pages on request:
 * `npm run serve -- --api https://api.example.kz --site https://aman.example [--port 8080] [--out dist]`.
 */
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { siteApp } from './app.ts';
import { builtSite } from './built-site.ts';
import { siteFiles } from './site-files.ts';

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    site: { type: 'string' },
    port: { type: 'string', default: process.env['PORT'] ?? '8080' },
    out: { type: 'string', default: 'dist' },
  },
});
const { api, out, site = `http://localhost:${values.port}` } = values;
if (api === undefined) throw new Error('--api is needed: the origin of the API');

const { render, neutral } = await builtSite(out);
const { origin } = new URL(site);
const app = siteApp({
  api,
  neutral,
  render: (path) => render(path, { origin, api }),
  file: siteFiles(out),
});

serve({ fetch: app.fetch, port: Number(values.port) }, ({ port }) => {
  console.log(`The site is at http://localhost:${port}, its API at ${api}.`);
});
