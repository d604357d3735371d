import { expect, test } from 'vitest';
import { planChunks, type GraphModule } from '../../../build/shared-chunks.ts';

/** A module graph whose entry imports the pages dynamically. */
function graphOf(modules: Record<string, Partial<GraphModule>>): Map<string, GraphModule> {
  const pages = Object.keys(modules).filter((id) => id.startsWith('page'));
  const empty = { isEntry: false, size: 100, imports: [], dynamicImports: [] };
  return new Map([
    ['main', { ...empty, isEntry: true, imports: ['frame'], dynamicImports: pages }],
    ...Object.entries(modules).map(([id, module]) => [id, { ...empty, ...module }] as const),
  ]);
}

function planned(modules: Record<string, Partial<GraphModule>>): string[] {
  return planChunks(graphOf(modules))
    .map((ids) => ids.toSorted().join('+'))
    .toSorted();
}

test('modules that the same pages import form one chunk, but not modules of the entry or of a single page', () => {
  expect(
    planned({
      frame: {},
      'page-a': { imports: ['frame', 'card', 'price', 'only-a'] },
      'page-b': { imports: ['card'] },
      'only-a': {},
      card: { imports: ['price'] },
      price: {},
    }),
  ).toEqual(['card+price']);
});

test('modules that are small together join another chunk of their pages, and modules that are large get their own', () => {
  const pages = {
    frame: {},
    'page-a': { imports: ['list', 'small', 'large'] },
    'page-b': { imports: ['list', 'small', 'large'] },
    'page-c': { imports: ['list'] },
    list: { size: 5000 },
  };
  expect(planned({ ...pages, small: { size: 1000 }, large: { size: 90_000 } })).toEqual(['large+small', 'list']);
  expect(planned({ ...pages, small: { size: 1000 }, large: { size: 1000 } })).toEqual(['large+list+small']);
});
