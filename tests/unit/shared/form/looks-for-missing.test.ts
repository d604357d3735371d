import { describe, expect, it } from 'vitest';
import { withoutBadRows } from '@/shared/api/response-check';
import { looksForMissing } from '@/shared/form/looks-for-missing';

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
