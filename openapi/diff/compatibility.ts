import { keysOf } from '../json-pointer.ts';

/** A difference that Redocly found. */
export interface Found {
  readonly kind: 'added' | 'removed' | 'modified';
  /** OpenAPI type of the node: «Schema», «SecurityScheme», «Operation». */
  readonly typeName: string;
  /** The changed keyword; absent if the whole node was added or removed. */
  readonly property?: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Breaks = (before: unknown, after: unknown) => boolean;

const onceSaid: Breaks = (before) => before !== undefined;

/** Requests per second that a limit allows; infinite without a limit. */
function pace(limit: unknown): number {
  const { quota, window } = (limit ?? { quota: Infinity, window: 1 }) as {
    readonly quota: number;
    readonly window: number;
  };
  return quota / window;
}

/**
 * Our extensions of an operation, and which of their changes break clients. Redocly accepts any.
 */
export const promises: Readonly<Record<string, Breaks>> = {
  // Generated hooks are named after it.
  operationId: () => true,
  'x-right': () => true,
  'x-etag-of': onceSaid,
  'x-order': onceSaid,
  'x-owner': onceSaid,
  'x-rate-limit': (before, after) => pace(after) < pace(before),
  // A field with a new rule may refuse values that it accepted before.
  'x-rules': (before, after) => {
    const known = (before ?? []) as readonly string[];
    return ((after ?? []) as readonly string[]).some((field) => !known.includes(field));
  },
};

/** Whether a change that Redocly does not rate breaks clients, by «Compatibility». */
export function breaksClients({ typeName, property = '', before, after }: Found): boolean {
  if (typeName === 'SecurityScheme') return ['type', 'scheme', 'in', 'name', 'flows'].includes(property);
  return property === 'default' || (property === 'x-max-bytes' && Number(after) < Number(before));
}

/** Rules of Redocly that «Compatibility» overrules: clients have a text for unknown enum values. */
export const allowedRules: ReadonlySet<string> = new Set(['enum-values-added']);

/** «`default` of parameter `per_page` changed from 10 to 20.» */
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

/** A short value as text; empty for a long text or an object. */
function shown(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value).replaceAll('"', "'");
  return text.length > 60 || text.startsWith('{') ? '' : text;
}

/** Names of child nodes in messages, by the parent's key. */
const called: Readonly<Record<string, (key: string) => string>> = {
  parameters: (key) => `parameter \`${key}\``,
  responses: (key) => `the answer \`${key}\``,
  headers: (key) => `header \`${key}\``,
  securitySchemes: (key) => `security scheme \`${key}\``,
  servers: (key) => `server ${Number(key) + 1}`,
  schemas: (key) => `\`${key}\``,
  properties: (key) => `\`${key}\``,
};

/** The place of a change in a message: «`title` of `city`», «the request of `visitCreate`». */
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
