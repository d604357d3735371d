import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ApiError } from '#generated/models/api-error.ts';
import contract from '#generated/openapi.json' with { type: 'json' };
import type { operations } from '#generated/paths.d.ts';
import { createProvider, type Provider } from '#mocks/node.ts';
import { check } from '#mocks/validate/check.ts';
import { type OperationId, operationsById, schemaAt } from '#mocks/validate/contract.ts';
import { codesOf } from './codes.ts';

/** The day and hour of every test: Tuesday 12 May 2026, 08:20 in Kazakhstan. */
export const START = Date.parse('2026-05-12T08:20:00+05:00');

const FAR = '2027-01-01T00:00:00+05:00';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('idn-email', true);
ajv.addSchema(contract, 'contract');
const validators = new Map<string, ValidateFunction>();

export interface Asked {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly number[]>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
}

type SuccessBody<Id extends OperationId> = operations[Id]['responses'] extends infer Answers
  ? { [Status in keyof Answers & (200 | 201)]: Answers[Status] }[keyof Answers & (200 | 201)] extends {
      content: { 'application/json': infer Body };
    }
    ? Body
    : undefined
  : never;

export interface Answered<Id extends OperationId> {
  readonly status: number;
  /** The body of a successful response; check `status` before you read it. */
  readonly body: SuccessBody<Id>;
  /** `errors` of an error response, otherwise `{}`. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly message: string;
  readonly code: string | undefined;
  /** The ids of the visits in an error response. */
  readonly visitIds: readonly number[];
  /** The half-done login in an error response. */
  readonly secondFactor: { readonly hash: string; readonly expires_at: string } | undefined;
  /** The id of the client in an error response. */
  readonly clientId: number | undefined;
  readonly headers: Headers;
}

/**
 * Calls the provider by operationId with a movable clock and checks every response against the
 * contract.
 */
export class Client {
  #now = START;
  readonly provider: Provider;
  /** Statuses and codes received so far: «visitRead 404», «visitRead 404 not_found». */
  readonly seen = new Set<string>();

  constructor() {
    this.provider = createProvider({ scale: 'small', clock: () => this.now });
  }

  get now(): number {
    return this.#now;
  }

  /**
   * Moves the clock. Pending visits get a distant deadline, so that they don't expire before later
   * scenarios.
   */
  set now(moment: number) {
    this.#now = moment;
    void this.provider.act((db) => {
      for (const { id } of db.visits.find('status', 'pending')) db.visits.update(id, { answer_until: FAR });
    });
  }

  async ask<Id extends OperationId>(id: Id, asked: Asked = {}): Promise<Answered<Id>> {
    const response = await this.provider.respond(requestOf(id, asked));
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') === true;
    const body: unknown = isJson ? JSON.parse(text) : undefined;
    this.seen.add(`${id} ${response.status}`);
    const problems = problemsOf(id, response, body);
    if (problems.length > 0) {
      throw new Error(`${id} ${response.status} breaks the contract:\n${problems.join('\n')}\n${text.slice(0, 2000)}`);
    }
    const refusal = (body ?? {}) as Partial<ApiError>;
    if (refusal.code !== undefined) this.seen.add(`${id} ${response.status} ${refusal.code}`);
    return {
      status: response.status,
      body: body as SuccessBody<Id>,
      errors: refusal.errors ?? {},
      message: refusal.message ?? '',
      code: refusal.code,
      visitIds: refusal.details?.visit_ids ?? [],
      secondFactor: refusal.details?.second_factor,
      clientId: refusal.details?.client_id,
      headers: response.headers,
    };
  }

  /**
   * Logs a demo person in.
   * @returns their token
   */
  async logIn(email: string, role: 'user' | 'doctor' | 'clinic' = 'user'): Promise<string> {
    const id = ({ user: 'authLoginPatient', doctor: 'authLoginDoctor', clinic: 'authLoginClinic' } as const)[role];
    const { body } = await this.ask(id, { body: { email, password: 'Demo2026', remember: true, role } });
    return body.data.access_token;
  }
}

function requestOf(id: OperationId, { path = {}, query = {}, body, headers = {}, token }: Asked): Request {
  const operation = operationsById.get(id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const url = new URL(`http://mocks.test/api/v0${filled}`);
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) url.searchParams.append(name, String(one));
  }
  return new Request(url, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: sent(body) }),
  });
}

function sent(body: unknown): string | FormData {
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
}

function problemsOf(id: OperationId, response: Response, body: unknown): string[] {
  const operation = operationsById.get(id);
  const { status } = response;
  const schema = operation?.answers[status];
  if (schema === undefined) return [`${status} is not documented`];
  if (schema === null) return body === undefined ? [] : ['a body where none is documented'];
  const key = `${id} ${status}`;
  const validate = validators.get(key) ?? ajv.compile(withContract(schema));
  validators.set(key, validate);
  const problems = validate(body) ? [] : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
  // Properties outside the contract are errors: screens must not depend on them.
  problems.push(...check(schema, body, { resolve: schemaAt, strict: true }).map((one) => `${one.path} ${one.rule}`));
  const { code } = (body ?? {}) as Partial<ApiError>;
  if (code !== undefined && !codesOf(id, status).includes(code)) problems.push(`${code} is not one of its x-codes`);
  const retryAfter = Number(response.headers.get('Retry-After'));
  if (status === 429 && !(Number.isInteger(retryAfter) && retryAfter >= 1)) problems.push('429 without Retry-After');
  return problems;
}

/** The schema with its local references redirected to the whole contract. */
function withContract(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components')) as object;
}
