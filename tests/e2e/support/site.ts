import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { policyIn } from '../../../server/content-policy.ts';
import { filesFor, NEUTRAL } from '../../../server/page-file.ts';
import { pageHeaders } from '../../../server/page-headers.ts';
import { siteFiles } from '../../../server/site-files.ts';

/** Responds to the pages' API requests. */
type Answer = (request: Request) => Promise<Response>;

const API = '/api/v0/';

/**
 * Delay of each API response, milliseconds: `npm run tool -- test:slow` finds tests that don't wait
 * for a response.
 */
const HELD = Number(process.env['HOLD_ANSWERS'] ?? 0);

/**
 * Two Content-Length headers break the response: the browser reports a failed connection, and does
 * not silently retry as it does after a reused connection was closed.
 */
const BROKEN = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n';

/**
 * The built site on its own port, one per Playwright worker. It sends files like a web server
 * (docs/hosting.md), and the running test's provider answers API requests in this process.
 */
export class Site {
  readonly origin: string;
  readonly #server: Server;
  readonly #folder: string;
  /** Headers that the hosting adds to every file. */
  readonly #headers: Readonly<Record<string, string>>;
  readonly #file: (path: string) => Promise<Response | undefined>;
  #answer: Answer | undefined;
  #isDown = false;
  readonly #replaced = new Map<string, (text: string) => string>();
  #pending = 0;
  /** Time of the last request or response. */
  #lastMove = 0;

  private constructor(server: Server, folder: string) {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the site has no port');
    this.origin = `http://localhost:${address.port}`;
    this.#server = server;
    this.#folder = folder;
    this.#headers = pageHeaders(policyIn(readFileSync(join(folder, NEUTRAL), 'utf8')));
    this.#file = keptFiles(siteFiles(folder));
    server.on('request', (asked, reply) => void this.#reply(asked, reply));
  }

  /** @throws when the site has not been built */
  static async open(folder = resolve(import.meta.dirname, '../../../dist')): Promise<Site> {
    if (!existsSync(join(folder, NEUTRAL))) throw new Error(`${folder} holds no built site: npm run build`);
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    return new Site(server, folder);
  }

  /** Sets the function that answers API requests; undefined between two tests. */
  answerBy(answer: Answer | undefined): void {
    this.#answer = answer;
    this.#isDown = false;
    this.#replaced.clear();
  }

  /**
   * Breaks all connections, including those of a service worker, which stays online in Playwright's
   * offline mode.
   */
  goDown(): void {
    this.#isDown = true;
  }

  goUp(): void {
    this.#isDown = false;
  }

  /** Changes the text of a file or a page like the next deploy. */
  replace(path: string, change: (text: string) => string): void {
    this.#replaced.set(path, change);
  }

  /** Waits until no request is pending and a quarter of a second has passed without a request. */
  async quiet(): Promise<void> {
    while (this.#pending > 0 || performance.now() - this.#lastMove < 250) {
      await setTimeout(25);
    }
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #count(change: number): void {
    this.#pending += change;
    this.#lastMove = performance.now();
  }

  async #reply(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (this.#isDown) {
      asked.socket.destroy();
      return;
    }
    this.#count(+1);
    // The real date would be wrong, because the test's provider has its own clock.
    reply.sendDate = false;
    reply.once('close', () => this.#count(-1));
    try {
      const { pathname, search } = new URL(asked.url ?? '/', this.origin);
      const response = pathname.startsWith(API)
        ? await this.#api(asked)
        : ((await this.#page(asked, pathname, search)) ?? new Response('Not found', { status: 404 }));
      if (response.type === 'error') {
        asked.socket.end(BROKEN);
        return;
      }
      const body = Buffer.from(await response.arrayBuffer());
      reply.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
    } catch (error) {
      // The browser has closed the connection together with its page.
      if (asked.socket.destroyed) return;
      console.error(`${asked.method} ${asked.url}:`, error);
      reply.writeHead(500).end();
    }
  }

  async #api(asked: IncomingMessage): Promise<Response> {
    const answer = this.#answer;
    if (answer === undefined) return Response.error();
    const body = await buffer(asked);
    if (HELD > 0) await setTimeout(HELD);
    return answer(
      new Request(new URL(asked.url ?? '/', this.origin), {
        method: asked.method ?? 'GET',
        headers: Object.entries(asked.headers).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, String(value)]],
        ),
        ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
      }),
    );
  }

  /**
   * The response to a path: a file, or for a page its prerendered file or the page without content.
   */
  async #page(asked: IncomingMessage, pathname: string, search: string): Promise<Response | undefined> {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') return undefined;
    // A service worker requests pages without `Accept: text/html`.
    if (asked.headers.accept?.includes('text/html') !== true && /\.\w+$/.test(pathname)) {
      const found = await this.#file(pathname);
      // Files with a hash in their name never expire, as in production.
      if (found === undefined) return undefined;
      const change = this.#replaced.get(pathname);
      const cached = pathname.startsWith('/assets/') ? 'public, max-age=31536000' : 'no-cache';
      const headers = { ...this.#headers, ...Object.fromEntries(found.headers), 'Cache-Control': cached };
      return new Response(change === undefined ? found.body : change(await found.text()), { headers });
    }
    const file = filesFor(pathname, search).find((one) => existsSync(join(this.#folder, one)));
    if (file === undefined) throw new Error(`${this.#folder} holds no built site`);
    const html = await readFile(join(this.#folder, file), 'utf8');
    return new Response(this.#replaced.get(pathname)?.(html) ?? html, {
      headers: { ...this.#headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
    });
  }
}

/** Reads each file from disk once, although each new browser requests it. */
function keptFiles(read: (path: string) => Promise<Response | undefined>): typeof read {
  const kept = new Map<string, { readonly body: ArrayBuffer; readonly headers: Headers }>();
  return async (path) => {
    if (!kept.has(path)) {
      const found = await read(path);
      if (found === undefined) return undefined;
      kept.set(path, { body: await found.arrayBuffer(), headers: found.headers });
    }
    const file = kept.get(path);
    return file && new Response(file.body, { headers: file.headers });
  };
}
