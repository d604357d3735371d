import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { aliases } from './src/build/aliases.ts';
import { firstScreenChunks, routeChunks } from './src/build/chunks.ts';
import { contentSecurityPolicy } from './src/build/content-security-policy.ts';
import { demoBanner } from './src/build/demo-banner.ts';
import { lateRoutes } from './src/build/late-routes.ts';
import { leanLibraries } from './src/build/lean-libraries.ts';
import { leanPreload } from './src/build/lean-preload.ts';
import { leanStyles } from './src/build/lean-styles.ts';
import { robots } from './src/build/robots.ts';
import { routePreload } from './src/build/route-preload.ts';
import { routeTreeOptions } from './src/build/route-tree-options.ts';
import { splitSdk } from './src/build/split-sdk.ts';
import { splitValibot } from './src/build/split-valibot.ts';
import { withoutInlineStyles } from './src/build/without-inline-styles.ts';

const root = import.meta.dirname;

/**
 * Three ways to run the same sources:
 * - development (`npm start`): the stand-in provider answers in the page, unless VITE_API_HOST names a real one;
 * - production (`npm run build`): no line of the stand-in provider;
 * - demo (`npm run build:demo`): a static site that carries the stand-in provider with it.
 */
export default defineConfig(({ mode }) => {
  const apiHost = loadEnv(mode, root, 'VITE_')['VITE_API_HOST'] ?? '';
  const withMocks = mode !== 'production' && apiHost === '';

  return {
    define: { __MOCKS__: JSON.stringify(withMocks) },
    resolve: { alias: aliases },
    plugins: [
      // Unit tests need neither the stylesheet nor a route tree that rewrites itself while they run.
      ...(process.env['VITEST']
        ? []
        : [
            tanstackRouter({ ...routeTreeOptions(root), codeSplittingOptions: { defaultBehavior: routeChunks } }),
            tailwindcss(),
          ]),
      react(),
      ...(withMocks ? [msw(), demoBanner()] : []),
      lateRoutes(),
      splitSdk(),
      splitValibot(),
      withoutInlineStyles(),
      leanLibraries(),
      leanPreload(),
      leanStyles(),
      routePreload(),
      robots({ withMocks }),
      contentSecurityPolicy({ apiHost, withMocks }),
    ],
    server: { port: 5173 },
    // Named here, or the dev server would find them one by one after the page has begun, and load it anew.
    optimizeDeps: {
      entries: ['index.html'],
      ...(withMocks && { include: ['msw', 'msw/browser', 'msw/experimental'] }),
    },
    preview: { port: 4173 },
    build: {
      target: 'es2023',
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      manifest: true,
      // Data URLs would need `data:` in the policy for fonts, and they are re-sent with every change of the stylesheet.
      assetsInlineLimit: 0,
      // Browsers that have everything the stylesheet uses: for older ones each colour would be written twice.
      cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
      modulePreload: {
        // Every browser of this target preloads modules by itself.
        polyfill: false,
        // Otherwise the first file of every visit would hold the names of all others, by page. What a visit begins with is
        // preloaded by route-preload.ts, what comes next when a link is pointed at. Stylesheets have no other way to come.
        // index.html itself names what the first file imports.
        resolveDependencies: (_file, dependencies, { hostType }) =>
          hostType === 'html' ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
      },
      rolldownOptions: { output: { codeSplitting: { groups: firstScreenChunks } } },
    },
    test: {
      include: ['tests/{unit,contract,build}/**/*.test.{ts,tsx}'],
      environment: 'node',
    },
  };
});
