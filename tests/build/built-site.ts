import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };

const root = resolve(import.meta.dirname, '../..');
const entryKey = 'index.html';
/** The router plugin's name for the chunk with a route's component and loader. */
const routeChunk = /^src\/routes\/(?<file>.+)\?tsr-split=component---loader$/;

/** A site built by vite; reads its manifest. */
export class BuiltSite {
  readonly folder: string;
  readonly manifest: Record<string, Chunk>;

  /** @param folder `dist` or `dist-demo` @throws when the folder has not been built */
  constructor(folder: string) {
    this.folder = join(root, folder);
    const manifest = join(this.folder, '.vite/manifest.json');
    if (!existsSync(manifest)) throw new Error(`${folder} is missing: npm run build`);
    this.manifest = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Every page of the site, `index.html` first. */
  pages(): string[] {
    const files = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.html')).toSorted((a, b) => a.length - b.length);
  }

  /** Route files (below src/routes) whose component has a chunk of its own. */
  routes(): string[] {
    return [...this.#routeChunks().keys()].toSorted();
  }

  /**
   * Chunks that a route loads if it is opened first: the entry, the layouts above the route, the
   * route, and all their imports.
   */
  firstScreen(route: string): Set<string> {
    const folders = route.split('/').slice(0, -1);
    const layouts = folders.map((_, depth) => `${folders.slice(0, depth + 1).join('/')}/route.tsx`);
    const chunks = this.#routeChunks();
    return this.closure([entryKey, ...[...layouts, route].flatMap((file) => chunks.get(file) ?? [])]);
  }

  /** Chunks of the screens that show a patient's visits. */
  visitScreens(): string[] {
    const chunks = this.#routeChunks();
    const routes = ['_cabinet.tsx', '_cabinet/visits/index.tsx', '_cabinet/visits/$id/index.tsx'];
    return routes.flatMap((file) => chunks.get(`fo/patient/${file}`) ?? []);
  }

  entry(): Set<string> {
    return this.closure([entryKey]);
  }

  /** Size of the chunks' scripts as a server sends them, in KiB. */
  scripts(chunks: Iterable<string>): number {
    return this.#gzipped([...chunks].flatMap((key) => this.manifest[key]?.file ?? []));
  }

  /** Size of the chunks' stylesheets as a server sends them, in KiB. */
  styles(chunks: Iterable<string>): number {
    return this.#gzipped([...new Set([...chunks].flatMap((key) => this.manifest[key]?.css ?? []))]);
  }

  /** Size of all fonts, in KiB; they are compressed already. */
  fonts(): number {
    const files = Object.values(this.manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));
    return files.reduce((sum, file) => sum + readFileSync(join(this.folder, file)).length, 0) / 1024;
  }

  #routeChunks(): Map<string, string> {
    return new Map(
      Object.keys(this.manifest).flatMap((key) => {
        const file = routeChunk.exec(key)?.groups?.['file'];
        return file === undefined ? [] : [[file, key] as const];
      }),
    );
  }

  closure(keys: readonly string[]): Set<string> {
    const seen = new Set<string>();
    const visit = (key: string): void => {
      if (seen.has(key)) return;
      seen.add(key);
      for (const imported of this.manifest[key]?.imports ?? []) visit(imported);
    };
    for (const key of keys) visit(key);
    return seen;
  }

  #gzipped(files: string[]): number {
    return (
      files.reduce((sum, file) => sum + gzipSync(readFileSync(join(this.folder, file)), { level: 9 }).length, 0) / 1024
    );
  }
}
