import fc from 'fast-check';
import { schemaAt } from '#mocks/validate/contract.ts';
import type { Schema, TypeName } from '#mocks/validate/schema.ts';

/** Lists of an answer are this long at most: a page of rows is enough to break, and quick to draw. */
const MOST_ITEMS = 4;
const LONGEST_TEXT = 300;

const words = 'приём врача без записи анализ крови, Алматы — кабинет 12; «Аяла» г. улица №'.split(' ');
const word = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.constant('сверхдлинноеслово'.repeat(8)));

/** Any answer that a schema allows: optional fields that are absent, lists without a row, the ends of each range. */
export function anyAnswer(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return anyAnswer(schemaAt(schema.$ref));
  if (schema.oneOf !== undefined) return fc.oneof(...schema.oneOf.map(anyAnswer));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const types: TypeName[] = [schema.type ?? 'object'].flat() as TypeName[];
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: TypeName, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return whole(schema);
    case 'number':
      return fc.oneof(whole(schema), fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6, noNaN: true }));
    case 'string':
      return text(schema);
    case 'array':
      return list(schema);
    case 'object':
      return object(schema);
  }
}

function whole({ minimum = 0, maximum = 1_000_000, multipleOf = 1 }: Schema): fc.Arbitrary<number> {
  return fc
    .integer({ min: Math.ceil(minimum / multipleOf), max: Math.floor(maximum / multipleOf) })
    .map((count) => count * multipleOf);
}

function text(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'date') return moment().map((time) => time.slice(0, 10));
  if (schema.format === 'date-time') return moment();
  if (schema.format === 'idn-email') return fc.nat(999).map((id) => `person${id}@aman.example`);
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.pattern !== undefined) {
    const { minLength = 0, maxLength = Infinity } = schema;
    return fc
      .stringMatching(new RegExp(schema.pattern, 'u'))
      .filter(({ length }) => length >= minLength && length <= maxLength);
  }
  const longest = Math.min(schema.maxLength ?? LONGEST_TEXT, LONGEST_TEXT);
  return fc.array(word, { minLength: 1, maxLength: 30 }).map((all) =>
    all
      .join(' ')
      .slice(0, longest)
      .trim()
      .padEnd(schema.minLength ?? 0, 'я'),
  );
}

/** Around the tests' day, in Kazakhstan's time as the contract has it. */
function moment(): fc.Arbitrary<string> {
  const day = fc.integer({ min: -800, max: 400 });
  return fc.tuple(day, fc.nat(287)).map(([days, fives]) => {
    const time = new Date(Date.UTC(2026, 4, 12 + days, 0, fives * 5)).toISOString();
    return `${time.slice(0, 19)}+05:00`;
  });
}

function list({ items = {}, minItems = 0, maxItems = MOST_ITEMS, uniqueItems = false }: Schema): fc.Arbitrary<unknown> {
  const length = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) };
  return uniqueItems
    ? fc.uniqueArray(anyAnswer(items), { ...length, selector: (item) => JSON.stringify(item) })
    : fc.array(anyAnswer(items), length);
}

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, anyAnswer(schema)]));
  return fc.record(parts, { requiredKeys: [...required], noNullPrototype: true });
}
