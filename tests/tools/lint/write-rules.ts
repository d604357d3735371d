import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Attribute, type Call, type Context, fileOf, type Named, root, type WithSource } from './rule-api.ts';

/** The mutation hooks of a generated file, by the specifier that imports it. */
const mutationHooks = new Map<string, ReadonlySet<string>>();
function mutationHooksOf(specifier: string): ReadonlySet<string> {
  const known = mutationHooks.get(specifier);
  if (known) return known;
  const source = readFileSync(resolve(root, specifier.replace('#generated', 'generated')), 'utf8');
  const hooks = new Set(
    [...source.matchAll(/export const get(\w+)MutationOptions\b/g)].map(([, name]) => `use${name}`),
  );
  mutationHooks.set(specifier, hooks);
  return hooks;
}

/**
 * Options of hooks without a component of their own that could show a failure
 * (shared/write/failure.ts).
 */
const saidElsewhere: ReadonlySet<unknown> = new Set(['inToast', 'unheard']);

/** Locks, toasts, failures and late answers are those of every write. */
export const oneWrite = {
  create(context: Context) {
    const file = fileOf(context);
    if (!file.startsWith('src/')) return {};
    const hooks = new Set<string>();
    return {
      ImportDeclaration({ source, specifiers = [] }: WithSource) {
        if (typeof source?.value !== 'string' || !source.value.startsWith('#generated/api/')) return;
        const known = mutationHooksOf(source.value);
        for (const { imported, local } of specifiers) {
          if (known.has(imported?.name ?? '')) hooks.add(local?.name ?? '');
        }
      },
      CallExpression(node: Call) {
        if (!hooks.has(node.callee.name ?? '')) return;
        const around = node.parent as Call | undefined;
        const isWrapped =
          around?.type === 'CallExpression' && around.callee.name === 'useWrite' && around.arguments[0] === node;
        const options = node.arguments[0] as Named | undefined;
        if (isWrapped || saidElsewhere.has(options?.name)) return;
        context.report({ node, message: 'a write goes through `useWrite` (shared/write/use-write.ts)' });
      },
    };
  },
};

/** A region that comes onto the page together with its text is not read by many screen readers. */
export const noOwnAlert = {
  create(context: Context) {
    const file = fileOf(context);
    if (!/^src\/(features|domain|shell)\//.test(file)) return {};
    return {
      JSXAttribute({ name, value }: Attribute) {
        if (name?.name !== 'role' || value?.type !== 'Literal' || value.value !== 'alert') return;
        context.report({
          node: value,
          message: 'a failure is announced by `WriteError`, anything else by `LiveRegion`',
        });
      },
    };
  },
};
