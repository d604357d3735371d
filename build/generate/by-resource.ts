import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from 'orval';

export const contract = './generated/openapi.json';

/** Which cached answers mutations make stale. */
export interface Stale {
  readonly onMutations: string[];
  readonly invalidates: string[];
}

/** The resource (the only tag) of each operation. */
const resources: ReadonlyMap<string, string> = new Map(
  Object.values((JSON.parse(readFileSync(contract, 'utf8')) as OpenApiDocument).paths ?? {}).flatMap((path) =>
    [path?.get, path?.post, path?.put, path?.patch, path?.delete].flatMap((operation) =>
      operation ? [[operation.operationId ?? '', operation.tags?.[0] ?? '']] : [],
    ),
  ),
);

/** One rule for the mutations of each resource: orval has to be told in which file a query of another resource is. */
export function byResource({ onMutations, invalidates }: Stale) {
  return Object.entries(Object.groupBy(onMutations, resourceOf)).map(([resource, mutations = []]) => ({
    onMutations: mutations,
    invalidates: invalidates.map((query) => {
      const other = resourceOf(query);
      return other === resource ? query : { query, file: `./${other}/${other}.ts` };
    }),
  }));
}

/** Every operation of a resource that changes something. */
export function changesOf(resource: string): string[] {
  return [...resources]
    .filter(([id, of]) => of === resource && /(Create|Update|Delete|Add|Accept|Decline|Copy|Set)$/.test(id))
    .map(([id]) => id);
}

function resourceOf(id: string): string {
  const resource = resources.get(id);
  if (resource === undefined) throw new Error(`the contract has no operation ${id}`);
  return resource;
}
