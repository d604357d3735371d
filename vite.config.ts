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

/** Packages that src/workbench needs. */
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
 * Three ways to run the same sources: `npm start` is development, with the stand-in provider in the
 * page unless VITE_API_HOST names a real one. `npm run build` is production, without the stand-in
 * provider. `npm run tool -- build:demo` is a static site with the stand-in provider.
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
      // Otherwise React would choose its development build at run time, by the server's
      // environment.
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    },
    resolve: { tsconfigPaths: true },
    plugins: [
      // Unit tests need neither the stylesheet nor the route tree's generator, which rewrites its
      // file.
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
    // The server build is one file without external packages, for Node and edge runtimes.
    ssr: { noExternal: true },
    html: mode === 'production' ? {} : { cspNonce: developmentNonce },
    server: { port: 5173 },
    // Otherwise the dev server would discover them after the page has loaded, and reload it.
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
      // Fonts as data URLs would need `data:` in the policy, and every change of the stylesheet
      // would resend them.
      assetsInlineLimit: 0,
      // All supported browsers preload modules natively.
      modulePreload: { polyfill: false },
      // Two files for every visit: libraries, which rarely change, and our own code.
      // build/shared-chunks.ts plans the rest.
      rolldownOptions: {
        output: {
          // Hex digits spell no word that an ad blocker filters («analytics», «share»). Ten of them
          // are 40 bits; the list of all files that each first visit loads grows with each digit.
          hashCharacters: 'hex',
          assetFileNames: 'assets/[hash:10][extname]',
          ...(!isSsrBuild && { entryFileNames: 'assets/[hash:10].js', chunkFileNames: 'assets/[hash:10].js' }),
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
      // Enough for a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // By default vitest keeps one processor for itself, which would idle on a machine with two.
      maxWorkers: '100%',
      // By default a value in a title is cut after 40 characters.
      taskTitleValueFormatTruncate: 0,
      projects: [
        {
          extends: true,
          test: {
            name: 'provider',
            include: ['tests/unit/{mocks,domain}/**/*.test.ts', 'tests/contract/**/*.test.ts'],
            // These tests share no state: loading the stand-in provider for each file would take
            // longer than testing it.
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
        // These tests read the build. A project can be excluded by name; an excluded path does not
        // apply inside projects.
        { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      ],
    },
  };
});
