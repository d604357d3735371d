import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** Error texts by field, as in a 422. */
export type Mistakes = Readonly<Record<string, readonly string[]>>;

/** The server's clock, which tests move. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** A running server, correct or with one fault. */
export interface ServerUnderTest {
  readonly baseUrl: string;
  /** Sends a request without a network, if the server supports it. */
  readonly send?: (request: Request) => Promise<Response>;
  readonly operations: readonly string[];
  readonly close: () => void;
}

/** A row without some fields. */
export function without(row: Readonly<Record<string, unknown>>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

export interface Route {
  readonly id: string;
  readonly method: string;
  readonly pattern: RegExp;
  /** Names of path parameters, in order. */
  readonly names: readonly string[];
  readonly isSecured: boolean;
  readonly mediaType: string | undefined;
  readonly ofBody: (body: unknown) => Mistakes | undefined;
  /**
   * Errors of the path's or the query's parameters; `values` are texts, parsed by the schema's
   * type.
   */
  readonly ofParameters: (place: string, values: Record<string, unknown>) => Mistakes | undefined;
}

type Parameter = { name: string; in: string; required?: boolean; schema: { type?: string | string[] } };
type Source = {
  operationId: string;
  security?: readonly object[];
  parameters?: readonly (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: object }> };
};
type Document = { paths: Record<string, Record<string, Source>> };

const document = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../generated/openapi.json'), 'utf8'),
) as Document;
// Ajv checks only dates by format; other formats have patterns.
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: isDay }, logger: false });
ajv.addSchema(document, 'contract');

const known = new Map<string, Route>();

/**
 * The routes of a server, made from the contract. Each route has its path and validates requests.
 */
export function routesOf(ids: readonly string[]): Route[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, source]) => {
      const id = source.operationId;
      if (!ids.includes(id)) return [];
      const route = known.get(id) ?? routeOf(path, method, source);
      known.set(id, route);
      return [route];
    }),
  );
}

function routeOf(path: string, method: string, source: Source): Route {
  const pointer = `contract#/paths/${path.replaceAll('/', '~1')}/${method}`;
  const [media] = Object.entries(source.requestBody?.content ?? {});
  const validate =
    media === undefined
      ? undefined
      : ajv.compile({ $ref: `${pointer}/requestBody/content/${media[0].replaceAll('/', '~1')}/schema` });
  const parameters = (source.parameters ?? []).map((one) => ('$ref' in one ? (at(one.$ref) as Parameter) : one));
  const checks = parameters.map((one) => ({ ...one, validate: ajv.compile(absolute(one.schema) as object) }));
  return {
    id: source.operationId,
    method: method.toUpperCase(),
    pattern: new RegExp(`^/api/v0${path.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`),
    names: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name),
    isSecured: (source.security ?? []).some((one) => Object.keys(one).length > 0),
    mediaType: media?.[0],
    ofBody: (body) => (validate === undefined || validate(body) ? undefined : mistakesOf(validate)),
    ofParameters: (place, values) => {
      const wrong: Record<string, string[]> = {};
      for (const { name, in: where, required, schema, validate: fits } of checks) {
        if (where !== place) continue;
        const key = place === 'header' ? name.toLowerCase() : name;
        if (values[key] === undefined) {
          if (required === true) wrong[name] = ['Обязательно'];
          continue;
        }
        values[key] = typed(String(values[key]), [schema.type].flat());
        if (!fits(values[key])) wrong[name] = ['Неверно'];
      }
      return Object.keys(wrong).length === 0 ? undefined : wrong;
    },
  };
}

function typed(text: string, types: readonly (string | undefined)[]): unknown {
  if (types.includes('integer') && /^-?\d+$/.test(text)) return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

function mistakesOf({ errors }: ValidateFunction): Mistakes {
  const named = (errors ?? []).map(({ instancePath, params }) => {
    const { missingProperty = '', additionalProperty = '' } = params as Record<string, string>;
    const inner = missingProperty + additionalProperty;
    return [...instancePath.split('/').slice(1), ...(inner === '' ? [] : [inner])].join('.');
  });
  return Object.fromEntries(named.map((name) => [name === '' ? 'body' : name, ['Неверно']]));
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function at(pointer: string): unknown {
  const keys = pointer.slice(2).split('/');
  return keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/')], document);
}

/** The schema with absolute references. */
function absolute(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node).replaceAll('"$ref":"#', '"$ref":"contract#')) as unknown;
}
