import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { type Browser, oldestVersions } from './oldest.ts';

/**
 * Built-ins that at least one of the oldest browsers lacks, grouped by the way in which a script
 * refers to them.
 */
export interface Young {
  /** Static functions: `Promise.withResolvers`. */
  readonly statics: ReadonlySet<string>;
  /** Globals: `Temporal`. */
  readonly globals: ReadonlySet<string>;
  /**
   * Methods of the language, by name alone, because the type of the object is unknown: `toSorted` →
   * `Array.prototype.toSorted`, `TypedArray…`.
   */
  readonly methods: ReadonlyMap<string, readonly string[]>;
  /**
   * Methods of the DOM. Their names are common words, so only calls count: `showPopover` →
   * `HTMLElement.prototype.showPopover`.
   */
  readonly calls: ReadonlyMap<string, readonly string[]>;
  /**
   * Iterator helpers, such as `map`. Arrays have methods with most of these names too, so only
   * calls on the results of `ITERATORS` (uses.ts) count.
   */
  readonly ofIterators: ReadonlySet<string>;
}

/** Reads MDN's data. It is large, so call this once, at the end of a build. */
export function youngBuiltIns(): Young {
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  const statics = new Set<string>();
  const globals = new Set<string>();
  const methods = new Map<string, string[]>();
  const calls = new Map<string, string[]>();
  const ofIterators = new Set<string>();
  const add = (to: Map<string, string[]>, owner: string, name: string): void => {
    to.set(name, [...(to.get(name) ?? []), `${owner}.prototype.${name}`]);
  };

  const ofLanguage = members(javascript['builtins']);
  const known = new Set(ofLanguage.filter(({ isYoung }) => !isYoung).map(({ name }) => name));
  for (const { owner, name, isYoung, isOfNew, of } of ofLanguage) {
    // Skip entries that are not members: the constructor itself, a symbol, a detail of behaviour.
    if (!isYoung || of.status?.standard_track !== true || name === owner || !/^[a-z][a-z\d]*$/i.test(name)) continue;
    if (!isOfInstances(of)) statics.add(`${owner}.${name}`);
    else if (owner === 'Iterator') ofIterators.add(name);
    else if (!isOfNew) add(methods, owner, name);
  }
  const ofBrowser = members(api);
  for (const { name, isYoung } of ofBrowser) if (!isYoung) known.add(name);
  for (const { owner, name, isYoung, isOfNew } of ofBrowser) {
    if (!isYoung || name === owner) continue;
    if (name.endsWith('_static')) statics.add(`${owner}.${name.replace(/_static$/, '')}`);
    else if (owner === 'Window') globals.add(name);
    else if (!isOfNew && !known.has(name)) add(calls, owner, name);
  }
  for (const { owner, isOfNew } of [...ofLanguage, ...ofBrowser]) if (isOfNew) globals.add(owner);
  return { statics, globals, methods, calls, ofIterators };
}

interface Member {
  readonly owner: string;
  readonly name: string;
  readonly of: CompatStatement;
  readonly isYoung: boolean;
  /** Whether the object to which the built-in belongs is itself newer than the oldest browsers. */
  readonly isOfNew: boolean;
}

function members(owners: Identifier | undefined): Member[] {
  return (Object.entries(owners ?? {}) as [string, Identifier][]).flatMap(([owner, features]) =>
    (Object.entries(features) as [string, Identifier][]).flatMap(([name, { __compat: of }]) => {
      const { __compat: ofOwner } = features;
      if (name === '__compat' || of === undefined) return [];
      return [{ owner, name, of, isYoung: lacks(of), isOfNew: ofOwner !== undefined && lacks(ofOwner) }];
    }),
  );
}

/**
 * Whether a member belongs to instances. For built-ins of the language MDN's data does not say so
 * directly. The hash in the URL of the specification tells it.
 */
function isOfInstances({ spec_url: url }: CompatStatement): boolean {
  const [anchor = ''] = [url ?? ''].flat();
  return /\.prototype[.-]/i.test(anchor);
}

function lacks({ support }: CompatStatement): boolean {
  return [...oldestVersions].some(([browser, oldest]) => firstVersion(support, browser) > oldest);
}

function firstVersion(support: CompatStatement['support'], browser: Browser): number {
  const whole = [support[browser] ?? []]
    .flat()
    .find((one) => one.flags === undefined && one.prefix === undefined && one.alternative_name === undefined);
  const version = whole?.version_added;
  // `preview` is a version that is not released yet. `≤79` means version 79 or an older one.
  return typeof version === 'string' && version !== 'preview' ? Number(version.replace('≤', '')) : Infinity;
}
