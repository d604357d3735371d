import { hasCheckDigit } from './check-digit.ts';
import { formats } from './formats.ts';
import type { Issue, Rule, Schema, TypeName } from './schema.ts';
import { SentFile } from './sent-file.ts';

export interface CheckOptions {
  /** Finds the schema of a `$ref`. */
  readonly resolve: (ref: string) => Schema;
  /** True to refuse properties that the schema does not name, for checks of our own responses. */
  readonly strict?: boolean;
}

interface Place extends CheckOptions {
  readonly path: string;
  readonly noun?: string;
}

/** Schemas of numbers whose last digit is a check digit. */
const WITH_CHECK_DIGIT: ReadonlySet<string | undefined> = new Set(['iin', 'bin']);

/**
 * Checks a value against a schema and returns every violation. It interprets the schema, because a
 * compiled validator needs `unsafe-eval` in the page's Content-Security-Policy.
 */
export function check(schema: Schema, value: unknown, options: CheckOptions): Issue[] {
  return [...issuesOf(schema, value, { ...options, path: '' })];
}

function* issuesOf(schema: Schema, value: unknown, place: Place): Generator<Issue> {
  if (schema.$ref !== undefined) {
    const noun = schema.$ref.split('/').at(-1) ?? '';
    yield* issuesOf(place.resolve(schema.$ref), value, { ...place, noun });
    return;
  }
  if (schema.format === 'binary') {
    yield* fileIssues(schema, value, place);
    return;
  }
  const at = schema.format === undefined ? place : { noun: schema.format, ...place };
  if (schema.type !== undefined && ![schema.type].flat().some((type) => isOfType(value, type))) {
    yield issue(value === null || value === '' ? 'required' : 'type', at);
    return;
  }
  if (schema.enum !== undefined && !schema.enum.includes(value)) yield issue('enum', at);
  for (const part of schema.allOf ?? []) yield* issuesOf(part, value, place);
  if (schema.oneOf !== undefined) yield* alternativeIssues(schema.oneOf, value, place);
  if (typeof value === 'string') yield* stringIssues(schema, value, at);
  else if (typeof value === 'number') yield* numberIssues(schema, value, at);
  else if (Array.isArray(value)) yield* arrayIssues(schema, value, at);
  else if (isObject(value)) yield* objectIssues(schema, value, at);
}

function* fileIssues(schema: Schema, value: unknown, place: Place): Generator<Issue> {
  const most = schema['x-max-bytes'];
  if (!(value instanceof SentFile)) yield issue('type', place);
  else if (value.bytes.length > (most ?? Infinity)) yield issue('maxBytes', place, most);
}

function* stringIssues(schema: Schema, value: string, place: Place): Generator<Issue> {
  if (value === '' && (schema.minLength ?? 0) > 0) {
    yield issue('required', place);
    return;
  }
  // JSON Schema counts characters, not UTF-16 units.
  const length = schema.minLength === undefined && schema.maxLength === undefined ? 0 : Array.from(value).length;
  if (length < (schema.minLength ?? 0)) yield issue('minLength', place, schema.minLength);
  if (length > (schema.maxLength ?? Infinity)) yield issue('maxLength', place, schema.maxLength);
  if (schema.format !== undefined && formats[schema.format]?.(value) === false) {
    yield issue(value === '' ? 'required' : 'format', place);
  }
  if (schema.pattern === undefined) return;
  if (!patternOf(schema.pattern).test(value)) yield issue(value === '' ? 'required' : 'pattern', place);
  else if (WITH_CHECK_DIGIT.has(place.noun) && !hasCheckDigit(value)) yield issue('checkDigit', place);
}

function* numberIssues(schema: Schema, value: number, place: Place): Generator<Issue> {
  if (value < (schema.minimum ?? -Infinity)) yield issue('minimum', place, schema.minimum);
  if (value > (schema.maximum ?? Infinity)) yield issue('maximum', place, schema.maximum);
  const step = schema.multipleOf ?? 0;
  if (step > 0 && value % step !== 0) yield issue('multipleOf', place, step);
}

function* arrayIssues(schema: Schema, value: readonly unknown[], place: Place): Generator<Issue> {
  if (value.length < (schema.minItems ?? 0)) yield issue('minItems', place, schema.minItems);
  if (value.length > (schema.maxItems ?? Infinity)) yield issue('maxItems', place, schema.maxItems);
  if (schema.uniqueItems === true && new Set(value.map((item) => JSON.stringify(item))).size < value.length) {
    yield issue('uniqueItems', place);
  }
  if (schema.items === undefined) return;
  for (const [index, item] of value.entries()) yield* issuesOf(schema.items, item, inside(place, String(index)));
}

function* objectIssues(schema: Schema, value: Record<string, unknown>, place: Place): Generator<Issue> {
  for (const name of schema.required ?? []) {
    if (value[name] === undefined) yield issue('required', inside(place, name));
  }
  const { properties = {}, additionalProperties } = schema;
  // If a schema names no properties, like the map of fields in an error, no property counts as
  // unknown.
  const closed = additionalProperties === false || (place.strict === true && schema.properties !== undefined);
  for (const [name, one] of Object.entries(value)) {
    const rule = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (one === undefined) continue;
    if (rule !== undefined) yield* issuesOf(rule, one, inside(place, name));
    else if (typeof additionalProperties === 'object') yield* issuesOf(additionalProperties, one, inside(place, name));
    else if (closed) yield issue('unknown', inside(place, name));
  }
}

/**
 * Checks that exactly one alternative matches. If none does, the closest alternative's errors are
 * returned.
 */
function* alternativeIssues(alternatives: readonly Schema[], value: unknown, place: Place): Generator<Issue> {
  const broken = alternatives.map((schema) => [...issuesOf(schema, value, place)]);
  const held = broken.filter((issues) => issues.length === 0).length;
  if (held === 1) return;
  if (held > 1) yield issue('oneOf', place);
  else yield* broken.reduce((nearest, issues) => (issues.length < nearest.length ? issues : nearest));
}

function issue(rule: Rule, { path, noun }: Place, limit?: number): Issue {
  return { path, rule, ...(noun === undefined ? {} : { noun }), ...(limit === undefined ? {} : { limit }) };
}

function inside({ path, resolve, strict }: Place, name: string): Place {
  return { resolve, ...(strict === undefined ? {} : { strict }), path: path === '' ? name : `${path}.${name}` };
}

function isOfType(value: unknown, type: TypeName): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}
