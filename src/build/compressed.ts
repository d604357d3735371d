import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What gets smaller; pictures and fonts are compressed already. */
const text = /\.(html|js|css|svg|txt|xml)$/;

/** Brotli's best takes 0.2 s for a page of 100 KB; where thousands are written, 9 does nearly as well in a twentieth of it. */
const BEST = 11;

/** Writes `.br` and `.gz` beside every text file of the built site: a server sends them as they are (docs/hosting.md). */
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

/** Writes `.br` and `.gz` beside a file. */
export async function compress(file: string, quality = BEST): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Vite's own list of files, in a folder that begins with a dot, is for tools and not for browsers. */
function isServedText(path: string): boolean {
  return text.test(path) && !path.split(sep).some((name) => name.startsWith('.'));
}
