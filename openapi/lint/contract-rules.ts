/**
 * Our lint rules for the contract, in addition to Redocly's strictest set. The API's description
 * (openapi.yaml) and CONTRIBUTING.md explain them.
 */

import { answerSays, declaredTags } from './document-rules.ts';
import { order, owner, seenIn } from './promise-rules.ts';
import type { Context, Media, Operation, Rule } from './rule.ts';

const provenances = ['documented', 'partly-documented', 'proposed'];

/**
 * Verbs with which an operationId must not begin, because it begins with the noun:
 * `useVisitCreate`.
 */
const verb =
  /^(get|fetch|load|list|find|read|show|create|add|post|put|patch|update|change|edit|set|save|delete|remove|cancel|confirm|send|do|make|check|upload|link|unlink|login|logout|search)(?=[A-Z]|$)/;
/** `search` is also a noun: `searchResults` is allowed. */
const noun = /^search[A-Z]/;

const rule =
  (enter: (operation: Operation, context: Context) => void): Rule =>
  () => ({ Operation: { enter } });

const provenance = rule((operation, context) => {
  const { request = '', answer = '' } = operation['x-provenance'] ?? {};
  if (!provenances.includes(request) || !provenances.includes(answer)) {
    context.report({
      message: `x-provenance says of the request and of the answer whether it is ${provenances.join(', ')}.`,
    });
  }
});

const explicitSecurity = rule((operation, context) => {
  if (!operation.security) context.report({ message: 'security must be said, also when everyone may call (`[]`).' });
});

const nounFirst = rule((operation, context) => {
  const id = operation.operationId ?? '';
  if (!/^[a-z][a-zA-Z0-9]*$/.test(id) || (verb.test(id) && !noun.test(id))) {
    context.report({
      message: `operationId «${id}» must be camelCase and begin with the noun.`,
      location: context.location.child('operationId'),
    });
  }
});

/**
 * Requires the same resource name in openapi/paths/patient/visits.yaml,
 * generated/api/patient-visits and mocks/handlers/patient/visits.ts.
 */
const tagOfFile = rule((operation, context) => {
  const { area, file } = /(?<area>[^/]+)\/(?<file>[^/]+)\.\w+$/.exec(context.location.source.absoluteRef)?.groups ?? {};
  const tag = area === file ? `${area}` : `${area}-${file}`;
  if (operation.tags?.length !== 1 || operation.tags[0] !== tag) {
    context.report({
      message: `The only tag of an operation in ${area}/${file}.yaml is «${tag}».`,
      location: context.location.child('tags'),
    });
  }
});

const expectedErrors = rule((operation, context) => {
  const parameters = (operation.parameters ?? []).map((parameter) => context.resolve(parameter).node);
  const has = (place: string): boolean => parameters.some((parameter) => parameter?.in === place);
  const expected: [status: string, needed: boolean, why: string][] = [
    ['401', isSecured(operation), 'it is secured'],
    ['404', has('path'), 'it looks an id or a slug up'],
    ['413', operation.requestBody !== undefined, 'it has a body'],
    ['415', operation.requestBody !== undefined, 'it has a body'],
    ['422', operation.requestBody !== undefined || has('query'), 'it has a body or a query to validate'],
    ['default', true, 'anything can go wrong'],
  ];
  if (operation.responses?.['404'] && !has('path') && !has('query')) {
    context.report({
      message: 'An unknown id in a body answers 422 at its field, not 404.',
      location: context.location.child(['responses', '404']),
    });
  }
  for (const [status, needed, why] of expected) {
    if (needed && !operation.responses?.[status]) {
      context.report({
        message: `A ${status} response is missing: ${why}.`,
        location: context.location.child('responses'),
      });
    }
  }
});

/** Whether a session is required; an empty alternative (`- {}`) makes it optional. */
function isSecured({ security = [] }: Operation): boolean {
  return security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
}

/** Values of `ClinicRight`; `any` means that no right is required. */
const rights = ['any', 'visits', 'clients', 'waitlist', 'reviews', 'news', 'profile', 'doctors', 'figures', 'staff'];

/** Requires `x-right` for operations of the clinic's cabinet. */
const clinicRight = rule((operation, context) => {
  const isClinics = operation.tags?.[0]?.startsWith('clinic-') === true;
  if (isClinics && !rights.includes(operation['x-right'] ?? '')) {
    context.report({ message: `x-right says which right in the clinic is needed: ${rights.join(', ')}.` });
  }
});

/**
 * Requires `Idempotency-Key` for creates, so that a repeated request does not create a second row.
 */
