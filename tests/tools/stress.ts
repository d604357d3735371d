/**
 * Runs browser tests twenty times on a busy machine: `npm run tool -- test:stress floating -g
 * Наверх`. Without arguments it runs all tests, including those over real HTTP. A test that fails
 * once has found a race.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { buildOverHttp } from './run/build-over-http.ts';
import { run } from './run/command.ts';
import { quoted } from './tools.ts';

const twenty = 'playwright test --config tests/playwright.config.ts --repeat-each=20';
const chosen = process.argv.slice(2).map(quoted);
const load = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
const passed = [run(`${twenty} --project=desktop --project=phone ${chosen.join(' ')}`)];
// One server answers these tests: two workers would take each other's free slots.
if (chosen.length === 0) passed.push(buildOverHttp() && run(`${twenty} --project=real-http --workers=1`));
await Promise.all(load.map((one) => one.terminate()));
process.exitCode = passed.every(Boolean) ? 0 : 1;
