import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../tools/files-under.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Source code that users receive; tests/build/no-mocks.test.ts shows that the workbench is not part
 * of it.
 */
const shipped = filesUnder(join(root, 'src'), /\.(ts|tsx)$/).filter((file) => !file.startsWith('workbench/'));

const sources = shipped.map((file) => ({
  file,
  // Comments may mention code that is forbidden.
  code: readFileSync(join(root, 'src', file), 'utf8').replaceAll(/^\s*(?:\{?\/\*[^]*?\*\/|\/\/.*$)/gm, ''),
}));

const using = (what: RegExp): string[] => sources.filter(({ code }) => what.test(code)).map(({ file }) => file);

// In the browser Trusted Types reject these calls too; this test finds them before a page is
// opened.
test('the sources never turn a text into markup or code, except the script for old browsers', () => {
  expect(
    using(
      /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcDoc|createContextualFragment|DOMParser)\b|document\.write|\beval\(|new Function\b|javascript:/i,
    ),
    // Only `document.write` keeps the order of the scripts. The build fixes the text that it
    // writes.
  ).toEqual(['hydration/old-browser.ts']);
});

test('the sources create Trusted Types policies only in the three places that the policy allows', () => {
  expect(using(/createPolicy\?*\.?\(/)).toEqual([
    'hydration/old-browser.ts',
    'shared/site-worker.ts',
    'shell/page-meta/write-head.ts',
  ]);
});

test('the sources send requests only through the HTTP client, which decides where the token may be sent', () => {
  expect(using(/(?<![.#\w])fetch\(|\bnew (?:XMLHttpRequest|WebSocket|EventSource)\b|sendBeacon/)).toEqual([
    // The server's own reads for rendering, without a user's token.
    'drawing/drawn-reads.ts',
    // This file requests the current user before the program runs, at the URL that the build writes
    // into it.
    'hydration/cabinet-start.ts',
    'shared/api/upload.ts',
    // This file reports a page's errors without personal data or the token.
    'shared/reports/reporter.ts',
  ]);
  expect(using(/\bfrom 'ky'/)).toEqual(['shared/api/http.ts']);
  expect(using(/Authorization/)).toEqual(['hydration/cabinet-start.ts', 'shared/api/http.ts']);
});

// A logout must delete stored data, and storage can be forbidden or full.
test('the sources use browser storage only in modules that also work if the storage fails', () => {
  expect(using(/\b(?:localStorage|sessionStorage)\./).toSorted()).toEqual([
    'hydration/cabinet-start.ts',
    'hydration/early.ts',
    'shared/form/draft-storage.ts',
    'shared/session/session.ts',
  ]);
  expect(using(/\bindexedDB\b|document\.cookie/)).toEqual([]);
});

test('the sources write nothing to the console, because it is seen in screenshots and reports', () => {
  expect(using(/\bconsole\./)).toEqual([]);
});

interface Parameter {
  readonly name?: string;
  readonly in?: string;
}

test('the sources put no secret and no personal number into a URL, because URLs are stored in logs', () => {
  const contract = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as object;
  const found: Parameter[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const one: Parameter = part;
    if (one.in === 'query' || one.in === 'path') found.push(one);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(contract);
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ name = '' }) => /pass|token|hash|code|iin|mail|phone|secret/i.test(name))).toEqual([]);
});
