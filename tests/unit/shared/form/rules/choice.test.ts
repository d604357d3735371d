import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fileRule } from '@/shared/files/check-file';
import { agreed, atLeastOne, chosen, chosenId, optionalChoice, optionalId } from '@/shared/form/rules/choice';

/** The first message, as a field shows it; `undefined` for a valid value. */
const fault = (schema: v.GenericSchema, value: unknown): string | undefined =>
  v.safeParse(schema, value).issues?.[0].message;
const taken = (schema: v.GenericSchema, value: unknown): unknown => v.parse(schema, value);

describe('a field for a choice or a file', () => {
  it('requires one of the options', () => {
    expect(taken(chosen(['male', 'female']), 'female')).toBe('female');
    expect(fault(chosen(['male', 'female']), '')).toBe('Выберите вариант');
  });
  it('requires at least one option', () => {
    expect(fault(atLeastOne(v.number()), [])).toBe('Выберите хотя бы один вариант');
    expect(taken(atLeastOne(v.number()), [3])).toEqual([3]);
  });
  it('accepts the id of a directory’s entry', () => {
    expect(taken(chosenId(), '12')).toBe(12);
    expect(taken(optionalId(), '12')).toBe(12);
    expect(taken(optionalId(), '')).toBeNull();
    for (const text of ['0', '01', 'x1', '1x', 'выбор']) {
      expect(fault(chosenId(), text)).toBe('Выберите вариант');
      expect(fault(optionalId(), text)).toBe('Выберите вариант');
    }
    expect(fault(chosenId(), '')).toBe('Выберите вариант');
  });
  it('may be empty if the field is optional', () => {
    expect(taken(optionalChoice(['A', 'B']), 'B')).toBe('B');
    expect(taken(optionalChoice(['A', 'B']), '')).toBeNull();
  });
  it('requires a tick in a consent', () => {
    expect(fault(agreed(), false)).toBe('Поставьте отметку');
    expect(taken(agreed(), true)).toBe(true);
  });
  it('accepts a file of 5 MB, and rejects a file that is one byte larger', () => {
    const of = (bytes: number): File => new File([new Uint8Array(bytes)], 'a.pdf');
    expect(fault(fileRule(), of(5 * 1024 * 1024))).toBeUndefined();
    expect(fault(fileRule(), of(5 * 1024 * 1024 + 1))).toBe('Файл больше 5\u00A0МБ');
  });
});
