import { expect, it } from 'vitest';
import { sectionOf, sections } from '@/shell/navigation/sections';
import { firstAndSurname, firstName } from '@/shell/navigation/user-name';

it.each([
  ['/', {}, undefined],
  ['/search', {}, 'doctors'],
  ['/search', { category: 'doctors' }, 'doctors'],
  ['/search', { category: 'clinics' }, 'clinics'],
  ['/search', { category: 'analysis' }, 'services'],
  ['/search', { q: 'анализ крови' }, undefined],
  ['/search', { q: 'лор', category: 'doctors' }, 'doctors'],
  ['/doctor/serikova-aigul/reviews', {}, 'doctors'],
  ['/clinic/ayala', {}, 'clinics'],
  ['/qa', {}, 'qa'],
  ['/fo/doctor/home', {}, undefined],
])('the URL %s with the search %j belongs to the header’s section %s', (path, search, section) => {
  expect(sectionOf(path, search)).toBe(section);
});

it('the header’s sections have the order of docs/rules.md', () => {
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
])('the account «%s» has the first name «%s» and the short name «%s»', (full, first, both) => {
  expect(firstName(full)).toBe(first);
  expect(firstAndSurname(full)).toBe(both);
});
