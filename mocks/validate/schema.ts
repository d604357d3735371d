export type TypeName = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/** The part of JSON Schema that the contract uses. A keyword outside it is refused when the contract is read. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  /** Maximum number of bytes of a file. */
  readonly 'x-max-bytes'?: number;
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
  readonly default?: unknown;
}

/** Kinds of broken rules; `messages.ts` has a text for each. */
export type Rule =
  | 'required'
  | 'unknown'
  | 'characters'
  | 'type'
  | 'enum'
  | 'pattern'
  | 'format'
  | 'oneOf'
  | 'minLength'
  | 'maxLength'
  | 'maxBytes'
  | 'minimum'
  | 'maximum'
  | 'multipleOf'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'checkDigit';

export interface Issue {
  /** Dotted path of the value: `consent.version`; empty for the whole. */
  readonly path: string;
  readonly rule: Rule;
  /** The exceeded limit, if the rule has a limit. */
  readonly limit?: number;
  /** Name of the component (`phone`) or, failing that, of the format (`date`) that the value should have had. */
  readonly noun?: string;
}
