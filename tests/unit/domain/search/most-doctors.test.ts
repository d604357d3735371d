import { expect, it } from 'vitest';
import { mostDoctors } from '@/domain/search/most-doctors';

const option = (title: string, count: number) => ({ value: title, title, count });

it('the list of specialisations is sorted by the number of doctors, and by name if these numbers are equal', () => {
  const shown = mostDoctors(
    [option('Хирург', 3), option('Уролог', 0), option('Терапевт', 9), option('Аллерголог', 3)],
    16,
  );
  expect(shown.map(({ title }) => title)).toEqual(['Терапевт', 'Аллерголог', 'Хирург']);
});

it('the list of specialisations has at most sixteen entries', () => {
  expect(
    mostDoctors(
      Array.from({ length: 25 }, (_, index) => option(`С${index}`, index + 1)),
      16,
    ),
  ).toHaveLength(16);
});
