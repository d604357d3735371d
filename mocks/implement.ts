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

/** A request that the contract has let through, typed by the contract. */
export interface Call<Id extends OperationId = OperationId> {
  readonly db: Db;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The signed-in person. @throws Refusal 401 when there is none. */
  readonly user: UserRow;
  /** The same, null when nobody is signed in: for operations that are open to everyone. */
  readonly visitor: UserRow | null;
  readonly token: string | null;
  /** The network address that the request came from, where it is known. */
  readonly address: string;
  /** As the browser calls itself, where it does. */
  readonly device: string | null;
  readonly path: NonNullable<ParametersOf<Id>['path']>;
  readonly query: NonNullable<ParametersOf<Id>['query']>;
  readonly headers: NonNullable<ParametersOf<Id>['header']>;
  readonly body: BodyOf<operations[Id]['requestBody']>;
}

type Resolve = (...args: never) => unknown;
/** What the generated handler may be told to answer: the success body of the contract. */
type Answer<Handler> = Handler extends (override?: infer Override, ...rest: never) => unknown
  ? Awaited<ReturnType<Extract<Override, Resolve>>>
  : never;
type OperationOf<Name> = Name extends `get${infer Operation}MockHandler`
  ? Extract<OperationId, Uncapitalize<Operation>>
  : never;

/** One resolver for each operation of a generated module of handlers; all of them are compulsory. */
export type Resolvers<Module> = {
  readonly [Name in keyof Module as OperationOf<Name>]: (call: Call<OperationOf<Name>>) => Answer<Module[Name]>;
};

export type HandlerInfo = Parameters<Parameters<typeof http.get>[1]>[0];
export type Resolver = (call: Call) => unknown;

/** Lets a request through the contract, the session and the role, and asks the resolver. */
export type Serve = (id: OperationId, resolver: Resolver, info: HandlerInfo) => Promise<unknown>;

/** Learns which resolver an operation has. */
export type Know = (id: OperationId, resolver: Resolver) => void;

/** A resource's handlers, once they know who serves them. */
export type Resource = (serve: Serve, know?: Know) => HttpHandler[];

/**
 * Gives each operation of a generated module its resolver:
 * `implement(visitsMocks)({ visitRead: ({ db, user, path }) => ({ data: … }), … })`.
 *
 * A missing operation and a body of the wrong shape don't compile. A resolver is synchronous, so that no request ever sees another
 * one half done; it throws a `Refusal` (or an `HttpResponse`) to answer 4xx.
 */
export function implement<Module extends object>(module: Module): (resolvers: Resolvers<Module>) => Resource {
  type Generated = (override?: (info: HandlerInfo) => Promise<unknown>) => HttpHandler;
  const generated = module as Readonly<Record<string, Generated>>;
  return (resolvers) => (serve, know) =>
    // Which call a resolver takes is told by its name, and `serve` makes the call by that name.
    Object.entries(resolvers as unknown as Readonly<Record<string, Resolver>>).map(([id, resolver]) => {
      const handler = generated[`get${id.charAt(0).toUpperCase()}${id.slice(1)}MockHandler`];
      if (handler === undefined) throw new Error(`no generated handler for ${id}`);
      know?.(id as OperationId, resolver);
      return handler((info) => serve(id as OperationId, resolver, info));
    });
}
