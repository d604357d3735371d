import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NEUTRAL } from './page-file.ts';
import { type BuiltFiles, type BuiltSite, type Program, siteOf } from './program.ts';

interface BuiltChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Vite's manifest: the built files, by the path of their source. */
export type Manifest = Readonly<Record<string, BuiltChunk>>;

/** Name of the chunk with the component and loader of a route, as the router's plugin writes it. */
export const ROUTE_CHUNK = /^src\/routes\/(?<file>.+)\.tsx\?tsr-split=component---loader$/;

/**
 * Name of the file with the template of server-rendered pages, in the folder of the server build.
 */
export const TEMPLATE = 'page.html';

/**
 * Folder of the server build. It is beside the folder of the site, because it must not be served.
 */
export function serverFolder(folder: string): string {
  return `${resolve(folder)}-server`;
}

/**
 * Loads the built site.
 *
 * @param folder folder of the built site: `dist`
 * @throws if the site has not been built
 */
export async function builtSite(folder: string): Promise<BuiltSite> {
  const files = builtFiles(folder);
  return siteOf((await import(/* @vite-ignore */ pathToFileURL(builtProgram(folder)).href)) as Program, files);
}

/** Path of the server build's entry file. */
export function builtProgram(folder: string): string {
  return join(serverFolder(folder), 'server.js');
}

/**
 * Reads the files that rendering needs.
 *
 * @throws if the site has not been built
 */
export function builtFiles(folder: string): BuiltFiles {
  const template = join(serverFolder(folder), TEMPLATE);
  if (!existsSync(template)) throw new Error(`${folder} holds no built site: npm run build`);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  return {
    neutral: readFileSync(join(folder, NEUTRAL), 'utf8'),
    template: readFileSync(template, 'utf8'),
    routeFiles: routeFiles(manifest),
  };
}

/**
 * Scripts that a route needs in addition to the scripts of every page, by route id. For
 * «/doctor/$slug/» they are the chunk of this route and the chunk's imports.
 */
function routeFiles(manifest: Manifest): Record<string, string[]> {
  const always = closure(manifest, ['index.html']);
  const files: Record<string, string[]> = {};
  for (const key of Object.keys(manifest)) {
    const file = ROUTE_CHUNK.exec(key)?.groups?.['file'];
    if (file === undefined) continue;
    const own = [...closure(manifest, [key])].filter((chunk) => !always.has(chunk));
    files[`/${file.replace(/(^|\/)(index|route)$/, (_, slash: string) => slash)}`] = own.flatMap(
      (chunk) => manifest[chunk]?.file ?? [],
    );
  }
  return files;
}

/** The chunks with all their direct and indirect imports. */
export function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return seen;
}
