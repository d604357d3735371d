import { describe, expect, test } from 'vitest';
import { folderFaults } from '../../../tools/lint/folders.ts';

const faults = (planted: Record<string, string>): string[] => folderFaults(new Map(Object.entries(planted)));

describe('the linter of folders in src', () => {
  test.each([
    ['an import', "import { b } from '@/domain/b/b';"],
    ['a type', "import type { B } from '@/domain/b/b';"],
    ['an import that loads later', "export const b = () => import('@/domain/b/b');"],
  ])('rejects two folders that import each other: %s', (_, code) => {
    const planted = { 'src/domain/a/a.ts': code, 'src/domain/b/b.tsx': "import { a } from '@/domain/a/a';" };
    expect(faults(planted)).toEqual(['src/domain/a and src/domain/b import each other']);
  });

  test('rejects two folders that import each other if one folder is inside the other', () => {
    const planted = { 'src/domain/a/a.ts': "import './inner/b';", 'src/domain/a/inner/b.ts': "import '@/domain/a/a';" };
    expect(faults(planted)).toEqual(['src/domain/a and src/domain/a/inner import each other']);
  });

  test('allows imports in one direction, and files of one folder that import each other', () => {
    const planted = {
      'src/domain/a/a.ts': "import './b'; import '@/domain/c/c';",
      'src/domain/a/b.ts': "import './a';",
    };
    expect(faults({ ...planted, 'src/domain/c/c.ts': "import 'react'; import './d.css';" })).toEqual([]);
  });
});

describe('the linter of file names in src', () => {
  test('rejects two files with the same name, even if their extensions differ', () => {
    expect(faults({ 'src/a/visit-row.tsx': '', 'src/b/visit-row.ts': '', 'src/b/visit-rows.ts': '' })).toEqual([
      'src/a/visit-row.tsx and src/b/visit-row.ts have one name',
    ]);
  });

  test('allows two files with the same name if the name is a part of a URL, or «index»', () => {
    expect(
      faults({
        'src/routes/fo/a/$id.tsx': '',
        'src/routes/fo/b/$id.tsx': '',
        'src/a/index.ts': '',
        'src/b/index.ts': '',
      }),
    ).toEqual([]);
  });
});
