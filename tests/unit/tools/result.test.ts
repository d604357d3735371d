import { expect, it } from 'vitest';
import { failure, summary, table } from '../../tools/run/result.ts';

const unit = {
  kind: 'unit tests',
  passed: 2,
  failed: 1,
  seconds: 1,
  failures: [
    failure(
      'tests/unit/a.test.ts',
      'adds',
      '\u001B[31mAssertionError\u001B[39m: expected 3 to be 4\n\n  at a.test.ts:3',
    ),
  ],
};

it('the result of npm test has a table, and then lists each failed test with its reason', () => {
  expect(table([{ kind: 'types', passed: 1, failed: 0, seconds: 9.96, failures: [] }, unit])).toBe(
    [
      '  types           1 passed    0 failed    10.0 s',
      '  unit tests      2 passed    1 failed     1.0 s',
      '',
      'Failed:',
      '  unit tests: tests/unit/a.test.ts › adds',
      '      AssertionError: expected 3 to be 4',
      '      at a.test.ts:3',
    ].join('\n'),
  );
  expect(summary([unit])).toBe('2 passed, 1 failed');
});

it('the result of a successful npm test mentions no failures', () => {
  expect(table([{ ...unit, failed: 0, failures: [] }])).not.toContain('Failed');
});
