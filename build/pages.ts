import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { builtSite, type Manifest, serverFolder, TEMPLATE } from '../server/built-site.ts';
import { filesFor, NEUTRAL, pageFile } from '../server/page-file.ts';
import { withCabinetStart } from './cabinet-start.ts';
import { drawnTemplate } from './drawn-template.ts';

/**
 * Public pages that are built without data. `npm run tool -- prerender` replaces them by pages with
 * data.
 */
const pages = [
  '/',
  '/search',
  '/services',
  '/symptoms',
  '/qa',
  '/auth',
  '/auth/login',
  '/auth/register',
  '/conditions/user-agreement',
  '/conditions/cookies-policy',
  '/conditions/protection-personal-data',
  '/conditions/processing-personal-data',
  '/conditions/rating',
];

/**
 * Kinds of pages on which most visitors enter the site. There are too many such pages to build each
 * of them, so each kind gets a skeleton.
 */
const skeletons = ['search', 'doctor', 'clinic'] as const;

interface PagesOptions {
  /** Base URL of the provider's API. Empty if the API has the page's own origin. */
  readonly apiHost: string;
  readonly withMocks: boolean;
}

/**
 * Builds the program a second time, for the server, and renders the pages that need no data. For
 * any other URL a skeleton or the page without content (neutral.html) is sent, so that the visitor
 * does not see a wrong page for a moment.
 */
export function pagesOfServer({ apiHost, withMocks }: PagesOptions): Plugin {
  let folder = '';
  let root = '';
  let mode = '';
  return {
    name: 'aman:pages',
    // The plugin must not run in the server build, which it starts itself, nor when a development
    // server closes.
    apply: (config, { command, isPreview }) => isPreview === true || (command === 'build' && !config.build?.ssr),
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      ({ mode, root } = config);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        if (error) return;
        await build({
          mode,
          logLevel: 'warn',
          build: { ssr: 'src/server.tsx', outDir: serverFolder(folder), emptyOutDir: true },
        });
        const neutral = join(folder, NEUTRAL);
        await rename(join(folder, 'index.html'), neutral);
        const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
        await writeFile(join(serverFolder(folder), TEMPLATE), drawnTemplate(await readFile(neutral, 'utf8'), manifest));
        const api = withMocks ? undefined : apiHost && new URL(apiHost).origin;
        const { render, renderSkeleton, renderCabinets, neutral: page } = await builtSite(folder);
        const madeAt = momentOfSource();
        const start = { root, folder, api, ...(await renderCabinets(madeAt)) };
        await writeFile(neutral, await withCabinetStart(page, start, manifest));
        const write = async (name: string, html: string): Promise<void> => {
          const file = join(folder, name);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, html);
        };
        for (const path of pages) {
          const { status, html } = await render(path, { madeAt });
          if (status !== 200) throw new Error(`${path} can't be drawn without data: ${status}`);
          await write(pageFile(path), html);
        }
        for (const name of skeletons) await write(join(name, NEUTRAL), await renderSkeleton(name, { madeAt }));
      },
    },
    configurePreviewServer(server) {
      // Serves files in the order of docs/hosting.md: the file of the page if there is one,
      // otherwise a skeleton or the page without content.
      server.middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        // The request of a service worker for a page has no `text/html` in `Accept`.
        const isPage = request.headers.accept?.includes('text/html') || !/\.\w+$|^\/api\//.test(pathname);
        if (request.method === 'GET' && isPage) {
          request.url = `/${filesFor(pathname, search).find((file) => existsSync(join(folder, file)))}`;
        }
        next();
      });
    },
  };
}

/**
 * Time of the commit that is built, in milliseconds since the epoch. With this time two builds of
 * the same commit are identical.
 */
function momentOfSource(): number {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  // Without git an environment variable sets the time (reproducible-builds.org).
  const seconds = Number(process.env['SOURCE_DATE_EPOCH'] ?? stdout);
  return seconds > 0 ? seconds * 1000 : Date.now();
}
