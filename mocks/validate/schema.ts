export type TypeName = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';

/**
 * The part of JSON Schema that the contract uses; other keywords are refused when the contract is
 * read.
 */
export interface Schema {
  readonly $ref?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  /** Maximum size of a file in bytes. */
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

/** Rules that a value can break; `messages.ts` has a text for each. */
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
  /** Dotted path of the value, `consent.version`; empty for the whole value. */
  readonly path: string;
  readonly rule: Rule;
  /** Exceeded limit, if the rule has one. */
  readonly limit?: number;
  /** Expected kind of value: name of the component (`phone`), else of the format (`date`). */
  readonly noun?: string;
}
