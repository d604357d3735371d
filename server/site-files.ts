import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { accepts } from './encoded-page.ts';

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

/**
 * Encodings of precompressed files, with the extensions of their names. The smallest encoding is
 * first.
 */
const written = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the files of a built site from a folder. Pages are not served from there, because the
 * server renders them.
 */
export function siteFiles(folder: string): (path: string, request?: Request) => Promise<Response | undefined> {
  return async (path, request) => {
    const type = typeOf(path);
    if (type === undefined) return undefined;
    const file = join(folder, normalize(path));
    const accepted = request?.headers.get('accept-encoding') ?? '';
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() !== true) return undefined;
    const etag = `W/"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
    const headers = { 'Content-Type': type, ETag: etag, Vary: 'Accept-Encoding' };
    if (request?.headers.get('if-none-match')?.includes(etag) === true) {
      return new Response(null, { status: 304, headers });
    }
    for (const [encoding, ending] of written) {
      const body = accepts(accepted, encoding) && (await readFile(`${file}${ending}`).catch(() => undefined));
      if (body) return new Response(body, { headers: { ...headers, 'Content-Encoding': encoding } });
    }
    return new Response(await readFile(file), { headers });
  };
}

/**
 * Content type of a file, by its path in the site. Undefined for pages and for Vite's manifests.
 */
export function typeOf(path: string): string | undefined {
  return path.startsWith('/.') ? undefined : types[extname(path)];
}
