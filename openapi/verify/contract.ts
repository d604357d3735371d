import type { ValidateFunction } from 'ajv/dist/2020.js';

/** The part of JSON Schema that is read here; ajv reads the rest. */
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
  /** Schemas by media type; none for an answer without a body. */
  readonly content: Readonly<Record<string, ValidateFunction>>;
  /** Names of the headers that it must have. */
  readonly headers: readonly string[];
  /** Operations that its body leads to, with what of the body goes into which parameter. */
  readonly links: readonly { readonly operation: string; readonly parameters: Readonly<Record<string, string>> }[];
}

export type Role = 'user' | 'doctor' | 'clinic';

export interface Provenance {
  readonly request: string;
  readonly answer: string;
}

/** Sort keys of a list (`x-order`), by the value of its sort parameter if it has one. */
export interface Order {
  readonly parameter: string | null;
  /** `-` sorts descending, `=` only groups equal values; under '' without a parameter. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

/** A read that shows a write (`x-seen-in`). */
export interface Seen {
  readonly in: string;
  /** Field of the row that holds what was sent, where it is not the row itself. */
  readonly at?: string;
  /** Field that was sent: it is shown only where that is true. */
  readonly if?: string;
  /** What it shows of a write without a body. */
  readonly as?: Readonly<Record<string, unknown>>;
}

export interface Operation {
  readonly id: string;
  readonly tag: string;
  /** In capitals. */
  readonly method: string;
  /** With the parameters in braces. */
  readonly path: string;
  /** Of the request and of the answer: `documented`, `partly-documented`, `proposed`. */
  readonly provenance: Provenance;
  readonly session: 'required' | 'optional' | 'none';
  /** Who may call it, where only one role may. */
  readonly role: Role | null;
  /** Fields with rules that no schema can say and the description does (`x-rules`): they may be refused with 422. */
  readonly rules: readonly string[];
  /** Whether it may change something. */
  readonly writes: boolean;
  /** Whose it is (`x-owner`); null where the contract says nothing. */
  readonly owner: 'account' | 'patient' | 'doctor' | 'clinic' | 'shared' | null;
  /** A list of one's own whose rows others may have in theirs. */
  readonly sharedIds: boolean;
  readonly order: Order | null;
  readonly seenIn: readonly Seen[];
  /** The read whose ETag is the version of what is changed. */
  readonly etagOf: string | null;
  readonly parameters: readonly Parameter[];
  readonly body: Body | null;
  /** By status, `default` among them. */
  readonly answers: Readonly<Record<string, Answer>>;
}

export interface Contract {
  readonly operations: readonly Operation[];
  /** Follows `$ref`s until there is none. */
  readonly resolve: (schema: Schema) => Schema;
  readonly validator: (schema: Schema) => ValidateFunction;
  /** The day that the contract's examples are written for. */
  readonly exampleDay: string;
  /** Seconds within which 95 of 100 answers come (`x-deadline`). */
  readonly deadline: number;
}
