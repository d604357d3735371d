/**
 * How the code is cut into files. What a first visit always needs comes in two files: the libraries, which a deploy rarely
 * changes, and our own code. Left to itself the bundler cuts the same code into many small files, which compress worse.
 */
export const firstScreenChunks = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 1 },
  // The entry itself stays apart: a page whose entry file is folded into another has no entry in the manifest.
  { name: 'app', tags: ['$initial' as const], test: (id: string) => !/\/(index\.html|main\.tsx)$/.test(id) },
];

/** Pages that people land on: their loaders come with the first file, so that data starts with the code, not after it. */
const landing = /^\/(search|doctor|clinic)?(\/|$)/;

/** A route's component always has a file of its own; away from the landing pages its loader stands in it as well. */
export function splitRoute({ routeId }: { routeId: string }): ('component' | 'loader' | 'errorComponent')[][] {
  const error: ['errorComponent'] = ['errorComponent'];
  return landing.test(routeId) ? [['component'], error] : [['component', 'loader'], error];
}
