import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import contract from '#generated/openapi.json' with { type: 'json' };

type SchemaName = keyof typeof contract.components.schemas;

/** The length, range and count limits of a JSON schema. */
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

/** Contract violations of a body, e.g. `/phone must match pattern …`; empty for a valid body. */
export function bodyProblems(name: SchemaName, body: unknown): string[] {
  const validate = validators.get(name) ?? ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  validators.set(name, validate);
  // JSON omits undefined properties, and so does the request.
  const sent: unknown = JSON.parse(JSON.stringify(body));
  return validate(sent) ? [] : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
}

/** The limits of each property of a body, by the property's name. References are followed. */
export function limitsOf(name: SchemaName): Map<string, Limits> {
  const { properties } = contract.components.schemas[name] as { properties?: Record<string, object> };
  return new Map(Object.entries(properties ?? {}).map(([field, schema]) => [field, resolved(schema)]));
}

function resolved(schema: object): Limits {
  if (!('$ref' in schema) || typeof schema.$ref !== 'string') return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  return resolved(contract.components.schemas[name as SchemaName]);
}
