import { Refusal } from '../rules/refusal.ts';
import { check } from './check.ts';
import { type Operation, type Parameter, schemaAt } from './contract.ts';
import { messageOf } from './messages.ts';
import type { Issue, Schema } from './schema.ts';
import { SentFile } from './sent-file.ts';

/** An unchecked request. */
export interface RawInput {
  readonly url: URL;
  readonly headers: Headers;
  readonly path: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Parsed JSON, or form fields by name; undefined if there is no body or it is unreadable. */
  readonly body: unknown;
}

export interface Input {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
}

/**
 * Checks a request against the contract and returns its converted values with defaults.
 *
 * @throws Refusal 404 if a path parameter is invalid, else 422 with Russian texts by field
 */
export function readInput(operation: Operation, raw: RawInput): Input {
  const input: Input = { path: {}, query: {}, headers: {}, body: raw.body };
  const values = { path: input.path, query: input.query, header: input.headers };
  const issues: Issue[] = [];
  for (const parameter of operation.parameters) {
    const value = valueOf(parameter, raw);
    if (value === undefined) {
      if (parameter.required) issues.push({ path: parameter.name, rule: 'required' });
      continue;
    }
    const found = check(parameter.schema, value, { resolve: schemaAt });
    // A path parameter with an enum (`visibility/{value}`) is not an id, so an invalid value gives
    // 422.
    const isName = parameter.in === 'path' && parameter.schema.enum === undefined;
    if (isName && found.length > 0) throw Refusal.notFound();
    issues.push(...found.map((one) => ({ ...one, path: parameter.name })));
    values[parameter.in][parameter.name] = value;
  }
  if (operation.body !== null) {
    if (raw.body === undefined) throw new Refusal(422, 'unreadable', 'Не удалось прочитать запрос');
    issues.push(...bodyIssues(operation.body, raw.body, operation.sends), ...characterIssues(raw.body));
  }
  if (issues.length > 0) throw Refusal.invalid(textsByField(issues));
  return input;
}

/**
 * Returns the errors of a body. All files of a form have one field, so their errors name that
 * field.
 */
function bodyIssues(schema: Schema, body: unknown, sends: Operation['sends']): Issue[] {
  const issues = check(schema, body, { resolve: schemaAt });
  return sends === 'json' ? issues : issues.map((one) => ({ ...one, path: one.path.split('.')[0] ?? '' }));
}

/** Control and bidi characters (contract: Texts), except tabs and line breaks. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** Finds control characters and unpaired surrogates in texts at any depth, without recursion. */
function characterIssues(body: unknown): Issue[] {
  const issues: Issue[] = [];
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value: body, path: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (INVISIBLE.test(value) || !value.isWellFormed()) issues.push({ path, rule: 'characters' });
    } else if (typeof value === 'object' && value !== null && !(value instanceof SentFile)) {
      for (const [name, one] of Object.entries(value).toReversed()) {
        waiting.push({ value: one, path: path === '' ? name : `${path}.${name}` });
      }
    }
  }
  return issues;
}

/** Groups error texts by field; equal texts of a field are listed once. */
function textsByField(issues: readonly Issue[]): Record<string, string[]> {
  // A Map, because a field may be named `constructor`.
  const texts = new Map<string, Set<string>>();
  for (const issue of issues) {
    const field = issue.path === '' ? 'body' : issue.path;
    texts.set(field, (texts.get(field) ?? new Set()).add(messageOf(issue)));
  }
  return Object.fromEntries([...texts].map(([field, said]) => [field, [...said]]));
}

function valueOf({ name, in: place, schema }: Parameter, raw: RawInput): unknown {
  const rule = schema.$ref === undefined ? schema : schemaAt(schema.$ref);
  if (place === 'query' && rule.type === 'array') {
    const all = raw.url.searchParams.getAll(name);
    return all.length === 0 ? rule.default : all.map((text) => typed(text, rule.items ?? {}));
  }
  const text = place === 'path' ? [raw.path[name]].flat()[0] : textOf(place, name, raw);
  return text === undefined || text === null ? rule.default : typed(text, rule);
}

function textOf(place: 'query' | 'header', name: string, { url, headers }: RawInput): string | null {
  return place === 'query' ? url.searchParams.get(name) : headers.get(name);
}

/**
 * Converts a parameter's text to the type of its schema. A text that cannot be converted is
 * returned unchanged, so that the check refuses it.
 */
function typed(text: string, { type }: Schema): unknown {
  const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) && Number.isSafeInteger(Math.trunc(Number(text)));
  if ((type === 'integer' || type === 'number') && isNumber) return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}
