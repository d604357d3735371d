import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closure, type Manifest, ROUTE_CHUNK } from '../server/built-site.ts';
import { plain } from './browsers/early-script.ts';
import { scriptOf } from './browsers/script-of.ts';

const START = 'src/hydration/cabinet-start.ts';

interface Options {
  /** Of the project. */
  readonly root: string;
  /** Of the built site. */
  readonly folder: string;
  /** Where the API is, empty for the page's own origin; undefined where nothing may be asked early. */
  readonly api: string | undefined;
}

/**
 * Builds the script by which a cabinet's page begins before the program runs (src/hydration/cabinet-start.ts).
 *
 * @returns its address
 */
export async function writeCabinetStart({ root, folder, api }: Options, manifest: Manifest): Promise<string> {
  const always = closure(manifest, ['index.html']);
  const routes = Object.keys(manifest).flatMap((key) => {
    const file = ROUTE_CHUNK.exec(key)?.groups?.['file'];
    // A frame has no page of its own.
    if (file === undefined || !file.startsWith('fo/') || /(^|\/)(route|_[^/]+)$/.test(file)) return [];
    const chunks = [...closure(manifest, [...framesOf(file), ...shapesOf(file), key])].filter(
      (chunk) => !always.has(chunk),
    );
    return { path: pathOf(file), files: chunks.flatMap((chunk) => manifest[chunk]?.file ?? []) };
  });
  const files = [...new Set(routes.flatMap((route) => route.files))];
  const known = {
    me: api === undefined ? '' : `${api}/api/v0/auth/me`,
    files: files.map((file) => /([0-9a-f]+)\.js$/.exec(file)?.[1] ?? ''),
    // «/visits/new» before «/visits/$id».
    routes: routes
      .toSorted((a, b) => (a.path < b.path ? 1 : -1))
      .map((route) => [route.path, route.files.map((file) => files.indexOf(file))]),
  };
  const code = plain(
    await scriptOf(join(root, START), { define: { CABINETS: JSON.stringify(JSON.stringify(known)) } }),
  );
  const name = `assets/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  await writeFile(join(folder, name), code);
  return `/${name}`;
}

/** The frames around a route that have a component: «fo/doctor/route» for «fo/doctor/visits/$id». */
function framesOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1);
  return folders
    .map((_, depth) => folders.slice(0, depth + 1).join('/'))
    .flatMap((folder) => [`${folder}/route`, ...(/\/_[^/]+$/.test(folder) ? [folder] : [])])
    .map((frame) => `src/routes/${frame}.tsx?tsr-split=component---loader`);
}

/** What the answers of a cabinet's first requests are held against. */
function shapesOf(file: string): string[] {
  return ['auth', file.split('/')[1] ?? ''].map((area) => `generated/shapes/${area}.ts`);
}

/** «fo/patient/_cabinet/visits/index» → «/fo/patient/visits». */
function pathOf(file: string): string {
  const parts = file.split('/').filter((part) => !part.startsWith('_'));
  return `/${(parts.at(-1) === 'index' ? parts.slice(0, -1) : parts).join('/')}`;
}
