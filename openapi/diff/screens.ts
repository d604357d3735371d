import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

export interface Use {
  /** Files that import a generated function of the operation. */
  readonly files: readonly string[];
  /** Routes whose imports lead to these files: «/fo/patient/visits/$id». */
  readonly routes: readonly string[];
}

interface SourceFile {
  /** Imported files of `src`, including lazy imports. */
  readonly imports: readonly string[];
  /** Imported names of generated operations. */
  readonly names: ReadonlySet<string>;
  /** Id of the declared route; `EVERY_PAGE` for the root route. */
  readonly route: string | undefined;
  /** Rights in the clinic that a screen, a loader or a guard in the file checks. */
  readonly rights: ReadonlySet<string>;
}

/** Name of the root route, whose layout is part of each page. */
export const EVERY_PAGE = 'every page';

/** Names of functions that check a right in the clinic (features/auth/session/clinic-rights.ts). */
const ASKS_FOR_RIGHT = /^(use(Whole)?ClinicRight|hasRight|mayInClinic|guardRight)$/;

/** Import graph of the site: finds the screens that use an operation. */
export class Screens {
  readonly #files = new Map<string, SourceFile>();
  readonly #importers = new Map<string, string[]>();

  /** @param root folder of the repository */
  constructor(root: string) {
    const paths = new Set(filesUnder(join(root, 'src')).map((file) => relative(root, file).split(sep).join('/')));
    for (const path of paths) {
      const source = parsed(path, readFileSync(join(root, path), 'utf8'), paths);
      this.#files.set(path, source);
      for (const imported of source.imports) {
        this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), path]);
      }
    }
  }

  /**
   * Finds the files and routes that use an operation, by its generated names: `visitRead`,
   * `useVisitRead`, `getVisitReadQueryOptions`.
   */
  using(operationId: string): Use {
    const files = this.#filesUsing(operationId);
    return { files, routes: this.#routesOf(files) };
  }

  /** Returns routes from which imports lead to the operation without a check of the right. */
  routesPast(operationId: string, right: string): { readonly route: string; readonly file: string }[] {
    return this.#filesUsing(operationId).flatMap((file) => {
      const past = new Set(this.#asks(file, right) ? [] : [file]);
      for (const one of past) {
        for (const importer of this.#importers.get(one) ?? []) if (!this.#asks(importer, right)) past.add(importer);
      }
      const routes = [...past].filter((one) => this.#files.get(one)?.route !== undefined);
      return routes.filter((one) => !this.#isGuarded(one, right)).map((route) => ({ route, file }));
    });
  }

  #asks(file: string, right: string): boolean {
    return this.#files.get(file)?.rights.has(right) === true;
  }

  /** Whether a `route.tsx` in a parent folder checks the right for the route. */
  #isGuarded(route: string, right: string): boolean {
    const folders = dirname(route).split('/');
    return folders.some((_, index) => this.#asks(`${folders.slice(0, index + 1).join('/')}/route.tsx`, right));
  }

  #filesUsing(operationId: string): string[] {
    const capital = operationId.charAt(0).toUpperCase() + operationId.slice(1);
    const generated = new RegExp(
      `^(?:${operationId}|(?:use|get|invalidate|prefetch)${capital}(?:Suspense)?(?:QueryOptions|SuspenseQueryOptions|QueryKey|MutationOptions|Url)?)$`,
    );
    return [...this.#files]
      .filter(([, { names }]) => [...names].some((name) => generated.test(name)))
      .map(([path]) => path);
  }

  #routesOf(files: readonly string[]): string[] {
    const seen = new Set(files);
    for (const file of seen) for (const importer of this.#importers.get(file) ?? []) seen.add(importer);
    const routes = [...seen].flatMap((file) => this.#files.get(file)?.route ?? []);
    return routes.includes(EVERY_PAGE) ? [EVERY_PAGE] : [...new Set(routes.map(asAddress))].toSorted();
  }
}

/** URL path of a route, without layout folders. */
function asAddress(route: string): string {
  return route.replaceAll(/\/_[^/]+/g, '').replace(/(.)\/$/, '$1') || '/';
}

function parsed(path: string, text: string, paths: ReadonlySet<string>): SourceFile {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const imports: string[] = [];
  const names = new Set<string>();
  const rights = new Set<string>();
  let route: string | undefined;
  const add = (specifier: string): void => {
    const file = resolved(path, specifier, paths);
    if (file !== undefined) imports.push(file);
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
      const specifier = (node.moduleSpecifier as ts.StringLiteral).text;
      add(specifier);
      if (specifier.startsWith('#generated/api/') && ts.isImportDeclaration(node)) {
        const bindings = node.importClause?.namedBindings;
        if (bindings !== undefined && ts.isNamedImports(bindings)) {
          for (const { propertyName, name } of bindings.elements) names.add((propertyName ?? name).text);
        }
      }
    } else if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const literal = first !== undefined && ts.isStringLiteral(first) ? first.text : undefined;
      if (literal !== undefined && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(literal);
      const called = node.expression.getText(source);
      const last = node.arguments.at(-1);
      if (ASKS_FOR_RIGHT.test(called) && last !== undefined && ts.isStringLiteral(last)) rights.add(last.text);
      if (literal !== undefined && called === 'createFileRoute') route = literal;
      if (/^createRootRoute(WithContext)?\b/.test(called)) route = EVERY_PAGE;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, names, route, rights };
}

function resolved(from: string, specifier: string, paths: ReadonlySet<string>): string | undefined {
  const path = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? join(dirname(from), specifier).split(sep).join('/')
      : undefined;
  return path === undefined ? undefined : [path, `${path}.ts`, `${path}.tsx`].find((one) => paths.has(one));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
