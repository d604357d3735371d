import { describe, expect, it } from 'vitest';
import { anyAnswer } from '#mocks/any-answer.ts';
import { check } from '#mocks/validate/check.ts';
import { type Operation, operationsById, schemaAt } from '#mocks/validate/contract.ts';
import { responseSchema, findMismatch, type ResponseSchema } from '@/shared/api/response-check';
import { type Part, partsOf, replaced } from '../reliability/along-schema.ts';

const shapes = new Map<Operation, ResponseSchema>();
for (const operation of operationsById.values()) {
  const path = `/api/v0${operation.path.replaceAll(/\{\w+\}/g, '7')}?page=1`;
  const shape = await responseSchema(operation.method.toUpperCase(), path);
  if (shape !== '') shapes.set(operation, shape);
}

it('every response of a GET has a shape, and other responses only if their request changes nothing', () => {
  const shaped = [...shapes.keys()].map(({ id }) => id);
  // Leaves out files, which are not JSON.
  const reads = [...operationsById.values()]
    .filter(({ writes, answers }) => !writes && answers['200'] !== null)
    .map(({ id }) => id);
  expect(shaped).toEqual(expect.arrayContaining(reads));
  expect(shaped.filter((id) => !reads.includes(id))).toEqual([
    'authMe',
    'searchSuggestions',
    'searchFilters',
    'searchResults',
    'doctorScheduleDryRun',
    'clinicFilialTouchedVisits',
    'clinicAbsenceDryRun',
    'clinicDoctorDirectory',
  ]);
});

describe.each([...shapes.keys()])('the shape of the response to $id', (operation) => {
  const schema = operation.answers['200'] ?? {};
  const shape = shapes.get(operation) ?? '';
  const sample = [1, 2, 3, 4].map((seed) => anyAnswer(operation, seed));

  it('accepts every response that the contract allows', () => {
    expect(sample.map((body) => findMismatch(shape, body))).toEqual(sample.map(() => undefined));
  });

  it.each([
    { title: 'a missing part', by: undefined },
    { title: 'null instead of a part', by: null },
    { title: 'a part of another type', by: Symbol('other') },
  ])('rejects a response that the contract forbids: $title', ({ by }) => {
    const told = sample.flatMap((body) => kindsOf(partsOf(schema, body)).flatMap((part) => verdict(body, part, by)));
    expect(told.filter(({ fits, allowed }) => fits !== allowed).slice(0, 3)).toEqual([]);
  });

  function verdict(body: unknown, { path }: Part, by: unknown) {
    // A list item can't be undefined, and `kind` decides the type of an object.
    if (path.length === 0 || (by === undefined && typeof path.at(-1) === 'number')) return [];
    const changed = replaced(body, path, by);
    const allowed = check(schema, changed, { resolve: schemaAt }).length === 0;
    return [{ path: path.join('.'), fits: findMismatch(shape, changed) === undefined, allowed }];
  }
});

/**
 * One part per path pattern: list rows are alike, and testing each part means checking the whole
 * response.
 */
function kindsOf(parts: readonly Part[]): Part[] {
  const kinds = new Map(
    parts.map((part) => [part.path.map((step) => (typeof step === 'number' ? '*' : step)).join('.'), part]),
  );
  return [...kinds.values()];
}
