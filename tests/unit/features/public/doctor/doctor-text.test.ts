import { describe, expect, it } from 'vitest';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { hasAbout } from '@/features/public/doctor/doctor-sections';
import {
  aboutBadges,
  doctorDescription,
  doctorFacts,
  doctorReviewsTitle,
  doctorTitle,
  receives,
  yearsText,
} from '@/features/public/doctor/doctor-text';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const doctor: DoctorFull = {
  id: 1,
  slug: 'serikova-aigul',
  first_name: 'Айгуль',
  second_name: 'Серикова',
  third_name: 'Маратовна',
  avatar: null,
  gender: 'female',
  specialisations: [
    { slug: 'kardiolog', title: 'Кардиолог' },
    { slug: 'terapevt', title: 'Терапевт' },
  ],
  experience_years: 14,
  qualification: 'высшая категория',
  rating: 4.9,
  reviews_count: 184,
  price_from: 12_500,
  description: null,
  patients: ['adults'],
  age_min: 18,
  age_max: null,
  formats: ['clinic'],
  filials_count: 2,
  main_filial: {
    id: 1,
    clinic_slug: 'ayala',
    title: '«Аяла» на Абая',
    address: 'пр. Абая, 150',
    city: 'Астана',
    phone: '+7-700-000-11-50',
  },
  city_locative: 'Астане',
  offer: null,
  nearest: null,
};

const facts = (changes: Partial<DoctorFull> = {}): string[] =>
  doctorFacts({ ...doctor, ...changes }).map(({ label, value }) => plain(`${label}: ${value}`));

describe('the facts under the doctor’s name', () => {
  it('are experience, category, accepted patients and price if all four are known', () => {
    expect(facts()).toEqual([
      'Стаж: 14 лет',
      'Категория: Высшая',
      'Принимает: Взрослых',
      'Первичный приём: от 12 500 ₸',
    ]);
  });

  it('leave out unknown values, and contain «от» only if prices differ', () => {
    expect(facts({ qualification: null, price_from: null, experience_years: 0 })).toEqual([
      'Стаж: Меньше года',
      'Принимает: Взрослых',
    ]);
    expect(facts({ filials_count: 1 })).toContain('Первичный приём: 12 500 ₸');
  });

  it('show a qualification unchanged if it is not a category', () => {
    expect(facts({ qualification: 'доктор PhD' })).toContain('Квалификация: Доктор PhD');
  });
});

it.each<[string, string, DoctorFull['patients'], number | null]>([
  ['adults from the age of 18', 'Взрослых', ['adults'], 18],
  ['adults and children from the age of 0', 'Взрослых и детей', ['adults', 'children'], 0],
  ['adults and children from the age of 3', 'Взрослых и детей с 3 лет', ['adults', 'children'], 3],
  ['children from the age of 1', 'Детей с 1 года', ['children'], 1],
  ['children, but names no age,', 'Детей', ['children'], null],
  ['patients, but says nothing about them,', 'Взрослых', [], null],
])('a doctor who accepts %s has the text «%s»', (_, text, patients, age_min) => {
  expect(plain(receives({ patients, age_min }))).toBe(text);
});

describe('the title of a doctor’s page', () => {
  it('contains the doctor’s name, the profession, and the city in the right grammatical case', () => {
    expect(plain(doctorTitle(doctor))).toBe('Серикова Айгуль Маратовна, кардиолог в Астане');
    expect(plain(doctorReviewsTitle(doctor))).toBe('Отзывы о враче: Серикова Айгуль Маратовна, кардиолог в Астане');
  });

  it('contains the city’s name unchanged if its grammatical case is unknown, and keeps abbreviations', () => {
    const { city_locative: _, ...unknown } = doctor;
    expect(plain(doctorTitle(unknown))).toBe('Серикова Айгуль Маратовна, кардиолог, Астана');
    const specialisations = [{ slug: 'uzi', title: 'УЗИ-специалист' }];
    expect(plain(doctorTitle({ ...doctor, specialisations }))).toContain(', УЗИ-специалист в Астане');
  });

  it('has beside it a description with the doctor, the clinic, the rating and the price', () => {
    expect(plain(doctorDescription(doctor))).toBe(
      'Кардиолог, терапевт в Астане. Стаж 14 лет, высшая категория. Рейтинг 4,9, 184 отзыва. ' +
        '«Аяла» на Абая, пр. Абая, 150. Приём от 12 500 ₸. Цены, отзывы, свободное время и запись онлайн.',
    );
    const unknown = { ...doctor, rating: null, price_from: null, qualification: null, experience_years: 0 };
    expect(plain(doctorDescription(unknown))).toBe(
      'Кардиолог, терапевт в Астане. «Аяла» на Абая, пр. Абая, 150. Цены, отзывы, свободное время и запись онлайн.',
    );
  });
});

describe('the section about the doctor', () => {
  const parameter = (id: number, title: string) => ({ id, parameter_id: id, title });

  it('repeats no fact', () => {
    const badges = aboutBadges({ ...doctor, formats: ['clinic', 'online', 'home'] }, [
      parameter(1, 'Русский и казахский языки'),
      parameter(2, 'онлайн-консультации'),
    ]);
    expect(badges.map(plain)).toEqual([
      'Принимает взрослых',
      'Русский и казахский языки',
      'Онлайн-консультации',
      'Выезд на дом',
    ]);
  });

  it('shows the doctor’s own text about accepted patients if there is one', () => {
    expect(aboutBadges(doctor, [parameter(1, 'Принимает детей')])).toEqual(['Принимает детей']);
  });

  it('is shown only if it has a fact that the head of the page lacks', () => {
    expect(hasAbout(doctor, 0)).toBe(false);
    expect(hasAbout(doctor, 1)).toBe(true);
    expect(hasAbout({ ...doctor, description: 'Лечу гипертонию.' }, 0)).toBe(true);
    expect(hasAbout({ ...doctor, formats: ['clinic', 'online'] }, 0)).toBe(true);
  });
});

it.each<[string, string, number | null, number | null]>([
  ['from the year 2012 to 2014', '2012–2014', 2012, 2014],
  ['from the year 2019', 'с 2019', 2019, null],
  ['to the year 2023', '2023', null, 2023],
  ['from the year 2023 to 2023', '2023', 2023, 2023],
  ['without years', '', null, null],
])('a period %s is shown as «%s»', (_, text, from, to) => {
  expect(plain(yearsText(from, to))).toBe(text);
});
