import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createProvider } from '#mocks/node.ts';
import { builtSite } from '../../server/built-site.ts';
import { filesFor } from '../../server/page-file.ts';
import { throwAwayCertificate } from '../tools/certificate.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
};

/** A file that exists only during the measurement: a static page, or one of its pictures. */
interface AddedFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoding?: string;
}

export interface SiteServer {
  readonly origin: string;
  /** Fingerprint of the server's certificate, the only one that the browser trusts. */
  readonly keyFingerprint: string;
  /** Also serves `content` at `path`. A text is compressed as far as possible. */
  readonly hold: (path: string, type: string, content: Uint8Array) => Promise<void>;
  readonly close: () => void;
}

/**
 * The built site over HTTP/2 with the stand-in provider behind /api, like a server configured by
 * docs/hosting: it sends the compressed files of the build and compresses other responses itself.
 * @param drawn pages to prerender with their data, as `npm run tool -- prerender` does with all
 */
export async function startSite(folder: string, drawn: readonly string[]): Promise<SiteServer> {
  const scratch = mkdtempSync(join(tmpdir(), 'aman-bench-'));
  const files = throwAwayCertificate(scratch);
  const [key, cert] = [readFileSync(files.key), readFileSync(files.cert)];
  rmSync(scratch, { recursive: true });
  const provider = createProvider({ scale: 'site' });
  const added = new Map<string, AddedFile>();

  // Hono would replace the global Response, and msw would not recognise a thrown response.
  const overrideGlobalObjects = false;
  const api = createAdaptorServer({ fetch: (request) => provider.respond(request), overrideGlobalObjects });
  const server = createAdaptorServer({
    createServer: createSecureServer,
    serverOptions: { key, cert },
    overrideGlobalObjects,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname.startsWith('/api/')) return gzipped(await provider.respond(request));
      const own = added.get(pathname);
      return own === undefined ? fileOf(folder, pathname, search) : answer(own.body, own.type, pathname, own.encoding);
    },
  });
  const hold = async (path: string, type: string, content: Uint8Array): Promise<void> => {
    const file = /text|svg/.test(type)
      ? { type, body: new Uint8Array(await promisify(brotliCompress)(content)), encoding: 'br' }
      : { type, body: new Uint8Array(content) };
    added.set(path, file);
  };

  const origin = `https://localhost:${await portOf(server)}`;
  const { render } = await builtSite(folder);
  const apiOrigin = `http://127.0.0.1:${await portOf(api)}`;
  for (const path of drawn) {
    const { status, html } = await render(path, { origin, api: apiOrigin });
    if (status !== 200) throw new Error(`${path} could not be drawn: ${status}`);
    await hold(path, 'text/html; charset=utf-8', Buffer.from(html));
  }
  api.close();
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin,
    keyFingerprint: createHash('sha256').update(publicKey).digest('base64'),
    hold,
    close: () => server.close(),
  };
}

async function portOf(server: ServerType): Promise<number> {
  await new Promise<void>((resume) => {
    server.listen(0, '127.0.0.1', resume);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function fileOf(folder: string, pathname: string, search: string): Response {
  const files = extname(pathname) === '' ? filesFor(pathname, search) : [pathname];
  const path = files.map((name) => join(folder, name)).find((name) => existsSync(name));
  if (path === undefined) return new Response('', { status: 404 });
  const type = types[extname(path)] ?? 'application/octet-stream';
  return existsSync(`${path}.br`)
    ? answer(readFileSync(`${path}.br`), type, pathname, 'br')
    : answer(readFileSync(path), type, pathname);
}

function answer(body: Uint8Array<ArrayBuffer>, type: string, pathname: string, encoding?: string): Response {
  const kept = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { 'Content-Type': type, 'Cache-Control': kept, ...(encoding && { 'Content-Encoding': encoding }) };
  return new Response(body, { headers });
}

async function gzipped(response: Response): Promise<Response> {
  const body = await promisify(gzip)(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  if (response.body === null) return new Response(null, { status: response.status, headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(body, { status: response.status, headers });
}
