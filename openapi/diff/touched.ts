import { keysOf, valueAt } from '../json-pointer.ts';

type Json = { readonly [key: string]: unknown };
type Document = {
  readonly paths: Readonly<Record<string, Json>>;
  readonly components?: Readonly<Record<string, Json>>;
  readonly security?: readonly Json[];
};

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/**
 * Returns the operations that a change affects: the operation itself, users of the component or the
 * security scheme, or all operations for a change of servers.
 *
 * @param document bundle before the change, because an addition affects no existing program
 */
export function operationsTouched(document: Document, pointer: string): string[] {
  const [kind, first = '', second = ''] = keysOf(pointer);
  if (kind === 'paths') {
    const item = document.paths[first] ?? {};
    const methods = METHODS.has(second) ? [second] : Object.keys(item).filter((key) => METHODS.has(key));
    return methods.flatMap((method) => idOf(item[method]));
  }
  if (kind === 'servers') return operationsOf(document).flatMap(({ operation }) => idOf(operation));
  if (kind !== 'components') return [];
  if (first === 'securitySchemes') {
    return operationsOf(document)
      .filter(({ operation }) => isSignedInBy(second, operation, document.security))
      .flatMap(({ operation }) => idOf(operation));
  }
  const name = `#/components/${first}/${second}`;
  return operationsOf(document)
    .filter(({ operation }) => refersTo(document, operation, name, new Set()))
    .flatMap(({ operation }) => idOf(operation));
}

function operationsOf({ paths }: Document): { operation: unknown }[] {
  return Object.values(paths).flatMap((item) =>
    Object.entries(item)
      .filter(([key]) => METHODS.has(key))
      .map(([, operation]) => ({ operation })),
  );
}

function isSignedInBy(scheme: string, operation: unknown, general: readonly Json[] = []): boolean {
  const { security = general } = operation as { readonly security?: readonly Json[] };
  return security.some((requirement) => Object.hasOwn(requirement, scheme));
}

function refersTo(document: Document, node: unknown, name: string, seen: Set<string>): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { $ref } = node as { readonly $ref?: unknown };
  if (typeof $ref === 'string') {
    if ($ref === name) return true;
    if (seen.has($ref)) return false;
    seen.add($ref);
    return refersTo(document, valueAt(document, $ref), name, seen);
  }
  return Object.values(node).some((inner) => refersTo(document, inner, name, seen));
}

function idOf(operation: unknown): string[] {
  const { operationId } = (operation ?? {}) as { readonly operationId?: unknown };
  return typeof operationId === 'string' ? [operationId] : [];
}
