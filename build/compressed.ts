import { readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compress } from '../server/compress.ts';

/** File types that compression makes smaller. Pictures and fonts are compressed already. */
const text = /\.(html|js|css|svg|txt|xml|webmanifest)$/;

/**
 * Writes `.br` and `.gz` files beside the text files of the built site, for servers that send
 * precompressed files (docs/hosting.md).
 */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'aman:compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(files.filter((file) => isServedText(relative(folder, file))).map((file) => compress(file)));
    },
  };
}

/**
 * Whether a file is a text that the site serves. Vite's manifests are not served: the name of their
 * folder begins with a dot.
 */
function isServedText(path: string): boolean {
  return text.test(path) && !path.split(sep).some((name) => name.startsWith('.'));
}
