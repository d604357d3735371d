import { http, HttpResponse, type HttpHandler } from 'msw';
import { momentOfText, epochOf } from './db/calendar.ts';
import type { Db } from './db/db.ts';
import type { SessionRow, UserRow } from './db/types/person.ts';
import { withTag } from './entity-tags.ts';
import { drawingHandlers, type ReadDrawing } from './handlers/files/drawings.ts';
import { uploadedPictureHandlers } from './handlers/files/pictures.ts';
import { resources as all } from './handlers/resources.ts';
import type { Call, HandlerInfo, Resolver, Resource, Serve } from './implement.ts';
import type { Store } from './persistence/store.ts';
import { endUnanswered, unanswered } from './rules/answer-time.ts';
import { applyAnnouncedChanges, begun } from './rules/clinic/announced.ts';
import { refuseWithoutRight } from './rules/clinic/rights.ts';
import { refuseWithoutFactor } from './rules/clinic/second-factor.ts';
import { storeAnswer, replayedAnswer } from './rules/idempotent-answers.ts';
import { Refusal } from './rules/refusal.ts';
import { operationsById, successOf, type Operation, type OperationId } from './validate/contract.ts';
import { readInput, type RawInput } from './validate/request.ts';
import { readSent } from './validate/sent-body.ts';

export interface ProviderParts {
  readonly store: Store;
  /** Returns the current time, epoch milliseconds. */
  readonly clock: () => number;
  readonly readDrawing: ReadDrawing;
  /** Resources to serve; all by default. */
  readonly resources?: readonly Resource[];
}

/** Creates handlers for the whole contract, for msw in the browser or in Node. */
export function createHandlers({ store, clock, readDrawing, resources = all }: ProviderParts): HttpHandler[] {
  const resolvers = new Map<OperationId, Resolver>();
  const resolverOf = (id: OperationId): Resolver => {
    const resolver = resolvers.get(id);
    if (resolver === undefined) throw new Error(`nobody answers ${id}`);
    return resolver;
  };
  const serve: Serve = async (id, resolver, info) => {
    const operation = operationOf(id);
    try {
      const raw = await readRaw(operation, info);
      const now = clock();
      const work = (db: Db): Answer => {
        endUnanswered(db, now);
        applyAnnouncedChanges(db, now);
        return answer(operation, { own: resolver, of: resolverOf }, raw, db, now);
      };
      // No timer watches deadlines: the next request applies the effects of deadlines that have
      // passed.
      const done = await store.run(operation.writes, (db) =>
        operation.writes || (unanswered(db, now).length === 0 && begun(db, now).length === 0) ? work(db) : undefined,
      );
      const { body, status, headers } = done ?? (await store.run(true, work));
      if (Object.keys(headers).length === 0) return body;
      // The response is thrown, because the generated handler does not set headers.
      throw body === undefined
        ? new HttpResponse(null, { status, headers })
        : HttpResponse.json(body as object, { status, headers });
    } catch (error) {
      throw toResponse(error, id);
    }
  };
  const handlers = withoutStacks(() => {
    const own = resources.flatMap((resource) => resource(serve, (id, resolver) => resolvers.set(id, resolver)));
    const missing = [...operationsById.values()].filter(({ id }) => !resolvers.has(id));
    return [...own, ...missing.map((operation) => anyAnswerHandler(operation, serve))];
  });
  // Paths without parameters come first: `visits/summary` must not match `visits/{id}`.
  return [
    ...handlers.toSorted((a, b) => parametersIn(a) - parametersIn(b)),
    ...uploadedPictureHandlers(store),
    ...drawingHandlers(readDrawing),
  ];
}

/**
 * Answers an operation without a resolver with random valid data, so that its screen can be built.
 */
