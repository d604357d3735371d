import { expect, it } from 'vitest';
import { nameMatches } from '#mocks/search/text/name-match.ts';

const galiya = { second_name: 'Әлімқұлқызы', first_name: 'Ғалия', third_name: null };
const connor = { second_name: 'О’Коннор', first_name: 'Мэри', third_name: null };

it.each([
  ['Әлімқұлқызы Ғалия', 'Алимкулкызы', galiya],
  ['Әлімқұлқызы Ғалия', 'галия алимк', galiya],
  ['О’Коннор Мэри', 'О’Коннор', connor],
  ['О’Коннор Мэри', "О'Коннор мэри", connor],
  ['О’Коннор Мэри', 'ОКоннор', connor],
  ['О’Коннор Мэри', 'коннор', connor],
  ['Ю Анна', 'ю анна', { second_name: 'Ю', first_name: 'Анна', third_name: null }],
])('the name «%s» is found by «%s»', (_, typed, person) => {
  expect(nameMatches(person, typed)).toBe(true);
});

it('a typed surname does not find a different surname that begins with the same letters', () => {
  expect(nameMatches(galiya, 'Алимова')).toBe(false);
  expect(nameMatches(connor, 'Окунев')).toBe(false);
});
