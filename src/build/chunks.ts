/**
 * How the code is cut into files. What a first visit always needs comes in two files: the libraries, which a deploy rarely
 * changes, and our own code. Left to itself the bundler cuts the same code into many small files, which compress worse.
 */
export const firstScreenChunks = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 1 },
  // The entry itself stays apart: a page whose entry file is folded into another has no entry in the manifest.
  { name: 'app', tags: ['$initial' as const], test: (id: string) => !/\/(index\.html|main\.tsx)$/.test(id) },
];

/**
 * A route's component and its loader share one file, which is preloaded with the libraries (route-preload.ts): data starts
 * with the code, and a first visit to one page doesn't carry the loaders of all others.
 */
export const routeChunks: ('component' | 'loader' | 'errorComponent')[][] = [
  ['component', 'loader'],
  ['errorComponent'],
];
