import { describe, expect, it } from 'vitest';
import { findMismatch, isIncomplete, lostFrom, withoutBadRows } from '@/shared/api/response-check';

const shape = { data: [{ id: 'n', 'title~': 's', 'note?': 's', starts_at: 'd', open: 'b', extra: '' }] };
const row = { id: 1, title: 'Приём', starts_at: '2026-05-12T14:30:00+05:00', open: true, extra: [] };

describe('the check of an API response', () => {
  it.each([
    ['every field', row],
    ['null where it is allowed', { ...row, title: null }],
    ['an optional and an unknown field', { ...row, note: 'с собой', other: 1 }],
    ['a date without a time', { ...row, starts_at: '2026-05-12', extra: 0 }],
  ])('accepts a row with %s', (_, one) => {
    expect(findMismatch(shape, { data: [row, one] })).toBeUndefined();
  });

  it.each([
    ['a text instead of a number', '.data.1.id', { data: [row, { ...row, id: '1' }] }],
    ['a value that is not a number', '.data.0.id', { data: [{ ...row, id: Number.NaN }] }],
    ['a row without a title', '.data.0.title', { data: [{ ...row, title: undefined }] }],
    ['an optional field without a value', '.data.0.note', { data: [{ ...row, note: null }] }],
    ['a word instead of a date', '.data.0.starts_at', { data: [{ ...row, starts_at: 'завтра' }] }],
    ['a number instead of a boolean', '.data.0.open', { data: [{ ...row, open: 0 }] }],
    ['nothing instead of a row', '.data.0', { data: [null] }],
    ['an object instead of the list', '.data', { data: {} }],
    ['nothing instead of the list', '.data', { data: null }],
    ['a body without the list', '.data', {}],
    ['nothing instead of the body', '', null],
    ['a page instead of the body', '', '<!doctype html>'],
  ])('rejects %s and reports the path «%s»', (_, where, body) => {
    expect(findMismatch(shape, body)).toBe(where);
  });
});

describe('the check of an object with variants', () => {
  const kinds = { '|kind': { doctor: { slug: 's' }, clinic: { title: 's' } } };

  it('uses the schema of the kind that the object names', () => {
    expect(findMismatch(kinds, { kind: 'doctor', slug: 'x' })).toBeUndefined();
    expect(findMismatch(kinds, { kind: 'clinic', slug: 'x' })).toBe('.title');
  });

  it('allows an unknown kind, but not a missing kind', () => {
    expect(findMismatch(kinds, { kind: 'pharmacy' })).toBeUndefined();
    expect(findMismatch(kinds, { slug: 'x' })).toBe('.kind');
  });
});

describe('the check of a list with an invalid row', () => {
  const bad = { ...row, id: null };
  const nested = { data: { title: 's', 'visits?': [{ id: 'n', notes: [{ text: 's' }] }] } };

  it('leaves out the invalid row and reports that a row is missing', () => {
    const rest = withoutBadRows(shape, { data: [bad, row, bad], meta: { total: 3 } });
    expect(rest).toMatchObject({ data: [row], meta: { total: 3 } });
    expect(isIncomplete(rest)).toBe(true);
    expect(isIncomplete(structuredClone(rest))).toBe(true);
    expect(lostFrom(rest)).toEqual(['data']);
    for (const whole of [{ data: [row] }, [], '', null, undefined]) expect(isIncomplete(whole)).toBe(false);
  });

  it('leaves out only the innermost invalid row if other rows remain', () => {
    const visit = (id: number, ...notes: object[]) => ({ id, notes });
    const visits = [visit(1, { text: 'а' }, { text: 0 }), visit(2, { text: 0 }), visit(3)];
    const rest = withoutBadRows(nested, { data: { title: '', visits } });
    expect(rest).toMatchObject({ data: { title: '', visits: [visit(1, { text: 'а' }), visit(3)] } });
    expect(lostFrom(rest)).toEqual(['data.visits', 'data.visits.0.notes']);
  });

  it.each([
    ['only invalid rows', shape, { data: [bad, bad] }],
    ['a single row, which is invalid', shape, { data: [bad] }],
    ['null instead of the list', shape, { data: null }],
    ['null instead of the body', shape, null],
    ['an invalid value beside the list', nested, { data: { title: 1, visits: [] } }],
  ])('rejects a response with %s', (_, schema, body) => {
    expect(withoutBadRows(schema, body)).toBeUndefined();
  });
});
