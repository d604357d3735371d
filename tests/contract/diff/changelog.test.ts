import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };
import { changelogOf, markdownChangelog, textChangelog } from '../../../openapi/changelog/changelog.ts';
import type { Change } from '../../../openapi/diff/changes.ts';
import { Screens } from '../../../openapi/diff/screens.ts';
import { runTool } from '../support/tools.ts';

const screens = new Screens(resolve(import.meta.dirname, '../../..'));
const change = (kind: Change['kind'], impact: Change['impact'], pointer: string, message: string): Change => ({
  kind,
  impact,
  pointer,
  message,
});
const title = '#/components/schemas/news-item/properties/title';
const changes = [
  change('modified', 'patch', `${title}/description`, 'A text'),
  change('added', 'minor', '#/paths/~1fo~1patient~1news/get', 'Operation was added.'),
  change('modified', 'minor', `${title}/maxLength`, 'The limit is looser.'),
  change('added', 'patch', '#/paths/~1fo~1patient~1news~1{id}/get/deprecated', 'The operation is deprecated.'),
  change('removed', 'minor', '#/paths/~1fo~1patient~1news/get/parameters/query.page', 'The parameter was removed.'),
  change('removed', 'major', title, 'Property `title` was removed.'),
];
const next = { ...contract, info: { ...contract.info, version: '0.2.0' } };
const changelog = (some: readonly Change[], now = next) => changelogOf(some, contract as never, now as never, screens);

test('the change log of the contract lists breaking changes first, with the affected screens', () => {
  const text = textChangelog(changelog(changes));
  expect(text).toBe(
    [
      `Contract ${contract.info.version} → 0.2.0`,
      '',
      'Breaking',
      '  news-item.title: Property title was removed.',
      '    newsList, newsRead; screens: /fo/patient/news, /fo/patient/news/$id',
      '',
      'Deprecated',
      '  The operation is deprecated.',
      '    newsRead; screens: /fo/patient/news/$id',
      '',
      'Removed',
      '  The parameter was removed.',
      '    newsList; screens: /fo/patient/news',
      '',
      'Changed',
      '  news-item.title: The limit is looser.',
      '    newsList, newsRead; screens: /fo/patient/news, /fo/patient/news/$id',
      '',
      'Added',
      '  Operation was added.',
      '    newsList; screens: /fo/patient/news',
      '',
      '1 of 5 break clients. Left out: 1 of descriptions, examples and unused parts.',
    ].join('\n'),
  );
});

test('the release notes of the contract list the changed operations and screens', () => {
  expect(markdownChangelog(changelog(changes))).toContain(
    '- `news-item.title`: Property `title` was removed (`newsList`, `newsRead`). Screens: `/fo/patient/news`, `/fo/patient/news/$id`\n\n### Deprecated\n',
  );
});

test('the change log of an unchanged contract is empty', () => {
  expect(textChangelog(changelog([], contract))).toBe(
    `Contract ${contract.info.version}\n\nNothing that a client would notice.`,
  );
});

test('the tool for the change log reports a git revision that has no contract', async () => {
  const { code, output } = await runTool('changelog/main.ts', ['v0.0.0-never']);
  expect([code, output]).toEqual([2, 'v0.0.0-never has no generated/openapi.json\n']);
});
