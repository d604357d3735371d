import type { Call, Resolver } from './implement.ts';
import { digestOf } from './rules/digest.ts';
import { Refusal } from './rules/refusal.ts';
import { operationsById, type OperationId } from './validate/contract.ts';

const tagged: ReadonlySet<OperationId> = new Set([...operationsById.values()].flatMap(({ etagOf }) => etagOf ?? []));

/** Calculates the ETag of a response, without the hourly changing signatures of file URLs. */
function tagOf(answer: unknown): string {
  const text = JSON.stringify(answer, (name, value: unknown) =>
    name === 'path' && typeof value === 'string' ? value.replace(/\?.*/, '') : value,
  );
  return `"${digestOf(text)}"`;
}

/**
 * Runs a request and returns its body with the resource's ETag (contract: Two people at once).
 *
 * @param resolverOf finds the resolver of another operation
 * @throws Refusal 412 if `If-Match` has another version
 */
export function withTag(
  id: OperationId,
  call: Call,
  resolver: Resolver,
  resolverOf: (id: OperationId) => Resolver,
): { body: unknown; tag?: string } {
  const read = operationsById.get(id)?.etagOf ?? null;
  if (read === null) {
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
