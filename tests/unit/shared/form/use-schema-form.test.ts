// @vitest-environment happy-dom
import { type AnyFormApi, FormApi } from '@tanstack/react-form';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '@/shared/api/problem';
import { readDraft } from '@/shared/form/draft-storage';
import { checkAlways, type SchemaFormOptions, sendChecked, useSchemaForm } from '@/shared/form/use-schema-form';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

afterEach(() => void vi.unstubAllGlobals());

const options = (people: string[], onSubmit: () => void) => ({
  defaultValues: { person: 'me' },
  validationLogic: checkAlways,
  validators: { onDynamic: v.object({ person: v.picklist(people, 'Выберите, кто пойдёт') }) },
  canSubmitWhenInvalid: true,
  onSubmit,
});

test('a form sends a value that the form’s changed schema allows, although the earlier schema rejected it', async () => {
  const sent = vi.fn();
  const form = new FormApi(options(['me'], sent));
  form.mount();
  // In a booking the new relative is chosen before the list with their name has loaded.
  form.setFieldValue('person', '7');
  await sendChecked(form);
  expect(sent).not.toHaveBeenCalled();

  form.update(options(['me', '7'], sent));
  await sendChecked(form);
  expect(sent).toHaveBeenCalledOnce();
});

test('a form does not send a value that the form’s changed schema rejects', async () => {
  const sent = vi.fn();
  const form = new FormApi(options(['me', '7'], sent));
  form.mount();
  form.setFieldValue('person', '7');
  form.update(options(['me'], sent));
  await sendChecked(form);
  expect(sent).not.toHaveBeenCalled();
});

test('a form is sent once by a double click, and can be sent again after the response', async () => {
  const answer = Promise.withResolvers<void>();
  const submit = vi.fn(() => answer.promise);
  const { send } = await formOf({ submit });
  const both = [send(), send()];
  await vi.waitFor(() => expect(submit).toHaveBeenCalled());
  void send();
  answer.resolve();
  await Promise.all(both);
  expect(submit).toHaveBeenCalledOnce();
  await send();
  expect(submit).toHaveBeenCalledTimes(2);
});

test('a form whose submit function stops without an error counts as unsent, and can be sent again', async () => {
  const onSent = vi.fn();
  const answers = ['kept', 'saved'];
  const { send, form } = await formOf({ submit: () => Promise.resolve(answers.shift()), onSent });
  await send();
  expect(onSent).not.toHaveBeenCalled();
  expect(form.state.isSubmitSuccessful).toBe(false);
  await send();
  expect(onSent).toHaveBeenCalledExactlyOnceWith('saved');
  expect(form.state.isSubmitSuccessful).toBe(true);
});

const refused = (status: number, errors = {}) => new Problem({ kind: 'http', status, message: 'Занято', errors });

test.each([
  ['a 422', refused(422, { address: ['Уточните'], hash: ['Устарел'] }), ['Уточните'], ['Устарел']],
  ['a 409 about a field', refused(409, { address: ['Уже есть'], hash: ['Устарел'] }), ['Уже есть'], ['Устарел']],
  ['a 409 about no field of the form', refused(409, { hash: ['Устарел'] }), [], ['Занято']],
  ['a 403 that names a field', refused(403, { address: ['Нельзя'] }), [], ['Занято']],
  ['a bug', new TypeError('x is undefined'), [], ['Непредвиденная ошибка, попробуйте позже']],
  ['an abort, as if nothing had been sent', new DOMException('', 'AbortError'), [], []],
  ['another exception of the browser', new DOMException('', 'DataError'), [], [expect.any(String)]],
])('a form shows the errors of %s', async (_name, error, atFields, above) => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { send, notes } = await formOf({ submit: () => Promise.reject(error) });
  await send();
  expect([...notes.refusal().fields.values()]).toEqual(atFields);
  expect(notes.refusal().others).toEqual(above);
  expect(reported).toHaveBeenCalledTimes(error instanceof Problem || above.length === 0 ? 0 : 1);
});

test.each([
  ['is sent again, and shows no error, if its conflict handler asks to send', 'send', 2, []],
  ['is sent once, and shows no error, if its conflict handler has explained the conflict', 'explained', 1, []],
  ['is sent once, and shows the server’s error, if its conflict handler could not help', undefined, 1, ['Занято']],
] as const)('a form %s', async (_name, way, times, above) => {
  const submit = vi.fn<(values: { address: string }) => Promise<void>>();
  submit.mockRejectedValueOnce(refused(412)).mockResolvedValue();
  const { send, notes } = await formOf({
    submit,
    mend: async (_error, { values, put }) => {
      put({ address: `${values.address}, 12` });
      return way;
    },
  });
  await send();
  expect(submit).toHaveBeenCalledTimes(times);
  expect(notes.refusal().others).toEqual(above);
  if (times === 2) expect(submit).toHaveBeenLastCalledWith({ address: 'Абая, 12' });
});

test('a form stores its draft before it is sent, forgets old errors, and drops a discarded draft', async () => {
  const drafts: object[] = [];
  const submit = async () => {
    drafts.push(readDraft('f'));
    throw refused(409);
  };
  const { send, form, notes, forget } = await formOf({ submit, draft: { name: 'f' } });
  await act(async () => form.setFieldValue('address', 'Абая, 150'));
  notes.refuse({}, 'Старая ошибка');
  const sent = send();
  expect(notes.refusal().others).toEqual([]);
  await sent;
  expect(drafts).toEqual([{ address: 'Абая, 150' }]);
  forget();
  expect(readDraft('f')).toEqual({});
});

test('a form checks its values again when its schema changes', async () => {
  const { show, form } = await formOf({ submit: () => Promise.resolve() });
  expect(form.state.isFieldsValid).toBe(true);
  await show(v.object({ address: v.pipe(v.string(), v.maxLength(3, 'Коротко')) }));
  expect(form.state.errors).not.toEqual([]);
  await show(schema);
  expect(form.state.errors).toEqual([]);
});

const schema = v.object({ address: v.string() });
type Values = { address: string };

/** A mounted form with the field «address». */
async function formOf(of: Omit<SchemaFormOptions<Values, Values, unknown>, 'schema' | 'defaultValues'>) {
  const shown: ReturnType<typeof useSchemaForm<Values, Values, unknown>>[] = [];
  const defaultValues = { address: 'Абая' };
  function Screen({ by }: { readonly by: v.GenericSchema<Values> }) {
    shown.unshift(useSchemaForm({ schema: by, defaultValues, ...of }));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (by: v.GenericSchema<Values>) => act(async () => root.render(createElement(Screen, { by })));
  await show(schema);
  const [first] = shown;
  if (first === undefined) throw new Error('nothing was drawn');
  const { notes, send, forget } = first.frame;
  notes.addField('address', { label: 'Адрес', id: 'a' });
  return { notes, forget, show, send, form: first.form as AnyFormApi };
}
