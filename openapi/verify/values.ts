import type { Contract, Schema } from './contract.ts';

/** A value that is sent in place of the valid one. */
export interface Variant {
  /**
   * Dotted path in the body («consent.version»), or name of the parameter; empty for the whole
   * body.
   */
  readonly at: string;
  /** Description of the change: «null», «longer than 255». */
  readonly what: string;
  /** Whole body or parameter with the changed value. */
  readonly value: unknown;
}

/** Marks a field that must be left out. */
const ABSENT = Symbol('absent');
type Change = { readonly what: string; readonly value: unknown };

/**
 * Changes a valid value in all ways that make it invalid: wrong type, null, missing, beyond each
 * limit, Cyrillic where a pattern forbids it, unknown fields. Only values that the schema refuses
 * are returned.
 */
export function invalidVariants(contract: Contract, schema: Schema, valid: unknown): Variant[] {
  const validate = contract.validator(schema);
  return everywhere(contract, schema, valid, wrongFor).filter(({ value }) => value !== undefined && !validate(value));
}

/**
 * Returns valid values at each limit: shortest, longest, smallest, largest, each enum value,
 * without optional fields.
 */
export function limitVariants(contract: Contract, schema: Schema, valid: unknown): Variant[] {
  const validate = contract.validator(schema);
  return everywhere(contract, schema, valid, limitsOf).filter(({ value }) => value !== undefined && validate(value));
}

type ChangesOf = (schema: Schema, valid: unknown, required: boolean) => Change[];

function everywhere(contract: Contract, schema: Schema, valid: unknown, changesOf: ChangesOf): Variant[] {
  const variants: Variant[] = [];
  const visit = (node: Schema, value: unknown, keys: readonly (string | number)[], required: boolean): void => {
    const plain = merged(contract, node, value);
    for (const { what, value: changed } of changesOf(plain, value, required)) {
      variants.push({ at: keys.join('.'), what, value: replaced(valid, keys, changed) });
    }
    if (isRecord(value)) {
      for (const [name, property] of Object.entries(plain.properties ?? {})) {
        if (name in value) visit(property, value[name], [...keys, name], plain.required?.includes(name) === true);
      }
      if (plain.additionalProperties === false && changesOf === wrongFor) {
        for (const name of ['unknown_field', 'constructor', '__proto__', 'toString']) {
          variants.push({
            at: [...keys, name].join('.'),
            what: 'unknown field',
            value: replaced(valid, [...keys, name], 1),
          });
        }
      }
    }
    if (Array.isArray(value) && plain.items !== undefined && value.length > 0) {
      visit(plain.items, value[0], [...keys, 0], true);
    }
  };
  visit(schema, valid, [], true);
  return variants;
}

/**
 * Returns the schema that applies to a value: references followed, `allOf` merged, the matching
 * branch of `oneOf`.
 */
function merged(contract: Contract, schema: Schema, value: unknown): Schema {
  const { allOf = [], oneOf, anyOf, ...own } = contract.resolve(schema);
  const branch = (oneOf ?? anyOf)?.find((one) => contract.validator(one)(value));
  const parts = [...allOf, ...(branch === undefined ? [] : [branch])].map((one) => merged(contract, one, value));
  if (parts.length === 0) return own;
  const all: Schema[] = [own, ...parts];
  return {
    ...(Object.assign({}, ...all) as Schema),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Record<string, Schema>,
    required: all.flatMap(({ required = [] }) => required),
  };
}

