import { faker } from '@faker-js/faker/locale/ru';
import * as generated from '#generated/models/index.faker.ts';
import { type Operation, successOf } from './validate/contract.ts';
import type { Schema } from './validate/schema.ts';

const factories: Readonly<Record<string, () => unknown>> = generated;

/**
 * Returns a valid success response. The same seed gives the same response. Returns undefined if the
 * operation's success response has no body.
 */
export function anyAnswer(operation: Pick<Operation, 'answers'>, seed: number): unknown {
  const { schema } = successOf(operation);
  return schema === null ? undefined : anyValue(schema, seed);
}

/** Returns a random value that is valid for one of the contract's schemas. */
export function anyValue({ $ref = '' }: Schema, seed: number): unknown {
  const name = $ref.replace(/^.*\//, '-').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const make = factories[`get${name}Mock`];
  if (make === undefined) throw new Error(`nothing is generated for the schema «${$ref}»`);
  faker.seed(seed);
  // Random dates start from the day of the contract's examples, so that they do not change every
  // day.
  faker.setDefaultRefDate('2026-05-12T08:20:00+05:00');
  return make();
}
