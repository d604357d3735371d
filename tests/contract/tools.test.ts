import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };

const isDeep = process.env['DEEP'] === '1';

/** Both tools modify the contract they read, so each gets a copy. */
const copy = (): { openapi: string } => structuredClone(contract);

test('the contract is valid according to the official schema of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...copy() });
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('the contract can be read and resolved by swagger-parser, which many generators use', async () => {
  const parsed = await SwaggerParser.validate(copy() as never);
  expect(Object.keys(parsed.paths ?? {})).toEqual(Object.keys(contract.paths));
});

test('the contract’s page shows our extensions of an operation and requests no other host', { timeout: 60_000 }, () => {
  const root = resolve(import.meta.dirname, '../..');
  expect(spawnSync('node', ['openapi/docs.ts'], { cwd: root }).status).toBe(0);
  const page = readFileSync(resolve(root, 'dist-docs/index.html'), 'utf8');
  const [, shown = ''] = /"showExtensions":\[(.*?)\]/.exec(page) ?? [];
  for (const word of ['x-operationId', 'x-right', 'x-rules', 'x-rate-limit']) expect(shown).toContain(`"${word}"`);
  expect(page).toContain('"x-operationId":"visitCreate"');
  expect(page).toContain('x-codes: `hold_gone`, `family_overlap`');
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/cdn\.redoc\.ly|<(script|link|img)[^>]+(src|href)="?https?:/);
});

/** The generated code imports zod, which no other code of the repository uses. */
describe.runIf(isDeep)('hey-api', () => {
  const folder = resolve(import.meta.dirname, '../.out/hey-api');

  test('the tool hey-api generates a client with zod schemas that compiles', { timeout: 300_000 }, async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // A lazy import: the package contains a compiler, which the short tests don't need.
    const { createClient } = await import('@hey-api/openapi-ts');
    await createClient({
      input: resolve(import.meta.dirname, '../../generated/openapi.json'),
      output: `${folder}/client`,
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', 'zod'],
      logs: { level: 'silent' },
    });
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
    };
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, include: ['client'] }));
    const { stdout, status } = spawnSync('tsc', ['-p', `${folder}/tsconfig.json`], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 0]);
  });
});
