import type { ClinicRight } from '#generated/models/clinic-right.ts';
import type { Role } from '#generated/models/role.ts';
import document from '#generated/openapi.json' with { type: 'json' };
import type { operations } from '#generated/paths.d.ts';
import type { Schema } from './schema.ts';

export type OperationId = keyof operations;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** Parts of an operation in the contract that the mocks use. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** False for a GET, unless the contract marks it as `x-unsafe-get`. */
  readonly writes: boolean;
  /** Path with parameters in braces, without the server's `/api/v0`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** Format of the body: JSON, or a form with files. */
  readonly sends: 'json' | 'form';
  readonly session: 'required' | 'optional' | 'none';
  /** Role that the account must have (docs/rules.md §6). */
  readonly role: Role | null;
  /** Right that an account of a clinic needs; null if none is needed. */
  readonly right: ClinicRight | null;
  /** Rate limit (contract: Limits). */
  readonly limit: { readonly policy: string; readonly quota: number; readonly window: number } | null;
  /** Operation whose `ETag` this operation expects in `If-Match`; null if it expects none. */
  readonly etagOf: OperationId | null;
  /** Schemas of responses by status («200», «default»); null if the response has no body. */
  readonly answers: Readonly<Record<string, Schema | null>>;
  /** The contract's examples by status. */
  readonly examples: Readonly<Record<string, unknown>>;
  /** `x-provenance` of request and response. */
  readonly provenance: { readonly request: string; readonly answer: string };
}

interface Reference {
  readonly $ref: string;
}
interface Example {
  readonly value: unknown;
}
interface Content {
  readonly content?: Readonly<
    Record<string, { readonly schema: Schema; readonly examples?: Readonly<Record<string, Example | Reference>> }>
  >;
}
interface OperationObject {
  readonly operationId: OperationId;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Content;
  readonly 'x-unsafe-get'?: boolean;
  readonly 'x-rate-limit'?: NonNullable<Operation['limit']>;
  readonly 'x-right'?: ClinicRight | 'any';
  readonly 'x-etag-of'?: OperationId;
  readonly 'x-provenance': Operation['provenance'];
  readonly responses: Readonly<Record<string, Content | Reference>>;
}
interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

// The type of the JSON import is too specific to be compatible; `npm run lint` checks that the
// document is valid OpenAPI.
const contract = document as unknown as ContractDocument;

const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);
const ROLE_OF_CABINET: Readonly<Record<string, Role>> = { patient: 'user', doctor: 'doctor', clinic: 'clinic' };

/** Returns the component of a local `$ref`. */
function component<T>(ref: string): T {
  const [, , kind = '', name = ''] = ref.split('/');
  const found = contract.components[kind]?.[name];
  if (found === undefined) throw new Error(`the contract has no ${ref}`);
  return found as T;
}

/** Returns the schema of a `$ref`. */
export function schemaAt(ref: string): Schema {
  return component<Schema>(ref);
}

function deref<T extends object>(value: T | Reference): T {
  return '$ref' in value ? component<T>(value.$ref) : value;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

function schemaOf({ content }: Content, type: string): Schema | null {
  return content?.[type]?.schema ?? null;
}

function exampleOf({ content }: Content): unknown {
  const [example] = Object.values(content?.[JSON_TYPE]?.examples ?? {});
  return example === undefined ? undefined : deref(example).value;
}

function sessionOf(security: OperationObject['security']): Operation['session'] {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

/** Returns the role of the cabinet in the path: `/fo/doctor/…`. */
function roleOf(path: string): Role | null {
  return ROLE_OF_CABINET[/^\/fo\/(?<cabinet>\w+)\//.exec(path)?.groups?.['cabinet'] ?? ''] ?? null;
}

function readOperation(path: string, method: string, source: OperationObject): Operation {
  const answers = Object.entries(source.responses).map(([status, answer]) => [status, deref(answer)] as const);
  const form = schemaOf(source.requestBody ?? {}, FORM_TYPE);
  return {
    id: source.operationId,
    method,
    writes: method !== 'get' || source['x-unsafe-get'] === true,
    path,
    parameters: (source.parameters ?? []).map(deref),
    body: form ?? schemaOf(source.requestBody ?? {}, JSON_TYPE),
    sends: form === null ? 'json' : 'form',
    session: sessionOf(source.security),
    role: roleOf(path),
    right: source['x-right'] === undefined || source['x-right'] === 'any' ? null : source['x-right'],
    limit: source['x-rate-limit'] ?? null,
    etagOf: source['x-etag-of'] ?? null,
    answers: Object.fromEntries(answers.map(([status, answer]) => [status, schemaOf(answer, JSON_TYPE)])),
    examples: Object.fromEntries(answers.map(([status, answer]) => [status, exampleOf(answer)])),
    provenance: source['x-provenance'],
  };
}

export const operationsById: ReadonlyMap<OperationId, Operation> = new Map(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, source]) => [source.operationId, readOperation(path, method, source)] as const),
  ),
);

/** Status and schema of a success response; the schema is null if there is no JSON body. */
export function successOf({ answers }: Pick<Operation, 'answers'>): { status: number; schema: Schema | null } {
  const [status = '200', schema = null] = Object.entries(answers).find(([one]) => one.startsWith('2')) ?? [];
  return { status: Number(status), schema };
}

const addresses = [...operationsById.values()]
  .map((operation) => ({ operation, pattern: new RegExp(`/api/v0${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // The operations are sorted so that `visits/summary` comes before `visits/{id}`.
  .toSorted((one, other) => one.operation.path.split('{').length - other.operation.path.split('{').length);

/** Returns the operations of a URL with any method. */
export function operationsAt(pathname: string): Operation[] {
  return addresses.flatMap(({ operation, pattern }) => (pattern.test(pathname) ? [operation] : []));
}

/** Returns the operation that a request calls; undefined if the contract has none. */
export function operationOf({ url, method }: { readonly url: string; readonly method: string }): Operation | undefined {
  return operationsAt(new URL(url).pathname).find((one) => one.method.toUpperCase() === method.toUpperCase());
}
