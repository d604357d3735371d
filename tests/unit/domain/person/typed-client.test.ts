import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newClientSchema, typedClient } from '@/domain/person/typed-client';

describe('the form of a new client', () => {
  const caller = { name: 'Сатыбалды Жанна', phone: '8 701 555 32 10', birthday: '' };

  it('requires a surname and a name, and allows a patronymic', () => {
    expect(v.parse(newClientSchema, caller)).toEqual({
      second_name: 'Сатыбалды',
      first_name: 'Жанна',
      third_name: null,
      phone: '+7-701-555-32-10',
      birthday: null,
    });
    expect(v.parse(newClientSchema, { ...caller, name: ' Ли  Анна Мария Ким ', birthday: '15.05.2018' })).toMatchObject(
      {
        third_name: 'Мария Ким',
        birthday: '2018-05-15',
      },
    );
  });

  it('rejects a client without a name or a phone, or with an invalid birthday', () => {
    const faultOf = (fault: object) => v.safeParse(newClientSchema, { ...caller, ...fault }).issues?.[0].message;
    expect(faultOf({ name: 'Сатыбалды' })).toBe('Впишите фамилию и\u00A0имя');
    expect(faultOf({ phone: '+998 90 123 45 67' })).toBeDefined();
    expect(faultOf({ birthday: '32.05.2018' })).toBeDefined();
    expect(faultOf({})).toBeUndefined();
  });

  it('already contains the name or the phone that was typed into the client search', () => {
    expect(typedClient('ахметова айгуль')).toMatchObject({ name: 'Ахметова Айгуль', phone: '' });
    expect(typedClient('87015553210')).toMatchObject({ name: '' });
  });
});
