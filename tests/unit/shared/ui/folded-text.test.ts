import { expect, it } from 'vitest';
import { isLong } from '@/shared/ui/folded-text';

it('a long text is folded only if the text has many words or many lines', () => {
  expect(isLong('Давление вечером до 145/95')).toBe(false);
  expect(isLong('Давление '.repeat(40))).toBe(true);
  expect(isLong('а\n'.repeat(7))).toBe(true);
});
