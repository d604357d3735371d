import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import contract from '#generated/openapi.json' with { type: 'json' };

type SchemaName = keyof typeof contract.components.schemas;

/** As much of a JSON schema as says how long, how much or how many. */
export interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');
const validators = new Map<SchemaName, ValidateFunction>();

/** What the contract has against a body, e.g. `/phone must match pattern …`; empty when it takes it. */
export function bodyProblems(name: SchemaName, body: unknown): string[] {
  const validate = validators.get(name) ?? ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  validators.set(name, validate);
  // As it goes over the line: what is undefined is not sent.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  return validate(sent) ? [] : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
}

/** The limits of a body's properties, by name; references are followed. */
export function limitsOf(name: SchemaName): Map<string, Limits> {
  const { properties } = contract.components.schemas[name] as { properties?: Record<string, object> };
  return new Map(Object.entries(properties ?? {}).map(([field, schema]) => [field, resolved(schema)]));
}

function resolved(schema: object): Limits {
  if (!('$ref' in schema) || typeof schema.$ref !== 'string') return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  return resolved(contract.components.schemas[name as SchemaName]);
}
