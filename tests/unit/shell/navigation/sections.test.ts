import { expect, it } from 'vitest';
import { sectionOf, sections } from '@/shell/navigation/sections';
import { firstAndSurname, firstName } from '@/shell/navigation/user-name';

const pathOf = (url: string): string => url.replace(/\?.*/, '');

it.each([
  ['/search', 'doctors', {}],
  ['/search?category=doctors', 'doctors', { category: 'doctors' }],
  ['/search?category=clinics', 'clinics', { category: 'clinics' }],
  ['/search?category=analysis', 'services', { category: 'analysis' }],
  ['/search?q=лор&category=doctors', 'doctors', { q: 'лор', category: 'doctors' }],
  ['/doctor/serikova-aigul/reviews', 'doctors', {}],
  ['/clinic/ayala', 'clinics', {}],
  ['/qa', 'qa', {}],
])('the URL %s belongs to the header’s section «%s»', (url, section, search) => {
  expect(sectionOf(pathOf(url), search)).toBe(section);
});

it.each([
  ['/', {}],
  ['/search?q=анализ крови', { q: 'анализ крови' }],
  ['/fo/doctor/home', {}],
])('the URL %s belongs to no section of the header', (url, search) => {
  expect(sectionOf(pathOf(url), search)).toBeUndefined();
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
