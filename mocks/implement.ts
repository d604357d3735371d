import type { HttpHandler, http } from 'msw';
import type { operations } from '#generated/paths.d.ts';
import type { Db } from './db/db.ts';
import type { UserRow } from './db/types/person.ts';
import type { OperationId } from './validate/contract.ts';
import type { SentFile } from './validate/sent-file.ts';

type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];
type BodyOf<Request> = [NonNullable<Request>] extends [never]
  ? undefined
  : NonNullable<Request> extends { content: { 'application/json': infer Body } }
    ? Body
    : NonNullable<Request> extends { content: { 'multipart/form-data': infer Form } }
      ? { readonly [Field in keyof Form]: readonly SentFile[] }
      : undefined;

/** A validated request, typed by the contract. */
export interface Call<Id extends OperationId = OperationId> {
  readonly db: Db;
  /** Time of the request, epoch milliseconds. */
  readonly now: number;
  /**
   * The logged-in account.
   * @throws Refusal 401 for a guest
   */
  readonly user: UserRow;
  /** The logged-in account; null for a guest, in operations open to guests. */
  readonly visitor: UserRow | null;
  readonly token: string | null;
  /** Network address of the caller, if known. */
  readonly address: string;
  /** `User-Agent` header, if sent. */
  readonly device: string | null;
  readonly path: NonNullable<ParametersOf<Id>['path']>;
  readonly query: NonNullable<ParametersOf<Id>['query']>;
  readonly headers: NonNullable<ParametersOf<Id>['header']>;
  readonly body: BodyOf<operations[Id]['requestBody']>;
}

type Resolve = (...args: never) => unknown;
/** Body of a success response that a generated handler accepts. */
type Answer<Handler> = Handler extends (override?: infer Override, ...rest: never) => unknown
  ? Awaited<ReturnType<Extract<Override, Resolve>>>
  : never;
type OperationOf<Name> = Name extends `get${infer Operation}MockHandler`
  ? Extract<OperationId, Uncapitalize<Operation>>
  : never;

/** Resolvers for all operations of a generated handler module. */
export type Resolvers<Module> = {
  readonly [Name in keyof Module as OperationOf<Name>]: (call: Call<OperationOf<Name>>) => Answer<Module[Name]>;
};

export type HandlerInfo = Parameters<Parameters<typeof http.get>[1]>[0];
export type Resolver = (call: Call) => unknown;

/** Checks the request, the session and the role, then calls the resolver. */
export type Serve = (id: OperationId, resolver: Resolver, info: HandlerInfo) => Promise<unknown>;

export type Know = (id: OperationId, resolver: Resolver) => void;

export type Resource = (serve: Serve, know?: Know) => HttpHandler[];

/**
 * Adds a resolver to each operation of a generated module: `implement(visitsMocks)({ visitRead: ({
 * db, user, path }) => ({ data: … }), … })`. A missing resolver or a wrong body is a type error.
 * Resolvers are synchronous, so no request sees the unfinished changes of another. For 4xx they
 * throw a `Refusal` or an `HttpResponse`.
 */
export function implement<Module extends object>(module: Module): (resolvers: Resolvers<Module>) => Resource {
  type Generated = (override?: (info: HandlerInfo) => Promise<unknown>) => HttpHandler;
  const generated = module as Readonly<Record<string, Generated>>;
  return (resolvers) => (serve, know) =>
    // The operation's name selects the type of the call, and `serve` gets the same name.
    Object.entries(resolvers as unknown as Readonly<Record<string, Resolver>>).map(([id, resolver]) => {
      const handler = generated[`get${id.charAt(0).toUpperCase()}${id.slice(1)}MockHandler`];
      if (handler === undefined) throw new Error(`no generated handler for ${id}`);
      know?.(id as OperationId, resolver);
      return handler((info) => serve(id as OperationId, resolver, info));
    });
}
