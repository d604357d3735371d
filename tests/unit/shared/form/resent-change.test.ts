// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Problem } from '@/shared/api/problem';
import { useVersioned } from '@/shared/form/use-versioned';

interface Filial {
  readonly data: { readonly phone: string; readonly title: string; readonly photo: string };
}

const refusal = new Problem({ kind: 'http', status: 412 });
const valuesOf = ({ data: { phone, title } }: Filial) => ({ phone, title });
const version = (phone: string, title: string, photo: string): Filial => ({ data: { phone, title, photo } });

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

type Form = ReturnType<typeof useVersioned<Filial, ReturnType<typeof valuesOf>>>;

/** Opens a form (`useVersioned`) of a filial; `read` returns the version on the server by now. */
async function edit(start: Filial, read: () => Promise<Filial>) {
  const forms: Form[] = [];
  function Screen() {
    forms.unshift(useVersioned({ start, valuesOf, read }));
    return null;
  }
  await act(async () => createRoot(document.createElement('div')).render(createElement(Screen)));
  const form = (): Form => {
    const [last] = forms;
    if (last === undefined) throw new Error('nothing was drawn');
    return last;
  };
  const put = vi.fn();
  const mend = (values: ReturnType<typeof valuesOf>, error: unknown = refusal) =>
    act(() => form().mend(error, { values, put }));
  return { form, put, mend };
}

it('a write that was resent after a conflict is compared with the newest version at the next conflict', async () => {
  const read = vi.fn(async () => version('1', 'a', 'new'));
  const { mend, form, put } = await edit(version('1', 'a', 'old'), read);
  // Another person changed a field that the form does not show.
  expect(await mend({ phone: '2', title: 'a' })).toBe('send');
  await act(async () => form().begin(version('2', 'a', 'new')));
  read.mockResolvedValue(version('3', 'a', 'new'));
  expect(await mend({ phone: '2', title: 'a' })).toBe('explained');
  expect(put).toHaveBeenCalledWith({ phone: '3' });
});

it('a write that the server rejects for an unchanged version is resent only once', async () => {
  const { mend } = await edit(version('1', 'a', 'old'), async () => version('1', 'a', 'new'));
  const values = { phone: '2', title: 'a' };
  expect(await mend(values)).toBe('send');
  expect(await mend(values)).toBeUndefined();
  expect(await mend(values)).toBe('send');
});

it('a write is not resent after another error, or if the other person’s version cannot be read', async () => {
  const read = vi.fn(async () => version('1', 'a', 'new'));
  const { mend } = await edit(version('1', 'a', 'old'), read);
  const values = { phone: '2', title: 'a' };
  expect(await mend(values, new Problem({ kind: 'http', status: 500 }))).toBeUndefined();
  read.mockRejectedValueOnce(new Problem({ kind: 'network' }));
  expect(await mend(values)).toBeUndefined();
});

it('a field that two people have changed keeps the user’s value until the user chooses the other value', async () => {
  const { mend, form, put } = await edit(version('1', 'a', 'p'), async () => version('3', 'b', 'p'));
  expect(await mend({ phone: '2', title: 'a' })).toBe('explained');
  expect(put.mock.calls).toEqual([[{ title: 'b' }]]);
  expect(form().others).toMatchObject({ theirs: ['title'], both: ['phone'] });
  expect(form().initial).toEqual({ phone: '3', title: 'b' });
  form().others?.take('phone', 'fresh');
  form().others?.take('phone', 'mine');
  expect(put.mock.calls.slice(1)).toEqual([[{ phone: '3' }], [{ phone: '2' }]]);
  await act(async () => form().begin(version('2', 'b', 'p')));
  expect(form().others).toBeUndefined();
});
