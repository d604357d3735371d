import { keysOf } from '../json-pointer.ts';

/** A difference that Redocly found. */
export interface Found {
  readonly kind: 'added' | 'removed' | 'modified';
  /** Type of the node in OpenAPI: «Schema», «SecurityScheme», «Operation». */
  readonly typeName: string;
  /** Changed keyword; absent if the whole node was added or removed. */
  readonly property?: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Breaks = (before: unknown, after: unknown) => boolean;

const onceSaid: Breaks = (before) => before !== undefined;

/** Requests per second that a limit allows; Infinity if there is no limit. */
function pace(limit: unknown): number {
  const { quota, window } = (limit ?? { quota: Infinity, window: 1 }) as {
    readonly quota: number;
    readonly window: number;
  };
  return quota / window;
}

/**
 * Keywords of an operation that Redocly does not rate. The function decides whether a change of the
 * keyword breaks programs that call the API.
 */
export const promises: Readonly<Record<string, Breaks>> = {
  // Generated hooks are named after the operation.
  operationId: () => true,
  'x-right': () => true,
  'x-etag-of': onceSaid,
  'x-order': onceSaid,
  'x-owner': onceSaid,
  'x-rate-limit': (before, after) => pace(after) < pace(before),
  // If a field gets a rule, values that were accepted before may be refused.
  'x-rules': (before, after) => {
    const known = (before ?? []) as readonly string[];
    return ((after ?? []) as readonly string[]).some((field) => !known.includes(field));
  },
};

/**
 * Whether a change that Redocly does not rate breaks programs that call the API («Compatibility» in
 * the API's description).
 */
export function breaksClients({ typeName, property = '', before, after }: Found): boolean {
  if (typeName === 'SecurityScheme') return ['type', 'scheme', 'in', 'name', 'flows'].includes(property);
  return property === 'default' || (property === 'x-max-bytes' && Number(after) < Number(before));
}

/**
 * Rules of Redocly that «Compatibility» overrides. A new enum value is allowed, because programs
 * must show a text for unknown values.
 */
export const allowedRules: ReadonlySet<string> = new Set(['enum-values-added']);

/** Describes a change: «`default` of parameter `per_page` changed from 10 to 20.» */
export function inWords({ kind, property, before, after }: Found, pointer: string, document: unknown): string {
  const place = placeOf(pointer, property, document);
  if (property === undefined) return `${place.charAt(0).toUpperCase()}${place.slice(1)} was ${kind}.`;
  const [old, now] = [shown(before), shown(after)];
  const change =
    before === undefined
      ? `was added${now && `: ${now}`}`
      : after === undefined
        ? `was removed${old && ` (${old})`}`
        : `changed${old && now && ` from ${old} to ${now}`}`;
  return `\`${property}\` of ${place} ${change}.`;
}

/** Formats a short value; empty for a long text or an object. */
function shown(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value).replaceAll('"', "'");
  return text.length > 60 || text.startsWith('{') ? '' : text;
}

/** How messages name a node, by the key of the object that contains the node. */
const called: Readonly<Record<string, (key: string) => string>> = {
  parameters: (key) => `parameter \`${key}\``,
  responses: (key) => `the answer \`${key}\``,
  headers: (key) => `header \`${key}\``,
  securitySchemes: (key) => `security scheme \`${key}\``,
  servers: (key) => `server ${Number(key) + 1}`,
  schemas: (key) => `\`${key}\``,
  properties: (key) => `\`${key}\``,
};

/** Names the place of a change: «`title` of `city`», «the request of `visitCreate`». */
function placeOf(pointer: string, property: string | undefined, document: unknown): string {
  const keys = keysOf(pointer);
  if (keys.at(-1) === property) keys.pop();
  const names: string[] = [];
  let node = document;
  let parent = '';
  for (const key of keys) {
    node = (node as Readonly<Record<string, unknown>> | undefined)?.[key];
    const { operationId, name } = (node ?? {}) as { readonly operationId?: string; readonly name?: string };
    if (operationId !== undefined) names.unshift(`\`${operationId}\``);
    else if (key === 'requestBody') names.unshift('the request');
    else {
      const text = called[parent]?.(parent === 'parameters' ? (name ?? key) : key);
      if (text !== undefined) names.unshift(text);
    }
    parent = key;
  }
  return names.length === 0 ? `\`${keys.join('.')}\`` : names.join(' of ');
}
