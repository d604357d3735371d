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
import { routePreload } from './src/build/route-preload.ts';
import { routeTreeOptions } from './src/build/route-tree-options.ts';
import { splitSdk } from './src/build/split-sdk.ts';
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
      splitSdk(),
      withoutInlineStyles(),
      routePreload(),
      contentSecurityPolicy({ apiHost, withMocks }),
    ],
    server: { port: 5173 },
    preview: { port: 4173 },
    build: {
      target: 'es2023',
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      manifest: true,
      // Data URLs would need `data:` in the policy for fonts, and they are re-sent with every change of the stylesheet.
      assetsInlineLimit: 0,
      // Every browser of this target preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: firstScreenChunks } } },
    },
    test: {
      include: ['tests/{unit,contract,build}/**/*.test.{ts,tsx}'],
      environment: 'node',
    },
  };
});
