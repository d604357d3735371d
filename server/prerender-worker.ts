import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { builtSite } from './built-site.ts';
import { compress } from './compress.ts';
import { pageFile } from './page-file.ts';

/** What the worker has done for one path. */
export interface DrawnPage {
  readonly path: string;
  readonly error?: string;
}

/**
 * Quality of brotli. The highest quality takes 0.2 s for a page of 100 KB. This lower quality takes
 * a twentieth of that time, and its result is nearly as small.
 */
const QUICK = 9;

const { api, origin, out } = workerData as { readonly api: string; readonly origin: string; readonly out: string };
const { render } = await builtSite(out);

parentPort?.on('message', async (path: string) => {
  parentPort?.postMessage(await draw(path));
});

async function draw(path: string): Promise<DrawnPage> {
  try {
    const { status, html, location, missing } = await render(path, { api, origin, isKept: true });
    if (missing.length > 0) return { path, error: missing.join('; ') };
    if (status !== 200) return { path, error: location === undefined ? `answered ${status}` : `leads to ${location}` };
    const file = join(out, pageFile(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    await compress(file, QUICK);
    return { path };
  } catch (cause) {
    return { path, error: cause instanceof Error ? cause.message : String(cause) };
  }
}
