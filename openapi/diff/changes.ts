import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '../json-pointer.ts';
import { allowedRules, breaksClients, inWords, promises } from './compatibility.ts';
import { flattened } from './flatten.ts';

export interface Change {
  /** JSON pointer in the bundle: «#/components/schemas/visit/properties/starts_at». */
  readonly pointer: string;
  readonly impact: 'major' | 'minor' | 'patch';
  readonly kind: 'added' | 'removed' | 'modified';
  readonly message: string;
}

interface Side {
  readonly pointer: string;
  readonly value?: unknown;
}

type Report = {
  readonly changes: readonly {
    readonly path: string;
    readonly typeName: string;
    readonly property?: string;
    readonly kind: Change['kind'];
    readonly impact: Change['impact'];
    /** Location of the value's definition; `path` is only its first use. */
    readonly base?: Side;
    readonly revision?: Side;
    readonly verdicts: readonly {
      readonly ruleId: string;
      readonly impact: Change['impact'];
      readonly message: string;
    }[];
  }[];
};

type Document = {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId?: string; readonly [word: string]: unknown }>>>
  >;
};

/**
 * Lists the differences between two bundles; a `major` change breaks programs that call the API.
 * Redocly finds and rates the changes. Our rules under «Compatibility» in the API's description
 * override its ratings (compatibility.ts).
 *
 * @throws Error if a file is not an OpenAPI document
 */
export function changesBetween(base: string, revision: string): Change[] {
  const [before, after] = [flattened(read(base)), flattened(read(revision))];
  const found = reported(before, after).changes.flatMap(({ path, kind, impact, verdicts, ...change }) => {
    const pointer = placeOf(change.base?.pointer, change.revision?.pointer) ?? path;
    if (verdicts.length > 0) {
      return verdicts.map((verdict) => ({
        pointer,
        impact: allowedRules.has(verdict.ruleId) ? ('minor' as const) : verdict.impact,
        kind,
        message: verdict.message,
      }));
    }
    const one = {
      kind,
      typeName: change.typeName,
      ...(change.property !== undefined && { property: change.property }),
      before: change.base?.value,
      after: change.revision?.value,
    };
    const message = inWords(one, pointer, kind === 'added' ? after : before);
    return [{ pointer, impact: breaksClients(one) ? ('major' as const) : impact, kind, message }];
  });
  return [...found.filter(({ pointer }) => !isOwnWord(pointer)), ...ofOperations(before, after)];
}

/**
 * Whether `ofOperations` reports this change, so that Redocly's report of the change is left out.
 */
function isOwnWord(pointer: string): boolean {
  const [kind, , , word = ''] = keysOf(pointer);
  return kind === 'paths' && Object.hasOwn(promises, word);
}

/** Runs Redocly's diff of two documents and returns its report. */
function reported(base: Document, revision: Document): Report {
  const folder = mkdtempSync(join(tmpdir(), 'aman-diff-'));
  const [output, old, now] = ['report.json', 'old.json', 'new.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    writeFileSync(old, JSON.stringify(base));
    writeFileSync(now, JSON.stringify(revision));
    const command = resolve(import.meta.dirname, '../../node_modules/.bin/redocly');
    const config = resolve(import.meta.dirname, 'redocly.yaml');
    const options = ['--config', config, '--lint-config', 'off', '--format', 'json', '--fail-on', 'none', '-o', output];
    execFileSync(command, ['diff', old, now, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns the pointer of a change. If a reference now names another component, the reference itself
 * has changed.
 */
function placeOf(before: string | undefined, after: string | undefined): string | undefined {
  if (before === undefined || after === undefined) return before ?? after;
  return componentOf(before) === componentOf(after) ? before : after;
}

function componentOf(pointer: string): string {
  return pointer.split('/').slice(0, 4).join('/');
}

/** Finds changes in our extensions (`x-…`) of operations. */
function ofOperations(base: Document, revision: Document): Change[] {
  return Object.entries(base.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const now = revision.paths[path]?.[method];
      if (operation.operationId === undefined || now === undefined) return [];
      return Object.entries(promises).flatMap(([property, breaks]) => {
        const [before, after] = [operation[property], now[property]];
        if (isDeepStrictEqual(before, after)) return [];
        const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method}/${property}`;
        const one = { kind: 'modified' as const, typeName: 'Operation', property, before, after };
        const impact = breaks(before, after) ? ('major' as const) : ('minor' as const);
        return [{ pointer, impact, kind: one.kind, message: inWords(one, pointer, base) }];
      });
    }),
  );
}

function read(file: string): Document {
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}
