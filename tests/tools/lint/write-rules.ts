import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Attribute,
  type Call,
  type Context,
  type Expression,
  fileOf,
  type Named,
  root,
  type WithSource,
} from './rule-api.ts';

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

/** Options of a mutation hook whose failure no component shows (shared/write/failure.ts). */
const shownElsewhere: ReadonlySet<unknown> = new Set(['inToast', 'silentFailure']);

/** One place handles locks, toasts, failures and late responses for all writes. */
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
        if (isWrapped || shownElsewhere.has(options?.name)) return;
        context.report({ node, message: 'a write goes through `useWrite` (shared/write/use-write.ts)' });
      },
    };
  },
};

/** Many screen readers ignore a live region that is inserted together with its text. */
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

/** Components for typed text. */
const textFields: ReadonlySet<unknown> = new Set([
  'ComingDateField',
  'Input',
  'OtpField',
  'PasswordField',
  'PhoneField',
  'TextField',
  'TextareaField',
  'TimeInput',
  'TypedDateField',
  'input',
  'textarea',
]);
const pressed: ReadonlySet<unknown> = new Set(['checkbox', 'file', 'hidden', 'radio', 'range', 'search']);

/** Exception: this field filters by typed prices and sends no text. */
const typedFilter = 'src/features/public/search/filters/price-range.tsx';

/**
 * The form kit validates input, submits on Enter, keeps the input during a login and marks refused
 * fields.
 */
export const noOwnText = {
  create(context: Context) {
    const file = fileOf(context);
    if (!/^src\/(features|domain)\//.test(file) || file === typedFilter) return {};
    const states = new Set<string>();
    return {
      VariableDeclarator({ id, init }: { id: { type: string; elements?: (Named | null)[] }; init?: Call | null }) {
        const [state] = (id.type === 'ArrayPattern' && id.elements) || [];
        if (init?.type === 'CallExpression' && init.callee.name === 'useState' && state?.name) states.add(state.name);
      },
      JSXOpeningElement({ name, attributes }: { name: { name?: unknown }; attributes: Attribute[] }) {
        if (!textFields.has(name.name)) return;
        const find = (wanted: string) => attributes.find((attribute) => attribute.name?.name === wanted)?.value;
        const value = find('value');
        if (pressed.has(find('type')?.value) || !value || !states.has(rootOf(value.expression) ?? '')) return;
        context.report({
          node: value,
          message: 'what is typed and sent is a field of the form kit (`form.AppField`); what is sought, a `SearchBox`',
        });
      },
    };
  },
};

/** The identifier `draft` of `draft.name` and of `draft ?? ''`. */
function rootOf(expression: Expression | undefined): string | undefined {
  const inner = expression?.object ?? expression?.left;
  return inner ? rootOf(inner) : expression?.name;
}
