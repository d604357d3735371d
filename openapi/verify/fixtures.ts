import type { Contract, Operation } from './contract.ts';

/**
 * Values of this server by kind and by the example's value: `{"doctors.id": { "serikova-aigul":
 * "ivanov" }}`.
 */
export type Fixtures = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A database row that examples refer to. */
export interface Need {
  /** Kind of the value: «doctors.id» in a path, «service_id» in a query or a body. */
  readonly kind: string;
  readonly value: string | number;
  readonly operations: readonly string[];
}

/** Matches names of values that identify a row. */
const LEADS = /(^|_)(id|slug)$/;
/** Names of fields that contain a slug although they do not end with `_slug`. */
const SLUGS = new Set(['meddirection', 'specialisation', 'service', 'doctor', 'clinic', 'symptom']);

/** Lists the database rows that the examples need, sorted by kind. */
export function needs({ operations, resolve }: Contract): Need[] {
  const found = operations.flatMap((operation) =>
    leadsOf(operation, resolve).map(({ kind, value }) => ({ kind, value, id: operation.id })),
  );
  return [...Map.groupBy(found, ({ kind, value }) => `${kind} ${String(value)}`).values()]
    .flatMap((alike) => {
      const [first] = alike;
      if (first === undefined) return [];
      return [{ kind: first.kind, value: first.value, operations: [...new Set(alike.map(({ id }) => id))] }];
    })
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || String(a.value).localeCompare(String(b.value)));
}

/** Maximum number of operations that one row of the table names. */
const NAMED = 3;

/**
 * Creates the table for docs/for-backend.md: needed database rows, with the operations that need
 * them.
 */
export function needsTable(all: readonly Need[]): string {
  const rows = all.map(({ kind, value, operations }) => {
    const more = operations.length > NAMED ? ` and ${operations.length - NAMED} more` : '';
    return `| \`${kind}\` | \`${String(value)}\` | ${operations.slice(0, NAMED).join(', ')}${more} |`;
  });
  return ['| kind | value | needed by |', '|---|---|---|', ...rows].join('\n');
}

/** Returns errors for values in the fixtures that no example uses. */
export function fixtureProblems(contract: Contract, fixtures: Fixtures): string[] {
  const known = needs(contract);
  return Object.entries(fixtures).flatMap(([kind, values]) => {
    const of = known.filter((need) => need.kind === kind);
    if (of.length === 0) return [`no example has ${kind}; --needs lists them`];
    return Object.keys(values)
      .filter((value) => !of.some((need) => String(need.value) === value))
      .map((value) => `no example has ${kind} ${value}; it is ${of.map((need) => need.value).join(' or ')}`);
  });
}

/** Returns this server's value in place of an example's value. */
export function fixtureFor(fixtures: Fixtures, kind: string, value: unknown): unknown {
  return fixtures[kind]?.[String(value)] ?? value;
}

/** Replaces the values of an example's body with the values of this server. */
export function withFixtures(fixtures: Fixtures, value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withFixtures(fixtures, one, name.replace(/_ids$/, '_id')));
  if (typeof value !== 'object' || value === null) return fixtureFor(fixtures, name, value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withFixtures(fixtures, inner, key)]));
}

/**
 * Kind of an id. In a path it contains the noun before the id: «doctors.id» for
 * /front/doctors/{id}/full. Elsewhere it is the name of the id.
 */
export function kindOf({ path }: Operation, name: string, place: string): string {
  if (place !== 'path') return name;
  const [, noun = ''] = new RegExp(`([^/{}]+(?:/link)?)/\\{${name}\\}`).exec(path) ?? [];
  return noun === '' ? name : `${noun.replace('/', '-')}.${name}`;
}

type Lead = { readonly kind: string; readonly value: string | number };

function leadsOf(operation: Operation, resolve: Contract['resolve']): Lead[] {
  const ofParameters = operation.parameters.flatMap(({ name, in: place, example, required, schema }) => {
    const isLead =
      (place === 'path' && resolve(schema).enum === undefined) || (place === 'query' && required && LEADS.test(name));
    return isLead ? lead(kindOf(operation, name, place), example) : [];
  });
  return [...ofParameters, ...(operation.body?.examples.flatMap((body) => leadsIn(body)) ?? [])];
}

function leadsIn(value: unknown, name = ''): Lead[] {
  if (Array.isArray(value)) return value.flatMap((one) => leadsIn(one, name.replace(/_ids$/, '_id')));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => leadsIn(inner, key));
  }
  return LEADS.test(name) || (SLUGS.has(name) && typeof value === 'string') ? lead(name, value) : [];
}

/**
 * Returns the value as a list of one if it is a number or a slug, else an empty list. Ids of
 * sessions and holds are left out, because each run creates them.
 */
function lead(kind: string, value: unknown): Lead[] {
  const isSlug = typeof value === 'string' && /^[a-z0-9-]+$/.test(value) && !/^[0-9a-f-]{16,}$/.test(value);
  return isSlug || typeof value === 'number' ? [{ kind, value }] : [];
}
