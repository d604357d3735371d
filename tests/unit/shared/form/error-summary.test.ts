import type { AnyFormApi } from '@tanstack/react-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { stillWrong, summaryLines, summaryTitle } from '@/shared/form/error-summary';
import { FormNotes } from '@/shared/form/form-context';

let notes: FormNotes;

/** A form whose schema reports errors for these fields. */
const formWith = (faults: Record<string, string[]>): AnyFormApi => {
  const byPath = Object.entries(faults).map(([path, texts]) => [path, texts.map((message) => ({ message }))] as const);
  return { state: { errors: [Object.fromEntries(byPath)], fieldMeta: {} } } as unknown as AnyFormApi;
};

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => null });
  notes = new FormNotes();
  notes.addField('third_name', { label: 'Отчество', id: 'a' });
  notes.addField('iin', { label: 'ИИН', id: 'b' });
});

it('each line of an error summary is a field’s label, followed by the error in lower case', () => {
  const lines = summaryLines(
    formWith({ third_name: ['Уберите цифры'], iin: ['Нужно 12 цифр, сейчас 11', 'И ещё'] }),
    notes,
  );
  expect(lines).toEqual([
    { fieldId: 'a', text: 'Отчество: уберите цифры' },
    { fieldId: 'b', text: 'ИИН: нужно 12 цифр, сейчас 11' },
  ]);
  expect(summaryTitle(lines)).toBe('Исправьте 2\u00A0поля');
});

it('an error summary keeps the capitals of an abbreviation', () => {
  notes.refuse({ iin: ['ИИН уже занят'] }, '');
  expect(summaryLines(formWith({}), notes)).toEqual([{ fieldId: 'b', text: 'ИИН: ИИН уже занят' }]);
});

it('an error summary contains errors of the schema and of the server that have no field', () => {
  notes.refuse({ hash: ['Ссылка устарела'] }, '');
  const lines = summaryLines(formWith({ '': ['Даты перепутаны'], hidden: ['Обязательно для заполнения'] }), notes);
  expect(lines).toEqual([
    { text: 'Ссылка устарела' },
    { text: 'Даты перепутаны' },
    { text: 'Обязательно для заполнения' },
  ]);
  expect(summaryTitle(lines)).toBe('Не\u00A0получилось отправить');
});

it('an error summary shows for a field the server’s error instead of the schema’s error', () => {
  notes.refuse({ iin: ['Уже занят'] }, '');
  expect(summaryLines(formWith({ iin: ['Нужно 12 цифр'] }), notes)).toEqual([{ fieldId: 'b', text: 'ИИН: уже занят' }]);
});

it('while the user types, an error summary loses corrected errors and gets no new errors', () => {
  const told = [
    { fieldId: 'a', text: 'Отчество: уберите цифры' },
    { fieldId: 'b', text: 'ИИН: нужно 12 цифр' },
    { text: 'Нет связи' },
  ];
  const now = [
    { fieldId: 'b', text: 'ИИН: цифры не сходятся' },
    { fieldId: 'c', text: 'Телефон: обязательно' },
  ];
  expect(stillWrong(told, now)).toEqual([{ fieldId: 'b', text: 'ИИН: цифры не сходятся' }]);
  expect(stillWrong(told, [{ text: 'Нет связи' }])).toEqual([{ text: 'Нет связи' }]);
  expect(stillWrong(told, [])).toEqual([]);
});
