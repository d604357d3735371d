/**
 * Measures the cost of a page of `npm run tool -- serve`, beside a file and a bare `renderToString`
 * of the same elements: `npm run tool -- bench:server [-- --seconds 5]`, on an otherwise idle
 * machine. Prints the table; from five seconds on it also puts it into docs/performance.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createProvider } from '#mocks/node.ts';
import { root } from '../tools/run/command.ts';
import { bareDrawing } from './bare-react.ts';
import { markdownTable } from './figures.ts';
import { paths } from './measures.ts';
import { serverPart, withServerPart } from './report.ts';

/** The cost of pages, files or renderings. */
interface Cost {
  readonly aSecond: number;
  /** CPU milliseconds of one page. */
  readonly milliseconds: number;
  /** Provider requests of one page. */
  readonly reads?: number;
}

interface Served {
  readonly origin: string;
  /** CPU time of the process, ms. */
  readonly used: () => Promise<number>;
  readonly end: () => void;
}

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);
const scratch = mkdtempSync(join(tmpdir(), 'aman-server-'));
const FILE = '/doctor.txt';
let questions = 0;

const provider = await startProvider();
for (const folder of ['dist', 'dist-server']) cpSync(join(root, folder), join(scratch, folder), { recursive: true });

const names = ['home', 'search', 'doctor'] as const;
const drawing = await serve('0');
const pages = new Map<string, string>();
for (const name of names) pages.set(name, await (await fetch(`${drawing.origin}${paths[name]}`)).text());
writeFileSync(join(scratch, 'dist', FILE), pages.get('doctor') ?? '');
const keeping = await serve('3600');

const rows: string[][] = [];
for (const name of names) {
  const bare = alone(await bareDrawing(pages.get(name) ?? ''));
  // Sends the requests one after another, because parallel requests of a page share its rendering.
  const drawn = await asked(drawing, paths[name], 1);
  add(`${name}, bare React`, bare, bare);
  add(`${name}, drawn`, drawn, bare);
}
add('doctor, drawn and compressed', await asked(drawing, paths.doctor, 1, 'br'));
add('doctor, kept', await asked(keeping, paths.doctor, 8));
add('doctor, kept and compressed', await asked(keeping, paths.doctor, 8, 'br'));
add('a file of the same size', await asked(keeping, FILE, 8));
add('an answer of the provider, passed on', await asked(keeping, '/api/v0/front/resources/dir/cities', 8));

const head = ['', 'a second', 'of a processor', 'times bare React', 'reads of the provider', 'HTML'];
const table = markdownTable(head, rows);
console.log(`\n${table}`);
const file = join(root, 'docs/performance.md');
if (seconds >= 5) writeFileSync(file, withServerPart(readFileSync(file, 'utf8'), serverPart(table)));
drawing.end();
keeping.end();
provider.close();
rmSync(scratch, { recursive: true });

function add(name: string, { aSecond, milliseconds, reads = 0 }: Cost, bare?: Cost): void {
  const html = pages.get(name.split(',')[0] ?? '');
  const size = html === undefined ? '' : `${(html.length / 1024).toFixed(0)} KiB`;
  const times = bare === undefined ? '' : (milliseconds / bare.milliseconds).toFixed(1);
  rows.push([
    name,
    aSecond.toFixed(0),
    `${milliseconds.toFixed(2)} ms`,
    times,
    reads === 0 ? '' : reads.toFixed(1),
    size,
  ]);
  console.log(rows.at(-1)?.join('  '));
}

/** The stand-in provider with cached responses, so that only the server is measured. */
async function startProvider() {
  const standIn = createProvider({ scale: 'site' });
  const known = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();
  const answer = async (request: IncomingMessage, body: Buffer) => {
    const said = await standIn.respond(
      new Request(`http://provider.test${request.url}`, {
        method: request.method ?? 'GET',
        headers: { 'Content-Type': 'application/json' },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      }),
    );
    const type = said.headers.get('Content-Type') ?? 'application/json';
    return { status: said.status, type, body: Buffer.from(await said.arrayBuffer()) };
  };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    questions += 1;
    const question = await buffer(request);
    const key = `${request.method} ${request.url} ${question}`;
    const thought = known.get(key) ?? answer(request, question);
    known.set(key, thought);
    const { status, type, body } = await thought;
    response.writeHead(status, { 'Content-Type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * Runs `npm run tool -- serve`.
 * @param freshFor seconds for which a rendered page is reused
 */
async function serve(freshFor: string): Promise<Served> {
  const address = provider.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const options = ['--port', '0', '--out', join(scratch, 'dist'), '--fresh-for', freshFor, '--metrics', '127.0.0.1:0'];
  const child = spawn(process.execPath, ['server/serve.ts', '--api', `http://127.0.0.1:${port}`, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found = new Map<string, string>();
  await new Promise<void>((ready) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, what = '', url = ''] = /(The site is|Figures) at (http:\/\/[\d.:]+)/.exec(line) ?? [];
      if (what !== '') found.set(what, url);
      if (found.size === 2) ready();
    });
  });
  const used = async (): Promise<number> => {
    const text = await (await fetch(found.get('Figures') ?? '')).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
  };
  return { origin: found.get('The site is') ?? '', used, end: () => child.kill('SIGKILL') };
}

/**
 * Sends requests for some seconds.
 * @param atOnce number of parallel requests
 */
async function asked({ origin, used }: Served, path: string, atOnce: number, encoding = 'identity'): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const ask = async (): Promise<void> => {
    const request = get(`${origin}${path}`, { agent, headers: { 'Accept-Encoding': encoding } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    await buffer(answer);
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  };
  const forSeconds = async (length: number): Promise<number> => {
    const end = performance.now() + length * 1000;
    let count = 0;
    const one = async (): Promise<void> => {
      while (performance.now() < end) {
        await ask();
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
    return count;
  };
  await forSeconds(seconds / 2);
  const [before, begun, first] = [await used(), performance.now(), questions];
  const count = await forSeconds(seconds);
  const aSecond = count / ((performance.now() - begun) / 1000);
  const cost = { aSecond, milliseconds: ((await used()) - before) / count, reads: (questions - first) / count };
  agent.destroy();
  return cost;
}

/** Measures a rendering that this process repeats. */
function alone(draw: () => void): Cost {
  const forSeconds = (length: number): number => {
    const end = performance.now() + length * 1000;
    let count = 0;
    for (; performance.now() < end; count += 1) draw();
    return count;
  };
  forSeconds(seconds / 2);
  const [before, begun] = [process.cpuUsage(), performance.now()];
  const count = forSeconds(seconds);
  const { user, system } = process.cpuUsage(before);
  return { aSecond: count / ((performance.now() - begun) / 1000), milliseconds: (user + system) / 1000 / count };
}
