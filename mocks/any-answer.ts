import { faker } from '@faker-js/faker/locale/ru';
import * as generated from '#generated/models/index.faker.ts';
import { type Operation, successOf } from './validate/contract.ts';
import type { Schema } from './validate/schema.ts';

const factories: Readonly<Record<string, () => unknown>> = generated;

/** A valid success response, the same for the same seed; undefined without a body. */
export function anyAnswer(operation: Pick<Operation, 'answers'>, seed: number): unknown {
  const { schema } = successOf(operation);
  return schema === null ? undefined : anyValue(schema, seed);
}

/** Any value that the contract allows for one of its named schemas. */
export function anyValue({ $ref = '' }: Schema, seed: number): unknown {
  const name = $ref.replace(/^.*\//, '-').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const make = factories[`get${name}Mock`];
  if (make === undefined) throw new Error(`nothing is generated for the schema «${$ref}»`);
  faker.seed(seed);
  // The day of the contract's examples, so that an answer does not depend on today.
  faker.setDefaultRefDate('2026-05-12T08:20:00+05:00');
  return make();
}
