/**
 * Runs a file of mocks/ or tests/ in Node: `run-typescript.ts mocks/http.ts [options]`. Vite loads it, so that aliases mean
 * the same as in the app.
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...options] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file?');
// The file sees its own options, as if it had been run itself.
process.argv.splice(1, process.argv.length - 1, resolve(file), ...options);
await runnerImport(resolve(file), { resolve: { tsconfigPaths: true } });
