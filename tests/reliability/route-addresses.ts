import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesUnder } from '../tools/files-under.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(path, 'utf8');

/**
 * A route. `at` returns its URL with the text as the value of each path parameter, and of each
 * search parameter that any route has.
 */
interface RouteAddress {
  readonly id: string;
  readonly at: (text: string) => string;
}

export function addressesOf(): readonly RouteAddress[] {
  const names = searchNames();
  const paths = read(resolve(root, 'generated/route-tree.gen.ts')).matchAll(/fullPath: '(?<path>[^']+)'/g);
  return [...new Set([...paths].map(({ groups }) => groups?.['path'] ?? '/'))].map((id) => ({
    id,
    at: (text) => {
      // A server would reject a longer path before the page sees it.
      const path = id.replaceAll(/\$\w*/g, encodeURIComponent(text.slice(0, 500).toWellFormed()));
      return `${path}?${new URLSearchParams(names.map((name) => [name, text.toWellFormed()]))}`.slice(0, 12_000);
    },
  }));
}

/**
 * Names of search parameters: «page», «doctor», «starts_at». In the sources a schema of
 * `shared/url/search-params.ts` follows each name.
 */
function searchNames(): string[] {
  const sources = filesUnder(resolve(root, 'src'), /\.tsx?$/).map((path) => read(resolve(root, 'src', path)));
  const found = sources.flatMap((source) => [...source.matchAll(/(?<name>\w+): (?:v\.optional\()?\w*[pP]aram\b/g)]);
  return [...new Set(found.map(({ groups }) => groups?.['name'] ?? ''))];
}
