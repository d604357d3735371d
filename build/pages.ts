import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { builtSite, type Manifest, serverFolder } from '../server/built-site.ts';
import { filesFor, NEUTRAL, pageFile } from '../server/page-file.ts';
import { withCabinetStart } from './cabinet-start.ts';

/** Pages that everyone may see, as they are before any answer of the API. `npm run tool -- prerender` writes them again with their data. */
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
];

/** Where most people arrive from elsewhere: pages of which there are too many for a build without an API. */
const skeletons = ['search', 'doctor', 'clinic'] as const;

interface PagesOptions {
  /** The provider's API; empty when it is the page's own. */
  readonly apiHost: string;
  readonly withMocks: boolean;
}

/**
 * Builds the program a second time for a server, and draws with it the pages that need no data. Every other address gets a skeleton or
 * the page without content (neutral.html), so that nobody sees another page's flash by.
 */
export function pagesOfServer({ apiHost, withMocks }: PagesOptions): Plugin {
  let folder = '';
  let root = '';
  let mode = '';
  return {
    name: 'aman:pages',
    // Not in the build for the server, which this one starts; and a development server that closes is no build.
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
      // As docs/hosting.md has it: a page's own file, else the page without content.
      server.middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        // A service worker asks for a page as for anything else.
        const isPage = request.headers.accept?.includes('text/html') || !/\.\w+$|^\/api\//.test(pathname);
        if (request.method === 'GET' && isPage) {
          request.url = `/${filesFor(pathname, search).find((file) => existsSync(join(folder, file)))}`;
        }
        next();
      });
    },
  };
}

/** When the source was committed, milliseconds since the epoch: two builds of one commit are the same to the last byte. */
function momentOfSource(): number {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  // Without git somebody says it, as for other tools (reproducible-builds.org).
  const seconds = Number(process.env['SOURCE_DATE_EPOCH'] ?? stdout);
  return seconds > 0 ? seconds * 1000 : Date.now();
}
