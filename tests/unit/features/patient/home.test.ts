import { describe, expect, it } from 'vitest';
import type { FamilyMember } from '#generated/models/family-member.ts';
import type { PatientHome } from '#generated/models/patient-home.ts';
import type { Visit } from '#generated/models/visit.ts';
import { missingFieldsText, toDosOf } from '@/features/patient/home/to-dos';
import { preparationLines } from '@/features/patient/visit-parts/preparation-list';
import { personChoices, visitListParams } from '@/features/patient/visits/visits-search';
import { addDays, today } from '@/shared/format/date';

const doctor: Visit['doctor'] = {
  id: 1,
  slug: 'serikova-aigul',
  first_name: 'Айгуль',
  second_name: 'Серикова',
  avatar: null,
  specialisations: [{ slug: 'kardiolog', title: 'Кардиолог' }],
};

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('what the profile lacks', () => {
  it.each([
    [['address'], 'Осталось указать адрес'],
    [['address', 'citizenship_id'], 'Осталось указать адрес и гражданство'],
    [['phone', 'iin', 'birthday', 'gender'], 'Осталось указать телефон, ИИН, дату рождения и пол'],
  ] as const)('%j', (fields, phrase) => {
    expect(plain(missingFieldsText(fields))).toBe(phrase);
  });

  it('is said in general while a newer server names what we have no word for', () => {
    const unknown = ['passport'] as unknown as PatientHome['missing_profile_fields'];
    expect(missingFieldsText(unknown)).toBe('Осталось заполнить несколько полей');
  });
});

describe('what there is to do', () => {
  const visits = (...ids: number[]) => ids.map((id) => ({ id, starts_at: addDays(today(), -1) })) as unknown as Visit[];
  const home = (parts: Partial<PatientHome>): PatientHome => ({
    next_visit: null,
    upcoming_count: 0,
    to_confirm: [],
    to_review: [],
    missing_profile_fields: [],
    rebook: [],
    medical_card: {
      blood_type: null,
      rh_factor: null,
      height: null,
      weight: null,
      updated_at: null,
      measurements: [],
      documents_count: 0,
    },
    ...parts,
  });

  it('leaves the question about the next visit to its own card', () => {
    const [next = null, other] = visits(1, 2);
    const { confirm, count } = toDosOf(home({ next_visit: next, to_confirm: visits(1, 2) }));
    expect(confirm).toEqual([other]);
    expect(count).toBe(1);
  });

  it.each([
    [0, 0, 0, 0],
    [1, 1, 0, 1],
    [3, 3, 0, 3],
    [4, 2, 2, 3],
    [14, 2, 12, 3],
  ])('of %i visits to rate shows %i and counts %i more: %i rows', (all, shown, further, rows) => {
    const ids = Array.from({ length: all }, (_, index) => index + 1);
    const { review, furtherReviews, count } = toDosOf(home({ to_review: visits(...ids) }));
    expect([review.length, furtherReviews, count]).toEqual([shown, further, rows]);
  });

  it('asks no more about a visit of more than 30 days ago: it is folded, and counts for nothing', () => {
    const daysAgo = (...days: number[]) =>
      days.map((ago, id) => ({ id, starts_at: addDays(today(), -ago) })) as unknown as Visit[];
    const recent = toDosOf(home({ to_review: daysAgo(14, 30, 31) }));
    expect([recent.review.map(({ id }) => id), recent.furtherReviews, recent.count]).toEqual([[0, 1], 1, 2]);
    const old = toDosOf(home({ to_review: daysAgo(31, 150) }));
    expect([old.review.length, old.furtherReviews, old.count]).toEqual([0, 2, 0]);
  });

  it('counts the profile once, however much it lacks', () => {
    expect(toDosOf(home({ missing_profile_fields: ['phone', 'address'] })).count).toBe(1);
  });
});

describe('whose visits can be chosen', () => {
  const member = (id: number, relation: FamilyMember['relation'], first_name: string): FamilyMember => ({
    id,
    relation,
    first_name,
    second_name: 'Осипова',
    third_name: null,
    birthday: '1960-01-01',
    gender: 'female',
    age: 66,
  });

  it('is nobody’s choice without a family', () => {
    expect(personChoices([])).toEqual([]);
  });

  it('calls parents who they are, others by name, and tells two mothers apart', () => {
    const titles = (...family: FamilyMember[]) => personChoices(family).map(({ title }) => title);
    expect(titles(member(1, 'son', 'Марк'), member(2, 'mother', 'Раиса'))).toEqual(['Все', 'Я', 'Марк', 'Мама']);
    expect(titles(member(1, 'mother', 'Раиса'), member(2, 'mother', 'Сауле'))).toEqual(['Все', 'Я', 'Раиса', 'Сауле']);
  });

  it('asks the server for one person as the contract names them', () => {
    expect(visitListParams({ status: 'past', page: 2 })).toEqual({ status: 'past', page: 2 });
    expect(visitListParams({ status: 'past', page: 1, person: 'self' }).person).toBe('self');
    expect(visitListParams({ status: 'past', page: 1, person: 12 }).person).toBe('12');
  });
});

it.each([
  [{ format: 'clinic', arrive_at: '2026-05-12T14:20:00+05:00' }, 'Приходите к 14:20.'],
  [
    {
      format: 'home',
      arrival_window: { from: '2026-05-12T14:30:00+05:00', to: '2026-05-12T15:30:00+05:00' },
    },
    'Врач приедет с 14:30 до 15:30.',
  ],
  [{ format: 'online', video_from: '2026-05-12T14:20:00+05:00' }, 'Подключитесь в 14:30.'],
] as const)('preparation ends with what to do at the hour: $format', (place, last) => {
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
