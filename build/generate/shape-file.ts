import { type Operation, schemaAt } from '#mocks/validate/contract.ts';
import type { Schema } from '#mocks/validate/schema.ts';

/**
 * Builds one file of shapes. Each component of the contract is written once, before its first use.
 */
export class ShapeFile {
  readonly #components = new Map<string, string>();

  /**
   * Source of the file.
   *
   * @param exports operations by the name of the export that contains their shapes
   */
  source(exports: Readonly<Record<string, readonly Operation[]>>): string {
    const written = Object.entries(exports).map(
      ([name, operations]) => `export const ${name} = {${this.#shapes(operations)}};\n`,
    );
    const components = [...this.#components].map(([name, shape]) => `const ${name} = ${shape};\n`);
    return `/**
 * Generated from the contract; never edited by hand.
 */
${components.join('')}
${written.join('\n')}`;
  }

  #shapes(operations: readonly Operation[]): string {
    const shapes = operations.flatMap(({ method, path, answers }) => {
      const answer = answers['200'] ?? answers['201'];
      return answer ? [`'${method.toUpperCase()} ${path}': ${this.#shape(answer)}`] : [];
    });
    return shapes.join(',');
  }

  #shape(schema: Schema): string {
    const { $ref, oneOf = [], items = {}, properties, format = '' } = schema;
    if ($ref !== undefined) return this.#component($ref);
    const alternatives = oneOf.filter(({ type }) => type !== 'null');
    if (alternatives.length > 1) return `{ '|kind': {${alternatives.map((one) => this.#alternative(one)).join(',')}} }`;
    if (alternatives[0]) return this.#shape(alternatives[0]);
    if (properties) return `{${this.#properties(schema).join(',')}}`;
    switch ([schema.type].flat().find((type) => type !== 'null')) {
      case 'array':
        return `[${this.#shape(items)}]`;
      case 'string':
        return format.startsWith('date') ? `'d'` : `'s'`;
      case 'boolean':
        return `'b'`;
      case 'integer':
      case 'number':
        return `'n'`;
      default:
        return `''`;
    }
  }

  /**
   * Shape of one alternative of a union. In the contract the property `kind` distinguishes the
   * alternatives.
   */
  #alternative(schema: Schema): string {
    const kinds = schemaAt(schema.$ref ?? '').properties?.['kind']?.enum ?? [];
    if (kinds.length !== 1) throw new Error(`${schema.$ref}: an alternative needs one \`kind\` of its own`);
    return `${String(kinds[0])}: ${this.#shape(schema)}`;
  }

  #properties({ properties = {}, required = [] }: Schema): string[] {
    return Object.entries(properties).map(([name, schema]) => {
      const marks = `${isNullable(schema) ? '~' : ''}${required.includes(name) ? '' : '?'}`;
      return `'${name}${marks}': ${this.#shape(schema)}`;
    });
  }

  #component(ref: string): string {
    const schema = schemaAt(ref);
    const shape = this.#shape(schema);
    // A shape that is not an object is no longer than its name would be, so the shape itself is
    // written.
    if (!shape.startsWith('{')) return shape;
    const name = (ref.split('/').at(-1) ?? '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    this.#components.set(name, shape);
    return name;
  }
}

function isNullable(schema: Schema): boolean {
  if (schema.$ref !== undefined) return isNullable(schemaAt(schema.$ref));
  return [schema.type].flat().includes('null') || (schema.oneOf ?? []).some(isNullable);
}
