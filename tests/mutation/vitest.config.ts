import { defineConfig } from 'vitest/config';

/** Runs the tests of the mutated group, which don't need the site's plugins. */
export default defineConfig({
  define: { __MOCKS__: 'false', __WORKBENCH__: 'false', __REPORT_URL__: "''", __REPORT_SAMPLE__: '0' },
  resolve: { tsconfigPaths: true },
  test: { include: process.env['MUTATED_TESTS']?.split(';') ?? [], environment: 'node', testTimeout: 60_000 },
});
