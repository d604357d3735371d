import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationOf } from '@/build/split-sdk';

const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, { operationId?: string }>>;
};
const operations = new Set(
  Object.values(contract.paths).flatMap((path) => Object.values(path).flatMap(({ operationId }) => operationId ?? [])),
);

describe('the SDK taken apart by operation', () => {
  it.each(['auth', 'clinic', 'doctor', 'files', 'patient', 'public'])(
    'knows the operation of everything that %s exports',
    (tag) => {
      const code = readFileSync(`generated/api/${tag}/${tag}.ts`, 'utf8');
      const names = [...code.matchAll(/^export (?:const|async function|function) (\w+)/gm)].map(
        ([, name = '']) => name,
      );
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !operations.has(operationOf(name)))).toEqual([]);
    },
  );
});
