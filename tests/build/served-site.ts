import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { createProvider } from '#mocks/node.ts';

const root = resolve(import.meta.dirname, '../..');

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The stand-in provider over HTTP; a test can replace its behaviour. */
export class TestProvider {
  readonly requests: IncomingMessage[] = [];
  #server: Server;
  #provider = createProvider({ scale: 'small' });
  #behave: Behaviour | undefined;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.requests.push(request);
      Promise.resolve((this.#behave ?? this.proper)(request, response)).catch(() => response.writeHead(500).end());
    });
  }

  static async start(): Promise<TestProvider> {
    const provider = new TestProvider();
    provider.#server.listen(0, '127.0.0.1');
    await once(provider.#server, 'listening');
    return provider;
  }

  get origin(): string {
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  /** Number of open sockets. */
  async connections(): Promise<number> {
    return new Promise((done, fail) => {
      this.#server.getConnections((error, count) => (error ? fail(error) : done(count)));
    });
  }

  behave(behaviour?: Behaviour): void {
    this.requests.length = 0;
    this.#behave = behaviour;
  }

  /** Responds as the contract requires. */
  readonly proper: Behaviour = async (request, response) => {
    const { status, headers, body } = await this.answer(request);
    response.writeHead(status, headers).end(body);
  };

  /**
   * Like `proper`, but asks the provider once for each path and repeats its response, so that load
   * tests don't measure the provider.
   */
  replayed(): Behaviour {
    const known = new Map<string, ReturnType<TestProvider['answer']>>();
    return async (request, response) => {
      const [path = ''] = request.url?.split('?') ?? [];
      const answer = known.get(path) ?? this.answer(request);
      known.set(path, answer);
      const { status, headers, body } = await answer;
      response.writeHead(status, headers).end(body);
    };
  }

  private async answer(request: IncomingMessage) {
    const body = await buffer(request);
    const answer = await this.#provider.respond(
      new Request(`${this.origin}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { 'Content-Type': request.headers['content-type'] ?? '' },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      }),
    );
    const { status, headers } = answer;
    return { status, headers: Object.fromEntries(headers), body: Buffer.from(await answer.arrayBuffer()) };
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

export interface LogLine {
  readonly kind: string;
  readonly [name: string]: unknown;
}

/** Runs `npm run tool -- serve` for the built site on its own port. */
export class ServedSite {
  readonly log: LogLine[] = [];
  origin = '';
  readonly #process: ChildProcess;
  #text = '';

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async start(api: string, options: readonly string[] = [], env: Record<string, string> = {}) {
    const child = spawn(
      process.execPath,
      ['server/serve.ts', '--api', api, '--site', 'https://aman.example', '--port', '0', ...options],
      { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const site = new ServedSite(child);
    const lines = createInterface({ input: child.stdout });
    await new Promise<void>((ready, fail) => {
      child.once('exit', () => fail(new Error('serve has ended')));
      lines.on('line', (line) => {
        site.#text += `${line}\n`;
        site.log.push(JSON.parse(line) as LogLine);
        const [, origin] = /The site is at (http:\/\/[\d.]+:\d+)/.exec(line) ?? [];
        if (origin === undefined) return;
        site.origin = origin;
        ready();
      });
    });
    return site;
  }

  /** The server's whole output. */
  get text(): string {
    return this.#text;
  }

  get(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.origin}${path}`, { redirect: 'manual', ...init });
  }

  /**
   * Sends the signal and waits for the exit.
   * @returns the exit code
   */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.#process.exitCode !== null) return this.#process.exitCode;
    this.#process.kill(signal);
    const [code] = (await once(this.#process, 'exit')) as [number | null];
    return code;
  }
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
