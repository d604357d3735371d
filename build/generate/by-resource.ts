import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from 'orval';
import { isIdempotencyKey } from './for-orval.ts';

export const contract = './generated/openapi.json';

const { paths = {} } = JSON.parse(readFileSync(contract, 'utf8')) as OpenApiDocument;

/**
 * All operations of the contract. Each has its method, its resource (its only tag), and whether it
 * returns a body.
 */
export const operations = Object.values(paths).flatMap((path) =>
  (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const { operationId: id = '', tags: [resource = ''] = [], parameters = [], responses = {} } = path?.[method] ?? {};
    const answer = responses['200'] ?? responses['201'];
    const hasAnswer = answer !== undefined && 'content' in answer && 'application/json' in (answer.content ?? {});
    return path?.[method] ? [{ id, method, resource, parameters, hasAnswer }] : [];
  }),
);

/**
 * Operations with an `Idempotency-Key`: a second request with the same key has no further effect.
 */
export const idempotent: readonly string[] = operations
  .filter(({ parameters }) => parameters.some(isIdempotencyKey))
  .map(({ id }) => id);

/**
 * Operations that read although they are a POST, and operations that write although they are a GET.
 */
interface Exceptions {
  readonly readByPost: readonly string[];
  readonly writesByGet: readonly string[];
}

/**
 * Operations that end the session. They invalidate no query, because the end of a session clears
 * the whole cache.
 */
const endsSession = new Set(['authLogout', 'accountDelete']);
/**
 * Queries that a mutation never invalidates: the guards of routes refetch `authMe`, and a stored
 * file never changes.
 */
const neverStale = new Set(['authMe', 'fileRead', 'calendarFeedFile']);

/**
 * orval's rules about which queries a mutation invalidates. These are the queries of its own
 * resource, and those that `elsewhere` lists for the mutation or its resource.
 */
export function staleAfter(
  elsewhere: Readonly<Record<string, readonly string[]>>,
  { readByPost, writesByGet }: Exceptions,
) {
  const reads = (id: string, method: string) =>
    method === 'get' ? !writesByGet.includes(id) : readByPost.includes(id);
  const queries = operations.filter(({ id, method }) => reads(id, method));
  /** Finds queries by the name of a query or of a resource. */
  const named = (name: string) => {
    const found = queries.filter(({ id, resource }) => id === name || resource === name);
    if (found.length === 0) throw new Error(`the contract has no query or resource ${name}`);
    return found;
  };
  return operations
    .filter(({ id, method }) => !reads(id, method) && !endsSession.has(id))
    .map(({ id, resource }) => {
      const own = queries.filter((query) => query.resource === resource && !neverStale.has(query.id));
      const others = [...(elsewhere[resource] ?? []), ...(elsewhere[id] ?? [])].flatMap(named);
      return {
        onMutations: [id],
        // For a query of another resource orval needs the file that contains the query.
        invalidates: [...new Set([...own, ...others])].map((query) =>
          query.resource === resource
            ? query.id
            : { query: query.id, file: `./${query.resource}/${query.resource}.ts` },
        ),
      };
    })
    .filter(({ invalidates }) => invalidates.length > 0);
}
