import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Problem } from '@/shared/api/problem';
import { useVersioned } from '@/shared/form/use-versioned';

interface Filial {
  readonly data: { readonly phone: string; readonly photo: string };
}

const refusal = new Problem({ kind: 'http', status: 412 });
const phoneOf = ({ data: { phone } }: Filial) => ({ phone });
const version = (phone: string, photo: string): Filial => ({ data: { phone, photo } });

/** Edits a form with a value; the test decides which version the server has meanwhile. */
function edit(start: Filial, read: () => Promise<Filial>) {
  const forms: ReturnType<typeof useVersioned<Filial, { phone: string }>>[] = [];
  function Screen() {
    forms.push(useVersioned({ start, valuesOf: phoneOf, read }));
    return null;
  }
  renderToStaticMarkup(createElement(Screen));
  const [form] = forms;
  if (form === undefined) throw new Error('nothing was drawn');
  return form;
}

it('a write that was resent after a conflict is compared with the newest version at the next conflict', async () => {
  const read = vi.fn(async () => version('1', 'new'));
  const { mend, begin } = edit(version('1', 'old'), read);
  const put = vi.fn();
  // Another person changed a field that the form does not show.
  expect(await mend(refusal, { values: { phone: '2' }, put })).toBe('send');
  begin(version('2', 'new'));
  read.mockResolvedValue(version('3', 'new'));
  expect(await mend(refusal, { values: { phone: '2' }, put })).toBe('explained');
  expect(put).toHaveBeenCalledWith({ phone: '3' });
});

it('a write that the server rejects for an unchanged version is resent only once', async () => {
  const { mend } = edit(version('1', 'old'), async () => version('1', 'new'));
  const fields = { values: { phone: '2' }, put: vi.fn() };
  expect(await mend(refusal, fields)).toBe('send');
  expect(await mend(refusal, fields)).toBeUndefined();
});
