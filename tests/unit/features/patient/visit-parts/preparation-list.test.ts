import { expect, it } from 'vitest';
import type { Visit } from '#generated/models/visit.ts';
import { preparationLines } from '@/features/patient/visit-parts/preparation-list';

const doctor: Visit['doctor'] = {
  id: 1,
  slug: 'serikova-aigul',
  first_name: 'Айгуль',
  second_name: 'Серикова',
  avatar: null,
  specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
};

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each([
  ['a visit to a clinic', 'Приходите к 14:20.', { format: 'clinic', arrive_at: '2026-05-12T14:20:00+05:00' }],
  [
    'a home visit',
    'Врач приедет с 14:30 до 15:30.',
    {
      format: 'home',
      arrival_window: { from: '2026-05-12T14:30:00+05:00', to: '2026-05-12T15:30:00+05:00' },
    },
  ],
  ['an online visit', 'Подключитесь в 14:30.', { format: 'online', video_from: '2026-05-12T14:20:00+05:00' }],
] as const)('the preparation for %s ends with «%s»', (_, last, place) => {
  const visit = {
    doctor,
    preparation: ['За 3 часа не пейте кофе.'],
    starts_at: '2026-05-12T14:30:00+05:00',
    arrive_at: null,
    arrival_window: null,
    video_from: null,
    ...place,
  };
  expect(preparationLines(visit).map(plain)).toEqual(['За 3 часа не пейте кофе.', last]);
});
