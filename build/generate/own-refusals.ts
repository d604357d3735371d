/**
 * Writes the 422 of each operation into generated/openapi.json: its error codes and an example. The
 * example is the stand-in provider's response to the operation's own example with one wrong value,
 * so that no example shows a field of another operation.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Operation, type OperationId, operationsById } from '#mocks/validate/contract.ts';
import { type RawInput, readInput } from '#mocks/validate/request.ts';

type Json = Record<string, unknown>;
/** The error that `readInput` throws. */
interface Refused {
  readonly code: string;
  readonly message: string;
  readonly errors: Json;
}
interface Described {
  readonly operationId: OperationId;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly examples: Json }>> };
  readonly responses: Record<string, unknown>;
}

const nothing: RawInput = { url: new URL('http://contract.test'), headers: new Headers(), path: {}, body: undefined };

const file = resolve(import.meta.dirname, '../../generated/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly responses: Record<string, Json> };
};
const { 'validation-failed': _shared, ...others } = document.components.responses;

for (const path of Object.values(document.paths)) {
  for (const described of Object.values(path)) {
    const operation = operationsById.get(described.operationId);
    if (operation?.answers['422'] === undefined) continue;
    described.responses['422'] = ownRefusal(operation, described);
  }
}
writeFileSync(
  file,
  JSON.stringify({ ...document, components: { ...document.components, responses: others } }, null, 2),
);

function ownRefusal(operation: Operation, described: Described): Json {
  const { message, code, errors } = refusalOf(operation, described);
  const takesKey = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  const codes = [
    ...(operation.body !== null && operation.sends === 'json' ? ['unreadable'] : []),
    'invalid',
    ...(takesKey ? ['key_reused'] : []),
  ];
  return {
    description: 'A value breaks a rule. `errors` holds texts by field name; a form shows them at the fields.',
    'x-codes': codes,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/api-error' },
        examples: { [code]: { value: { message, code, errors } } },
      },
    },
  };
}

function refusalOf(operation: Operation, described: Described): Refused {
  // A wrong id in the path causes a 404, a wrong enum value in the path a 422.
  const parameters = operation.parameters.filter((one) => one.in === 'query' || one.schema.enum !== undefined);
  for (const request of wrongRequests({ ...operation, parameters }, described)) {
    try {
      readInput({ ...operation, parameters }, { ...nothing, ...request });
    } catch (error) {
      if (isRefused(error)) return error;
      throw error;
    }
  }
  throw new Error(`${operation.id} documents 422 and takes everything`);
}

/** Requests of which each has one wrong value. The simplest requests come first. */
function wrongRequests({ parameters, sends }: Operation, { requestBody }: Described): Partial<RawInput>[] {
  if (requestBody === undefined) {
    const withQuery = (query: string) => ({ url: new URL(`${nothing.url.href}?${query}`) });
    return [
      nothing,
      ...parameters.flatMap(({ name, in: place }): Partial<RawInput>[] =>
        place === 'path'
          ? [{ path: { [name]: 'other' } }]
          : ['', '0', 'x'.repeat(1000)].map((value) => withQuery(`${name}=${value}`)),
      ),
    ];
  }
  if (sends === 'form') return [{ body: {} }];
  const [example] = Object.values(requestBody.content['application/json']?.examples ?? {}) as {
    readonly value: Json;
  }[];
  const body = example?.value ?? {};
  return Object.keys(body).flatMap((field) => {
    const { [field]: _left, ...rest } = body;
    return [{ body: rest }, { body: { ...body, [field]: [] } }, { body: { ...body, [field]: 0 } }];
  });
}

function isRefused(error: unknown): error is Refused {
  return error instanceof Error && 'code' in error && error.code === 'invalid' && 'errors' in error;
}
