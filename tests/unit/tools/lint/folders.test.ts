import { describe, expect, test } from 'vitest';
import { folderFaults } from '../../../tools/lint/folders.ts';

/** A tree whose folders all have three files, so that only what a test plants in it is a fault. */
function faults(planted: Record<string, string>): string[] {
  const sources = new Map(Object.entries(planted));
  for (const path of Object.keys(planted)) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    for (const name of ['one', 'two', 'three']) sources.set(`${folder}/${name}.ts`, 'export {};');
  }
  return folderFaults(sources);
}

const files = (folder: string, count: number): Map<string, string> =>
  new Map(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.tsx`, 'export {};']));

describe('folders of src', () => {
  test.each([
    ['an import', "import { b } from '@/domain/b/b';"],
    ['a type', "import type { B } from '@/domain/b/b';"],
    ['an import that loads later', "export const b = () => import('@/domain/b/b');"],
  ])('may not import each other: %s', (_, code) => {
    const planted = { 'src/domain/a/a.ts': code, 'src/domain/b/b.tsx': "import { a } from '@/domain/a/a';" };
    expect(faults(planted)).toEqual(['src/domain/a and src/domain/b import each other']);
  });

  test('may not import each other when one is inside the other', () => {
    const planted = { 'src/domain/a/a.ts': "import './inner/b';", 'src/domain/a/inner/b.ts': "import '@/domain/a/a';" };
    expect(faults(planted)).toEqual(['src/domain/a and src/domain/a/inner import each other']);
  });

  test('may be imported one way, and their files may import each other', () => {
    const planted = {
      'src/domain/a/a.ts': "import './b'; import '@/domain/c/c';",
      'src/domain/a/b.ts': "import './a';",
    };
    expect(faults({ ...planted, 'src/domain/c/c.ts': "import 'react'; import './d.css';" })).toEqual([]);
  });

  test.each([
    [1, ['src/shared/time has fewer than 3 files']],
    [2, ['src/shared/time has fewer than 3 files']],
    [3, []],
    [29, []],
    [30, ['src/shared/time has more than 29 files']],
  ])('have 3 to 29 files: %i', (count, expected) => {
    expect(folderFaults(files('src/shared/time', count))).toEqual(expected);
  });

  test('of routes and of assets have any number of files', () => {
    const free = [...files('src/routes/auth', 1), ...files('src/routes', 40), ...files('src/shared/assets/fonts', 1)];
    expect(folderFaults(new Map(free))).toEqual([]);
  });
});
