import { type AnyFormApi, FormApi } from '@tanstack/react-form';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { checkAlways, sendChecked, useSchemaForm } from '@/shared/form/use-schema-form';

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
  const { send } = formOf(submit);
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
  const { send, form } = formOf(() => Promise.resolve(answers.shift()), onSent);
  await send();
  expect(onSent).not.toHaveBeenCalled();
  expect(form.state.isSubmitSuccessful).toBe(false);
  await send();
  expect(onSent).toHaveBeenCalledExactlyOnceWith('saved');
  expect(form.state.isSubmitSuccessful).toBe(true);
});

const schema = v.object({ address: v.string() });

/** A form without errors. */
function formOf(submit: () => Promise<unknown>, onSent?: (answer: unknown) => void) {
  const shows = vi.fn<(shown: { readonly send: () => Promise<void>; readonly form: AnyFormApi }) => void>();
  function Screen() {
    const { form, frame } = useSchemaForm({
      schema,
      defaultValues: { address: '' },
      submit,
      ...(onSent && { onSent }),
    });
    form.mount();
    shows({ send: frame.send, form });
    return null;
  }
  renderToStaticMarkup(createElement(Screen));
  const [[shown] = []] = shows.mock.calls;
  if (shown === undefined) throw new Error('nothing was drawn');
  return shown;
}
