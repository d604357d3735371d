import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

/** Serves `respond` over HTTP on a free port of this machine. */
export async function served(
  respond: (request: Request, env: HttpBindings) => Response | Promise<Response>,
): Promise<{ baseUrl: string; close: () => void }> {
  // Hono would replace the global Response, and msw would not recognise a thrown response.
  const server = createAdaptorServer({
    fetch: (request, env) => respond(request, env as HttpBindings),
    overrideGlobalObjects: false,
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://localhost:${port}/api/v0`, close: () => void server.close() };
}

/**
 * Runs a tool of `openapi/` («flows/main.ts») like its npm script. `output` is everything that the
 * tool prints.
 * @param begun is called with the process, so that a test can interrupt it
 */
export async function runTool(
  file: string,
  options: readonly string[],
  begun?: (child: ChildProcess) => void,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../openapi', file), ...options]);
  begun?.(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
