import { type ESTree, parseSync, Visitor } from 'vite';
import type { Young } from './young.ts';

/**
 * Methods that return an iterator. If a script calls `.map` on their result, it uses an iterator
 * helper.
 */
const ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll']);

/**
 * Finds the newer built-ins that a script uses: `Promise.withResolvers`,
 * `Array.prototype.toSorted`.
 *
 * @param code source of a built script
 */
export function usesIn(code: string, { statics, globals, methods, calls, ofIterators }: Young): Set<string> {
  const uses = new Set<string>();
  const declared = new Set<string>();
  const free: string[] = [];
  const declare = (node: { readonly id: { readonly type: string; readonly name?: string } | null }): void => {
    if (node.id?.name !== undefined) declared.add(node.id.name);
  };
  const seen = (node: ESTree.Expression | ESTree.Super): void => {
    if (node.type === 'Identifier' && globals.has(node.name)) free.push(node.name);
  };
  new Visitor({
    VariableDeclarator: declare,
    FunctionDeclaration: declare,
    ClassDeclaration: declare,
    NewExpression: ({ callee }) => seen(callee),
    CallExpression: ({ callee }) => {
      seen(callee);
      if (callee.type !== 'MemberExpression') return;
      const name = memberOf(callee);
      if (name === undefined) return;
      for (const method of calls.get(name) ?? []) uses.add(method);
      if (ofIterators.has(name) && isIterator(callee.object)) uses.add(`Iterator.prototype.${name}`);
    },
    MemberExpression: (node) => {
      seen(node.object);
      const name = memberOf(node);
      if (name === undefined) return;
      const owner = ownerOf(node.object);
      if (statics.has(`${owner}.${name}`)) uses.add(`${owner}.${name}`);
      for (const method of methods.get(name) ?? []) uses.add(method);
    },
  }).visit(parseSync('script.js', code).program);
  for (const name of free) if (!declared.has(name)) uses.add(name);
  return uses;
}

function memberOf(node: ESTree.MemberExpression): string | undefined {
  const { property } = node;
  if (!node.computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/**
 * Name of the object to which a member belongs: `Map` in `Map.groupBy` and in
 * `globalThis.Map.groupBy`.
 */
function ownerOf(node: ESTree.Expression | ESTree.Super): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  return ['globalThis', 'window', 'self'].includes(node.object.name) ? memberOf(node) : undefined;
}

function isIterator(node: ESTree.Expression | ESTree.Super): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const name = memberOf(node.callee);
  // `Object.values`, `Object.keys` and `Object.entries` return arrays, not iterators.
  return name !== undefined && ITERATORS.has(name) && ownerOf(node.callee.object) !== 'Object';
}
