import { valueAt } from '../json-pointer.ts';

type Json = { readonly [key: string]: unknown };

/**
 * Merges each `allOf` into one schema, so that a property moved into a part is not reported as
 * removed. Contradicting parts are left as they are.
 */
export function flattened<Document>(document: Document): Document {
  return flat(document, document, []) as Document;
}

/** @param open references that are being expanded; a recursive one stays a reference */
function flat(root: unknown, node: unknown, open: readonly string[]): unknown {
  if (Array.isArray(node)) return (node as unknown[]).map((one) => flat(root, one, open));
  if (typeof node !== 'object' || node === null) return node;
  const { allOf, ...own } = node as Json;
  const rest = Object.fromEntries(Object.entries(own).map(([name, one]) => [name, flat(root, one, open)]));
  if (!Array.isArray(allOf)) return allOf === undefined ? rest : { allOf: flat(root, allOf, open), ...rest };
  const parts = (allOf as unknown[]).map((part) => written(root, part, open));
  return (
    parts.reduce<Json | undefined>(merged, rest) ?? { allOf: allOf.map((part) => flat(root, part, open)), ...rest }
  );
}

function written(root: unknown, part: unknown, open: readonly string[]): Json {
  const { $ref } = part as { readonly $ref?: string };
  if ($ref === undefined) return flat(root, part, open) as Json;
  return open.includes($ref) ? { $ref } : (flat(root, valueAt(root, $ref), [...open, $ref]) as Json);
}

/**
 * Merges two schemas; undefined if they contradict each other. Title and description come from the
 * first schema.
 */
function merged(one: Json | undefined, other: Json): Json | undefined {
  if (one === undefined) return undefined;
  const all: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const own = all[name];
    if (own === undefined) all[name] = value;
    else if (name === 'required') all[name] = [...new Set([...(own as string[]), ...(value as string[])])];
    else if (name === 'properties') {
      const properties: Record<string, unknown> = { ...(own as Json) };
      for (const [field, schema] of Object.entries(value as Json)) {
        const both = properties[field] === undefined ? schema : merged(properties[field] as Json, schema as Json);
        if (both === undefined) return undefined;
        properties[field] = both;
      }
      all[name] = properties;
    } else if (!['title', 'description', 'examples'].includes(name) && JSON.stringify(own) !== JSON.stringify(value)) {
      return undefined;
    }
  }
  return all;
}