function wrongFor(schema: Schema, valid: unknown, required: boolean): Change[] {
  const changes: Change[] = [
    { what: 'null', value: null },
    { what: 'a number', value: 12345 },
    { what: 'a text', value: 'не то' },
    { what: 'true', value: true },
    { what: 'a list', value: [] },
    { what: 'an object', value: {} },
  ];
  if (required) changes.push({ what: 'left out', value: ABSENT });
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern, format, multipleOf } = schema;
  if (minLength !== undefined && minLength > 0) {
    changes.push({ what: 'empty', value: '' });
    changes.push({ what: `shorter than ${minLength}`, value: shortened(valid, minLength - 1) });
    changes.push({ what: 'nothing but spaces', value: ' '.repeat(minLength) });
  }
  if (maxLength !== undefined) changes.push({ what: `longer than ${maxLength}`, value: padded(valid, maxLength + 1) });
  if (minimum !== undefined) changes.push({ what: `less than ${minimum}`, value: minimum - 1 });
  if (maximum !== undefined) changes.push({ what: `more than ${maximum}`, value: maximum + 1 });
  if (multipleOf !== undefined && typeof valid === 'number') {
    changes.push({ what: `no multiple of ${multipleOf}`, value: valid + multipleOf / 2 });
  }
  if (schema.type === 'integer') {
    changes.push({ what: 'a fraction', value: 1.5 }, { what: 'beyond 64 bits', value: 1e30 });
  }
  if (pattern !== undefined || format !== undefined) {
    changes.push({ what: 'Cyrillic', value: 'привет' }, { what: 'a mark more', value: `${String(valid)}~` });
    changes.push({ what: 'a line more', value: `${String(valid)}\n` });
  }
  if (format === 'date' || format === 'date-time') {
    changes.push({ what: 'no such day', value: String(valid).replace(/^\d{4}-\d\d-\d\d/, '2026-02-30') });
  }
  if (schema.enum !== undefined) changes.push({ what: 'not one of the values', value: 'no-such-value' });
  if (Array.isArray(valid)) {
    if (minItems !== undefined && minItems > 0) {
      changes.push({ what: 'too few items', value: valid.slice(0, minItems - 1) });
    }
    if (maxItems !== undefined && valid.length > 0 && maxItems < 1000) {
      changes.push({ what: 'too many items', value: Array.from({ length: maxItems + 1 }, () => valid[0] as unknown) });
    }
    if (schema.uniqueItems === true && valid.length > 0) {
      changes.push({ what: 'the same item twice', value: [...(valid as unknown[]), valid[0]] });
    }
  }
  return changes;
}

function limitsOf(schema: Schema, valid: unknown, required: boolean): Change[] {
  const changes: Change[] = [];
  const { minLength, maxLength, minimum, maximum, format } = schema;
  if (!required) changes.push({ what: 'left out', value: ABSENT });
  if (isNullable(schema)) changes.push({ what: 'null', value: null });
  // The caller removes values that the pattern forbids.
  if (typeof valid === 'string' && format === undefined) {
    if (minLength !== undefined) changes.push({ what: 'the shortest', value: shortened(valid, minLength) });
    if (maxLength !== undefined) changes.push({ what: 'the longest', value: padded(valid, maxLength) });
  }
  if (minimum !== undefined) changes.push({ what: 'the least', value: minimum });
  if (maximum !== undefined) changes.push({ what: 'the most', value: maximum });
  for (const one of schema.enum ?? []) changes.push({ what: `«${String(one)}»`, value: one });
  return changes;
}

function isNullable({ type, enum: values }: Schema): boolean {
  return (Array.isArray(type) && type.includes('null')) || values?.includes(null) === true;
}

/** Cuts or extends a text to exactly this length. */
function padded(valid: unknown, length: number): string {
  const text = typeof valid === 'string' && valid !== '' ? valid : 'а';
  return text.slice(0, length).padEnd(length, text.at(-1) === ' ' ? 'а' : text.at(-1));
}

function shortened(valid: unknown, length: number): string {
  return typeof valid === 'string' ? valid.trim().slice(0, length).trim().padEnd(length, 'а') : ''.padEnd(length, 'а');
}

function replaced(whole: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value === ABSENT ? undefined : value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  if (rest.length === 0 && value === ABSENT) delete copy[key];
  // An assignment to `__proto__` would not create a field.
  else {
    const next = rest.length === 0 ? value : replaced(copy[key], rest, value);
    Object.defineProperty(copy, key, { value: next, enumerable: true, configurable: true, writable: true });
  }
  return copy;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
