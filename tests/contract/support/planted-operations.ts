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
  ['an answer that only repeats the summary', 'answer-says', { ...sound, summary: 'An answer' }],
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
