import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closure, type Manifest, ROUTE_CHUNK } from '../server/built-site.ts';
import type { CabinetFrame } from '../server/program.ts';
import { plain as inOldGrammar } from './browsers/early-script.ts';
import { scriptOf } from './browsers/script-of.ts';

const START = 'src/hydration/cabinet-start.ts';

interface Options {
  readonly root: string;
  /** Folder of the built site. */
  readonly folder: string;
  /**
   * Base URL of the API. Empty if the API has the page's own origin, undefined if no early requests
   * may be sent.
   */
  readonly api: string | undefined;
  readonly frames: readonly CabinetFrame[];
  /**
   * HTML of the element with the page state. The program reads this state when it replaces a frame.
   */
  readonly state: string;
}

/** The menu link that is current on the page. */
const CURRENT = /<a [^>]*aria-current="page"[^>]*>/;

/**
 * Adds the script that starts a cabinet's page before the program runs
 * (src/hydration/cabinet-start.ts).
 *
 * @returns the page with the script and with the frames that the script shows
 */
export async function withCabinetStart(page: string, options: Options, manifest: Manifest): Promise<string> {
  const { root, folder, api, frames, state } = options;
  const filesAt = routeFiles(manifest);
  const files = [...new Set([...filesAt.values()].flat())];
  // Most cabinet pages share a frame. The script adds what differs, such as the heading.
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
    // In this order «/visits/new» comes before «/visits/$id».
    routes: routes.toSorted((a, b) => (a.path < b.path ? 1 : -1)),
  };
  const code = inOldGrammar(
    await scriptOf(join(root, START), { define: { CABINETS: JSON.stringify(JSON.stringify(known)) } }),
  );
  const name = `assets/${createHash('sha256').update(code).digest('hex').slice(0, 10)}.js`;
  await writeFile(join(folder, name), code);
  // The script comes before the scripts of the program and does not block them. The templates come
  // before the root element, so they are on the page when the script finds this element.
  const templates = shapes.map((shape, index) => `<template data-cabinets="${index}">${shape}</template>\n    `);
  return page
    .replace('<script ', `<script async fetchpriority="high" src="/${name}" data-cabinets></script>\n    $&`)
    .replace('<div id="root">', (element) => `${templates.join('')}${state}\n    ${element}`);
}

/**
 * Scripts that a cabinet page needs in addition to the scripts of every page, by the path of the
 * page.
 */
function routeFiles(manifest: Manifest): Map<string, string[]> {
  const always = closure(manifest, ['index.html']);
  const pages = Object.keys(manifest).flatMap((key): [string, string[]][] => {
    const file = ROUTE_CHUNK.exec(key)?.groups?.['file'];
    // The file of a layout route is not a page.
    if (file === undefined || !file.startsWith('fo/') || /(^|\/)(route|_[^/]+)$/.test(file)) return [];
    const chunks = [...closure(manifest, [...framesOf(file), ...shapesOf(file), key])];
    return [[pathOf(file), chunks.flatMap((chunk) => (always.has(chunk) ? [] : (manifest[chunk]?.file ?? [])))]];
  });
  return new Map(pages);
}

/**
 * Files of the layout routes around a page: «fo/doctor/route» for «fo/doctor/visits/$id». Not all
 * of them exist or have a component.
 */
function framesOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1);
  return folders
    .map((_, depth) => folders.slice(0, depth + 1).join('/'))
    .flatMap((folder) => [`${folder}/route`, ...(/\/_[^/]+$/.test(folder) ? [folder] : [])])
    .map((frame) => `src/routes/${frame}.tsx?tsr-split=component---loader`);
}

/** Files with the shapes that are needed to check the first responses of a cabinet. */
function shapesOf(file: string): string[] {
  return ['auth', file.split('/')[1] ?? ''].map((area) => `generated/shapes/${area}.ts`);
}

/**
 * Path of a page from its route file: «fo/patient/_cabinet/visits/index» → «/fo/patient/visits».
 */
function pathOf(file: string): string {
  const parts = file.split('/').filter((part) => !part.startsWith('_'));
  return `/${(parts.at(-1) === 'index' ? parts.slice(0, -1) : parts).join('/')}`;
}
