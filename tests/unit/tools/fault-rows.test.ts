import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsById } from '#mocks/validate/contract.ts';
import { readByPost } from '../../../orval.config.ts';
import { sentByThemselves, writes } from '../../reliability/writes/all.ts';
import { filesUnder } from '../../tools/files-under.ts';

const src = resolve(import.meta.dirname, '../../../src');
const sources = filesUnder(src, /\.tsx?$/)
  .map((path) => readFileSync(resolve(src, path), 'utf8'))
  .join('\n');

/** A screen uses an operation by its hook, by its options or by a direct call. */
const isUsed = (id: string): boolean => {
  const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
  return new RegExp(`\\b(use${name}|get${name}MutationOptions|${id}\\()`).test(sources);
};

describe('the table of writes to try with every failure', () => {
  const used = [...operationsById.values()]
    .filter(({ id, writes: changes }) => changes && !readByPost.some((one) => one === id) && isUsed(id))
    .map(({ id }) => id);

  it('contains every write that the screens send', () => {
    const tried = new Set([...writes.map(({ id }) => id), ...sentByThemselves]);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !tried.has(id))).toEqual([]);
  });

  it('contains each write once, and contains no write that no screen sends', () => {
    const ids = [...writes.map(({ id }) => id), ...sentByThemselves];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !used.includes(id))).toEqual([]);
  });
});
