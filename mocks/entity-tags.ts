import type { Call, Resolver } from './implement.ts';
import { digestOf } from './rules/digest.ts';
import { Refusal } from './rules/refusal.ts';
import { operationsById, type Operation, type OperationId } from './validate/contract.ts';

/** Which GET says what a PUT with `If-Match` changes: the one at the same address, else the list above it. */
const readOf: ReadonlyMap<OperationId, OperationId> = new Map(
  [...operationsById.values()]
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'))
    .map(({ id, path }) => [id, (getAt(path) ?? getAt(path.replace(/\/\{\w+\}$/, '')))?.id ?? id]),
);
const tagged: ReadonlySet<OperationId> = new Set(readOf.values());

function getAt(address: string): Operation | undefined {
  return [...operationsById.values()].find(({ path, method }) => method === 'get' && path === address);
}

/** The version of what the GET at this address answers. */
function tagOf(answer: unknown): string {
  return `"${digestOf(JSON.stringify(answer))}"`;
}

/**
 * Carries a request out, and tells the version of what it is about (contract: Two people at once).
 *
 * @param resolverOf the resolver of another operation
 * @throws Refusal 412 when `If-Match` names another version
 */
export function withTag(
  id: OperationId,
  call: Call,
  resolver: Resolver,
  resolverOf: (id: OperationId) => Resolver,
): { body: unknown; tag?: string } {
  const read = readOf.get(id);
  if (read === undefined) {
    const body = resolver(call);
    return tagged.has(id) ? { body, tag: tagOf(body) } : { body };
  }
  const version = () => tagOf(resolverOf(read)(call));
  const expected = (call.headers as Readonly<Record<string, string | undefined>>)['If-Match'];
  if (expected !== undefined && expected !== '*' && !expected.split(/\s*,\s*/).includes(version())) {
    throw Refusal.stale();
  }
  const body = resolver(call);
  return { body, tag: version() };
}
