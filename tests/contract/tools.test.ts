import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };

/** Both tools change what they are given. */
const copy = (): { openapi: string } => structuredClone(contract);

test('the official schema of OpenAPI 3.1 holds for the contract', async () => {
  const { valid, errors } = await new Validator().validate({ ...copy() });
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('swagger-parser, which many generators read with, takes the contract and resolves it', async () => {
  const parsed = await SwaggerParser.validate(copy() as never);
  expect(Object.keys(parsed.paths ?? {})).toEqual(Object.keys(contract.paths));
});
