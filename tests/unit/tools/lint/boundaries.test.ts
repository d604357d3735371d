import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesUnder } from '../../../tools/files-under.ts';
import { brokenRule } from '../../../tools/lint/boundaries.ts';
import { type Planted } from './planted-imports.ts';
import { allowed, violations } from './planted.ts';

const root = resolve(import.meta.dirname, '../../../..');

describe('the linter of boundaries', () => {
  let redFolder: string;
  let greenFolder: string;
  let red: Finding[];
  let green: Finding[];

  beforeAll(() => {
    [redFolder, red] = lint(violations);
    [greenFolder, green] = lint(allowed);
  });
  afterAll(() => {
    for (const folder of [redFolder, greenFolder]) rmSync(folder, { recursive: true, force: true });
  });

  test.each(violations)('rejects: $title', ({ file, rule }) => {
    expect(red.filter((finding) => finding.file === file).map((finding) => finding.rule)).toContain(rule);
  });

  test.each(allowed)('allows: $title', ({ file }) => {
    expect(green.filter((finding) => finding.file === file)).toEqual([]);
  });

  test('lets generated code import src only through shared/api/http and the routes', () => {
    const broken = filesUnder(join(root, 'generated'), /\.tsx?$/).flatMap((path) =>
      [...readFileSync(join(root, 'generated', path), 'utf8').matchAll(/\bfrom '(?<specifier>[^']+)'/g)].flatMap(
        (match) => brokenRule(`generated/${path}`, match.groups?.['specifier'] ?? '', 'value') ?? [],
      ),
    );
    expect(broken).toEqual([]);
    expect(
      brokenRule('generated/api/auth-session/auth-session.ts', '../../../src/shared/session/session.ts', 'value'),
    ).toBeDefined();
  });
});

type Finding = { file: string; rule: string };

/** Writes the files to a new folder and lints it with the repository's configuration. */
function lint(files: Planted[]): [folder: string, findings: Finding[]] {
  const folder = mkdtempSync(join(tmpdir(), 'aman-planted-'));
  for (const { file, code } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  const { stdout } = spawnSync('oxlint', ['--config', join(root, '.oxlintrc.json'), '--format', 'json', folder], {
    encoding: 'utf8',
    cwd: root,
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  return [
    folder,
    diagnostics.map(({ code, filename }) => ({
      rule: code,
      file: filename.slice(filename.indexOf(folder) + folder.length + 1),
    })),
  ];
}
