import type { Config } from '@tanstack/router-generator';

/** How the route tree is made; the dev server and `npm run generate` must agree, or they would rewrite each other's file. */
export function routeTreeOptions(root: string): Partial<Config> {
  return {
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: `${root}/src/routes`,
    generatedRouteTree: `${root}/generated/route-tree.gen.ts`,
    tmpDir: `${root}/node_modules/.cache/tanstack-router`,
    quoteStyle: 'single',
    semicolons: true,
    enableRouteTreeFormatting: true,
    routeTreeFileHeader: ['// Generated from the files of src/routes; never edited by hand.'],
    disableLogging: true,
    // A file that an editor is just saving is empty for a moment; the generator must not fill it with a page of its own.
    customScaffolding: { routeTemplate: '', lazyRouteTemplate: '' },
  };
}
