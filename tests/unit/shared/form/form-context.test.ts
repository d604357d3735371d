import { beforeEach, describe, expect, it } from 'vitest';
import { FormNotes } from '@/shared/form/form-context';

let notes: FormNotes;

beforeEach(() => {
  notes = new FormNotes();
  notes.addField('email', { label: 'Почта', id: 'e' });
  notes.addField('services[0].price', { label: 'Цена', id: 'p' });
});

describe('a refusal of the server', () => {
  it('lands on the fields that bear its names', () => {
    notes.refuse({ email: ['Уже занят', 'Ещё'], 'services.0.price': ['Дорого'] }, 'Проверьте поля');
    expect(Object.fromEntries(notes.refusal().fields)).toEqual({ email: 'Уже занят', 'services[0].price': 'Дорого' });
    expect(notes.refusal().others).toEqual([]);
  });

  it('swallows no name that the form does not know', () => {
    notes.refuse({ email: ['Уже занят'], hash: ['Устарел', 'Начните снова'] }, 'Проверьте поля');
    expect(notes.refusal().others).toEqual(['Устарел', 'Начните снова']);
  });

  it('says its message when it names no field at all', () => {
    notes.refuse({}, 'Это время заняли');
    expect(notes.refusal().others).toEqual(['Это время заняли']);
  });

  it('no longer holds for a value that changed', () => {
    notes.refuse({ email: ['Уже занят'] }, '');
    let told = 0;
    notes.subscribe(() => (told += 1));
    notes.forget('phone');
    expect(told).toBe(0);
    notes.forget('email');
    expect(told).toBe(1);
    expect(notes.refusal().fields.size).toBe(0);
  });

  it('does not land on a field that has left the page', () => {
    notes.addField('code', { label: 'Код', id: 'c' })();
    notes.refuse({ code: ['Неверный код'] }, '');
    expect(notes.refusal().others).toEqual(['Неверный код']);
  });
});
