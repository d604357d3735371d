import type { Change } from '../diff/changes.ts';
import { breaksOf, routesOf } from '../diff/report.ts';
import type { Screens } from '../diff/screens.ts';

type Document = Parameters<typeof breaksOf>[1] & { readonly info: { readonly version: string } };

interface Entry {
  readonly message: string;
  readonly operations: readonly string[];
  readonly screens: readonly string[];
}

/** Titles of the sections in order. A breaking change of any kind belongs to the first section. */
const TITLES = ['Breaking', 'Deprecated', 'Removed', 'Changed', 'Added'] as const;
type Title = (typeof TITLES)[number];

export interface Changelog {
  /** Versions of the contracts, «0.1.0 → 0.2.0», or one version if both contracts have it. */
  readonly versions: string;
  readonly sections: Readonly<Record<Title, readonly Entry[]>>;
  /** Number of changed descriptions and examples, which the changelog does not list. */
  readonly texts: number;
}

/** Creates the changelog between two bundles, for developers whose programs call the API. */
export function changelogOf(changes: readonly Change[], base: Document, now: Document, screens: Screens): Changelog {
  const told = changes.filter((change) => change.impact !== 'patch' || isDeprecation(change));
  const section = (title: Title): Entry[] => {
    const own = told.filter((change) => titleOf(change) === title);
    // An added node exists only in the new document.
    const isNew = ({ kind }: Change): boolean => kind === 'added';
    return joined([
      ...breaksOf(
        own.filter((one) => !isNew(one)),
        base,
        screens,
      ),
      ...breaksOf(own.filter(isNew), now, screens),
    ]);
  };
  const [old, fresh] = [base.info.version, now.info.version];
  return {
    versions: old === fresh ? old : `${old} → ${fresh}`,
    sections: Object.fromEntries(TITLES.map((title) => [title, section(title)])) as Record<Title, Entry[]>,
    texts: changes.length - told.length,
  };
}

/** Formats the changelog for a terminal. */
export function textChangelog({ versions, sections, texts }: Changelog): string {
  const parts = filled(sections).flatMap((title) => [
    `${title}`,
    ...sections[title].flatMap(({ message, operations, screens }) => [
      `  ${message.replaceAll('`', '')}`,
      `    ${operations.join(', ') || 'no operation'}; ${screens.length > 0 ? `screens: ${screens.join(', ')}` : 'no screen uses it'}`,
    ]),
    '',
  ]);
  return [`Contract ${versions}`, '', ...parts, closing(sections, texts)].join('\n');
}

/** Formats the changelog for release notes and pull requests. */
export function markdownChangelog({ versions, sections, texts }: Changelog): string {
  const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
  const parts = filled(sections).flatMap((title) => [
    `### ${title}`,
    '',
    ...sections[title].map(({ message, operations, screens }) => {
      const where = operations.length === 0 ? '' : ` (${code(operations)})`;
      return `- ${message.replace(/\.$/, '')}${where}${screens.length === 0 ? '' : `. Screens: ${code(screens)}`}`;
    }),
    '',
  ]);
  return [`## Contract ${versions}`, '', ...parts, closing(sections, texts), ''].join('\n');
}

function filled(sections: Changelog['sections']): Title[] {
  return TITLES.filter((title) => sections[title].length > 0);
}

function titleOf(change: Change): Title {
  if (isDeprecation(change)) return 'Deprecated';
  if (change.impact === 'major') return 'Breaking';
  return ({ added: 'Added', removed: 'Removed', modified: 'Changed' } as const)[change.kind];
}

function isDeprecation({ pointer, kind }: Change): boolean {
  return pointer.endsWith('/deprecated') && kind !== 'removed';
}

/** Joins entries with equal messages about several operations. */
function joined(found: ReturnType<typeof breaksOf>): Entry[] {
  return [...Map.groupBy(found, ({ message, pointer }) => `${placeName(pointer)}${message}`)].map(
    ([message, alike]) => {
      const operations = alike.flatMap((one) => one.operations);
      return {
        message,
        operations: [...new Set(operations.map(({ id }) => id))],
        screens: routesOf(operations),
      };
    },
  );
}

/** Names a place in a component: «visit.starts_at: ». Operations have a line of their own. */
function placeName(pointer: string): string {
  const [, name, rest = ''] = /^#\/components\/schemas\/([^/]+)(.*)$/.exec(pointer) ?? [];
  if (name === undefined) return '';
  const fields = [...rest.matchAll(/\/properties\/([^/]+)/g)].map(([, field]) => `.${field}`).join('');
  return `\`${name}${fields}\`: `;
}

function closing(sections: Changelog['sections'], texts: number): string {
  const count = TITLES.reduce((sum, title) => sum + sections[title].length, 0);
  const rest = texts === 0 ? '' : ` Left out: ${texts} of descriptions, examples and unused parts.`;
  return `${count === 0 ? 'Nothing that a client would notice.' : `${sections.Breaking.length} of ${count} break clients.`}${rest}`;
}