const repeatable = rule((operation, context) => {
  const created = operation.responses?.['201'];
  if (created === undefined || !isSecured(operation)) return;
  const parameters = (operation.parameters ?? []).map((parameter) => context.resolve(parameter).node);
  if (!parameters.some((parameter) => parameter?.name === 'Idempotency-Key')) {
    context.report({ message: 'A create of a signed-in person takes an Idempotency-Key.' });
  } else if (!Object.hasOwn(context.resolve(created).node?.headers ?? {}, 'Idempotent-Replayed')) {
    context.report({
      message: 'The 201 of an operation with an Idempotency-Key has the header Idempotent-Replayed.',
      location: context.location.child(['responses', '201']),
    });
  }
});

/**
 * Requires for PUT either `If-Match`, so that two editors do not overwrite each other, or a written
 * reason why it is not needed.
 */
const twoAtOnce = rule((operation, context) => {
  const { operationId: id = '', 'x-etag-of': read, 'x-last-wins': reason, responses = {} } = operation;
  const replaces = operation.requestBody !== undefined && (context.key === 'put' || id.endsWith('Update'));
  const parameters = (operation.parameters ?? []).map((parameter) => context.resolve(parameter).node);
  const guard = new Set([
    read !== undefined,
    parameters.some((parameter) => parameter?.name === 'If-Match'),
    responses['412'] !== undefined,
  ]);
  const tellsNew = Object.hasOwn(responses['200']?.headers ?? {}, 'ETag');
  if (guard.has(true) && (guard.has(false) || !tellsNew)) {
    context.report({
      message: 'What presents a version says whose (x-etag-of), takes If-Match, answers 412, and tells the new ETag.',
    });
  } else if (replaces && !guard.has(true) && (reason ?? '').trim() === '') {
    context.report({
      message:
        'A change of a whole object takes If-Match (x-etag-of), or says in x-last-wins why the last one may win.',
    });
  } else if (guard.has(true) && reason !== undefined) {
    context.report({ message: 'Either the version is presented (x-etag-of) or the last one wins (x-last-wins).' });
  }
});

/**
 * Requires a component for each body. Generators name a body after its component; an inline body
 * becomes «InlineResponse200_7».
 */
const namedAnswer = rule((operation, context) => {
  const { operationId: id = '' } = operation;
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const schema = context.resolve(response).node?.content?.['application/json']?.schema;
    if (!status.startsWith('2') || schema === undefined || schema.$ref?.endsWith(`/${name}`)) continue;
    context.report({
      message: `The body of the ${status} is ${name}, under \`bodies\` at the end of the file.`,
      location: context.location.child(['responses', status]),
    });
  }
});

const errorSchema = rule((operation, context) => {
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (!/^(4|5|default)/.test(status)) continue;
    for (const media of Object.values(context.resolve(response).node?.content ?? { none: {} })) {
      if (!/(^|\/)(api-error\.yaml|ApiError)$/.test(media.schema?.$ref ?? '')) {
        context.report({
          message: `The ${status} response must have the shape of ApiError.`,
          location: context.location.child(['responses', status]),
        });
      }
    }
  }
});

const examples = rule((operation, context) => {
  const report = (what: string, path: string[], content: Record<string, Media> | undefined): void => {
    for (const [type, { example, examples: named }] of Object.entries(content ?? {})) {
      if (example === undefined && Object.keys(named ?? {}).length === 0) {
        context.report({ message: `${what} (${type}) needs an example.`, location: context.location.child(path) });
      }
    }
  };
  if (operation.requestBody) {
    report('The request', ['requestBody'], context.resolve(operation.requestBody).node?.content);
  }
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    report(`The ${status} response`, ['responses', status], context.resolve(response).node?.content);
  }
});

/**
 * Names of properties that need no description. «Bodies» in the API's description explains `data`,
 * `page` and `per_page`.
 */
const selfExplaining = new Set([
  'id',
  'data',
  'page',
  'per_page',
  'title',
  'first_name',
  'second_name',
  'third_name',
  'full_name',
  'email',
  'phone',
  'birthday',
  'created_at',
]);

/** Requires descriptions of properties: unit, zone, meaning of null, what a number counts. */
const describedProperties: Rule = () => ({
  Schema: {
    enter: ({ properties = {} }, { report, resolve, location }) => {
      for (const [name, property] of Object.entries(properties)) {
        const text = property.description ?? resolve(property).node?.description ?? '';
        if (text.trim() !== '' || selfExplaining.has(name)) continue;
        report({
          message: `The property ${name} needs a description: what it counts or means, its unit, when it is null.`,
          location: location.child(['properties', name]),
        });
      }
    },
  },
});

export default function contractRules() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        provenance,
        'explicit-security': explicitSecurity,
        'noun-first': nounFirst,
        'tag-of-file': tagOfFile,
        'declared-tags': declaredTags,
        'answer-says': answerSays,
        'expected-errors': expectedErrors,
        'clinic-right': clinicRight,
        repeatable,
        'two-at-once': twoAtOnce,
        'named-answer': namedAnswer,
        'error-schema': errorSchema,
        examples,
        'described-properties': describedProperties,
        owner,
        order,
        'seen-in': seenIn,
      },
    },
  };
}
