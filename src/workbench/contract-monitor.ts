import { check } from '#mocks/validate/check.ts';
import { type Operation, schemaAt } from '#mocks/validate/contract.ts';

/** A part of a response that does not match the contract. */
export interface Broken {
  /** Path of the value in the body, with dots between its parts; empty for the whole body. */
  readonly path: string;
  readonly rule: string;
  /**
   * Type of the found value. The value itself is left out, because responses contain private data.
   */
  readonly found: string;
}

export interface Violation {
  readonly operation: Operation;
  readonly url: string;
  readonly status: number;
  readonly broken: readonly Broken[];
  readonly times: number;
}

let violations: readonly Violation[] = [];
const listeners = new Set<() => void>();

/** Responses that have broken the contract since the page was opened. */
export const monitor = {
  get: (): readonly Violation[] => violations,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Runs work when the browser is idle. Safari has no `requestIdleCallback`, so there the work runs
 * after a short delay.
 */
const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (work) => setTimeout(work, 300);

/** Checks a response against the contract. The check runs when the browser is idle. */
export function examine(operation: Operation, url: string, response: Response): void {
  whenIdle(() => void note(operation, url, response).catch(() => undefined));
}

async function note(operation: Operation, url: string, response: Response): Promise<void> {
  const broken = brokenIn(operation, response.status, response.headers.get('Content-Type'), await response.text());
  if (broken.length === 0) return;
  const { pathname, search } = new URL(url);
  const isSame = (one: Violation): boolean =>
    one.operation === operation && one.status === response.status && keyOf(one.broken) === keyOf(broken);
  const known = violations.find(isSame);
  violations =
    known === undefined
      ? [...violations, { operation, url: `${pathname}${search}`, status: response.status, broken, times: 1 }]
      : violations.map((one) => (one === known ? { ...one, times: one.times + 1 } : one));
  for (const listener of [...listeners]) listener();
}

/**
 * Returns the parts of a response that do not match the contract. An unknown field is allowed,
 * because the server may add fields without notice.
 */
export function brokenIn({ answers }: Operation, status: number, type: string | null, text: string): Broken[] {
  const own = answers[String(status)];
  const schema = own === undefined && status >= 400 ? answers['default'] : own;
  if (schema === undefined) return [{ path: '', rule: 'a status that the contract has', found: String(status) }];
  // An operation without a schema responds with a file or without a body.
  if (schema === null) return [];
  if (type?.includes('json') !== true) return [{ path: '', rule: 'JSON', found: type ?? 'no Content-Type' }];
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [{ path: '', rule: 'JSON', found: 'a text that is no JSON' }];
  }
  return check(schema, body, { resolve: schemaAt }).map(({ path, rule, limit }) => ({
    path,
    rule: limit === undefined ? rule : `${rule} ${limit}`,
    found: kindOf(valueAt(body, path)),
  }));
}

/** The violation as a Markdown text that can be copied into an issue for the backend team. */
export function reportOf({ operation, url, status, broken, times }: Violation): string {
  return [
    `**${operation.id}** (${operation.method.toUpperCase()} ${operation.path}) breaks the contract`,
    '',
    `Asked: ${url}, answered ${status}${times > 1 ? `, ${times} times` : ''}.`,
    '',
    '| where | the contract asks for | found |',
    '|---|---|---|',
    ...broken.map(({ path, rule, found }) => `| ${path === '' ? 'the answer' : `\`${path}\``} | ${rule} | ${found} |`),
    '',
  ].join('\n');
}

function keyOf(broken: readonly Broken[]): string {
  return broken.map(({ path, rule }) => `${path.replaceAll(/\d+/g, '*')} ${rule}`).join();
}

function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path === '' ? [] : path.split('.')) {
    value = typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
  }
  return value;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'string') return value === '' ? 'an empty text' : `a text of ${value.length}`;
  return typeof value;
}
