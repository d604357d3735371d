import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { closure, type Manifest } from '../server/built-site.ts';
import { NEUTRAL } from '../server/page-file.ts';
import { buildTarget } from './browsers/oldest.ts';

/** Module that shows toasts, such as the message about a part that did not load. */
const TOASTER = 'src/shared/toaster.tsx';

/**
 * Modules that show a patient's upcoming visits offline: the cabinet, its two screens, the shapes
 * of responses, and the page that opens instead after a logout.
 */
const VISITS = [
  'src/routes/fo/patient/_cabinet.tsx?tsr-split=component---loader',
  'src/routes/fo/patient/_cabinet/visits/index.tsx?tsr-split=component---loader',
  'src/routes/fo/patient/_cabinet/visits/$id/index.tsx?tsr-split=component---loader',
  'src/routes/unauthorized.tsx?tsr-split=component---loader',
  'generated/shapes/auth.ts',
  'generated/shapes/patient.ts',
];

/**
 * A URL without a page of its own. Every hosting answers it with the page without content
 * (docs/hosting.md).
 */
const NEUTRAL_URL = '/fo/offline';

/**
 * Builds `sw.js` (worker/) with the list of the site's files. A demo has the service worker of the
 * stand-in provider instead.
 */
export function serviceWorker({ apiHost }: { readonly apiHost: string }): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'aman:service-worker',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        if (error) return;
        const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
        const neutral = await readFile(join(folder, NEUTRAL), 'utf8');
        const early = [...neutral.matchAll(/<script (?:async [^>]*)?src="([^"]+)"/g)].flatMap(([, file]) => file ?? []);
        const shell = [...filesOf(manifest, ['index.html', TOASTER]), ...early];
        const visits = filesOf(manifest, VISITS).filter((file) => !shell.includes(file));
        const revision = hash(neutral);
        const files = {
          neutral: { url: NEUTRAL_URL, revision },
          shell,
          visits,
          build: hash([revision, ...shell, ...visits].join()),
        };
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            SITE_FILES: JSON.stringify(files),
            API_ORIGIN: JSON.stringify(apiHost === '' ? '' : new URL(apiHost).origin),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: buildTarget,
            rolldownOptions: {
              input: join(root, 'worker/main.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

/** URLs of the scripts, styles and fonts of these chunks and of all their imports. */
function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const chunks = [...closure(manifest, keys)].map((key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    return chunk;
  });
  const names = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(names)].filter((name) => /\.(js|css|woff2)$/.test(name)).map((name) => `/${name}`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
