import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The same names as `paths` in tsconfig.json. */
export const aliases: Record<string, string> = {
  '@generated': resolve(root, 'generated'),
  '@mocks': resolve(root, 'mocks'),
  '@': resolve(root, 'src'),
};
