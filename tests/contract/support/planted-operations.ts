const error = { $ref: '#/components/responses/Error' };
const answer = (example?: unknown, schema: object = { $ref: '#/components/schemas/ThingReadAnswer' }) => ({
  description: 'An answer.',
  content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
});
const named = (name: string) => answer({}, { $ref: `#/components/schemas/${name}` });

const responses = { '401': error, default: error };

/** An operation that follows all our rules. */
export const sound = {
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

/** An update of a whole object that follows all our rules. */
export const change = {
  ...sound,
  operationId: 'thingUpdate',
  'x-etag-of': 'thingRead',
  parameters: [ifMatch],
  requestBody: body,
  responses: { ...responses, '200': tagged, '412': error, '413': error, '415': error, '422': error },
};
export const unguarded = {
  ...change,
  'x-etag-of': undefined,
  parameters: [],
  responses: { ...change.responses, '200': named('ThingUpdateAnswer'), '412': undefined },
};

/** A list operation whose rows have an id. */
export function list(order: unknown): object {
  const responses200 = answer({}, { $ref: '#/components/schemas/ThingListAnswer' });
  const operation = { ...sound, operationId: 'thingList', responses: { ...responses, '200': responses200 } };
  return { ...operation, 'x-order': order };
}

/** At least one planted mistake per lint rule. */
export const mistakes: [name: string, rule: string, operation: object][] = [
  ['no provenance', 'provenance', { ...sound, 'x-provenance': undefined }],
  ['an unknown provenance', 'provenance', { ...sound, 'x-provenance': { request: 'guessed', answer: 'proposed' } }],
  ['no provenance of the answer', 'provenance', { ...sound, 'x-provenance': { request: 'proposed' } }],
  ['no security', 'explicit-security', { ...sound, security: undefined }],
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
  [
    'a secured operation without 401',
    'expected-errors',
    { ...sound, responses: { '200': answer({}), default: error } },
  ],
  ['no default response', 'expected-errors', { ...sound, responses: { '200': answer({}), '401': error } }],
  ['a path id without 404', 'expected-errors', { ...sound, parameters: [parameter('path')] }],
  ['a query without 422', 'expected-errors', { ...sound, parameters: [parameter('query')] }],
  ['a 404 for an id in a body', 'expected-errors', { ...sound, responses: { ...sound.responses, '404': error } }],
  ['a create without a key', 'repeatable', { ...sound, responses: { ...sound.responses, '201': answer({}) } }],
  [
    'a repeatable create without the replay header',
    'repeatable',
    {
      ...sound,
      parameters: [{ ...parameter('header'), name: 'Idempotency-Key', required: false }],
      responses: { ...sound.responses, '201': answer({}) },
    },
  ],
  ['an update without a version', 'two-at-once', unguarded],
  ['an update without a reason', 'two-at-once', { ...unguarded, 'x-last-wins': ' ' }],
  ['an update with If-Match only', 'two-at-once', { ...unguarded, parameters: [ifMatch] }],
  [
    'an update that never answers 412',
    'two-at-once',
    { ...change, responses: { ...change.responses, '412': undefined } },
  ],
  [
    'an update without the new version',
    'two-at-once',
    { ...change, responses: { ...change.responses, '200': named('ThingUpdateAnswer') } },
  ],
  ['an update both versioned and unversioned', 'two-at-once', { ...change, 'x-last-wins': 'One value.' }],
  [
    'a body without a name',
    'named-answer',
    { ...sound, responses: { ...responses, '200': answer({}, { type: 'object' }) } },
  ],
  ['a body with another name', 'named-answer', { ...sound, responses: { ...responses, '200': named('Thing') } }],
  ['an error of another shape', 'error-schema', { ...sound, responses: { ...sound.responses, '409': answer({}) } }],
  ['no owner', 'owner', { ...sound, 'x-owner': undefined }],
  ['an owner of another cabinet', 'owner', { ...sound, 'x-owner': 'doctor' }],
  ['a list without an order', 'order', list(undefined)],
  ['a list ordered by a field that its rows lack', 'order', list(['-created_at', 'id'])],
  ['a parameter that orders by a field that the rows lack', 'order', list({ parameter: 'sort', new: ['-created_at'] })],
  ['a write that no read shows', 'seen-in', { ...sound, 'x-unsafe-get': true }],
  ['a write with an empty reason', 'seen-in', { ...sound, 'x-unsafe-get': true, 'x-seen-in': ' ' }],
  ['a response that only repeats the summary', 'answer-says', { ...sound, summary: 'An answer' }],
  ['a response without an example', 'examples', { ...sound, responses: { ...sound.responses, '200': answer() } }],
];

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
