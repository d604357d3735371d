import { ports } from '../ports.ts';
import { run } from './command.ts';

/** Builds the site of the tests over real HTTP, which asks another origin for the API. True when it is built. */
export function buildOverHttp(): boolean {
  return run('vite build --logLevel warn --outDir tests/.out/dist-http', {
    VITE_API_HOST: `http://localhost:${ports.api}`,
  });
}
