import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { valueAt } from '../json-pointer.ts';

/** The part of JSON Schema that is read here; ajv reads the rest. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
  readonly example: unknown;
}

export interface Body {
  readonly required: boolean;
  readonly mediaType: string;
  readonly schema: Schema;
  readonly examples: readonly unknown[];
}

export interface Answer {
  /** Schemas by media type; none for an answer without a body. */
  readonly content: Readonly<Record<string, ValidateFunction>>;
  /** Names of the headers that it must have. */
  readonly headers: readonly string[];
  /** Operations that its body leads to, with what of the body goes into which parameter. */
  readonly links: readonly { readonly operation: string; readonly parameters: Readonly<Record<string, string>> }[];
}

export type Role = 'user' | 'doctor' | 'clinic';

export interface Provenance {
  readonly request: string;
  readonly answer: string;
}

export interface Operation {
  readonly id: string;
  readonly tag: string;
  /** In capitals. */
  readonly method: string;
  /** With the parameters in braces. */
  readonly path: string;
  /** Of the request and of the answer: `documented`, `partly-documented`, `proposed`. */
  readonly provenance: Provenance;
  readonly session: 'required' | 'optional' | 'none';
  /** Who may call it, where only one role may. */
  readonly role: Role | null;
  /** Fields with rules that no schema can say and the description does (`x-rules`): they may be refused with 422. */
  readonly rules: readonly string[];
  /** Whether it may change something. */
  readonly writes: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  /** By status, `default` among them. */
  readonly answers: Readonly<Record<string, Answer>>;
}

export interface Contract {
  readonly operations: readonly Operation[];
  /** Follows `$ref`s until there is none. */
  readonly resolve: (schema: Schema) => Schema;
  readonly validator: (schema: Schema) => ValidateFunction;
  /** The day that the contract's examples are written for. */
  readonly exampleDay: string;
}

type Reference = { readonly $ref?: string };
type Example = Reference & { readonly value?: unknown };
type Media = {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
};
type Response = Reference & {
  readonly content?: Readonly<Record<string, Media>>;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly links?: Readonly<
    Record<string, { readonly operationId?: string; readonly parameters?: Readonly<Record<string, string>> }>
  >;
};
type OperationObject = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly 'x-provenance'?: Partial<Provenance>;
  readonly 'x-unsafe-get'?: boolean;
  readonly 'x-rules'?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly (Reference & Omit<Parameter, 'required'> & { readonly required?: boolean })[];
  readonly requestBody?: Reference & {
    readonly required?: boolean;
    readonly content?: Readonly<Record<string, Media>>;
  };
  readonly responses: Readonly<Record<string, Response>>;
};
type Document = {
  readonly info: { readonly 'x-example-day'?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
};

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const CABINETS: readonly (readonly [RegExp, Role])[] = [
  [/^\/fo\/patient(\/|$)/, 'user'],
  [/^\/fo\/doctor(\/|$)/, 'doctor'],
  [/^\/fo\/clinic(\/|$)/, 'clinic'],
];
/** POSTs that only ask. */
const READS_BY_POST = new Set([
  'authMe',
  'searchSuggestions',
  'searchFilters',
  'searchResults',
  'clinicDoctorDirectory',
]);

/** Reads a bundled contract (`npm run generate` writes generated/openapi.json). @throws when the file is no such contract */
export function readContract(file: string): Contract {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  // The pattern beside it says all; the bytes of a file are no JSON.
  for (const format of ['idn-email', 'binary']) ajv.addFormat(format, true);
  ajv.addSchema(document, 'contract');
  const validators = new WeakMap<Schema, ValidateFunction>();

  const at = <Node extends Reference>(node: Node): Node => {
    let found = node;
    while (found.$ref !== undefined) found = valueAt(document, found.$ref) as Node;
    return found;
  };
  const validator = (schema: Schema): ValidateFunction => {
    const known = validators.get(schema);
    if (known !== undefined) return known;
    const made = ajv.compile(absolute(schema) as object);
    validators.set(schema, made);
    return made;
  };
  const exampleOf = (media: Media | undefined): unknown[] => [
    ...(media?.example === undefined ? [] : [media.example]),
    ...Object.values(media?.examples ?? {}).map((example) => at(example).value),
  ];
  const answerOf = (source: Response): Answer => {
    const { content = {}, headers = {}, links = {} } = at(source);
    return {
      content: Object.fromEntries(Object.entries(content).map(([type, { schema = {} }]) => [type, validator(schema)])),
      headers: Object.entries(headers).flatMap(([name, { required }]) => (required === true ? [name] : [])),
      links: Object.values(links).flatMap(({ operationId, parameters = {} }) =>
        operationId === undefined ? [] : [{ operation: operationId, parameters }],
      ),
    };
  };
  const bodyOf = (source: OperationObject['requestBody']): Body | null => {
    if (source === undefined) return null;
    const { required = false, content = {} } = at(source);
    const [first] = Object.entries(content);
    if (first === undefined) return null;
    const [mediaType, media] = first;
    return { required, mediaType, schema: media.schema ?? {}, examples: exampleOf(media) };
  };

  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, source]): Operation => {
        const { security = [] } = source;
        const open = security.some((scheme) => Object.keys(scheme).length === 0);
        return {
          id: source.operationId,
          tag: source.tags[0] ?? '',
          method: method.toUpperCase(),
          path,
          provenance: { request: 'proposed', answer: 'proposed', ...source['x-provenance'] },
          session: security.length === 0 ? 'none' : open ? 'optional' : 'required',
          role: CABINETS.find(([pattern]) => pattern.test(path))?.[1] ?? null,
          rules: source['x-rules'] ?? [],
          writes: method === 'get' ? source['x-unsafe-get'] === true : !READS_BY_POST.has(source.operationId),
          parameters: (source.parameters ?? []).map((parameter) => {
            const { name, in: place, required = false, schema, example } = at(parameter);
            return { name, in: place, required, schema, example };
          }),
          body: bodyOf(source.requestBody),
          answers: Object.fromEntries(
            Object.entries(source.responses).map(([status, answer]) => [status, answerOf(answer)]),
          ),
        };
      }),
  );
  return {
    operations,
    resolve: at,
    validator,
    exampleDay: document.info['x-example-day'] ?? new Date().toISOString().slice(0, 10),
  };
}

/** The same schema with references that can be followed from anywhere. */
function absolute(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(absolute);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `contract${value}` : absolute(value),
    ]),
  );
}
