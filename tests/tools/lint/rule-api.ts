import { relative, resolve, sep } from 'node:path';

/** The part of the ESLint-compatible rule API that these rules use. */
export type Context = {
  filename: string;
  sourceCode: { getText: (node: object) => string };
  report: (problem: { node: object; message: string }) => void;
};
export type Literal = { value: unknown };
export type Specifier = { importKind?: string; exportKind?: string; imported?: Named; local?: Named };
export type Attribute = {
  type: string;
  name?: { name: unknown };
  value?: { type: string; raw?: string; value?: unknown; expression?: Expression } | null;
};
export type Expression = { type: string; name?: string; object?: Expression; left?: Expression };
export type Named = { name?: string; property?: { name?: string } };
export type Ancestor = { type: string; parent?: Ancestor; id?: Named | null; callee?: Named };
export type Call = Ancestor & { callee: Named; arguments: object[] };
export type Element = { type: string; openingElement?: { attributes: Attribute[] }; children: Element[]; raw?: string };
export type WithSource = {
  source: Literal | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: Specifier[];
};

export const root = resolve(import.meta.dirname, '../../..');

/** Tests of the rules write files to a temporary folder, which has the layout of the repository. */
const planted = /^.*\/aman-planted-[^/]+\//;

/** The path of the file inside the repository. */
export function fileOf({ filename }: Context): string {
  return relative(root, filename).split(sep).join('/').replace(planted, '');
}
