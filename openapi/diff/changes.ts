import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Change {
  /** JSON pointer into the bundle: «#/components/schemas/visit/properties/starts_at». */
  readonly pointer: string;
  readonly impact: 'major' | 'minor' | 'patch';
  readonly kind: 'added' | 'removed' | 'modified';
  readonly message: string;
}

type Report = {
  readonly changes: readonly {
    readonly path: string;
    readonly kind: Change['kind'];
    readonly impact: Change['impact'];
    /** Where it is written: in a component, where `path` is only the first place that uses it. */
    readonly base?: { readonly pointer: string };
    readonly revision?: { readonly pointer: string };
    readonly verdicts: readonly { readonly impact: Change['impact']; readonly message: string }[];
  }[];
};

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
};

/**
 * What differs between two bundles, by Redocly's rules; a `major` change breaks clients. Redocly takes an operationId for a mere name: a
 * generated client has it in the name of its hook, so a changed one is `major` here.
 *
 * @throws when one of the files is no OpenAPI document
 */
export function changesBetween(base: string, revision: string): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'aman-diff-'));
  const output = join(folder, 'report.json');
  try {
    const command = resolve(import.meta.dirname, '../../node_modules/.bin/redocly');
    const config = resolve(import.meta.dirname, 'redocly.yaml');
    const options = ['--config', config, '--lint-config', 'off', '--format', 'json', '--fail-on', 'none', '-o', output];
    execFileSync(command, ['diff', resolve(base), resolve(revision), ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const { changes } = JSON.parse(readFileSync(output, 'utf8')) as Report;
    const found = changes.flatMap(({ path, kind, impact, base: before, revision: after, verdicts }) =>
      (verdicts.length === 0 ? [{ impact, message: path }] : verdicts).map(({ impact: rated, message }) => ({
        pointer: placeOf(before?.pointer, after?.pointer) ?? path,
        impact: rated,
        kind,
        message,
      })),
    );
    return [...found, ...renamed(read(base), read(revision))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Where a change was made. A use that now refers to something else has changed itself, not what it referred to. */
function placeOf(before: string | undefined, after: string | undefined): string | undefined {
  if (before === undefined || after === undefined) return before ?? after;
  return componentOf(before) === componentOf(after) ? before : after;
}

function componentOf(pointer: string): string {
  return pointer.split('/').slice(0, 4).join('/');
}

function renamed(base: Document, revision: Document): Change[] {
  return Object.entries(base.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId }]) => {
      const now = revision.paths[path]?.[method]?.operationId;
      if (operationId === undefined || now === undefined || now === operationId) return [];
      const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method}/operationId`;
      return [
        {
          pointer,
          impact: 'major' as const,
          kind: 'modified' as const,
          message: `Operation \`${operationId}\` is now called \`${now}\`.`,
        },
      ];
    }),
  );
}

function read(file: string): Document {
  return JSON.parse(readFileSync(file, 'utf8')) as Document;
}
