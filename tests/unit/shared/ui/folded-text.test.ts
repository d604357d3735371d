import { expect, it } from 'vitest';
import { isLong } from '@/shared/ui/folded-text';

it('a text is folded only if it has many words or lines', () => {
  expect(isLong('Давление вечером до 145/95')).toBe(false);
  expect(isLong('Давление '.repeat(40))).toBe(true);
  expect(isLong('а\n'.repeat(7))).toBe(true);
});
