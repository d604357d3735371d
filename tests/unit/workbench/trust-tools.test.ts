import { expect, it } from 'vitest';
import { isOfPackage } from '@/workbench/trust-tools';

const stack = (...files: string[]) =>
  [
    'Error: who writes?',
    'at Object.createHTML',
    ...files.map((file) => `at f (http://localhost:5173/${file}:1:2)`),
  ].join('\n');
const policy = 'src/workbench/trust-tools.ts';
const tools = 'node_modules/.vite/deps/clsx-DYrHNNr5.js';

it('the workbench’s Trusted Types policy allows HTML from the developer tools, but not from the site', () => {
  expect(isOfPackage(stack(policy, tools, 'src/workbench/devtools.tsx'))).toBe(true);
  expect(isOfPackage(stack(policy, 'src/shared/ui/card.tsx', tools))).toBe(false);
  expect(isOfPackage(stack(policy, 'node_modules/.vite/deps/react-dom_client.js', tools))).toBe(false);
  expect(isOfPackage('')).toBe(false);
});
