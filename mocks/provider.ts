import { HttpResponse, type HttpHandler } from 'msw';
import { momentOfText, epochOf } from './db/calendar.ts';
import type { Db } from './db/db.ts';
import type { SessionRow, UserRow } from './db/types/person.ts';
import { uploadedPictureHandlers } from './handlers/files/pictures.ts';
import { pictureHandlers } from './handlers/pictures.ts';
import { resources } from './handlers/resources.ts';
import type { Call, HandlerInfo, Resolver, Serve } from './implement.ts';
import { refuseWithoutRight } from './rules/clinic/rights.ts';
import { Refusal } from './rules/refusal.ts';
import { operationsById, type Operation, type OperationId } from './validate/contract.ts';
import { readInput, type RawInput } from './validate/request.ts';
import { readSent } from './validate/sent-body.ts';

/** Where the provider keeps its state. */
export interface Store {
  /**
   * Runs one request on the newest state and keeps what it changed, alone: another request sees all of it or nothing.
   * What was changed before `work` throws is kept too: a refused login counts as a try.
   */
  run<T>(mayWrite: boolean, work: (db: Db) => T): Promise<T>;
}

export interface ProviderParts {
  readonly store: Store;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** The handlers of the whole contract, for msw in any of its places. */
export function createHandlers({ store, clock }: ProviderParts): HttpHandler[] {
  const serve: Serve = async (id, resolver, info) => {
    const operation = operationOf(id);
    try {
      const raw = await readRaw(operation, info);
      return await store.run(operation.writes, (db) => answer(operation, resolver, raw, db, clock()));
    } catch (error) {
      throw toResponse(error, id);
    }
  };
  // An address without parameters is tried first: `visits/summary` is not a visit's id.
  const handlers = resources.flatMap((resource) => resource(serve));
  return [
    ...handlers.toSorted((a, b) => parametersIn(a) - parametersIn(b)),
    ...uploadedPictureHandlers(store),
    ...pictureHandlers(),
  ];
}

function answer(operation: Operation, resolver: Resolver, raw: RawInput, db: Db, now: number): unknown {
  const token = bearerOf(raw.headers);
  const visitor = operation.session === 'none' ? null : signedIn(db, token, now);
  if (operation.session === 'required' && visitor === null) throw Refusal.unauthorized();
  if (operation.role !== null && visitor?.roles.includes(operation.role) !== true) throw Refusal.forbidden();
  if (operation.right !== null && visitor !== null) refuseWithoutRight(visitor, operation.right);
  const call = {
    db,
    now,
    token,
    visitor,
    get user(): UserRow {
      if (visitor === null) throw Refusal.unauthorized();
      return visitor;
    },
    ...readInput(operation, raw),
  };
  // `readInput` has just held these values against the schemas that the types come from.
  return resolver(call as Call);
}

function signedIn(db: Db, token: string | null, now: number): UserRow | null {
  const session: SessionRow | undefined = token === null ? undefined : db.sessions.get(token);
  if (session === undefined || epochOf(momentOfText(session.expires_at)) <= now) return null;
  return db.users.get(session.user_id) ?? null;
}

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
