import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../tools/files-under.ts';

const root = resolve(import.meta.dirname, '../..');

/** The text of each section of docs/rules.md by number. */
const sections = new Map(
  readFileSync(join(root, 'docs/rules.md'), 'utf8')
    .split(/^## /m)
    .flatMap((text) => {
      const number = /^§(\d+) /.exec(text)?.[1];
      return number === undefined ? [] : [[number, text.toLowerCase()] as const];
    }),
);

/**
 * References: «docs/rules.md §2», in the contract «rules §2», with a name of the section:
 * «(docs/rules.md §2, authLogin)».
 */
const reference = /\b(?:docs\/rules\.md|rules) §(?<section>\d+)(?:, (?<name>[^§,;:.)]+)\))?/g;

const references = ['src', 'mocks', 'server', 'build', 'openapi', 'tests'].flatMap((folder) =>
  filesUnder(join(root, folder), /\.(ts|tsx|css|yaml)$/).flatMap((file) =>
    [...readFileSync(join(root, folder, file), 'utf8').matchAll(reference)].map(({ 0: text, groups }) => ({
      text: `${folder}/${file}: ${text}`,
      section: groups?.['section'] ?? '',
      name: (groups?.['name'] ?? '').replaceAll(/[«»]/g, '').toLowerCase(),
    })),
  ),
);

it('a section of docs/rules.md that a comment refers to exists, with the name that the comment states', () => {
  expect(references.length).toBeGreaterThan(100);
  const lost = references.filter(({ section, name }) => !(sections.get(section)?.includes(name) ?? false));
  expect(lost.map(({ text }) => text)).toEqual([]);
});
