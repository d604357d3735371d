/**
 * Lint rules for promises that a schema cannot express: the owner of data (`x-owner`), the order of
 * a list (`x-order`), reads that show a write (`x-seen-in`). «Promises» in the API's description
 * explains them.
 */
import type { Context, Operation, Rule } from './rule.ts';

const OWNERS = ['account', 'patient', 'doctor', 'clinic', 'shared'];
/** Ids of POST operations that only read. */
const ASKS = new Set(['authMe', 'searchSuggestions', 'searchFilters', 'searchResults', 'clinicDoctorDirectory']);

const rule =
  (enter: (operation: Operation, context: Context) => void): Rule =>
  () => ({ Operation: { enter } });

/** Requires `x-owner`: whose data the operation reads or writes. */
export const owner = rule((operation, context) => {
  if (!isSecured(operation)) return;
  const said = operation['x-owner'] ?? '';
  const area = operation.tags?.[0]?.split('-')[0] ?? '';
  const fits = ['patient', 'doctor', 'clinic'].includes(area) ? [area, 'shared'] : OWNERS;
  if (!fits.includes(said)) {
    context.report({
      message: `x-owner says whose it is: ${fits.join(' or ')}; another one gets 404 and sees nothing of it.`,
    });
  }
});

/** Requires `x-order` for lists, because pages without an order repeat or skip rows. */
export const order = rule((operation, context) => {
  const row = rowOf(operation, context);
  const said = operation['x-order'];
  if (row === undefined) return;
  const known = typeof said === 'string' ? said.trim() !== '' : said !== undefined;
  if (!known) {
    context.report({ message: 'x-order says by which fields the list is ordered, or in a sentence what decides.' });
    return;
  }
  if (typeof said === 'string') return;
  const lists = Array.isArray(said) ? [said] : Object.values(said ?? {}).filter((keys) => Array.isArray(keys));
  for (const key of lists.flat()) {
    const [name = ''] = key.replace(/^[-=]/, '').split('.');
    if (row.has(name)) continue;
    context.report({ message: `x-order names ${name}, which the rows have not.` });
  }
});

/** Requires a read that shows a write's effect, so that the verifier can find lost writes. */
export const seenIn = rule((operation, context) => {
  const isWrite = context.key !== 'get' || operation['x-unsafe-get'] === true;
  if (!isWrite || !isSecured(operation) || ASKS.has(operation.operationId ?? '')) return;
  const said = operation['x-seen-in'];
  const isSaid = typeof said === 'string' ? said.trim() !== '' : (said ?? []).length > 0;
  if (!isSaid) context.report({ message: 'x-seen-in names the reads that show the write, or says why there is none.' });
});

function isSecured({ security = [] }: Operation): boolean {
  return security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0);
}

/**
 * Fields of a list's rows; undefined if the response is not a list, empty if rows have different
 * types.
 */
function rowOf(
  { responses = {} }: Operation,
  { key, resolve }: Context,
): { has: (name: string) => boolean } | undefined {
  if (key !== 'get') return undefined;
  const schema = resolve(resolve(responses['200']).node?.content?.['application/json']?.schema).node;
  const data = resolve(schema?.properties?.['data']).node;
  if (data?.items === undefined) return undefined;
  const row = resolve(data.items).node;
  const parts = [row, ...(row?.allOf ?? []).map((part) => resolve(part).node)];
  return { has: (name) => parts.some((part) => Object.hasOwn(part?.properties ?? {}, name)) };
}
