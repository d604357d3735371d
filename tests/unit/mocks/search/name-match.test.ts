import { expect, it } from 'vitest';
import { nameMatches } from '#mocks/search/text/name-match.ts';

const galiya = { second_name: 'Әлімқұлқызы', first_name: 'Ғалия', third_name: null };
const connor = { second_name: 'О’Коннор', first_name: 'Мэри', third_name: null };

it.each([
  [galiya, 'Алимкулкызы'],
  [galiya, 'галия алимк'],
  [connor, 'О’Коннор'],
  [connor, "О'Коннор мэри"],
  [connor, 'ОКоннор'],
  [connor, 'коннор'],
  [{ second_name: 'Ю', first_name: 'Анна', third_name: null }, 'ю анна'],
])('the name %o is found by «%s»', (person, typed) => {
  expect(nameMatches(person, typed)).toBe(true);
});

it('a typed surname does not find a different surname that begins with the same letters', () => {
  expect(nameMatches(galiya, 'Алимова')).toBe(false);
  expect(nameMatches(connor, 'Окунев')).toBe(false);
});
