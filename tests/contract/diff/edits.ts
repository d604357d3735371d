import { change, GONE } from '../support/json-place.ts';

/** One edit of the contract and the section of the report where it must appear. */
export interface Edit {
  readonly name: string;
  readonly at: string;
  readonly screen?: string;
  readonly apply: (document: unknown) => void;
}

type To = (value: unknown) => unknown;
type Place = readonly [path: string, to: To];

/** An edit that sets the place to the given value. */
const is =
  (value: unknown): To =>
  () =>
    value;
const gone: To = () => GONE;
const withOne =
  (value: unknown): To =>
  (list) => [...(Array.isArray(list) ? (list as unknown[]) : []), value];
const without =
  (value: unknown): To =>
  (list) =>
    (list as unknown[]).filter((one) => one !== value);

function schema(name: string, what: string, ...places: readonly Place[]): Edit {
  const [[first = ''] = []] = places;
  return {
    name: `${name}: ${what}`,
    at: `#/components/schemas/${name}/${first.replaceAll('.', '/')}`,
    apply: (document) => {
      for (const [path, to] of places) {
        change(document, ['components.schemas', name, path].filter(Boolean).join('.'), to);
      }
    },
  };
}

/**
 * Edits an operation.
 * @param at «get /fo/patient/visits»
 * @param places paths inside the operation; the empty path is the operation itself
 */
function operation(at: string, what: string, ...places: readonly Place[]): Edit {
  const [method = '', path = ''] = at.split(' ');
  return {
    name: `${at}: ${what}`,
    at: `#/paths/${path.replaceAll('/', '~1')}`,
    apply: (document) => {
      const { paths } = document as { readonly paths: Readonly<Record<string, unknown>> };
      for (const [place, to] of places) change(paths[path], [method, place].filter(Boolean).join('.'), to);
    },
  };
}

function whole(at: string, what: string, [place, to]: Place): Edit {
  return {
    name: `${at}: ${what}`,
    at: `#/components/${at.replace('.', '/')}`,
    apply: (document) => change(document, `components.${at}.${place}`, to),
  };
}

/** Edits one parameter of a parameter list, chosen by name. */
const parameter =
  (name: string, part: object): To =>
  (list) =>
    (list as { readonly name?: string }[]).map((one) => (one.name === name ? { ...one, ...part } : one));

const asXml: To = (content) => ({ 'application/xml': (content as Record<string, unknown>)['application/json'] });
const text = { type: 'string' };
const query = (name: string, required: boolean): object => ({ name, in: 'query', required, schema: text });
const inRequest = 'requestBody.content';
const inAnswer = 'responses.200.content';

/** Breaking edits. One test makes all of them at once, so each edit has its own place. */
export const breaking: readonly Edit[] = [
  // Response bodies.
  schema('visit', 'a property is removed', ['properties.starts_at', gone]),
  schema('city', 'a property has another type', ['properties.id.type', is('string')]),
  schema('country', 'a property may be null', ['properties.title.type', is(['string', 'null'])]),
  schema('news-item', 'a property becomes optional', ['required', without('published_at')]),
  schema('question', 'a text becomes an object', ['properties.title.type', is('object')]),
  schema('measurement', 'a property is removed', ['properties.at', gone]),
  operation('post /fo/patient/family', 'another success status', [
    'responses',
    (all) => {
      const { 201: created, ...rest } = all as Record<string, unknown>;
      return { ...rest, 200: created };
    },
  ]),
  operation('get /fo/patient/waitlist', 'the success has no body', [inAnswer, gone]),
  operation('get /fo/patient/consents', 'the response has another media type', [inAnswer, asXml]),
  schema('MeddirectionListAnswer', 'a list becomes an object', ['properties.data.type', is('object')]),
  // Request bodies.
  schema('review-request', 'a text must be longer', ['properties.text.minLength', is(20)]),
  schema('description-request', 'a text must be shorter', ['properties.description.maxLength', is(500)]),
  schema('absence-request', 'a new property is required', ['required', withOne('kind')], ['properties.kind', is(text)]),
  schema('family-member-request', 'an optional property is required', ['required', withOne('third_name')]),
  schema('work-experience-request', 'a property may no longer be null', ['properties.city.type', is('string')]),
  schema('medical-card-request', 'the minimum is raised', ['properties.height.minimum', is(50)]),
  schema('education-request', 'a property is removed', ['properties.city', gone]),
  schema('search-request', 'fewer items are allowed', ['properties.services.maxItems', is(3)]),
  schema('search-sort', 'a value is removed', ['enum', (all) => (all as unknown[]).slice(0, -1)]),
  schema('time', 'another pattern', ['pattern', is('^([01][0-9]|2[0-3]):[0-5]0$')]),
  schema('visit-cancel-request', 'a property has another type', ['properties.reason.type', is('integer')]),
  schema('favourite-request', 'a shared property is narrowed in one place', [
    'properties.slug',
    is({ type: 'string', maxLength: 3 }),
  ]),
  operation('put /fo/patient/profile', 'the request has another media type', [inRequest, asXml]),
  operation('put /fo/clinic/profile', 'the operation is removed', ['', gone]),
  // Paths and parameters.
  {
    name: 'a path is removed',
    at: '#/paths/~1fo~1patient~1news',
    apply: (document) => change(document, 'paths./fo/patient/news', gone),
  },
  operation('get /fo/doctor/analytics', 'a parameter is removed', ['parameters.-1', gone]),
  operation('get /fo/clinic/clients', 'a new parameter is required', ['parameters', withOne(query('kind', true))]),
  operation('get /fo/clinic/doctors', 'an optional parameter is required', [
    'parameters',
    parameter('q', { required: true }),
  ]),
  operation('get /front/doctors/{id}/slots', 'a parameter has another type', [
    'parameters',
    parameter('filial_id', { schema: { type: 'boolean' } }),
  ]),
  operation('get /fo/patient/visits', 'a parameter allows fewer values', [
    'parameters',
    parameter('status', { schema: { type: 'string', enum: ['upcoming'] } }),
  ]),
  operation('get /front/symptoms', 'a session is needed', ['security', is([{ bearerToken: [] }])]),
  operation('post /fo/patient/visits', 'a header is required', [
    'parameters',
    withOne({ name: 'X-Client', in: 'header', required: true, schema: text }),
  ]),
  operation('get /fo/doctor/home', 'the operation has another name', ['operationId', is('doctorDesk')]),
  schema('filial-holiday', 'a day becomes a moment', ['properties.date.format', is('date-time')]),
  schema('suggestions', 'a response has more items', ['properties.doctors.maxItems', is(50)]),
  schema('medical-card', 'a number becomes a text', ['properties.weight.type', is(['string', 'null'])]),
  schema('education', 'a property may be an object too', [
    'properties.city',
    (value) => ({ oneOf: [value, { type: 'object' }] }),
  ]),
  operation('get /fo/patient/medical-card/documents/{id}', 'an error is removed', ['responses.404', gone]),
  operation('get /fo/patient/profile', 'a response has no version', ['responses.200.headers', gone]),
  operation('get /front/questions', 'a parameter of the query becomes a header', [
    'parameters.0',
    is({ name: 'X-Page', in: 'header', schema: { type: 'integer' } }),
  ]),
  operation('post /upload-files', 'a media type is removed', [inRequest, asXml]),
  // Extensions of the contract and parts that every operation shares.
  { ...whole('parameters.per-page', 'another default', ['schema.default', is(20)]), screen: 'every page' },
  { ...whole('securitySchemes.bearerToken', 'another way to sign in', ['type', is('apiKey')]), screen: 'every page' },
  {
    name: 'another URL of the server',
    at: '#/servers/0',
    screen: 'every page',
    apply: (document) => change(document, 'servers.0.url', is('{host}/api/v1')),
  },
  {
    ...operation('post /fo/clinic/staff', 'another right', ['x-right', is('profile')]),
    screen: '/fo/clinic/staff',
  },
  operation('put /fo/patient/medical-card', 'the version header is removed', ['x-etag-of', gone]),
  operation('post /fo/patient/slot-holds', 'a field has another rule', ['x-rules', withOne('date_to')]),
  operation('post /front/search', 'a lower rate limit', ['x-rate-limit.quota', is(60)]),
  { ...whole('schemas.city', 'a property of the header is removed', ['properties.title', gone]), screen: 'every page' },
];

