import { describe, expect, it } from 'vitest';
import { findMismatch, isIncomplete, looksForMissing, withoutBadRows } from '@/shared/api/response-check';

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

describe('a list with a bad row', () => {
  const bad = { ...row, id: null };
  const nested = { data: { title: 's', 'visits?': [{ id: 'n', notes: [{ text: 's' }] }] } };

  it('is shown without it, and says that something is missing', () => {
    const rest = withoutBadRows(shape, { data: [bad, row, bad], meta: { total: 3 } });
    expect(rest).toMatchObject({ data: [row], meta: { total: 3 } });
    expect(isIncomplete(rest)).toBe(true);
    expect(isIncomplete(structuredClone(rest))).toBe(true);
    expect(isIncomplete({ data: [row] })).toBe(false);
  });

  it('loses the innermost row alone, and the one around it where nothing else is left', () => {
    const visit = (id: number, ...notes: object[]) => ({ id, notes });
    const visits = [visit(1, { text: 'а' }, { text: 0 }), visit(2, { text: 0 }), visit(3)];
    expect(withoutBadRows(nested, { data: { title: '', visits } })).toMatchObject({
      data: { title: '', visits: [visit(1, { text: 'а' }), visit(3)] },
    });
  });

  it.each([
    [shape, { data: [bad, bad] }],
    [shape, { data: [bad] }],
    [shape, { data: null }],
    [shape, null],
    [nested, { data: { title: 1, visits: [] } }],
  ])('is no answer when no row is right, or something else is wrong: %#', (schema, body) => {
    expect(withoutBadRows(schema, body)).toBeUndefined();
  });
});

describe('what is made of a list with a bad row', () => {
  const days = { data: { title: 's', ids: ['n'], hours: [{ weekday: 's', from: 's', breaks: [{ to: 's' }] }] } };
  type Filial = {
    data: { title: string; ids: number[]; hours: { weekday: string; from: string; breaks: { to: string }[] }[] };
  };
  const tuesday = { weekday: 'tuesday', from: '09:00', breaks: [{ to: '13:00' }] };
  const read = (filial: object): Filial =>
    structuredClone(withoutBadRows(days, { data: { title: '', ids: [1], hours: [tuesday], ...filial } })) as Filial;
  const closedMonday = read({ hours: [{ weekday: 'monday', from: 9, breaks: [] }, tuesday] });

  it.each<[string, (filial: Filial) => unknown]>([
    ['goes through all rows', ({ data }) => data.hours.map(({ from }) => from)],
    ['counts them', ({ data }) => data.hours.length],
    ['hands them on', ({ data: { hours } }) => ({ hours })],
    ['looks for a row that is not there', ({ data }) => data.hours.find(({ weekday }) => weekday === 'monday')],
  ])('misses it where it %s', (_name, form) => {
    expect(looksForMissing(closedMonday, form)).toBe(true);
    expect(looksForMissing(read({ ids: ['1', 2] }), form)).toBe(false);
  });

  it.each<[string, (filial: Filial) => unknown]>([
    ['reads something else', ({ data: { title, ids } }) => ({ title, ids })],
    ['finds the row it looks for', ({ data }) => data.hours.find(({ weekday }) => weekday === 'tuesday')],
  ])('does not where it %s', (_name, form) => {
    expect(looksForMissing(closedMonday, form)).toBe(false);
  });

  it('misses it within the row that is found', () => {
    const filial = read({ hours: [{ ...tuesday, breaks: [{ to: '13:00' }, { to: 14 }] }] });
    const found = ({ data }: Filial) => data.hours.find(({ weekday }) => weekday === 'tuesday');
    expect(looksForMissing(filial, found)).toBe(true);
    expect(looksForMissing(filial, (one) => found(one)?.from)).toBe(false);
    expect(looksForMissing({ mode: { data: found(filial) } }, ({ mode }) => ({ ...mode.data }))).toBe(true);
  });

  it('misses nothing where nothing was left out', () => {
    expect(looksForMissing({ data: { hours: [tuesday] } }, (filial) => filial)).toBe(false);
    expect(looksForMissing(null, () => '')).toBe(false);
  });
});
