import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { NEUTRAL } from './page-file.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The files of a built site in a folder, but for its pages, which are drawn. For `siteApp`, in Node. */
export function siteFiles(folder: string): (path: string) => Promise<Response | undefined> {
  return async (path) => {
    const type = types[extname(path)];
    // A path that begins with a dot holds Vite's own lists, which are for tools.
    if (type === undefined || path.endsWith(NEUTRAL) || path.startsWith('/.')) return undefined;
    try {
      return new Response(await readFile(join(folder, normalize(path))), { headers: { 'Content-Type': type } });
    } catch {
      return undefined;
    }
  };
}
