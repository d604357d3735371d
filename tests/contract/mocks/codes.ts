import contract from '#generated/openapi.json' with { type: 'json' };
import { type OperationId, operationsById } from '#mocks/validate/contract.ts';
import { valueAt } from '../../../openapi/json-pointer.ts';

interface Refused {
  readonly $ref?: string;
  readonly 'x-codes'?: readonly string[];
  readonly content?: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, { readonly value: { readonly code?: string } }>> }>
  >;
}

/** The documented response of an operation with this status, or undefined. */
export function refusedAs(id: OperationId, status: number | string): Refused | undefined {
  const { path = '', method = '' } = operationsById.get(id) ?? {};
  const paths = contract.paths as Readonly<Record<string, unknown>>;
  const item = paths[path] as Readonly<Record<string, { readonly responses: Readonly<Record<string, Refused>> }>>;
  const response = item[method]?.responses[status];
  return response?.$ref === undefined ? response : (valueAt(contract, response.$ref) as Refused);
}

/** The error codes that the contract lists for a response. */
export function codesOf(id: OperationId, status: number | string): readonly string[] {
  return refusedAs(id, status)?.['x-codes'] ?? [];
}

/** The contract's example of a request body. */
export function requestExample(id: OperationId): object {
  const { path = '', method = '' } = operationsById.get(id) ?? {};
  const paths = contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, WithBody>>>>;
  const { examples = {} } = paths[path]?.[method]?.requestBody?.content['application/json'] ?? {};
  const [example] = Object.values(examples);
  if (example === undefined) throw new Error(`the request of ${id} has no example`);
  return example.value;
}

interface WithBody {
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': { readonly examples: Record<string, { readonly value: object }> };
    };
  };
}
