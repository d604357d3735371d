import { expect, it } from 'vitest';
import { isLong } from '@/shared/ui/folded-text';

it('only a text with many words or lines is folded', () => {
  expect(isLong('Давление вечером до 145/95')).toBe(false);
  expect(isLong('Давление '.repeat(40))).toBe(true);
  expect(isLong('а\n'.repeat(7))).toBe(true);
});
