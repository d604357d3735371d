import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { valueAt } from '../json-pointer.ts';
import type {
  Answer,
  Body,
  Contract,
  Operation,
  Order,
  Parameter,
  Provenance,
  Role,
  Schema,
  Seen,
} from './contract.ts';

type Reference = { readonly $ref?: string };
type Example = Reference & { readonly value?: unknown };
type Media = {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
};
type Response = Reference & {
  readonly content?: Readonly<Record<string, Media>>;
  readonly headers?: Readonly<Record<string, Reference & { readonly required?: boolean }>>;
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
  readonly 'x-owner'?: Operation['owner'];
  readonly 'x-shared-ids'?: boolean;
  readonly 'x-order'?: string | readonly string[] | Readonly<Record<string, string | readonly string[]>>;
  readonly 'x-seen-in'?: string | readonly (string | Seen)[];
  readonly 'x-etag-of'?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly (Reference & Omit<Parameter, 'required'> & { readonly required?: boolean })[];
  readonly requestBody?: Reference & {
    readonly required?: boolean;
    readonly content?: Readonly<Record<string, Media>>;
  };
  readonly responses: Readonly<Record<string, Response>>;
};
type Document = {
  readonly info: { readonly 'x-example-day'?: string; readonly 'x-deadline'?: number };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
};

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const CABINETS: readonly (readonly [RegExp, Role])[] = [
  [/^\/fo\/patient(\/|$)/, 'user'],
  [/^\/fo\/doctor(\/|$)/, 'doctor'],
  [/^\/fo\/clinic(\/|$)/, 'clinic'],
];
/** Ids of POST operations that only read. */
const READS_BY_POST = new Set([
  'authMe',
  'searchSuggestions',
  'searchFilters',
  'searchResults',
  'clinicDoctorDirectory',
]);

/**
 * Reads a bundled contract (generated/openapi.json).
 * @throws Error if the file is not a contract
 */
export function readContract(file: string): Contract {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  // These formats are not validated: an e-mail has a pattern, and bytes are not JSON.
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
      headers: Object.entries(headers).flatMap(([name, header]) => (at(header).required === true ? [name] : [])),
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
          owner: source['x-owner'] ?? null,
          sharedIds: source['x-shared-ids'] === true,
          order: orderOf(source['x-order']),
          seenIn: seenIn(source['x-seen-in']),
          etagOf: source['x-etag-of'] ?? null,
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
    deadline: document.info['x-deadline'] ?? Number.POSITIVE_INFINITY,
  };
}

/** Copies a schema with absolute references. */
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

/** Parses `x-order`; null for a sentence, which cannot be checked. */
function orderOf(said: OperationObject['x-order']): Order | null {
  if (said === undefined || typeof said === 'string') return null;
  if (isList(said)) return { parameter: null, keys: { '': said } };
  const { parameter, ...keys } = said;
  const lists = Object.entries(keys).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
  return { parameter: String(parameter), keys: Object.fromEntries(lists) };
}

function isList(said: object): said is readonly string[] {
  return Array.isArray(said);
}

function seenIn(said: OperationObject['x-seen-in'] = []): readonly Seen[] {
  return typeof said === 'string' ? [] : said.map((one) => (typeof one === 'string' ? { in: one } : one));
}
