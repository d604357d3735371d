import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Problem } from '@/shared/api/problem';
import { withoutBadRows } from '@/shared/api/response-check';
import { rowOf } from '@/shared/api/version';
import { useVersioned } from '@/shared/form/use-versioned';

type Filial = { data: { phone: string; hours: { weekday: string }[] } };
const shape = { data: { phone: 's', hours: [{ weekday: 's' }] } };
const whole: Filial = { data: { phone: '1', hours: [{ weekday: 'monday' }, { weekday: 'tuesday' }] } };
/** The response that `http` returns after it has removed a Monday that broke the contract. */
const partial = withoutBadRows(shape, {
  data: { phone: '2', hours: [{ weekday: 0 }, { weekday: 'tuesday' }] },
}) as Filial;

const hoursOf = ({ data }: Filial) => ({ hours: data.hours.map(({ weekday }) => weekday) });
const phoneOf = ({ data }: Filial) => ({ phone: data.phone });

/** A form that starts with this value. */
function edit<Values extends object>(
  start: Filial,
  valuesOf: (start: Filial) => Values,
  { fresh = start, ...options }: { fresh?: Filial; isOnlyShown?: boolean; lists?: string[] } = {},
) {
  const forms: ReturnType<typeof useVersioned<Filial, Values>>[] = [];
  function Screen() {
    forms.push(useVersioned({ start, valuesOf, read: () => Promise.resolve(fresh), ...options }));
    return null;
  }
  renderToStaticMarkup(createElement(Screen));
  const [form] = forms;
  if (form === undefined) throw new Error('nothing was drawn');
  return form;
}

describe('a form of versioned data', () => {
  it('does not open if an invalid row was left out of the response, because saving would delete this row', () => {
    expect(() => edit(partial, hoursOf)).toThrow(expect.objectContaining({ kind: 'incomplete' }));
    expect(edit(whole, hoursOf).initial).toEqual({ hours: ['monday', 'tuesday'] });
  });

  it('opens if the list without the invalid row is not saved by the form', () => {
    expect(edit(partial, phoneOf, { lists: ['photos'] }).initial).toEqual({ phone: '2' });
    expect(() => edit(partial, phoneOf, { lists: ['photos', 'hours'] })).toThrow(Problem);
  });

  it('opens for a valid row of a list in which another row is invalid', () => {
    const list = withoutBadRows(
      { data: [shape.data] },
      { data: [{ phone: '2', hours: [{ weekday: 0 }, { weekday: 'tuesday' }] }, whole.data] },
    );
    const at = (phone: string) => rowOf(list as { data: Filial['data'][] }, (row) => row.phone === phone) as Filial;
    expect(edit(at('1'), hoursOf).initial).toEqual({ hours: ['monday', 'tuesday'] });
    expect(() => edit(at('2'), hoursOf)).toThrow(Problem);
  });

  it('opens if the form only shows the list from which an invalid row was left out', () => {
    expect(edit(partial, hoursOf, { isOnlyShown: true }).initial).toEqual({ hours: ['tuesday'] });
  });

  it('takes no new values after a 412 if an invalid row was left out of the new response', async () => {
    const refusal = new Problem({ kind: 'http', status: 412 });
    const put = () => expect.fail('the form was changed');
    const { mend, began } = edit(whole, hoursOf, { fresh: partial });
    await expect(mend(refusal, { values: hoursOf(whole), put })).resolves.toBeUndefined();
    expect(began()).toBe(whole);
  });
});
