/** Runs mocks/http.ts, the stand-in provider over HTTP. Vite loads it, so that aliases mean the same as in the app. */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { aliases } from '../../src/build/aliases.ts';

await runnerImport(resolve(import.meta.dirname, '../../mocks/http.ts'), { resolve: { alias: aliases } });
