import type { Plugin } from 'vite';

/** The facts about a module that the plan needs. */
export interface GraphModule {
  readonly isEntry: boolean;
  /** Length of the source without comments, in characters. */
  readonly size: number;
  readonly imports: readonly string[];
  /** Modules that this module imports lazily: a route's component, a dialog. */
  readonly dynamicImports: readonly string[];
}

/** Modules that are loaded together as one file. */
interface Chunk {
  readonly modules: string[];
  size: number;
  /** Pages and dialogs that load the chunk, by the id of the module of the page or dialog. */
  users: Set<string>;
  readonly imports: Set<Chunk>;
}

/**
 * Comments are not part of the built code, so a reworded comment must not move modules between
 * files.
 */
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Number of characters of unused source that a page may load to save one request: about 3 KiB when
 * compressed. A lower number results in more and smaller files.
 */
const REQUEST = 24_500;

/**
 * Plans the chunks of modules that several pages or dialogs use. First it puts modules that are
 * used by exactly the same pages and dialogs into one chunk. Then it merges two chunks at a time,
 * always the pair that saves the most requests for the least unused code. It stops when each merge
 * would add more unused code than the saved requests are worth. Modules of a single page or dialog
 * stay in its own chunk.
 *
 * Chunks never import each other in a circle. A circle could only come from merging a chunk with an
 * indirect import. But the direct import between them is loaded anyway, so merging with that one is
 * cheaper and comes first.
 */
export function planChunks(graph: ReadonlyMap<string, GraphModule>): string[][] {
  let chunks = chunksByUsers(graph);
  for (;;) {
    const best = bestUnion(chunks);
    if (best === undefined) return chunks.map(({ modules }) => modules);
    chunks = united(chunks, best);
  }
}

/**
 * Makes Rolldown follow the plan. Rolldown's own option `entriesAware` is not enough, because it
 * merges only by size.
 */
export function sharedChunks(): Plugin {
  const names = new Map<string, string>();
  return {
    name: 'aman:shared-chunks',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Rolldown need not add dependencies, because the plan contains all modules.
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'shared', name: (id) => names.get(id) ?? null, priority: 0 }],
            },
          },
        },
      },
    }),
    buildEnd() {
      const graph = new Map<string, GraphModule>();
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        // Modules that Rolldown itself has made stay where they are.
        if (module === null || id.startsWith('\0')) continue;
        graph.set(id, {
          isEntry: module.isEntry,
          size: (module.code ?? '').replaceAll(COMMENT, '').length,
          imports: module.importedIds,
          dynamicImports: module.dynamicallyImportedIds,
        });
      }
      names.clear();
      for (const [index, modules] of planChunks(graph).entries()) {
        for (const id of modules) names.set(id, `shared-${index}`);
      }
    },
  };
}

function chunksByUsers(graph: ReadonlyMap<string, GraphModule>): Chunk[] {
  const initial = closure(
    graph,
    [...graph].filter(([, { isEntry }]) => isEntry).map(([id]) => id),
  );
  const onDemand = [...new Set([...graph.values()].flatMap(({ dynamicImports }) => dynamicImports))]
    .filter((id) => graph.has(id) && !initial.has(id))
    .toSorted();
  const users = new Map<string, Set<string>>();
  for (const entry of onDemand) {
    for (const id of closure(graph, [entry])) {
      if (!initial.has(id)) users.set(id, (users.get(id) ?? new Set()).add(entry));
    }
  }
  const chunks = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const [id, those] of users) {
    if (those.size < 2) continue;
    const key = [...those].join();
    const chunk = chunks.get(key) ?? { modules: [], size: 0, users: those, imports: new Set() };
    chunk.modules.push(id);
    chunk.size += graph.get(id)?.size ?? 0;
    chunks.set(key, chunk);
    chunkOf.set(id, chunk);
  }
  for (const [id, chunk] of chunkOf) {
    for (const imported of graph.get(id)?.imports ?? []) {
      const other = chunkOf.get(imported);
      if (other !== undefined && other !== chunk) chunk.imports.add(other);
    }
  }
  return [...chunks.values()];
}

function closure(graph: ReadonlyMap<string, GraphModule>, ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id) || !graph.has(id)) continue;
    seen.add(id);
    left.push(...(graph.get(id)?.imports ?? []));
  }
  return seen;
}

/** All direct and indirect imports of a chunk, as chunks. */
function importsOf(chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  for (const imported of chunk.imports) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    importsOf(imported, seen);
  }
  return seen;
}

/**
 * Public pages. Unused code counts more on them, because most people enter the site on a public
 * page.
 */
const PUBLIC_PAGE = /\/src\/routes\/(?!fo\/|auth\/)/;
const weightOf = (user: string): number => (PUBLIC_PAGE.test(user) ? 20 : 1);

type Pair = readonly [Chunk, Chunk];

function bestUnion(chunks: readonly Chunk[]): Pair | undefined {
  const imports = new Map(chunks.map((chunk) => [chunk, importsOf(chunk)]));
  const below = (chunk: Chunk): ReadonlySet<Chunk> => imports.get(chunk) ?? new Set();
  let best: Pair | undefined;
  let most = 0;
  for (const [index, a] of chunks.entries()) {
    for (const b of chunks.slice(index + 1)) {
      const saved = a.users.intersection(b.users).size * REQUEST;
      if (saved <= most) continue;
      const users = a.users.union(b.users);
      let gain = saved;
      for (const chunk of new Set([a, b, ...below(a), ...below(b)])) {
        for (const user of users.difference(chunk.users)) gain -= chunk.size * weightOf(user);
        if (gain <= most) break;
      }
      if (gain <= most) continue;
      most = gain;
      best = [a, b];
    }
  }
  return best;
}

function united(chunks: readonly Chunk[], [a, b]: Pair): Chunk[] {
  const union: Chunk = {
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
    users: a.users.union(b.users),
    imports: a.imports.union(b.imports),
  };
  union.imports.delete(a);
  union.imports.delete(b);
  // A page that loads the merged chunk also loads the chunk's imports.
  for (const imported of importsOf(union)) imported.users = imported.users.union(union.users);
  const others = chunks.filter((chunk) => chunk !== a && chunk !== b);
  for (const { imports } of others) {
    if (imports.delete(a)) imports.add(union);
    if (imports.delete(b)) imports.add(union);
  }
  return [...others, union];
}
