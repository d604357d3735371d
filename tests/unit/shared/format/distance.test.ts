import { expect, it } from 'vitest';
import { distance } from '@/shared/format/distance';

it.each([
  [0, 'меньше 100 м'],
  [99, 'меньше 100 м'],
  [149, '100 м'],
  [949, '900 м'],
  [951, '1 км'],
  [1240, '1,2 км'],
  [9940, '9,9 км'],
  [9960, '10 км'],
  [14_499, '14 км'],
  [972_000, '972 км'],
])('a distance of %i m is shown as «%s»', (metres, words) => {
  expect(distance(metres).replaceAll('\u00A0', ' ')).toBe(words);
});
