/** Response times of the stand-in provider, printed by `npm run tool -- bench`. */
import { createProvider, type Provider } from '#mocks/node.ts';
import { readsOf } from './reads.ts';

const clock = (): number => Date.parse('2026-05-12T08:20:00+05:00');
const RUNS = 20;
/** The limit for a request of the search field, ms. */
const SEARCH_LIMIT = 50;
const SLOWEST = 5;

const searches: [name: string, path: string, body: object][] = [
  ['suggestions for «кардиолок»', '/front/search/suggestions', { query: 'кардиолок', region: 'all' }],
  ['suggestions for «ка»', '/front/search/suggestions', { query: 'ка', region: 'all' }],
  ['filters of all doctors', '/front/search/filters', { category: 'doctors' }],
  ['filters for «кардиолог»', '/front/search/filters', { category: 'doctors', q: 'кардиолог' }],
  ['first page of all doctors', '/front/search', { category: 'doctors', page: 1, per_page: 10 }],
  ['first page for «кардиолог»', '/front/search', { category: 'doctors', q: 'кардиолог', page: 1, per_page: 10 }],
  ['filters with a service', '/front/search/filters', { category: 'doctors', services: ['ekg'] }],
  [
    'filters online below a price',
    '/front/search/filters',
    { category: 'doctors', formats: ['online'], price_to: 9000 },
  ],
  ['filters today', '/front/search/filters', { category: 'doctors', when: 'today' }],
  [
    'filters of a specialisation today',
    '/front/search/filters',
    { category: 'doctors', specialisations: ['terapevt'], when: 'today' },
  ],
  ['first page with a service', '/front/search', { category: 'doctors', services: ['ekg'], sort: 'price' }],
  ['first page at home today', '/front/search', { category: 'doctors', formats: ['home'], when: 'today' }],
  ['first page of all clinics', '/front/search', { category: 'clinics', page: 1, per_page: 10 }],
];

let tooSlow = 0;

const begun = performance.now();
const provider = createProvider({ scale: 'site', clock });
console.log('\nThe stand-in provider');
console.log(row('begin from the seed', performance.now() - begun));
for (const [name, path, body] of searches) {
  const time = await median(() => ask(provider, post(path, body)));
  if (time > SEARCH_LIMIT) tooSlow += 1;
  console.log(row(name, time, time > SEARCH_LIMIT ? `  over ${SEARCH_LIMIT} ms` : ''));
}
const reads: [name: string, time: number][] = [];
for (const { id, request } of await readsOf(provider)) reads.push([id, await median(() => ask(provider, request()))]);
console.log(`  The slowest of ${reads.length} operations that only read`);
for (const [id, time] of reads.toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST)) console.log(row(id, time));
if (tooSlow > 0) process.exitCode = 1;

/** Median duration of some runs after a warm-up. */
async function median(work: () => Promise<void>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

function post(path: string, body: object): Request {
  const headers = { 'Content-Type': 'application/json' };
  return new Request(`http://provider.test/api/v0${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function ask(asked: Provider, request: Request): Promise<void> {
  const response = await asked.respond(request);
  if (!response.ok) throw new Error(`${request.url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

function row(name: string, time: number, note = ''): string {
  return `  ${name.padEnd(34)} ${time.toFixed(1).padStart(8)} ms${note}`;
}
