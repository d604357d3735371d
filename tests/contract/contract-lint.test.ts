import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { change, list, mistakes, sound, unguarded } from './support/planted-operations.ts';

const root = resolve(import.meta.dirname, '../..');

describe('the lint rules of the contract', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aman-contract-'));
  let found: ReturnType<typeof lint>;

  const lintOperations = (
    area: string,
    operations: readonly object[],
    schemas: object = {},
    tags = [...new Set(operations.flatMap((one) => ('tags' in one && Array.isArray(one.tags) ? one.tags : [])))],
  ) => {
    const file = join(folder, area, 'things.json');
    mkdirSync(join(folder, area));
    writeFileSync(
      file,
      JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Planted mistakes', version: '1.0.0' },
        tags: tags.map((name: string) => ({ name })),
        'x-tagGroups': [{ name: 'All', tags: [...tags] }],
        paths: Object.fromEntries(operations.map((operation, index) => [`/${index}`, { get: operation }])),
        components: {
          schemas: {
            ...Object.fromEntries(
              ['ApiError', 'Thing', 'ThingReadAnswer', 'ThingUpdateAnswer', 'GetThingAnswer', 'Thing_readAnswer'].map(
                (name) => [name, { type: 'object' }],
              ),
            ),
            ThingListAnswer: {
              type: 'object',
              properties: {
                data: {
                  type: 'array',
                  description: 'Things.',
                  items: { type: 'object', properties: { id: { type: 'integer' } } },
                },
              },
            },
            ...schemas,
          },
          responses: {
            Error: {
              description: 'An error.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' }, example: {} } },
            },
          },
        },
      }),
    );
    return lint(file);
  };

  beforeAll(() => {
    found = lintOperations('patient', [sound, ...mistakes.map(([, , operation]) => operation)]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('accept an operation without mistakes', () => {
    expect(found.filter(({ path }) => path === '/0')).toEqual([]);
  });

  test('require a list to describe its order by fields or in a sentence', () => {
    const orders = [['-id'], ['=id'], 'The best match first.', { parameter: 'sort', new: ['-id'] }];
    const ofAccount = orders.map((order) => ({ ...list(order), 'x-owner': 'account', tags: ['auth-things'] }));
    expect(lintOperations('auth', ofAccount)).toEqual([]);
  });

  test('require an update to send a version, or to explain why the last write wins', () => {
    const argued = { ...unguarded, 'x-last-wins': 'One value.' };
    const mine = { tags: ['doctor-things'], 'x-owner': 'doctor' };
    const ofDoctor = [change, argued].map((operation) => ({ ...operation, ...mine }));
    expect(lintOperations('doctor', ofDoctor)).toEqual([]);
  });

  test('require an operation of the clinic’s cabinet to name the right that it needs', () => {
    const ofClinic = { ...sound, tags: ['clinic-things'], 'x-owner': 'clinic' };
    const operations = [ofClinic, { ...ofClinic, 'x-right': 'everything' }, { ...ofClinic, 'x-right': 'visits' }];
    expect(lintOperations('clinic', operations)).toEqual([
      { rule: 'contract/clinic-right', path: '/0' },
      { rule: 'contract/clinic-right', path: '/1' },
    ]);
  });

  test('report a resource missing in openapi.yaml, and a listed resource without operations', () => {
    const operations = [{ ...sound, tags: ['files-things'] }];
    expect(lintOperations('files', operations, {}, ['files-visits'])).toEqual([
      { rule: 'contract/declared-tags', path: '/0' },
      { rule: 'contract/declared-tags', path: '/0' },
      { rule: 'contract/declared-tags', property: '' },
    ]);
  });

  test('require a description of a property unless its name or its reference explains it', () => {
    const described = { type: 'string', description: 'When the doctor comes.' };
    const ThingReadAnswer = {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        until: described,
        window: { $ref: '#/components/schemas/Window' },
        price: { type: 'integer' },
        note: { type: 'string', description: ' ' },
        thing: { $ref: '#/components/schemas/Thing' },
        nested: {
          type: 'object',
          description: 'One inside.',
          properties: { from: described, count: { type: 'integer' } },
        },
      },
    };
    const problems = lintOperations('public', [{ ...sound, tags: ['public-things'] }], {
      Window: described,
      ThingReadAnswer,
    });
    expect(problems.map(({ rule, property }) => `${rule} ${property}`)).toEqual([
      'contract/described-properties price',
      'contract/described-properties note',
      'contract/described-properties thing',
      'contract/described-properties count',
    ]);
  });

  test.each(mistakes.map(([name, rule], index) => ({ name, rule, path: `/${index + 1}` })))(
    'report the mistake «$name» by the rule contract/$rule',
    ({ rule, path }) => {
      expect(found.filter((problem) => problem.path === path)).toEqual([{ rule: `contract/${rule}`, path }]);
    },
  );
});

/**
 * Lints a contract.
 * @returns the violations of our own rules, each with the path of its operation or property
 */
function lint(file: string): { rule: string; path?: string; property?: string }[] {
  const { stdout } = spawnSync(
    'redocly',
    ['lint', file, '--config', join(root, 'openapi/redocly.yaml'), '--format', 'json', '--max-problems', '1000'],
    { encoding: 'utf8', cwd: root },
  );
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; location: { pointer: string }[] }[] };
  return problems
    .filter(({ ruleId }) => ruleId.startsWith('contract/'))
    .map(({ ruleId, location }) => {
      const pointer = location[0]?.pointer ?? '';
      const path = /paths\/~1(\d+)/.exec(pointer)?.[1];
      return path === undefined
        ? { rule: ruleId, property: pointer.slice(pointer.lastIndexOf('/') + 1) }
        : { rule: ruleId, path: `/${path}` };
    });
}
