import { beforeEach, describe, expect, it } from 'vitest';
import { firstMessage, FormNotes } from '@/shared/form/form-context';

let notes: FormNotes;

beforeEach(() => {
  notes = new FormNotes();
  notes.addField('email', { label: 'Почта', id: 'e' });
  notes.addField('services[0].price', { label: 'Цена', id: 'p' });
});

describe('a server’s error in a form', () => {
  it('is shown at the form’s field with the name from the error', () => {
    notes.addField('photos[10]', { label: 'Фото', id: 'f' });
    notes.refuse(
      { email: ['Уже занят', 'Ещё'], 'services.0.price': ['Дорого'], 'photos.10': ['Велико'] },
      'Проверьте поля',
    );
    expect(Object.fromEntries(notes.refusal().fields)).toEqual({
      email: 'Уже занят',
      'services[0].price': 'Дорого',
      'photos[10]': 'Велико',
    });
    expect(notes.refusal().others).toEqual([]);
  });

  it('is shown at the form’s field «phone» if the server calls the field «contacts.phone»', () => {
    const flat = new FormNotes(['contacts']);
    flat.addField('phone', { label: 'Телефон', id: 't' });
    flat.refuse({ 'contacts.phone': ['Занят'], 'director.phone': ['Не тот'] }, '');
    expect([...flat.refusal().fields]).toEqual([['phone', 'Занят']]);
    expect(flat.refusal().others).toEqual(['Не тот']);
  });

  it('is shown in the error summary if the form lacks the error’s field', () => {
    notes.refuse({ hash: ['Устарел', 'Начните снова'] }, 'Проверьте поля');
    expect(notes.refusal().others).toEqual(['Устарел', 'Начните снова']);
    notes.refuse({ email: ['Уже занят'], hash: ['Устарел'] }, 'Проверьте поля');
    expect(notes.refusal().others).toEqual(['Устарел']);
  });

  it('is shown as a message if the error names no field', () => {
    notes.refuse({}, 'Это время заняли');
    expect(notes.refusal().others).toEqual(['Это время заняли']);
    notes.refuse({ email: [] }, 'Проверьте поля');
    expect(notes.refusal()).toEqual({ fields: new Map(), others: ['Проверьте поля'] });
    notes.refuse({}, '');
    expect(notes.refusal().others).toEqual([]);
  });

  it('disappears when the user changes the value of the field, or sends the form again', () => {
    notes.refuse({ email: ['Уже занят'], hash: ['Устарел'] }, '');
    let told = 0;
    const stop = notes.subscribe(() => (told += 1));
    notes.forget('phone');
    expect(told).toBe(0);
    notes.forget('email');
    expect(told).toBe(1);
    expect(notes.refusal()).toEqual({ fields: new Map(), others: ['Устарел'] });
    stop();
    notes.forgetAll();
    expect(told).toBe(1);
    expect(notes.refusal().others).toEqual([]);
  });

  it('is not shown at a field that the page no longer contains', () => {
    notes.addField('code', { label: 'Код', id: 'c' })();
    notes.refuse({ code: ['Неверный код'] }, '');
    expect(notes.refusal().others).toEqual(['Неверный код']);
  });
});

it('the error of a field is the first text of a schema or of the screen, whatever else a check returns', () => {
  expect(firstMessage([undefined, null, 5, {}, { message: 5 }, { message: 'Дорого' }])).toBe('Дорого');
  expect(firstMessage(['Выберите время', { message: 'Дорого' }])).toBe('Выберите время');
  expect(firstMessage('Дорого')).toBeUndefined();
});
