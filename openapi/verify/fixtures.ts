import type { Contract, Operation } from './contract.ts';

/**
 * This server's values by kind and by the example's value: `{"doctors.id": { "serikova-aigul":
 * "ivanov" }}`.
 */
export type Fixtures = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A database row that the examples refer to. */
export interface Need {
  /** «doctors.id» for a path, «service_id» for a query or a body. */
  readonly kind: string;
  readonly value: string | number;
  readonly operations: readonly string[];
}

/** Names of values that identify a row. */
const LEADS = /(^|_)(id|slug)$/;
/** Names of slugs that do not end with `_slug`. */
const SLUGS = new Set(['meddirection', 'specialisation', 'service', 'doctor', 'clinic', 'symptom']);

/** Database rows that the examples need, sorted by kind. */
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

/** Maximum number of operations that a row of the table names. */
const NAMED = 3;

/** Table for docs/for-backend.md: database rows that the examples need, and by which operations. */
export function needsTable(all: readonly Need[]): string {
  const rows = all.map(({ kind, value, operations }) => {
    const more = operations.length > NAMED ? ` and ${operations.length - NAMED} more` : '';
    return `| \`${kind}\` | \`${String(value)}\` | ${operations.slice(0, NAMED).join(', ')}${more} |`;
  });
  return ['| kind | value | needed by |', '|---|---|---|', ...rows].join('\n');
}

/** Error messages for names in the fixtures that no example uses. */
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

/** This server's value for an example's value. */
export function standIn(fixtures: Fixtures, kind: string, value: unknown): unknown {
  return fixtures[kind]?.[String(value)] ?? value;
}

/** A body with this server's values instead of the example's. */
export function withStandIns(fixtures: Fixtures, value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withStandIns(fixtures, one, name.replace(/_ids$/, '_id')));
  if (typeof value !== 'object' || value === null) return standIn(fixtures, name, value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withStandIns(fixtures, inner, key)]));
}

/** «doctors.id» for /front/doctors/{id}/full: all ids after the same noun are of one kind. */
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

/** A number or a slug. Ids of sessions and holds are left out, because each run creates them. */
function lead(kind: string, value: unknown): Lead[] {
  const isSlug = typeof value === 'string' && /^[a-z0-9-]+$/.test(value) && !/^[0-9a-f-]{16,}$/.test(value);
  return isSlug || typeof value === 'number' ? [{ kind, value }] : [];
}
