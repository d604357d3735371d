/**
 * Runs browser tests twenty times over while the machine is busy with other things: `npm run test:stress -- floating -g Наверх`. All of them
 * without a name. A test that fails once has found a race.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { run } from './run/command.ts';

const chosen = process.argv.slice(2).map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`);
const load = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
const passed = run(
  `playwright test --config tests/playwright.config.ts --project=desktop --project=phone --repeat-each=20 ${chosen.join(' ')}`,
);
await Promise.all(load.map((one) => one.terminate()));
process.exitCode = passed ? 0 : 1;