/** Edits that write the same schema in another way, so they break no program that calls the API. */
export const equivalent: readonly Edit[] = [
  schema('geo-point', 'an equivalent schema in parts', [
    '',
    (value) => {
      const { required, properties, ...rest } = value as Record<string, unknown>;
      return { ...rest, allOf: [{ required, properties }] };
    },
  ]),
  schema('country', 'an equivalent text schema in parts', [
    'properties.title',
    (value) => ({ allOf: [value, { minLength: 1 }] }),
  ]),
];

/** Edits that break no program that calls the API. */
export const safe: readonly Edit[] = [
  schema('visit', 'a new property in a response', ['properties.color', is(text)]),
  schema('city', 'another description', ['description', is('A town.')]),
  schema('family-member-request', 'a new optional property', ['properties.note', is(text)]),
  schema('review-request', 'a text may be longer', ['properties.text.maxLength', is(9000)]),
  schema('description-request', 'a property is no longer required', ['required', without('description')]),
  schema('medical-card-request', 'the maximum is raised', ['properties.height.maximum', is(260)]),
  schema('work-experience-request', 'a property may be null', ['properties.position.type', is(['string', 'null'])]),
  schema('search-request', 'more items are allowed', ['properties.services.maxItems', is(300)]),
  schema('news-item', 'a property becomes required in a response', ['required', withOne('picture')]),
  schema('feedback-reply', 'a new value in a response', ['properties.by.enum', withOne('provider')]),
  schema('refusal-code', 'a new code', ['enum', withOne('on_leave')]),
  schema('visit-format', 'a new value', ['enum', withOne('phone')]),
  ...equivalent,
  schema('question', 'a text in a response is shorter', ['properties.title.maxLength', is(40)]),
  schema('doctor-full', 'unknown properties are described', ['additionalProperties', is(true)]),
  whole('headers.idempotent-replayed', 'a header becomes required', ['required', is(true)]),
  operation('post /fo/patient/waitlist', 'a rule is removed', ['x-rules', is([])]),
  operation('post /front/search', 'a higher rate limit', ['x-rate-limit.quota', is(6000)]),
  operation('get /fo/patient/news', 'another summary', ['summary', is('All news')]),
  operation('get /fo/clinic/clients', 'a new optional parameter', ['parameters', withOne(query('kind', false))]),
  operation('get /fo/doctor/home', 'another error', ['responses.409', is({ description: 'Later.' })]),
  operation('get /front/symptoms', 'another description', ['description', is('Every symptom.')]),
  {
    name: 'a new schema',
    at: '#/components',
    apply: (document) => change(document, 'components.schemas.extra', is(text)),
  },
  {
    name: 'a new path',
    at: '#/paths',
    apply: (document) =>
      change(
        document,
        'paths./extra',
        is({ get: { operationId: 'extraList', responses: { 204: { description: 'None.' } } } }),
      ),
  },
];
