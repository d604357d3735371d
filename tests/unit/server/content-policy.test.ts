import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentPolicy, policyText } from '../../../server/content-policy.ts';
import { pageHeaders } from '../../../server/page-headers.ts';

const root = resolve(import.meta.dirname, '../../..');
const policy = contentPolicy({});

test('the policy of the built site runs its own files and nothing else', () => {
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
  expect(policyText(policy)).not.toMatch(/unsafe-|nonce-|\*/);
});

test('no text becomes code but by the two policies that the site makes', () => {
  expect(policy).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['aman-json-ld', 'aman-worker', 'aman-polyfills'],
  });
});

test('data and pictures go between the site and its provider alone', () => {
  const apiOrigin = 'https://api.example.kz';
  for (const name of ['connect-src', 'img-src']) {
    expect(policy[name]?.filter((source) => !/^'self'$|^(data|blob):$/.test(source))).toEqual([]);
    expect(contentPolicy({ apiOrigin })[name]).toEqual([...(policy[name] ?? []), apiOrigin]);
  }
});

test('reports go to the one place that the build names, and nothing else does', () => {
  const reportOrigin = 'https://reports.example.kz';
  expect(contentPolicy({ reportOrigin })).toEqual({ ...policy, 'connect-src': ["'self'", reportOrigin] });
});

// tests/build/hosting.test.ts checks what both servers do with it, where they are installed.
test.each([
  ['nginx.conf', /^ {4}add_header (?<name>[\w-]+) "(?<value>[^"]*)" always;$/gm],
  ['Caddyfile', /^\t\t(?<name>[A-Z][\w-]+) "(?<value>[^"]*)"$/gm],
])('%s sends with every page what our own servers send', (file, line) => {
  const text = readFileSync(join(root, 'docs/hosting', file), 'utf8');
  const said = Object.fromEntries([...text.matchAll(line)].map(({ groups }) => [groups?.['name'], groups?.['value']]));
  const { 'Strict-Transport-Security': transport, ...own } = said;
  expect(own).toEqual(pageHeaders(policyText(policy)));
  expect(transport).toMatch(/^max-age=\d{8,}/);
});
