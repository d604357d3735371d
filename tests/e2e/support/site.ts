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

/** Answers what the pages ask of the API. */
type Answer = (request: Request) => Promise<Response>;

const API = '/api/v0/';

/** Milliseconds that each answer of the API is held back: `npm run tool -- test:slow` finds the tests that look before the page has its answer. */
const HELD = Number(process.env['HOLD_ANSWERS'] ?? 0);

/**
 * Two lengths at once are no answer: the browser calls it a failed connection, and does not quietly ask again, as it does when a
 * connection that it has used before is closed.
 */
const BROKEN = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n';

/**
 * The built site on a port of its own, one for each Playwright worker: files as a web server sends them (docs/hosting.md), and the
 * API answered in this process by the provider of the test that is running.
 */
export class Site {
  readonly origin: string;
  readonly #server: Server;
  readonly #folder: string;
  /** What the hosting sends with everything of the site. */
  readonly #headers: Readonly<Record<string, string>>;
  readonly #file: (path: string) => Promise<Response | undefined>;
  #answer: Answer | undefined;
  #isDown = false;
  readonly #replaced = new Map<string, (text: string) => string>();
  #pending = 0;
  /** When a page last asked or was last answered. */
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

  /** Who answers the API from now on; nobody between two tests. */
  answerBy(answer: Answer | undefined): void {
    this.#answer = answer;
    this.#isDown = false;
    this.#replaced.clear();
  }

  /** No network leads here any more; also not for a service worker, which Playwright's own offline mode leaves online. */
  goDown(): void {
    this.#isDown = true;
  }

  goUp(): void {
    this.#isDown = false;
  }

  /** Sends another text in the place of a file's or a page's, as a next deploy would. */
  replace(path: string, change: (text: string) => string): void {
    this.#replaced.set(path, change);
  }

  /** Waits until nothing has been asked for a quarter of a second, and all is answered. */
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
    // The test's day is another one; its provider says what time it is.
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
      // A page that was closed or left meanwhile no longer waits for the answer.
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

  /** A file; where a page is asked for, its own or the one without content. */
  async #page(asked: IncomingMessage, pathname: string, search: string): Promise<Response | undefined> {
    if (asked.method !== 'GET' && asked.method !== 'HEAD') return undefined;
    // A service worker asks for a page as for anything else.
    if (asked.headers.accept?.includes('text/html') !== true && /\.\w+$/.test(pathname)) {
      const found = await this.#file(pathname);
      // As the hosting has it: what carries a hash in its name is never asked for again.
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

/** Reads each file once, however often a browser that has just been opened asks for it. */
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
