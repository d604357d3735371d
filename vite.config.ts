import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { earlyScript } from './build/browsers/early-script.ts';
import { buildTarget } from './build/browsers/oldest.ts';
import { compressed } from './build/compressed.ts';
import { contentSecurityPolicy, developmentNonce } from './build/content-security-policy.ts';
import { demoBanner } from './build/demo-banner.ts';
import { pagesOfServer } from './build/pages.ts';
import { robots } from './build/robots.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { webManifest } from './build/web-manifest.ts';

const root = import.meta.dirname;

/** What src/workbench needs. */
const toolsOfWorkbench = [
  '@faker-js/faker/locale/ru',
  '@mswjs/interceptors',
  '@mswjs/interceptors/fetch',
  '@mswjs/interceptors/XMLHttpRequest',
  '@tanstack/react-devtools',
  '@tanstack/react-form-devtools/production',
  '@tanstack/react-query-devtools/production',
  '@tanstack/react-router-devtools',
];

/**
 * Three ways to run the same sources:
 * - development (`npm start`): the stand-in provider answers in the page, unless VITE_API_HOST names a real one;
 * - production (`npm run build`): no line of the stand-in provider;
 * - demo (`npm run tool -- build:demo`): a static site that carries the stand-in provider with it.
 */
export default defineConfig(({ mode, isSsrBuild }) => {
  const env = loadEnv(mode, root, 'VITE_');
  const apiHost = env['VITE_API_HOST'] ?? '';
  const reportUrl = env['VITE_REPORT_URL'] ?? '';
  const withMocks = mode !== 'production' && apiHost === '';

  return {
    define: {
      __MOCKS__: JSON.stringify(withMocks),
      __REPORT_URL__: JSON.stringify(reportUrl),
      __REPORT_SAMPLE__: JSON.stringify(Number(env['VITE_REPORT_SAMPLE'] ?? 0.1)),
      __WORKBENCH__: JSON.stringify(mode !== 'production'),
      // React holds its development build too, and would choose while it runs, by the environment of the server.
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    resolve: { tsconfigPaths: true },
    plugins: [
      // Unit tests need neither the stylesheet nor a route tree that rewrites itself while they run.
      ...(process.env['VITEST']
        ? []
        : [
            tanstackRouter({
              codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent']] },
            }),
            tailwindcss(),
          ]),
      react(),
      ...(withMocks ? [msw(), demoBanner()] : []),
      ...(isSsrBuild ? [] : [robots({ withMocks }), webManifest()]),
      earlyScript(),
      sharedChunks(),
      contentSecurityPolicy({ apiHost, reportUrl, withMocks, withWorkbench: mode !== 'production' }),
      pagesOfServer({ apiHost, withMocks }),
      ...(isSsrBuild || withMocks ? [] : [serviceWorker({ apiHost })]),
      ...(mode === 'production' && !isSsrBuild ? [compressed()] : []),
    ],
    // The program for a server is one file with all that it needs, for Node and for edge runtimes alike.
    ssr: { noExternal: true },
    html: mode === 'production' ? {} : { cspNonce: developmentNonce },
    server: { port: 5173 },
    // Named here, or the dev server would find them one by one after the page has begun, and load it anew.
    optimizeDeps: {
      entries: ['index.html'],
      // Each icon is a file: a new one would make Vite bundle again and reload the page.
      exclude: ['@tabler/icons-react'],
      include: [...(withMocks ? ['msw', 'msw/browser', 'msw/experimental'] : []), ...toolsOfWorkbench],
    },
    preview: { port: 4173 },
    build: {
      target: buildTarget,
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      manifest: true,
      // Data URLs would need `data:` in the policy for fonts, and they are re-sent with every change of the stylesheet.
      assetsInlineLimit: 0,
      // Every browser of this target preloads modules by itself.
      modulePreload: { polyfill: false },
      // What every visit needs, in two files: the libraries, which a deploy rarely changes, and our own code. The rest is planned by
      // what is used together (build/shared-chunks.ts).
      rolldownOptions: {
        output: {
          // No word that a blocker of advertising may know («analytics», «share»): hex digits spell none.
          hashCharacters: 'hex',
          assetFileNames: 'assets/[hash:12][extname]',
          ...(!isSsrBuild && { entryFileNames: 'assets/[hash:12].js', chunkFileNames: 'assets/[hash:12].js' }),
          codeSplitting: {
            groups: [
              { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]|preload-helper/, priority: 2 },
              {
                name: 'app',
                tags: ['$initial'],
                test: /[\\/](src|generated)[\\/](?!main\.tsx$)/,
                priority: 1,
              },
            ],
          },
        },
      },
    },
    test: {
      environment: 'node',
      // Long enough for a machine that is busy with other things.
      testTimeout: 60_000,
      // Left to itself, vitest keeps one processor free for its own work, which is little: on two, half the machine would wait.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'provider',
            include: ['tests/unit/{mocks,domain}/**/*.test.ts', 'tests/contract/**/*.test.ts'],
            // They change nothing but what they make: loading the provider anew for each file takes longer than testing it.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'page',
            include: ['tests/unit/**/*.test.{ts,tsx}'],
            exclude: ['tests/unit/{mocks,domain}/**'],
          },
        },
        // They read what was built. A project of its own is left out by name; a path to leave out does not reach into projects.
        { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      ],
    },
  };
});
