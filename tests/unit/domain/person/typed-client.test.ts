import { describe, expect, it } from 'vitest';
import { birthdayFault, nameFault, newClientOf, typedClient } from '@/domain/person/typed-client';

describe('a caller, as doctors and receptions write them down', () => {
  const caller = { name: 'Сатыбалды Жанна', phone: '8 701 555 32 10', birthday: '' };

  it('is a surname, a name and, where it was said, a patronymic', () => {
    expect(newClientOf(caller)).toEqual({
      second_name: 'Сатыбалды',
      first_name: 'Жанна',
      third_name: null,
      phone: '+7-701-555-32-10',
      birthday: null,
    });
    expect(newClientOf({ ...caller, name: ' Ли  Анна Мария Ким ', birthday: '15.05.2018' })).toMatchObject({
      third_name: 'Мария Ким',
      birthday: '2018-05-15',
    });
  });

  it('is nobody without a name, a phone, or with a birthday that is none', () => {
    expect(newClientOf({ ...caller, name: 'Сатыбалды' })).toBeNull();
    expect(newClientOf({ ...caller, phone: '+998 90 123 45 67' })).toBeNull();
    expect(newClientOf({ ...caller, birthday: '32.05.2018' })).toBeNull();
    expect([nameFault('Сатыбалды'), birthdayFault('32.05.2018'), birthdayFault('')]).toEqual([
      'Впишите фамилию и\u00A0имя',
      'Впишите дату как\u00A015.05.2018',
      undefined,
    ]);
  });

  it('begins with what was looked for', () => {
    expect(typedClient('ахметова айгуль')).toMatchObject({ name: 'Ахметова Айгуль', phone: '' });
    expect(typedClient('87015553210')).toMatchObject({ name: '' });
  });
});