function anyAnswerHandler(operation: Operation, serve: Serve): HttpHandler {
  const { id, method, path } = operation;
  console.warn(`[mocks] ${id} has no resolver: it answers with anything that the contract allows`);
  return http.all(`*/api/v0${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async (info) => {
    if (info.request.method !== method.toUpperCase()) return undefined;
    const { anyAnswer } = await import('./any-answer.ts');
    const body = await serve(id, () => anyAnswer(operation, 1), info);
    const { status } = successOf(operation);
    return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body as object, { status });
  });
}

/**
 * Runs `make` without recording stacks. msw records a stack for each handler, which took most of
 * the time of creating a provider in tests.
 */
function withoutStacks<T>(make: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

interface Answer {
  readonly body: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface ResolverBook {
  readonly own: Resolver;
  readonly of: (id: OperationId) => Resolver;
}

function answer(operation: Operation, resolvers: ResolverBook, raw: RawInput, db: Db, now: number): Answer {
  const token = bearerOf(raw.headers);
  const visitor = operation.session === 'none' ? null : signedIn(db, token, now);
  if (operation.session === 'required' && visitor === null) throw Refusal.unauthorized();
  if (operation.role !== null && visitor?.roles.includes(operation.role) !== true) throw Refusal.forbidden();
  if (operation.role === 'clinic' && visitor !== null) refuseWithoutFactor(db, visitor, now);
  if (operation.right !== null && visitor !== null) refuseWithoutRight(visitor, operation.right);
  const input = readInput(operation, raw);
  const call = {
    db,
    now,
    token,
    address: raw.headers.get(ADDRESS_HEADER) ?? '',
    device: raw.headers.get('User-Agent'),
    visitor,
    get user(): UserRow {
      if (visitor === null) throw Refusal.unauthorized();
      // The account is read again, because the request may have changed it.
      return db.users.get(visitor.id) ?? visitor;
    },
    ...input,
  };
  const { status } = successOf(operation);
  // Responses that depend on a session must not be cached.
  const headers = operation.session === 'none' ? {} : { 'Cache-Control': 'no-store' };
  const key = input.headers['Idempotency-Key'];
  const asked = { operation: operation.id, path: input.path, body: input.body };
  if (visitor !== null && typeof key === 'string') {
    const kept = replayedAnswer(db, visitor, key, asked, now);
    if (kept !== undefined) {
      return { body: kept.answer, status, headers: { ...headers, 'Idempotent-Replayed': 'true' } };
    }
  }
  // `readInput` has validated the values, so they have the types of the call.
  const { body, tag } = withTag(operation.id, call as Call, resolvers.own, resolvers.of);
  if (visitor !== null && typeof key === 'string') storeAnswer(db, visitor, key, asked, body, now);
  return { body, status, headers: { ...headers, ...(tag !== undefined && { ETag: tag }) } };
}

function signedIn(db: Db, token: string | null, now: number): UserRow | null {
  const session: SessionRow | undefined = token === null ? undefined : db.sessions.get(token);
  if (session === undefined || epochOf(momentOfText(session.expires_at)) <= now) return null;
  return db.users.get(session.user_id) ?? null;
}

/**
 * Header with the caller's network address, set by the server. Requests inside a page do not have
 * it.
 */
export const ADDRESS_HEADER = 'X-Forwarded-For';

function bearerOf(headers: Headers): string | null {
  return /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
}

async function readRaw(operation: Operation, { request, params }: HandlerInfo): Promise<RawInput> {
  return {
    url: new URL(request.url),
    headers: request.headers,
    path: params,
    body: await readSent(operation, request),
  };
}

function toResponse(error: unknown, id: OperationId): Response {
  if (error instanceof Response) return error;
  if (error instanceof Refusal) {
    const { status, code, message, errors, details, retryAfterSeconds } = error;
    const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
    return HttpResponse.json(
      { message, code, ...(errors && { errors }), ...(details && { details }) },
      { status, headers },
    );
  }
  console.error(`[mocks] ${id} failed`, error);
  return HttpResponse.json({ message: 'Непредвиденная ошибка, попробуйте позже' }, { status: 500 });
}

function operationOf(id: OperationId): Operation {
  const operation = operationsById.get(id);
  if (operation === undefined) throw new Error(`the contract has no operation ${id}`);
  return operation;
}

function parametersIn({ info }: HttpHandler): number {
  return String(info.path).split(':').length;
}
