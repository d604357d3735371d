import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const error = { $ref: '#/components/responses/Error' };
const answer = (example?: unknown, schema: object = { $ref: '#/components/schemas/ThingReadAnswer' }) => ({
  description: 'An answer.',
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
});
const named = (name: string) => answer({}, { $ref: `#/components/schemas/${name}` });

const responses = { '401': error, default: error };

/** An operation that breaks none of our rules. */
const sound = {
  'x-provenance': { request: 'proposed', answer: 'proposed' },
  'x-owner': 'patient',
  operationId: 'thingRead',
  tags: ['patient-things'],
  security: [{ token: [] }],
  responses: { '200': answer({}), ...responses },
};

const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' }, example: {} } } };
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The version.',
  schema: { type: 'string' },
  example: '*',
};
const tagged = { ...answer({}, { $ref: '#/components/schemas/ThingUpdateAnswer' }), headers: { ETag: { schema: {} } } };

/** A change of a whole object that breaks none of our rules. */
const change = {
  ...sound,
  operationId: 'thingUpdate',
  'x-etag-of': 'thingRead',
  parameters: [ifMatch],
  requestBody: body,
  responses: { ...responses, '200': tagged, '412': error, '413': error, '415': error, '422': error },
};
const unguarded = {
  ...change,
  'x-etag-of': undefined,
  parameters: [],
  responses: { ...change.responses, '200': named('ThingUpdateAnswer'), '412': undefined },
};

/** A list of rows that have an id. */
function list(order: unknown): object {
  const responses200 = answer({}, { $ref: '#/components/schemas/ThingListAnswer' });
  const operation = { ...sound, operationId: 'thingList', responses: { ...responses, '200': responses200 } };
  return { ...operation, 'x-order': order };
}

/** One planted mistake per rule (more where a rule looks at several things). */
const mistakes: [name: string, rule: string, operation: object][] = [
  ['no provenance', 'provenance', { ...sound, 'x-provenance': undefined }],
  ['an unknown provenance', 'provenance', { ...sound, 'x-provenance': { request: 'guessed', answer: 'proposed' } }],
  ['no provenance of the answer', 'provenance', { ...sound, 'x-provenance': { request: 'proposed' } }],
  ['no word on security', 'explicit-security', { ...sound, security: undefined }],
  [
    'an operationId that begins with a verb',
    'noun-first',
    { ...sound, operationId: 'getThing', responses: { ...responses, '200': named('GetThingAnswer') } },
  ],
  [
    'an operationId in snake_case',
    'noun-first',
    { ...sound, operationId: 'thing_read', responses: { ...responses, '200': named('Thing_readAnswer') } },
  ],
  ['the tag of an area', 'tag-of-file', { ...sound, tags: ['patient'] }],
  ['a second tag', 'tag-of-file', { ...sound, tags: ['patient-things', 'patient-visits'] }],
  ['no tag', 'tag-of-file', { ...sound, tags: undefined }],
  ['no 401 though secured', 'expected-errors', { ...sound, responses: { '200': answer({}), default: error } }],
  ['no default response', 'expected-errors', { ...sound, responses: { '200': answer({}), '401': error } }],
  ['no 404 though a path id', 'expected-errors', { ...sound, parameters: [parameter('path')] }],
  ['no 422 though a query', 'expected-errors', { ...sound, parameters: [parameter('query')] }],
  ['a 404 for an id in a body', 'expected-errors', { ...sound, responses: { ...sound.responses, '404': error } }],
  ['a create without a key', 'repeatable', { ...sound, responses: { ...sound.responses, '201': answer({}) } }],
  [
    'a kept answer that does not say so',
    'repeatable',
    {
      ...sound,
      parameters: [{ ...parameter('header'), name: 'Idempotency-Key', required: false }],
      responses: { ...sound.responses, '201': answer({}) },
    },
  ],
  ['a change that overwrites what somebody else has saved', 'two-at-once', unguarded],
  ['a change for which no reason is given', 'two-at-once', { ...unguarded, 'x-last-wins': ' ' }],
  ['a change that takes If-Match alone', 'two-at-once', { ...unguarded, parameters: [ifMatch] }],
  [
    'a change that never answers 412',
    'two-at-once',
    { ...change, responses: { ...change.responses, '412': undefined } },
  ],
  [
    'a change that does not tell the new version',
    'two-at-once',
    { ...change, responses: { ...change.responses, '200': named('ThingUpdateAnswer') } },
  ],
  ['a change that is guarded and is not', 'two-at-once', { ...change, 'x-last-wins': 'One value.' }],
  [
    'a body without a name',
    'named-answer',
    { ...sound, responses: { ...responses, '200': answer({}, { type: 'object' }) } },
  ],
  ['a body named otherwise', 'named-answer', { ...sound, responses: { ...responses, '200': named('Thing') } }],
  ['an error of another shape', 'error-schema', { ...sound, responses: { ...sound.responses, '409': answer({}) } }],
  ['nobody owns it', 'owner', { ...sound, 'x-owner': undefined }],
  ['another cabinet owns it', 'owner', { ...sound, 'x-owner': 'doctor' }],
  ['a list in no order', 'order', list(undefined)],
  ['a list ordered by what the rows lack', 'order', list(['-created_at', 'id'])],
  ['a parameter that orders by what the rows lack', 'order', list({ parameter: 'sort', new: ['-created_at'] })],
  ['a write that is seen nowhere', 'seen-in', { ...sound, 'x-unsafe-get': true }],
  ['a write with an empty reason', 'seen-in', { ...sound, 'x-unsafe-get': true, 'x-seen-in': ' ' }],
  ['a response without an example', 'examples', { ...sound, responses: { ...sound.responses, '200': answer() } }],
];

