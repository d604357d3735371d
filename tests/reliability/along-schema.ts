import { check } from '#mocks/validate/check.ts';
import { schemaAt } from '#mocks/validate/contract.ts';
import type { Schema } from '#mocks/validate/schema.ts';

/** A part of a response: its path, value and schema. */
export interface Part {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly schema: Schema;
}

/** Every part of a value that the contract describes, beginning with the whole value. */
export function partsOf(schema: Schema, value: unknown, path: Part['path'] = []): Part[] {
  const known = described(schema, value);
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => partsOf(known.items ?? {}, item, [...path, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([name, one]) => partsOf(known.properties?.[name] ?? {}, one, [...path, name]))
      : [];
  return [{ path, value, schema: known }, ...inside];
}

/** The value with each part replaced by the result of `change`, inner parts first. */
export function rebuilt(schema: Schema, value: unknown, change: (value: unknown, schema: Schema) => unknown): unknown {
  const known = described(schema, value);
  if (Array.isArray(value)) {
    return change(
      value.map((item) => rebuilt(known.items ?? {}, item, change)),
      known,
    );
  }
  if (!isRecord(value)) return change(value, known);
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    rebuilt(known.properties?.[name] ?? {}, one, change),
  ]);
  return change(Object.fromEntries(entries), known);
}

/** The value with one part replaced; `undefined` removes it. */
export function replaced(value: unknown, [first, ...rest]: Part['path'], by: unknown): unknown {
  if (first === undefined) return by;
  if (Array.isArray(value)) return value.map((item, index) => (index === first ? replaced(item, rest, by) : item));
  if (!isRecord(value)) return value;
  return { ...value, [first]: replaced(value[first], rest, by) };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the schema behind a reference. Of several alternatives it returns the one that matches
 * the value, or the first if none matches.
 */
function described(schema: Schema, value: unknown): Schema {
  if (schema.$ref !== undefined) return described(schemaAt(schema.$ref), value);
  const [first, ...others] = schema.oneOf ?? [];
  if (first === undefined) return schema;
  const fitting = [first, ...others].find((one) => check(one, value, { resolve: schemaAt }).length === 0);
  return described(fitting ?? first, value);
}
