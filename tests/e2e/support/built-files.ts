import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Chunk = { readonly file: string; readonly name?: string };

/**
 * Matches requests for a chunk: `page.route(asksFor(/^auth$/), …)`.
 * @param part matches the chunk's name in the build manifest, because file names are hashes
 */
export function asksFor(part: RegExp): (url: URL) => boolean {
  const files = filesOf(part);
  return ({ pathname }) => files.includes(pathname);
}

/** @throws when the built site has no such chunk */
export function filesOf(part: RegExp): string[] {
  const manifest = resolve(import.meta.dirname, '../../../dist/.vite/manifest.json');
  const chunks = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>);
  const files = chunks
    .filter(({ file, name = '' }) => file.endsWith('.js') && part.test(name))
    .map(({ file }) => `/${file}`);
  if (files.length === 0) throw new Error(`The built site has no part ${part}`);
  return files;
}
