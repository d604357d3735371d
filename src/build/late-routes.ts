import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { replaced } from './replaced.ts';

const tree = /\/generated\/route-tree\.gen\.ts$/;
const part = /\/generated\/route-tree\.gen\.ts\?below=(?<cabinet>\w+)$/;
const routeImport = /^import \{ Route as (?<name>\w+)Import \} from '[./]+\/src\/routes\/(?<file>[^']+)';$/gm;

/** The route that a cabinet's pages stand below, such as `fo/patient/route`. */
const cabinetFile = /^fo\/\w+\/route$/;

interface RouteFile {
  /** How the generated code calls the route. */
  readonly name: string;
  /** Below src/routes, without its ending. */
  readonly file: string;
}

/**
 * Takes the cabinets' pages out of the route tree that every first screen begins with, for the build alone: with them, each new page
 * of a cabinet would enlarge the home page. `lateChildren` brings what lies below a cabinet's route, out of a second reading of the
 * generated file.
 */
export function lateRoutes(): Plugin {
  return {
    name: 'aman:late-routes',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: part },
      async handler(id) {
        const cabinet = part.exec(id)?.groups?.['cabinet'] ?? '';
        return onlyBelow(await readFile(id.replace(/\?.*$/, ''), 'utf8'), cabinet, id);
      },
    },
    transform: {
      filter: { id: tree },
      handler: withoutCabinets,
    },
  };
}

/** The tree whose cabinets have no pages yet. */
export function withoutCabinets(code: string, id: string): string {
  const routes = routesIn(code);
  const cabinets = routes.filter(({ file }) => cabinetFile.test(file));
  const late = routes.filter((route) => cabinets.some((cabinet) => isBelow(route, cabinet)));
  const cut = cabinets.reduce(
    (rest, { name }) => {
      const call = new RegExp(`(?<=const ${name}WithChildren =\\s+)${name}\\._addFileChildren\\([^)]*\\)`);
      const bare = replaced(rest, declaration(`${name}Children`), '', id);
      return replaced(bare, call, `lateChildren(${name}, () => import('${id}?below=${name}'))`, id);
    },
    without(code, late, id),
  );
  return `import { lateChildren } from '@/shell/late/late-children';\n${cut}`;
}

/** The children of one cabinet's route. */
export function onlyBelow(code: string, cabinet: string, id: string): string {
  const routes = routesIn(code);
  const parent = routes.find(({ name }) => name === cabinet);
  if (parent === undefined) throw new Error(`${id}: no such route; see src/build`);
  const others = routes.filter((route) => route !== parent && route.file !== '__root' && !isBelow(route, parent));
  const cut = [
    declaration('rootRouteChildren'),
    declaration('routeTree'),
    declaration(`${cabinet}WithChildren`),
  ].reduce((rest, unneeded) => replaced(rest, unneeded, '', id), without(code, others, id));
  return `${cut}\nexport { ${cabinet}Children as children };`;
}

function routesIn(code: string): RouteFile[] {
  return [...code.matchAll(routeImport)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    file: groups?.['file'] ?? '',
  }));
}

/** Whether a route stands in the folder of a cabinet's route. */
function isBelow({ file }: RouteFile, cabinet: RouteFile): boolean {
  return file !== cabinet.file && file.startsWith(cabinet.file.replace(/route$/, ''));
}

/** The code without these routes, and without what holds their children. */
function without(code: string, routes: readonly RouteFile[], id: string): string {
  const kept = code.replace(routeImport, (whole, name: string) =>
    routes.some((route) => route.name === name) ? '' : whole,
  );
  return routes.reduce(
    (rest, { name }) =>
      replaced(rest, declaration(name), '', id)
        .replace(declaration(`${name}Children`), '')
        .replace(declaration(`${name}WithChildren`), ''),
    kept,
  );
}

/** The statement that declares a constant; the generated ones hold no other semicolon. */
function declaration(name: string): RegExp {
  return new RegExp(`^(?:export )?const ${name}\\b[^;]*;`, 'm');
}
