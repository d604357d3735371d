// @vitest-environment happy-dom
import { useStore } from '@tanstack/react-form';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@/shared/api/problem';
import { writeDraft, readDraft } from '@/shared/form/draft-storage';
import { FormFrame, SubmitButton, useResend, useToSubmit } from '@/shared/form/form-frame';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { session } from '@/shared/session/session';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const schema = v.object({ name: requiredText(), time: v.string() });
const defaults = { name: '', time: '' };

function Again() {
  const resend = useResend();
  return (
    <button type="button" id="again" onClick={resend}>
      Всё равно
    </button>
  );
}

interface ScreenProps {
  readonly submit: (values: object) => Promise<unknown>;
  readonly draft?: string;
}

function Screen({ submit, draft }: ScreenProps) {
  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: defaults,
    submit,
    ...(draft !== undefined && { draft: { name: draft, reopens: true } }),
  });
  return (
    <FormFrame {...frame} summary={false} wayOut={<Again />}>
      <form.AppField name="name">
        {(field) => (
          <>
            <field.UsualTexts label="Часто" texts={['Айгуль']} />
            <field.TextField label="Имя" covers={['client.first_name', 'client.second_name']} />
          </>
        )}
      </form.AppField>
      <form.AppField
        name="time"
        validators={{ onDynamic: ({ value }) => (value === '' ? 'Выберите время' : undefined) }}
      >
        {(field) => (
          <field.OwnField<string> label="Время">
            {({ change }) => (
              <button type="button" id="time" onClick={() => change('10:00')}>
                10:00
              </button>
            )}
          </field.OwnField>
        )}
      </form.AppField>
      <SubmitButton busy="Шлём">Послать</SubmitButton>
    </FormFrame>
  );
}

async function page(props: ScreenProps) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<Screen {...props} />));
  const input = () => place.querySelector('input') as HTMLInputElement;
  const press = (selector: string) =>
    act(async () => {
      (place.querySelector(selector) as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve));
    });
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
      input().dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { place, input, press, type, leave: () => act(async () => root.unmount()) };
}

beforeEach(() => sessionStorage.clear());

test('a form with an error that a field itself reports is not sent, and this field gets focus', async () => {
  const submit = vi.fn(() => Promise.resolve());
  const { place, press } = await page({ submit });
  await press('[aria-pressed]');
  await press('[type=submit]');
  expect(submit).not.toHaveBeenCalled();
  expect(place.textContent).toContain('Выберите время');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Время');
  await press('#time');
  await press('[type=submit]');
  expect(submit).toHaveBeenCalledWith({ name: 'Айгуль', time: '10:00' });
});

test('a field that fills several values of a request shows the server’s errors of all these values', async () => {
  const refusal = new Problem({
    kind: 'http',
    status: 422,
    message: 'Проверьте',
    errors: { 'client.second_name': ['Уберите цифры'], 'client.first_name': ['Слишком коротко'] },
  });
  const { input, press, type, place } = await page({ submit: () => Promise.reject(refusal) });
  await type('Айгуль');
  await press('#time');
  await press('[type=submit]');
  expect(document.activeElement).toBe(input());
  expect(place.querySelector('[data-error]')?.textContent).toBe('Уберите цифры');
});

test('a form whose request has failed shows a button that sends the form again', async () => {
  const refusal = new Problem({ kind: 'http', status: 409, message: 'Время уже занято' });
  const submit = vi.fn(() => Promise.reject(refusal));
  const { place, press, type } = await page({ submit });
  await type('Айгуль');
  await press('#time');
  expect(place.querySelector('#again')).toBeNull();
  await press('[type=submit]');
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Время уже занято');
  await press('[role=alert] #again');
  expect(submit).toHaveBeenCalledTimes(2);
});

test('a dialog’s form keeps its draft when the session ends, but not when the user closes the dialog', async () => {
  const submit = () => Promise.resolve();
  writeDraft('booking', { name: 'Айгуль', time: '10:00' });
  session.signIn('token', 'doctor');
  const { leave, input } = await page({ submit, draft: 'booking' });
  expect(input().value).toBe('Айгуль');
  await leave();
  expect(readDraft('booking')).toEqual({});

  const second = await page({ submit, draft: 'booking' });
  await second.type('Марат');
  session.expire('token');
  await second.leave();
  expect(readDraft('booking')).toEqual({ name: 'Марат', time: '' });
});

test('a form sends the text that the user chose from suggestions after an attempt with an error', async () => {
  const submit = vi.fn(() => Promise.resolve());
  const { press } = await page({ submit });
  await press('[type=submit]');
  await press('#time');
  await press('[aria-pressed]');
  await press('[type=submit]');
  expect(submit).toHaveBeenCalledWith({ name: 'Айгуль', time: '10:00' });
});

function Both() {
  const { form, frame } = useSchemaForm({
    schema: v.object({ name: requiredText(), time: v.string() }),
    defaultValues: defaults,
    submit: () => Promise.resolve(),
  });
  const time = useStore(form.store, ({ values }) => values.time);
  const missing = ({ value }: { readonly value: string }) => (value === '' ? 'Выберите время' : undefined);
  return (
    <FormFrame {...frame} summary={false}>
      <form.AppField name="name" validators={{ onDynamic: () => undefined }}>
        {(field) => <field.TextField label="Имя" />}
      </form.AppField>
      <form.AppField name="time" validators={{ onDynamic: missing }}>
        {(field) => (
          <field.SelectField label="Время">
            <option value="">Выберите</option>
            <option value="10:00">10:00</option>
          </field.SelectField>
        )}
      </form.AppField>
      <button type="button" id="ten" onClick={() => form.setFieldValue('time', '10:00')}>
        В десять
      </button>
      {time !== '' && <form.AppField name="name">{(field) => <field.TextField label="Имя ещё раз" />}</form.AppField>}
      <SubmitButton busy="Шлём">Послать</SubmitButton>
    </FormFrame>
  );
}

test('a form shows the errors of the schema and of a field together, but no error at a field added later', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () => createRoot(place).render(<Both />));
  const press = (selector: string) =>
    act(async () => {
      (place.querySelector(selector) as HTMLElement).click();
      await new Promise((resolve) => setTimeout(resolve));
    });
  const told = () => [...place.querySelectorAll('[data-error]')].map(({ textContent }) => textContent);
  await press('[type=submit]');
  expect(told()).toEqual(['Обязательно для заполнения', 'Выберите время']);
  await press('#ten');
  expect(told()).toEqual(['Обязательно для заполнения']);
});

function Choice() {
  const { form, frame } = useSchemaForm({
    schema: v.object({ time: v.string() }),
    defaultValues: { time: '' },
    submit: () => Promise.resolve(),
  });
  return (
    <FormFrame {...frame}>
      <form.AppField name="time">
        {(field) => (
          <field.SelectField label="Время" shown={field.state.value || '10:00'}>
            <option value="10:00">10:00</option>
            <option value="11:00">11:00</option>
          </field.SelectField>
        )}
      </form.AppField>
      <Last />
      <SubmitButton busy="Шлём">Послать</SubmitButton>
    </FormFrame>
  );
}

function Last() {
  const toSubmit = useToSubmit();
  return (
    <button type="button" id="last" onClick={toSubmit}>
      Айгуль
    </button>
  );
}

test('a list of choices shows a value set by another field, and after its last choice the button has focus', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  await act(async () => createRoot(place).render(<Choice />));
  expect(place.querySelector('select')?.value).toBe('10:00');
  await act(async () => (place.querySelector('#last') as HTMLElement).click());
  expect(document.activeElement?.textContent).toBe('Послать');
});
