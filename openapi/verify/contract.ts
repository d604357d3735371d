import type { ValidateFunction } from 'ajv/dist/2020.js';

/** The part of JSON Schema that this tool reads; ajv validates the rest. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
  readonly example: unknown;
}

export interface Body {
  readonly required: boolean;
  readonly mediaType: string;
  readonly schema: Schema;
  readonly examples: readonly unknown[];
}

export interface Answer {
  /** Schemas by media type; empty for a response without a body. */
  readonly content: Readonly<Record<string, ValidateFunction>>;
  /** Names of required headers. */
  readonly headers: readonly string[];
  /** Operations that the response links to, with the body's field for each parameter. */
  readonly links: readonly { readonly operation: string; readonly parameters: Readonly<Record<string, string>> }[];
}

export type Role = 'user' | 'doctor' | 'clinic';

export interface Provenance {
  readonly request: string;
  readonly answer: string;
}

/** Sort keys of a list (`x-order`), by value of its sort parameter. */
export interface Order {
  readonly parameter: string | null;
  /**
   * Sort keys by value of the sort parameter, or by '' if the list has no such parameter. `-` means
   * descending, `=` means that equal values are adjacent.
   */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

/** A read that shows a write's effect (`x-seen-in`). */
export interface Seen {
  readonly in: string;
  /**
   * Field of the row that contains the sent data; absent if the row itself contains the sent data.
   */
  readonly at?: string;
  /** Boolean field of the request: the read shows the row only if this field is true. */
  readonly if?: string;
  /** Expected fields after a write without a body. */
  readonly as?: Readonly<Record<string, unknown>>;
}

export interface Operation {
  readonly id: string;
  readonly tag: string;
  /** HTTP method in capital letters. */
  readonly method: string;
  /** Path with parameters in braces. */
  readonly path: string;
  /** Provenance of request and response: `documented`, `partly-documented`, `proposed`. */
  readonly provenance: Provenance;
  readonly session: 'required' | 'optional' | 'none';
  /** The only role that may call the operation; null if several may. */
  readonly role: Role | null;
  /** Fields with rules beyond their schema (`x-rules`), so that valid values may get 422. */
  readonly rules: readonly string[];
  /** Whether the operation may change data. */
  readonly writes: boolean;
  /** Owner of the data (`x-owner`); null if not declared. */
  readonly owner: 'account' | 'patient' | 'doctor' | 'clinic' | 'shared' | null;
  /** True if another account's list may contain the same rows. */
  readonly sharedIds: boolean;
  readonly order: Order | null;
  readonly seenIn: readonly Seen[];
  /** Read whose ETag this write sends in `If-Match`. */
  readonly etagOf: string | null;
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  /** Responses by status or `default`. */
  readonly answers: Readonly<Record<string, Answer>>;
}

export interface Contract {
  readonly operations: readonly Operation[];
  /** Returns the schema after following `$ref`. */
  readonly resolve: (schema: Schema) => Schema;
  readonly validator: (schema: Schema) => ValidateFunction;
  /** Day for which the examples are written. */
  readonly exampleDay: string;
  /** Number of seconds in which 95 % of the responses must come (`x-deadline`). */
  readonly deadline: number;
}