describe("the contract's own lint rules", () => {
  const folder = mkdtempSync(join(tmpdir(), 'aman-contract-'));
  let found: ReturnType<typeof lint>;

  const lintOperations = (area: string, operations: readonly object[], schemas: object = {}) => {
    const file = join(folder, area, 'things.json');
    mkdirSync(join(folder, area));
    writeFileSync(
      file,
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Planted mistakes', version: '1.0.0' },
        paths: Object.fromEntries(operations.map((operation, index) => [`/${index}`, { get: operation }])),
        components: {
          schemas: {
            ...Object.fromEntries(
              ['ApiError', 'Thing', 'ThingReadAnswer', 'ThingUpdateAnswer', 'GetThingAnswer', 'Thing_readAnswer'].map(
                (name) => [name, { type: 'object' }],
              ),
            ),
            ThingListAnswer: {
              type: 'object',
              properties: {
                data: {
                  type: 'array',
                  description: 'Things.',
                  items: { type: 'object', properties: { id: { type: 'integer' } } },
                },
              },
            },
            ...schemas,
          },
          responses: {
            Error: {
              description: 'An error.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' }, example: {} } },
            },
          },
        },
      }),
    );
    return lint(file);
  };

  beforeAll(() => {
    found = lintOperations('patient', [sound, ...mistakes.map(([, , operation]) => operation)]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('an operation without mistakes passes', () => {
    expect(found.filter(({ path }) => path === '/0')).toEqual([]);
  });

  test('a list says by which fields it is ordered, or in a sentence what decides', () => {
    const orders = [['-id'], ['=id'], 'The best match first.', { parameter: 'sort', new: ['-id'] }];
    const ofAccount = orders.map((order) => ({ ...list(order), 'x-owner': 'account', tags: ['auth-things'] }));
    expect(lintOperations('auth', ofAccount)).toEqual([]);
  });

  test('a change presents the version of what it is based on, or says why the last one may win', () => {
    const argued = { ...unguarded, 'x-last-wins': 'One value.' };
    const mine = { tags: ['doctor-things'], 'x-owner': 'doctor' };
    const ofDoctor = [change, argued].map((operation) => ({ ...operation, ...mine }));
    expect(lintOperations('doctor', ofDoctor)).toEqual([]);
  });

  test("an operation of the clinic's cabinet says which right it needs", () => {
    const ofClinic = { ...sound, tags: ['clinic-things'], 'x-owner': 'clinic' };
    const operations = [ofClinic, { ...ofClinic, 'x-right': 'everything' }, { ...ofClinic, 'x-right': 'visits' }];
    expect(lintOperations('clinic', operations)).toEqual([
      { rule: 'contract/clinic-right', path: '/0' },
      { rule: 'contract/clinic-right', path: '/1' },
    ]);
  });

  test('a property says what it means, unless its name does or what it refers to', () => {
    const described = { type: 'string', description: 'When the doctor comes.' };
    const ThingReadAnswer = {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        until: described,
        window: { $ref: '#/components/schemas/Window' },
        price: { type: 'integer' },
        note: { type: 'string', description: ' ' },
        thing: { $ref: '#/components/schemas/Thing' },
        nested: {
          type: 'object',
          description: 'One inside.',
          properties: { from: described, count: { type: 'integer' } },
        },
      },
    };
    const problems = lintOperations('public', [{ ...sound, tags: ['public-things'] }], {
      Window: described,
      ThingReadAnswer,
    });
    expect(problems.map(({ rule, property }) => `${rule} ${property}`)).toEqual([
      'contract/described-properties price',
      'contract/described-properties note',
      'contract/described-properties thing',
      'contract/described-properties count',
    ]);
  });

  test.each(mistakes.map(([name, rule], index) => ({ name, rule, path: `/${index + 1}` })))(
    '$name: contract/$rule',
    ({ rule, path }) => {
      expect(found.filter((problem) => problem.path === path)).toEqual([{ rule: `contract/${rule}`, path }]);
    },
  );
});

function parameter(place: string): object {
  return {
    name: 'thing',
    in: place,
    required: true,
    description: 'A thing.',
    schema: { type: 'string' },
    example: 'a',
  };
}

/** Our own rules' problems with a document, each with the path of the operation or the property it was found in. */
function lint(file: string): { rule: string; path?: string; property?: string }[] {
  const { stdout } = spawnSync(
    'redocly',
    ['lint', file, '--config', join(root, 'openapi/redocly.yaml'), '--format', 'json', '--max-problems', '1000'],
    { encoding: 'utf8', cwd: root },
  );
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; location: { pointer: string }[] }[] };
  return problems
    .filter(({ ruleId }) => ruleId.startsWith('contract/'))
    .map(({ ruleId, location }) => {
      const pointer = location[0]?.pointer ?? '';
      const path = /paths\/~1(\d+)/.exec(pointer)?.[1];
      return path === undefined
        ? { rule: ruleId, property: pointer.slice(pointer.lastIndexOf('/') + 1) }
        : { rule: ruleId, path: `/${path}` };
    });
}
