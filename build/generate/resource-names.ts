/**
 * Writes generated/resource-names.ts, a type with all resources (tags) of the contract. In
 * mocks/handlers/resources.ts each of them must have handlers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../generated');
const { tags } = JSON.parse(readFileSync(`${folder}/openapi.json`, 'utf8')) as { tags: { name: string }[] };
const names = tags.map(({ name }) => `'${name}'`).join(' | ');
writeFileSync(
  `${folder}/resource-names.ts`,
  `/** A resource of the contract: a tag. */\nexport type ResourceName = ${names};\n`,
);
