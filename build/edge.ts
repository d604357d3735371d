/**
 * Builds the site as a Cloudflare worker (docs/hosting.md): `dist-edge/` gets the worker and the
 * static files that the platform serves. Run `npm run tool -- build:edge` after `npm run build`.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { builtFiles, builtProgram } from '../server/built-site.ts';
import { policyIn } from '../server/content-policy.ts';
import type { EdgeSite } from '../server/edge.ts';
import { HASHED, HSTS, pageHeaders } from '../server/page-headers.ts';
import { typeOf } from '../server/site-files.ts';

const ENTRY = 'virtual:worker';

/**
 * @param folder folder of the built site
 * @param out folder of the result: `dist-edge`
 */
export async function buildEdge(folder: string, out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const files = builtFiles(folder);
  // The page without content contains the hash of the entry file, and this hash changes with every
  // other file. So the hash of this page identifies the build.
  const name = createHash('sha256').update(files.neutral).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'aman:edge',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? entry(folder, { ...files, build: name }) : undefined),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: false,
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'worker.js', codeSplitting: false } },
    },
  });
  for (const path of globSync('**/*.*', { cwd: folder })) {
    if (typeOf(`/${path}`) === undefined) continue;
    mkdirSync(dirname(join(out, 'site', path)), { recursive: true });
    cpSync(join(folder, path), join(out, 'site', path));
  }
  writeFileSync(join(out, 'site/_headers'), headersFile(policyIn(files.neutral)));
}

function entry(folder: string, site: EdgeSite): string {
  const server = resolve(import.meta.dirname, '../server/edge.ts');
  return [
    `import * as program from ${JSON.stringify(resolve(builtProgram(folder)))};`,
    `import { edgeWorker } from ${JSON.stringify(server)};`,
    `export default edgeWorker(program, ${JSON.stringify(site)});`,
  ].join('\n');
}

/**
 * File with the headers that the platform sends with static files. They are the headers that
 * `siteApp` sends.
 */
function headersFile(policy: string): string {
  const headers = { ...pageHeaders(policy), 'Strict-Transport-Security': HSTS };
  return [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${HASHED}`,
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) await buildEdge('dist', 'dist-edge');
