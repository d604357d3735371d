/** Times of the stand-in provider, printed by `npm run bench`. */
import { createProvider, type Provider } from '@mocks/node.ts';

const clock = (): number => Date.parse('2026-05-12T08:20:00+05:00');
const scales = ['site', 'large'] as const;

const questions: [name: string, method: string, path: string, body?: object][] = [
  ['suggestions for «кардиолок»', 'POST', '/front/search/suggestions', { query: 'кардиолок', region: 'all' }],
  ['first page of all doctors', 'POST', '/front/search', { category: 'doctors', page: 1, per_page: 10 }],
  ['a doctor', 'GET', '/front/doctors/serikova-aigul/full'],
];

for (const scale of scales) {
  let provider: Provider | undefined;
  const begun = await milliseconds(async () => void (provider = createProvider({ scale, clock })), 1);
  console.log(`\nThe stand-in provider at ${scale} scale`);
  console.log(row('begin from the seed', begun));
  for (const [name, method, path, body] of questions) {
    console.log(row(name, await milliseconds(async () => ask(provider, method, path, body), 20)));
  }
}

/** Median of some runs, after one that warms up when there are several. */
async function milliseconds(work: () => Promise<void>, runs: number): Promise<number> {
  if (runs > 1) await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

async function ask(provider: Provider | undefined, method: string, path: string, body?: object): Promise<void> {
  const request = new Request(`http://provider.test/api/v0${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await provider?.respond(request);
  if (!response?.ok) throw new Error(`${path}: ${response?.status} ${await response?.text()}`);
}

function row(name: string, time: number): string {
  return `  ${name.padEnd(30)} ${time.toFixed(1).padStart(8)} ms`;
}
