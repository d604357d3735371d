import { describe, expect, it } from 'vitest';
import { findMismatch } from '@/shared/api/response-check';

const shape = { data: [{ id: 'n', 'title~': 's', 'note?': 's', starts_at: 'd', open: 'b', extra: '' }] };
const row = { id: 1, title: 'Приём', starts_at: '2026-05-12T14:30:00+05:00', open: true, extra: [] };

describe('a response', () => {
  it.each([
    { ...row },
    { ...row, title: null },
    { ...row, note: 'с собой', other: 1 },
    { ...row, starts_at: '2026-05-12', extra: 0 },
  ])('%o fits', (one) => {
    expect(findMismatch(shape, { data: [row, one] })).toBeUndefined();
  });

  it.each([
    [{ data: [row, { ...row, id: '1' }] }, '.data.1.id'],
    [{ data: [{ ...row, id: Number.NaN }] }, '.data.0.id'],
    [{ data: [{ ...row, title: undefined }] }, '.data.0.title'],
    [{ data: [{ ...row, note: null }] }, '.data.0.note'],
    [{ data: [{ ...row, starts_at: 'завтра' }] }, '.data.0.starts_at'],
    [{ data: [{ ...row, open: 0 }] }, '.data.0.open'],
    [{ data: [null] }, '.data.0'],
    [{ data: {} }, '.data'],
    [{ data: null }, '.data'],
    [{}, '.data'],
    [null, ''],
    ['<!doctype html>', ''],
  ])('%o does not, and the path says where', (body, where) => {
    expect(findMismatch(shape, body)).toBe(where);
  });
});

describe('an object with variants', () => {
  const kinds = { '|kind': { doctor: { slug: 's' }, clinic: { title: 's' } } };

  it('is checked against the schema of its kind', () => {
    expect(findMismatch(kinds, { kind: 'doctor', slug: 'x' })).toBeUndefined();
    expect(findMismatch(kinds, { kind: 'clinic', slug: 'x' })).toBe('.title');
  });

  it('may have an unknown kind, but not none', () => {
    expect(findMismatch(kinds, { kind: 'pharmacy' })).toBeUndefined();
    expect(findMismatch(kinds, { slug: 'x' })).toBe('.kind');
  });
});
