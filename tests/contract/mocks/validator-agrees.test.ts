import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };
import { check } from '#mocks/validate/check.ts';
import { operationsById, schemaAt } from '#mocks/validate/contract.ts';
import type { Schema } from '#mocks/validate/schema.ts';
import { fc, runs } from '../../support/properties';

/**
 * The stand-in provider interprets the contract's schemas itself, because a compiled validator
 * needs `unsafe-eval`. It must agree with Ajv about any body.
 */
const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'x',
    0,
    -1,
    1.5,
    12,
    1e9,
    true,
    [],
    {},
    ['a', 'a'],
    ['adults', 'adults'],
    [1, 1],
    [1],
    'a'.repeat(2000),
  ),
  fc.constantFrom(
    '2026-02-30',
    '2026-02-28',
    '2026-05-12T24:00:00+05:00',
    '2026-05-12T14:30:00+05:00',
    'a@b',
    'a@b.kz',
    'А@б.кз',
  ),
  fc.constantFrom(
    '+7-707-555-01-23',
    '87075550123',
    '900515400123',
    '12345',
    '1234',
    'Demo2026',
    'demo2026',
    'kardiolog',
    'Кардиолог',
  ),
  fc.string(),
);

/** A body with one value replaced, removed or added. */
function mutated(schema: Schema, example: object): fc.Arbitrary<object> {
  const names = [...Object.keys(schemaAt(schema.$ref ?? '').properties ?? {}), 'unknown_field'];
  return fc
    .array(fc.record({ name: fc.constantFrom(...names), value: odd, isGone: fc.boolean() }), { maxLength: 3 })
    .map((changes) => {
      const body: Record<string, unknown> = { ...example };
      for (const { name, value, isGone } of changes) {
        if (isGone) delete body[name];
        else body[name] = value;
      }
      return body;
    });
}

describe.each([...operationsById.values()].filter(({ body, sends }) => body !== null && sends === 'json'))(
  'the provider’s validator for $id',
  ({ body, path, method }) => {
    it('accepts and rejects the same bodies as the library Ajv', () => {
      const ref = body?.$ref ?? '';
      const reference = ajv.compile({ $ref: `contract${ref}` });
      const [example] = examplesOf(path, method);
      expect(example).toBeTypeOf('object');
      fc.assert(
        fc.property(mutated(body ?? {}, example ?? {}), (value) => {
          // Ajv does not test check digits; check-digit.test.ts does.
          const issues = check(body ?? {}, value, { resolve: schemaAt }).filter(({ rule }) => rule !== 'checkDigit');
          expect({ value, isValid: issues.length === 0, issues }).toMatchObject({ isValid: reference(value) });
        }),
        { numRuns: runs(1000) },
      );
    });
  },
);

interface WithExamples {
  readonly requestBody?: { readonly content: { 'application/json': { examples: Record<string, { value: object }> } } };
}

function examplesOf(path: string, method: string): object[] {
  const paths: Readonly<Record<string, Readonly<Record<string, WithExamples>>>> = contract.paths as never;
  const examples = paths[path]?.[method]?.requestBody?.content['application/json'].examples ?? {};
  return Object.values(examples).map(({ value }) => value);
}
