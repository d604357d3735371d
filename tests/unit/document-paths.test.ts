import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesUnder } from '../tools/files-under.ts';

const root = resolve(import.meta.dirname, '../..');
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'mocks/README.md'],
  ...filesUnder(join(root, 'docs'), /\.md$/).map((file) => `docs/${file}`),
];

/** A path in backticks: «src/app.tsx». A pattern or placeholder («<area>», «…», «*») is no path. */
const inBackticks = /`([\w./$-]+\/[\w./$-]+\.(?:tsx?|md|yaml|json|css))`/g;
const linked = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

/** Folders that tools write and that are not committed. */
const BUILT = /^(dist|dist-\w+|node_modules|tests\/\.out)\//;

it('every file that a document links to exists', () => {
  const lost = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const folders = [root, join(root, 'src'), join(root, dirname(document))];
    const named = [...text.matchAll(inBackticks), ...text.matchAll(linked)].map(([, path = '']) => path);
    return named
      .filter((path) => !BUILT.test(path) && !folders.some((folder) => existsSync(join(folder, path))))
      .map((path) => `${document}: ${path}`);
  });
  expect(lost).toEqual([]);
});
