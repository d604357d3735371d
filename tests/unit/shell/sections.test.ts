import { expect, it } from 'vitest';
import { sectionOf, sections } from '@/shell/header/sections';
import { firstAndSurname, firstName } from '@/shell/header/user-name';

it.each([
  ['/', undefined, undefined],
  ['/search', undefined, 'doctors'],
  ['/search', 'doctors', 'doctors'],
  ['/search', 'clinics', 'clinics'],
  ['/search', 'analysis', 'services'],
  ['/doctor/serikova-aigul/reviews', undefined, 'doctors'],
  ['/clinic/ayala', undefined, 'clinics'],
  ['/qa', undefined, 'qa'],
  ['/fo/doctor/home', undefined, undefined],
])('%s with the category %s belongs to %s', (path, category, section) => {
  expect(sectionOf(path, category)).toBe(section);
});

it('the sections stand in the order of the header', () => {
  expect(sections.map(({ title }) => title)).toEqual([
    'Врачи',
    'Клиники',
    'Услуги',
    'Симптомы',
    'Вопросы и\u00A0ответы',
  ]);
});

it.each([
  ['Осипова Елена Игоревна', 'Елена', 'Елена Осипова'],
  ['Нұрова  Гүлнар', 'Гүлнар', 'Гүлнар Нұрова'],
  ['Айгуль', 'Айгуль', 'Айгуль'],
])('%s is called %s', (full, first, both) => {
  expect(firstName(full)).toBe(first);
  expect(firstAndSurname(full)).toBe(both);
});
