import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closure, type Manifest, ROUTE_CHUNK } from '../server/built-site.ts';
import type { CabinetFrame } from '../server/program.ts';
import { plain as inOldGrammar } from './browsers/early-script.ts';
import { scriptOf } from './browsers/script-of.ts';

const START = 'src/hydration/cabinet-start.ts';

interface Options {
  /** Of the project. */
  readonly root: string;
  /** Of the built site. */
  readonly folder: string;
  /** Where the API is, empty for the page's own origin; undefined where nothing may be asked early. */
  readonly api: string | undefined;
  readonly frames: readonly CabinetFrame[];
  /** The element with what the program needs to go on from a frame. */
  readonly state: string;
}

/** The link of the menu that is marked as the page's own, or its section's. */
const CURRENT = /<a [^>]*aria-current="page"[^>]*>/;

/**
 * Builds the script by which a cabinet's page begins before the program runs (src/hydration/cabinet-start.ts).
 *
 * @returns the page with it, and with the frames that it shows
 */
export async function withCabinetStart(page: string, options: Options, manifest: Manifest): Promise<string> {
  const { root, folder, api, frames, state } = options;
  const filesAt = routeFiles(manifest);
  const files = [...new Set([...filesAt.values()].flat())];
  // Most pages of a cabinet have the same frame, but for what the script adds.
  const shapes: string[] = [];
  const routes = frames.map(({ path, title, heading, isSection, html }) => {
    const [current = ''] = CURRENT.exec(html) ?? [];
    const plain = current.replace(/ aria-current="page"| data-status="active"| active(?=")/g, '');
    const shape = html.replace(current, () => plain);
    if (!shapes.includes(shape)) shapes.push(shape);
    return {
      path,
      files: (filesAt.get(path) ?? []).map((file) => files.indexOf(file)),
      frame: shapes.indexOf(shape),
      current: /href="([^"]+)"/.exec(current)?.[1],
      isSection,
      title,
      heading,
    };
  });
  const known = {
    api,
    files: files.map((file) => /([0-9a-f]+)\.js$/.exec(file)?.[1] ?? ''),
    // «/visits/new» before «/visits/$id».
    routes: routes.toSorted((a, b) => (a.path < b.path ? 1 : -1)),
  };
  const code = inOldGrammar(
    await scriptOf(join(root, START), { define: { CABINETS: JSON.stringify(JSON.stringify(known)) } }),
  );
  const name = `assets/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  await writeFile(join(folder, name), code);
  // The script comes ahead of the program, and nothing waits for it; its templates stand where it finds them once there is a root.
  const templates = shapes.map((shape, index) => `<template data-cabinets="${index}">${shape}</template>\n    `);
  return page
    .replace('<script ', `<script async fetchpriority="high" src="/${name}" data-cabinets></script>\n    $&`)
    .replace('<div id="root">', (element) => `${templates.join('')}${state}\n    ${element}`);
}

/** The scripts of each page of a cabinet beside those of every page, by its path. */
function routeFiles(manifest: Manifest): Map<string, string[]> {
  const always = closure(manifest, ['index.html']);
  const pages = Object.keys(manifest).flatMap((key): [string, string[]][] => {
    const file = ROUTE_CHUNK.exec(key)?.groups?.['file'];
    // A frame has no page of its own.
    if (file === undefined || !file.startsWith('fo/') || /(^|\/)(route|_[^/]+)$/.test(file)) return [];
    const chunks = [...closure(manifest, [...framesOf(file), ...shapesOf(file), key])];
    return [[pathOf(file), chunks.flatMap((chunk) => (always.has(chunk) ? [] : (manifest[chunk]?.file ?? [])))]];
  });
  return new Map(pages);
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
