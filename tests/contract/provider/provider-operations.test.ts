import { expect, it } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };
import { documentedOperations, type DocumentedOperation } from './documented-operations.ts';

interface Schema {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Operation {
  readonly 'x-provenance': { readonly request: string; readonly answer: string };
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

// TypeScript's own type of the JSON file would list every operation; this shorter type is enough.
const {
  paths,
  components: { schemas },
} = contract as unknown as Contract;

it('the provider documents 53 operations', () => {
  expect(documentedOperations).toHaveLength(53);
});

it('the contract marks as documented exactly the operations that the provider documents', () => {
  const claimed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods)
      .filter((operation) => operation['x-provenance'].request !== 'proposed')
      .map(() => path),
  );
  expect(claimed.toSorted()).toEqual(documentedOperations.map(({ path }) => path).toSorted());
});

it.each(documentedOperations.map((one) => ({ ...one, name: `${one.method ?? ''} ${one.path}`.trim() })))(
  'the documented operation $name is in the contract',
  ({ method, path, sends = [], answers = [] }) => {
    const operation = operationAt({ method, path });
    expect(operation, `${method ?? 'any method'} ${path}`).toBeDefined();
    expect(operation?.['x-provenance'].request).not.toBe('proposed');
    // If the document omits the method, we chose it, so the request is only partly documented.
    if (method === null) expect(operation?.['x-provenance'].request).toBe('partly-documented');
    // The document describes no response completely.
    expect(operation?.['x-provenance'].answer).toBe(answers.length > 0 ? 'partly-documented' : 'proposed');

    expect(fieldsOf(operation?.requestBody?.content)).toEqual(expect.arrayContaining([...sends]));
    expect(fieldsOf(operation?.responses['200']?.content, 'data')).toEqual(expect.arrayContaining([...answers]));
  },
);

/**
 * The operation at the path. If docs/rules.md §7 omits the method, returns the operation that is
 * not marked as proposed.
 */
function operationAt({ method, path }: DocumentedOperation): Operation | undefined {
  const methods = paths[path] ?? {};
  if (method !== null) return methods[method];
  return Object.values(methods).find((operation) => operation['x-provenance'].request !== 'proposed');
}

/** Field names of a body or of one of its fields. For a list: the field names of its rows. */
function fieldsOf(content: Content | undefined, below?: string): string[] {
  const body = resolved(Object.values(content ?? {})[0]?.schema);
  const place = below === undefined ? body : resolved(body.properties?.[below]);
  return Object.keys((place.items === undefined ? place : resolved(place.items)).properties ?? {});
}

function resolved(schema: Schema = {}): Schema {
  return schema.$ref === undefined ? schema : (schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});
}
