import { ports } from '../ports.ts';
import { run } from './command.ts';

/**
 * Builds the site for the tests over real HTTP, with the API on another origin.
 * @returns whether it succeeded
 */
export function buildOverHttp(): boolean {
  return run('vite build --logLevel warn --outDir tests/.out/dist-http', {
    VITE_API_HOST: `http://localhost:${ports.api}`,
  });
}
