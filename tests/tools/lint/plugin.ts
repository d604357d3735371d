/** Our own lint rules, loaded by oxlint (.oxlintrc.json). */
import { relative, resolve, sep } from 'node:path';
import { brokenRule, type ImportKind } from './boundaries.ts';

/** The part of the ESLint-compatible rule API that these rules use. */
type Context = { filename: string; report: (problem: { node: object; message: string }) => void };
type Literal = { value: unknown };
type Specifier = { importKind?: string; exportKind?: string };
type WithSource = {
  source: Literal | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: Specifier[];
};

const root = resolve(import.meta.dirname, '../../..');

/** The test of these rules plants files in a temporary folder as if they were the repository's. */
const planted = /^.*\/aman-planted-[^/]+\//;

const boundaries = {
  create(context: Context) {
    const file = relative(root, context.filename).split(sep).join('/').replace(planted, '');

    const check = (node: object, source: Literal | null | undefined, kind: ImportKind): void => {
      if (typeof source?.value !== 'string') return;
      const rule = brokenRule(file, source.value, kind);
      if (rule) context.report({ node, message: `«${source.value}» from ${file}: ${rule}` });
    };

    const checkStatic = (node: WithSource): void => check(node, node.source, isTypeOnly(node) ? 'type' : 'value');

    return {
      ImportDeclaration: checkStatic,
      ExportNamedDeclaration: checkStatic,
      ExportAllDeclaration: checkStatic,
      ImportExpression: (node: WithSource) => check(node, node.source, 'dynamic'),
      TSImportType: (node: WithSource) => check(node, node.source, 'type'),
    };
  },
};

/** A file that passes on what others export hides where a thing lives, and drags all of it into a chunk. */
const noReExport = {
  create(context: Context) {
    const report = (node: WithSource): void => {
      if (node.source) context.report({ node, message: 'no barrels: import it from the file that declares it' });
    };
    return { ExportNamedDeclaration: report, ExportAllDeclaration: report };
  },
};

function isTypeOnly({ importKind, exportKind, specifiers }: WithSource): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  return (
    specifiers !== undefined &&
    specifiers.length > 0 &&
    specifiers.every((specifier) => specifier.importKind === 'type' || specifier.exportKind === 'type')
  );
}

export default { meta: { name: 'aman' }, rules: { boundaries, 'no-re-export': noReExport } };
