import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const folder = (name: string): string => `${resolve(root, name)}/`;

/** The same names as `paths` in tsconfig.json, and one library's stand-in for a hook that React has had since 18. */
export const aliases = [
  { find: /^@generated\//, replacement: folder('generated') },
  { find: /^@mocks\//, replacement: folder('mocks') },
  { find: /^@\//, replacement: folder('src') },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];
