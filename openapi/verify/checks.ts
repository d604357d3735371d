import type { Answer, Operation } from './contract.ts';
import { type Answered, UNANSWERED } from './server.ts';

/** All checks, with their explanations in a report. */
export const checks = {
  absent: 'the server has the operation',
  'server error': 'nothing that a client sends makes a server fail (5xx)',
  status: 'every status is one that the contract documents for the operation',
  'content type': 'a body has the media type that the contract documents',
  headers: 'an answer has the headers that the contract requires',
  schema: 'a body fits its schema',
  'negative data': 'data that the contract forbids is refused (4xx), and 422 names the field',
  'positive data': 'data that the contract allows is not refused as malformed',
  'ignored auth': 'without a session, or with an invalid one, nothing is answered (401)',
  role: "another role's cabinet is refused (403)",
  method: 'a method that the contract does not have is refused (405 with Allow)',
  'use after delete': 'what was deleted is gone (404), and an ended session is over (401)',
  'read after write': 'what was created or changed is read back as it was written',
  ownership: 'nobody sees or changes what is another account’s (x-owner)',
  order: 'a list is ordered as the contract says, equal rows too (x-order)',
  version: 'a change of an old version is refused (412) and changes nothing (If-Match)',
  rules: 'what the rules of the contract refuse is refused, and what they allow is not (openapi/vectors)',
  paging: 'pages hold what `meta` says: no row twice, none left out',
  idempotency: 'the same Idempotency-Key makes one thing',
} as const;

export type Check = keyof typeof checks;

export interface Problem {
  readonly check: Check;
  readonly message: string;
}

/** Statuses with which a server may answer before it reaches the operation. */
const OF_TRANSPORT = new Set([405, 406, 408, 411, 413, 414, 415, 417, 429, 431]);

/** Returns problems of a response that are independent of the request. */
export function problemsOf({ call: { operation }, status, headers, text, body }: Answered): Problem[] {
  if (status === UNANSWERED) return [{ check: 'server error', message: `no answer: ${text}` }];
  if (status >= 500) return [{ check: 'server error', message: `${status}` }];
  const answer = documented(operation, status);
  if (answer === undefined) {
    const known = Object.keys(operation.answers).join(', ');
    return [{ check: 'status', message: `${status} is not documented (${known})` }];
  }
  const problems: Problem[] = answer.headers
    .filter((name) => !headers.has(name))
    .map((name) => ({ check: 'headers', message: `${status} without the header ${name}` }));

  const types = Object.keys(answer.content);
  if (types.length === 0) {
    if (text !== '') problems.push({ check: 'schema', message: `${status} has a body, the contract none` });
    return problems;
  }
  const type = (headers.get('Content-Type') ?? '').replace(/;.*$/, '').trim().toLowerCase();
  const validate = answer.content[type];
  // A file may have any media type.
  if ('application/octet-stream' in answer.content && !/json|html/.test(type)) return problems;
  if (validate === undefined) {
    return [...problems, { check: 'content type', message: `${status} is «${type}», not ${types.join(' or ')}` }];
  }
  if (!type.endsWith('json')) return problems;
  if (body === undefined) return [...problems, { check: 'schema', message: `${status} is no JSON` }];
  if (!validate(body)) {
    const where = (validate.errors ?? [])
      .slice(0, 3)
      .map(({ instancePath, message }) => `${instancePath || 'the body'} ${message ?? ''}`);
    problems.push({ check: 'schema', message: `${status}: ${where.join('; ')}` });
  }
  return problems;
}

/**
 * Returns the documented response for a status. `default` counts only for errors before the
 * operation is reached.
 */
function documented({ answers }: Operation, status: number): Answer | undefined {
  return answers[String(status)] ?? (OF_TRANSPORT.has(status) ? (answers['default'] ?? EMPTY) : undefined);
}

const EMPTY: Answer = { content: {}, headers: [], links: [] };

/** Statuses with which valid data may be refused: session, rights, missing rows, state, limits. */
export const MAY_REFUSE = new Set([401, 403, 404, 409, 412, 429]);

/** Whether `errors` has the invalid field, a field that contains it, or a field inside it. */
export function namesField(body: unknown, field: string): boolean {
  if (field === '') return true;
  const errors = (body as { readonly errors?: unknown } | undefined)?.errors;
  if (typeof errors !== 'object' || errors === null) return false;
  return Object.keys(errors).some(
    (name) => name === field || field.startsWith(`${name}.`) || name.startsWith(`${field}.`),
  );
}
