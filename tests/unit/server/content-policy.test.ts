import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentPolicy, policyText } from '../../../server/content-policy.ts';
import { pageHeaders } from '../../../server/page-headers.ts';

const root = resolve(import.meta.dirname, '../../..');
const policy = contentPolicy({});

test('the Content-Security-Policy of the built site allows files of the site only', () => {
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
  expect(policyText(policy)).not.toMatch(/unsafe-|nonce-|\*/);
});

test('the Content-Security-Policy allows code from text only by the site’s own Trusted Types policies', () => {
  expect(policy).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['aman-json-ld', 'aman-worker', 'aman-polyfills'],
  });
});

test('the Content-Security-Policy allows data and pictures only from the site and its provider', () => {
  const apiOrigin = 'https://api.example.kz';
  for (const name of ['connect-src', 'img-src']) {
    expect(policy[name]?.filter((source) => !/^'self'$|^(data|blob):$/.test(source))).toEqual([]);
    expect(contentPolicy({ apiOrigin })[name]).toEqual([...(policy[name] ?? []), apiOrigin]);
  }
});

test('the Content-Security-Policy sends reports only to the URL that the build names, or nowhere', () => {
  const reportOrigin = 'https://reports.example.kz';
  expect(contentPolicy({ reportOrigin })).toEqual({ ...policy, 'connect-src': ["'self'", reportOrigin] });
});

// tests/build/hosting.test.ts tries the configurations on machines where both servers are
// installed.
test.each([
  ['nginx.conf', /^ {4}add_header (?<name>[\w-]+) "(?<value>[^"]*)" always;$/gm],
  ['Caddyfile', /^\t\t(?<name>[A-Z][\w-]+) "(?<value>[^"]*)"$/gm],
])('the configuration %s sends the same headers with every page as our own servers', (file, line) => {
  const text = readFileSync(join(root, 'docs/hosting', file), 'utf8');
  const said = Object.fromEntries([...text.matchAll(line)].map(({ groups }) => [groups?.['name'], groups?.['value']]));
  const { 'Strict-Transport-Security': transport, ...own } = said;
  expect(own).toEqual(pageHeaders(policyText(policy)));
  expect(transport).toMatch(/^max-age=\d{8,}/);
});
